import fc from 'fast-check';
import { TickLine } from '../../src/v8log/tick-line.js';

/** Parses what follows `tick,`, somewhere inside a larger buffer. */
function parse(fields) {
  const tick = new TickLine();
  const bytes = Buffer.from(`before\ntick,${fields}\n0x1,2,3`);
  const start = 'before\ntick,'.length;
  if (!tick.parse(bytes, start, start + Buffer.byteLength(fields))) return null;
  const { pc, time, isExternal, external, state, overflow, frameCount } = tick;
  return { pc, time, isExternal, external, state, overflow, frames: [...tick.frames.subarray(0, frameCount)] };
}

const PLAIN = { pc: 0x1d53f2f, time: 1159246, isExternal: false, external: 0, state: 0, overflow: false, frames: [] };

describe('a whole tick', () => {
  test.each([
    ['0x1d53f2f,1159246,0,0x0,0', PLAIN],
    [
      '0x1d53f2f,1159246,1,0xeb2e90,6,0xf51800,0x7ff48c00cf8e',
      { ...PLAIN, isExternal: true, external: 0xeb2e90, state: 6, frames: [0xf51800, 0x7ff48c00cf8e] },
    ],
    ['0x1d53f2f,1159246,0,0x0,0,overflow,0x10', { ...PLAIN, overflow: true, frames: [0x10] }],
    ['0x1d53f2f,1159246,0,0x0,0,overflow', { ...PLAIN, overflow: true }],
    [
      '0x1fffffffffffff,9007199254740991,0,0x0,99',
      { ...PLAIN, pc: Number.MAX_SAFE_INTEGER, time: Number.MAX_SAFE_INTEGER, state: 99 },
    ],
    ['0x0,0,0,0x0,5', { ...PLAIN, pc: 0, time: 0, state: 5 }],
    // Old V8: frames as differences to the ones before, beginning at the program counter.
    ['0x100,1159246,0,0x0,0,0x50,+0x20,-0x1', { ...PLAIN, pc: 0x100, frames: [0x50, 0x120, 0x11f] }],
  ])('%s', (fields, expected) => expect(parse(fields)).toEqual(expected));
});

test.each([
  '',
  '0x1',
  '0x1,2',
  '0x1,2,0,0x0',
  '0x1,2,0,0x0,',
  '0x1,2,2,0x0,0',
  '0x1,-2,0,0x0,0',
  ',2,0,0x0,0',
  '0x,2,0,0x0,0',
  '0X1,2,0,0x0,0',
  '0x1F,2,0,0x0,0',
  '0x1,2.5,0,0x0,0',
  '0x1,2e3,0,0x0,0',
  '0x1,2,0,0x0,0,name',
  '0x1,2,0,0x0,0,0x5,overflow',
  '0x1,2,0,0x0,0,over',
  '0x1,2,0,0x0,0,+',
  '0x1,2,0,0x0,0,0x5x',
  '0x1,2,0,0x0,0,,0x5',
  '0x20000000000000,2,0,0x0,0',
  '0x1,9007199254740992,0,0x0,0',
  '0x1,2,0,0x0,\0',
])('%j is no whole tick', (fields) => expect(parse(fields)).toBeNull());

test("V8 walks 255 frames; thousands are not a tick of V8's", () => {
  const frames = (count) => `0x1,2,0,0x0,0${',0xabc'.repeat(count)}`;
  expect(parse(frames(255)).frames).toEqual(Array(255).fill(0xabc));
  expect(parse(frames(1024)).frames).toHaveLength(1024);
  expect(parse(frames(1025))).toBeNull();
});

test('nothing of the tick before stays', () => {
  const tick = new TickLine();
  const bytes = Buffer.from('0x1,2,1,0x5,6,overflow,0x7');
  tick.parse(bytes, 0, bytes.length);
  tick.parse(Buffer.from('0x1,2,0,0x0,0'), 0, 13);
  expect({ overflow: tick.overflow, frameCount: tick.frameCount, isExternal: tick.isExternal }).toEqual({
    overflow: false,
    frameCount: 0,
    isExternal: false,
  });
});

describe('the frames of one tick after another', () => {
  /** Parses lines one after another: the frames of each, and the number of their version. */
  function parseAll(lines) {
    const tick = new TickLine();
    return lines.map((line) => {
      const bytes = Buffer.from(line);
      return tick.parse(bytes, 0, bytes.length)
        ? [tick.framesVersion, ...tick.frames.subarray(0, tick.frameCount)]
        : null;
    });
  }

  test.each([
    [
      'equal ones are one version',
      ['0x1,2,0,0x0,0,0xa,0xb', '0x5,9,0,0x0,0,0xa,0xb'],
      [
        [1, 10, 11],
        [1, 10, 11],
      ],
    ],
    [
      'a longer one',
      ['0x1,2,0,0x0,0,0xa,0xb', '0x1,2,0,0x0,0,0xa,0xbc'],
      [
        [1, 10, 11],
        [2, 10, 188],
      ],
    ],
    [
      'one that differs in its last digit',
      ['0x1,2,0,0x0,0,0xa,0xbcd1', '0x1,2,0,0x0,0,0xa,0xbcd2'],
      [
        [1, 10, 0xbcd1],
        [2, 10, 0xbcd2],
      ],
    ],
    ['none', ['0x1,2,0,0x0,0', '0x1,2,0,0x0,0', '0x1,2,0,0x0,0,0xa', '0x1,2,0,0x0,0'], [[1], [1], [2, 10], [3]]],
    [
      'differences to another counter',
      ['0x10,2,0,0x0,0,+0x1', '0x20,2,0,0x0,0,+0x1'],
      [
        [1, 0x11],
        [2, 0x21],
      ],
    ],
    [
      'behind a line that is no tick',
      ['0x1,2,0,0x0,0,0xa', '0x1,2,0,0x0,0,0xb,x', '0x1,2,0,0x0,0,0xa'],
      [[1, 10], null, [3, 10]],
    ],
    [
      'more than is kept',
      Array(2).fill(`0x1,2,0,0x0,0${',0xabcdef'.repeat(1000)}`),
      [1, 2].map((version) => [version, ...Array(1000).fill(0xabcdef)]),
    ],
  ])('%s', (_, lines, expected) => expect(parseAll(lines)).toEqual(expected));

  test('are those of their own lines, whatever stood before', () => {
    const line = fc.array(fc.constantFrom('0xa', '0xb', '0xabcdef01', '0xabcdef02'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const parsed = parseAll(lines.map((frames) => ['0x1,2,0,0x0,0', ...frames].join()));
        expect(parsed.map(([, ...frames]) => frames)).toEqual(lines.map((frames) => frames.map(Number)));
      }),
    );
  });
});

test('whatever numbers V8 writes come back', () => {
  const address = fc.maxSafeNat();
  fc.assert(
    fc.property(
      address,
      fc.maxSafeNat(),
      fc.boolean(),
      address,
      fc.nat(20),
      fc.array(address, { maxLength: 40 }),
      (pc, time, isExternal, external, state, frames) => {
        const fields = [
          `0x${pc.toString(16)}`,
          time,
          Number(isExternal),
          `0x${external.toString(16)}`,
          state,
          ...frames.map((frame) => `0x${frame.toString(16)}`),
        ];
        expect(parse(fields.join())).toEqual({ pc, time, isExternal, external, state, overflow: false, frames });
      },
    ),
  );
});
