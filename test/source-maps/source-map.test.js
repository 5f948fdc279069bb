import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { openSourceMap } from '../../src/source-maps/source-map.js';

const LIMITS = { segments: 1000, sources: 100, sections: 10 };
const open = (json, limits = LIMITS) => openSourceMap(json, limits);

/** `ab` in line 1 of the one is in line 3 of the other; its second line has no original. */
const PLAIN = { version: 3, sources: ['a.ts'], names: ['hash'], mappings: 'AAEAA,CAAC;A' };

test('a position leads to the last segment before it in its line', () => {
  const { map } = open(PLAIN);
  expect(map.trace(1, 1)).toEqual({ source: 0, line: 3, column: 1, name: 'hash' });
  expect(map.trace(1, 2)).toEqual({ source: 0, line: 3, column: 2, name: '' });
  expect(map.trace(1, 99)).toEqual({ source: 0, line: 3, column: 2, name: '' });
  expect([map.trace(2, 1), map.trace(3, 1), map.trace(0, 0), map.trace(-1, 5), map.trace(NaN, NaN)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the first position behind another that has an original', () => {
  const { map } = open({ ...PLAIN, mappings: `A;${'AAEA;;;E'}AACA` });
  expect(map.next(1, 1)).toEqual({ line: 2, column: 1 });
  expect(map.next(2, 2)).toEqual({ line: 5, column: 3 });
  expect(map.next(5, 4)).toBe(null);
  expect(open({ ...PLAIN, mappings: `${';'.repeat(60)}AAEA` }).map.next(1, 1)).toBe(null);
});

test.each([
  ['a negative line', 'AADA'],
  ['a negative column', 'AAAD'],
  ['a source that it does not have', 'ACAA'],
  ['a negative source', 'ADAA'],
])('a segment that leads to %s leads astray, and is no code of the compiler', (_, mappings) => {
  const { map } = open({ ...PLAIN, mappings: `A,C${mappings.slice(1)};` });
  expect([map.trace(1, 1), map.trace(1, 2), map.trace(1, 9)]).toEqual([null, null, null]);
  expect([map.isAstray(1, 1), map.isAstray(1, 2), map.isAstray(1, 9), map.isAstray(2, 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const indexed = open({ version: 3, sections: [{ offset: { line: 2, column: 3 }, map: { ...PLAIN, mappings } }] }).map;
  expect([indexed.isAstray(1, 1), indexed.isAstray(3, 4), indexed.isAstray(3, 9)]).toEqual([false, true, true]);
  expect([map.isAstray(0, 0), map.isAstray(NaN, 1)]).toEqual([false, false]);
});

test('sourceRoot, and contents that are missing', () => {
  const { map } = open({
    ...PLAIN,
    sourceRoot: '../src',
    sources: ['a.ts', '/b.ts', 'file:///c.ts', null],
    sourcesContent: ['text', null],
  });
  expect(map.sources).toEqual([
    { path: '../src/a.ts', content: 'text' },
    { path: '/b.ts', content: null },
    { path: 'file:///c.ts', content: null },
    { path: '', content: null },
  ]);
});

test('an index map: each section at its offset, with sources of its own', () => {
  const section = (line, column, source) => ({ offset: { line, column }, map: { ...PLAIN, sources: [source] } });
  const { map } = open({
    version: 3,
    sections: [section(0, 4, 'a.ts'), section(0, 10, 'b.ts'), section(7, 0, 'c.ts')],
  });
  expect(map.sources.map(({ path }) => path)).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect([map.trace(1, 1), map.trace(1, 5), map.trace(1, 11), map.trace(8, 2)]).toEqual([
    null,
    { source: 0, line: 3, column: 1, name: 'hash' },
    { source: 1, line: 3, column: 1, name: 'hash' },
    { source: 2, line: 3, column: 2, name: '' },
  ]);
  expect(map.next(7, 1)).toBe(null);
  expect(map.next(8, 1)).toEqual({ line: 8, column: 1 });
  expect(map.next(1, 11)).toEqual({ line: 1, column: 11 });
});

const plainSection = { offset: { line: 0, column: 0 }, map: PLAIN };
test.each([
  ['no object', null, 'it is not a source map'],
  ['a list', [], 'it is not a source map'],
  ['another version', { ...PLAIN, version: 2 }, 'it is not a source map of version 3'],
  ['no mappings', { ...PLAIN, mappings: undefined }, 'it has no mappings'],
  ['decoded mappings', { ...PLAIN, mappings: [[]] }, 'it has no mappings'],
  ['sources that are not a list', { ...PLAIN, sources: 'a.ts' }, 'its sources are not a list'],
  ['too many segments', { ...PLAIN, mappings: ','.repeat(2000) }, 'it has more than 1000 segments'],
  ['too many lines', { ...PLAIN, mappings: ';'.repeat(2000) }, 'it has more than 1000 segments'],
  // The decoder skips a letter behind the last number, and begins another segment.
  ['one segment of many numbers', { ...PLAIN, mappings: 'AAAA;AAAAAAAAAA' }, 'it is damaged'],
  ['one segment of many numbers, not in base64', { ...PLAIN, mappings: 'AAAA,\u{fffd}-_!%{}' }, 'it is damaged'],
  ['too many sources', { ...PLAIN, sources: Array(101).fill('a') }, 'it has more than 100 sources'],
  ['too many sections', { version: 3, sections: Array(11).fill(plainSection) }, 'it has more than 10 sections'],
  [
    'sections that together are too many',
    { version: 3, sections: Array(10).fill({ ...plainSection, map: { ...PLAIN, mappings: ','.repeat(150) } }) },
    /^it has more than \d+ segments$/,
  ],
  [
    'sections in sections',
    { version: 3, sections: [{ ...plainSection, map: { version: 3, sections: [plainSection] } }] },
    'its sections have sections',
  ],
  [
    'sections in other files',
    { version: 3, sections: [{ ...plainSection, url: 'b.map' }] },
    'its sections are in other files',
  ],
  [
    'sections that are not in order',
    { version: 3, sections: [{ ...plainSection, offset: { line: 5, column: 0 } }, plainSection] },
    'its sections are not in order',
  ],
  [
    'an offset that is none',
    { version: 3, sections: [{ ...plainSection, offset: { line: -1, column: 0 } }] },
    'it is damaged',
  ],
])('%s', (_, json, problem) => {
  const opened = open(json);
  expect(opened.map).toBe(null);
  expect(opened.problem).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('a section far down costs nothing', () => {
  const { map } = open({ version: 3, sections: [{ offset: { line: 2 ** 52, column: 0 }, map: PLAIN }] });
  expect(map.trace(2 ** 52 + 1, 1)).toMatchObject({ source: 0, line: 3 });
});

test('many sections, in one line or below each other, take no time', () => {
  const count = 40_000;
  const at = (line, column) => ({ offset: { line, column }, map: { ...PLAIN, sources: [`${line}.ts`] } });
  for (const place of [(index) => [0, 4 * index], (index) => [index, 0]]) {
    const sections = Array.from({ length: count }, (_, index) => at(...place(index)));
    const { map } = openSourceMap({ version: 3, sections }, { segments: 1e6, sources: count, sections: count });
    // 80,000 calls of expect() take longer than what they check.
    const wrong = Array.from({ length: count }, (_, index) => place(index)).flatMap(([line, column], index) =>
      map.trace(line + 1, column + 1)?.source === index ? [] : [index],
    );
    expect(wrong).toEqual([]);
  }
});

test('any map is opened or refused, and says nothing that it may not', () => {
  const mappings = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ACDEGIKgBhz9+/,;'), maxLength: 60 }),
    fc.string({ maxLength: 40 }),
  );
  const plain = fc.record(
    {
      version: fc.constantFrom(3, 3, 3, 2, '3'),
      mappings,
      sources: fc.oneof(fc.array(fc.oneof(fc.string(), fc.constant(null)), { maxLength: 4 }), fc.anything()),
      names: fc.oneof(fc.array(fc.anything(), { maxLength: 3 }), fc.anything()),
      sourceRoot: fc.anything(),
      sourcesContent: fc.anything(),
    },
    { requiredKeys: ['version', 'mappings', 'sources'] },
  );
  const offset = fc.record({ line: fc.nat(5), column: fc.nat(9) });
  const sections = fc.array(fc.record({ offset: fc.oneof(offset, fc.anything()), map: plain }), { maxLength: 3 });
  const json = fc.oneof(plain, fc.record({ version: fc.constant(3), sections }), fc.anything());
  fc.assert(
    fc.property(json, fc.nat(6), fc.nat(40), (any, line, column) => {
      const { map, problem } = open(any);
      if (map === null) {
        expect(problem).not.toBe('');
        return;
      }
      const traced = map.trace(line, column);
      const next = map.next(line, column);
      expect(next === null || (Number.isInteger(next.line) && next.line >= line)).toBe(true);
      expect(map.isAstray(line, column) && traced !== null).toBe(false);
      if (traced === null) return;
      expect(map.sources[traced.source]).toBeDefined();
      expect(traced.line).toBeGreaterThanOrEqual(1);
      expect(traced.column).toBeGreaterThanOrEqual(1);
      expect(typeof traced.name).toBe('string');
    }),
    { numRuns: 500 },
  );
});

test('maps of real compilers', () => {
  const read = (name) =>
    open(JSON.parse(readFileSync(new URL(`../../fixtures/compiled/${name}`, import.meta.url), 'utf8')), {
      ...LIMITS,
      segments: 10_000,
    }).map;
  // `pbkdf2Sync` of the first call, at its name.
  const tsc = read('tsc/passwords.js.map');
  expect(tsc.trace(18, 33)).toMatchObject({ source: 0, line: 19, column: 12 });
  expect(tsc.sources).toEqual([{ path: '../src/passwords.ts', content: null }]);
  const bundle = read('esbuild/main.js.map');
  expect(bundle.sources.map(({ path }) => path)).toEqual(['../src/passwords.ts', '../src/main.ts']);
});
