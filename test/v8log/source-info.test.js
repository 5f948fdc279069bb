import fc from 'fast-check';
import { SourcePositions, inlinedAddresses } from '../../src/v8log/source-info.js';

const framesAt = (tables, offset) => new SourcePositions(tables).framesAt(offset);
const outer = (offset) => [{ functionIndex: -1, offset }];

describe('a position holds until the next', () => {
  const TABLES = 'C0O100C8O120C20O300C31O140,,';
  test.each([
    [0, 100],
    [7, 100],
    [8, 120],
    [19, 120],
    [20, 300],
    [30, 300],
    [31, 140],
    [1e9, 140],
  ])('at %d', (at, offset) => expect(framesAt(TABLES, at)).toEqual(outer(offset)));

  test('before the first there is none', () => expect(framesAt('C4O100,,', 3)).toEqual(outer(-1)));

  test('of two at one place, the last', () => expect(framesAt('C4O100C4O200,,', 4)).toEqual(outer(200)));

  test.each(['', ',', ',,', 'rubbish,,', 'C,,', 'C5,,', 'I7,,', 'O1,,', 'O1C2,,'])('%j says nothing', (tables) =>
    expect(framesAt(tables, 5)).toEqual(outer(-1)),
  );

  test('numbers that no code has stay in bounds', () =>
    expect(framesAt(`C0O${'9'.repeat(400)},,`, 0)).toEqual(outer(0x7fffffff)));
});

describe('inlined calls become frames', () => {
  // 0: function 0, called at 50 by the outer function; 1: function 1, called at 70 in row 0.
  const INLINING = 'F0O50F1O70I0,S0x1S0x2';
  test.each([
    ['in the outer function', 'C0O10', outer(10)],
    ['one deep', 'C0O10I0', [{ functionIndex: 0, offset: 10 }, ...outer(50)]],
    ['two deep', 'C0O10I1', [{ functionIndex: 1, offset: 10 }, { functionIndex: 0, offset: 70 }, ...outer(50)]],
    ['after it, in the outer function again', 'C0O10I1C0O90', outer(90)],
    ['in a row that is not there', 'C0O10I9', outer(10)],
  ])('%s', (_, positions, frames) => expect(framesAt(`${positions},${INLINING}`, 0)).toEqual(frames));

  test('a row may have no function', () =>
    expect(framesAt('C0O10I0,FO50,', 0)).toEqual([{ functionIndex: -1, offset: 10 }, ...outer(50)]));

  test('a chain that loops in a damaged table comes to an end', () => {
    expect(framesAt('C0O10I0,F0O50I1F1O60I0,', 0).length).toBeLessThan(100);
  });
});

test('finds what a walk over all entries finds', () => {
  const entry = fc.tuple(fc.nat(50), fc.nat(1000), fc.option(fc.nat(2)));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), fc.nat(60), (entries, at) => {
      entries.sort(([a], [b]) => a - b);
      const text = entries.map(([code, script, row]) => `C${code}O${script}${row === null ? '' : `I${row}`}`).join('');
      const [, offset, row] = entries.findLast(([code]) => code <= at) ?? [0, -1, null];
      const inlined = row === null ? [] : [{ functionIndex: row, offset }];
      expect(framesAt(`${text},F0O10F1O11F2O12,`, at)).toEqual([
        ...inlined,
        ...outer(row === null ? offset : 10 + row),
      ]);
    }),
  );
});

test.each([
  ['C0O10I0,F0O50,S0x7ff0S0x8a00', [0x7ff0, 0x8a00]],
  ['C0O1,,', []],
  ['', []],
])('the functions of %j', (tables, addresses) => {
  expect(inlinedAddresses(tables)).toEqual(addresses);
});
