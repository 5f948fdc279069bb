/** One map from two: what was bundled leads through what had been compiled to what was written. */
import { composedMap } from '../../src/source-maps/composed-map.js';
import { openSourceMap } from '../../src/source-maps/source-map.js';

const LIMITS = { segments: 1000, sources: 100, sections: 10 };
const opened = (/** @type {string[]} */ sources, /** @type {string} */ mappings) =>
  /** @type {import('../../src/source-maps/source-map.js').SourceMap} */ (
    openSourceMap({ version: 3, names: [], sources, mappings }, LIMITS).map
  );

/** Lines 1 to 3 are those of `a.js`, line 4 the first of `lib.js`, line 5 the first of `b.js`. */
const BUNDLED = opened(['a.js', 'lib.js', 'b.js'], 'AAAA;AACA;AACA;ACFA;ACAA');
/** Line 1 was made up, line 2 is the first of `a.ts`, line 3 leads to no source. */
const OF_A = opened(['types.ts', 'a.ts'], 'A;ACAA;AEAA');
const OF_B = opened(['b.ts'], 'AAUA');
const MAP = composedMap(
  BUNDLED,
  new Map([
    [0, OF_A],
    [2, OF_B],
  ]),
);
const at = (/** @type {number} */ line) => {
  const traced = MAP.trace(line, 1);
  return traced && `${MAP.sources[traced.source].path}:${traced.line}`;
};

test('what the earlier maps lead to takes the place of their files', () =>
  expect(MAP.sources.map((each) => each.path)).toEqual(['types.ts', 'a.ts', 'lib.js', 'b.ts']));

test.each([
  [1, null],
  [2, 'a.ts:1'],
  [3, null],
  [4, 'lib.js:1'],
  [5, 'b.ts:11'],
])('line %i is %s', (line, place) => expect(at(line)).toBe(place));

test('what the compiler made up is passed over', () => expect(MAP.next(1, 1)).toEqual({ line: 2, column: 1 }));

test('what leads to no source is astray, in whichever map', () =>
  expect([1, 2, 3, 4, 5].map((line) => MAP.isAstray(line, 1))).toEqual([false, false, true, false, false]));

test('a map of nothing that anybody wrote ends', () => {
  const lines = 'AACA;'.repeat(500);
  const none = composedMap(opened(['a.js'], lines), new Map([[0, opened(['a.ts'], 'A;'.repeat(500))]]));
  expect(none.next(1, 1)).toBeNull();
});
