/** Which call of the source each place in baseline code is, held against trying every way. */
import fc from 'fast-check';
import { placeCalls } from '../../src/attribute/place-calls.js';

const call = (end, isMoved = false) => ({ end, isMoved });
const place = (callOffset, ...ends) => ({ callOffset, candidates: ends.map((end) => call(end)) });
const endsOf = (placed) =>
  Object.fromEntries([...placed].map(([offset, calls]) => [offset, calls.map(({ end }) => end)]));

describe('places and calls', () => {
  test.each([
    ['one of one', [place(100, 1)], { 100: [1] }],
    [
      'as many of each, in any order',
      [place(300, 3, 1, 2), place(100, 1, 2, 3), place(200, 1, 2, 3)],
      { 100: [1], 200: [2], 300: [3] },
    ],
    ['a call that was never seen', [place(100, 1, 2, 3), place(200, 1, 2, 3)], { 100: [1, 2], 200: [2, 3] }],
    [
      "what another function's place leaves over",
      [place(100, 1, 3), place(200, 2), place(300, 1, 3)],
      { 100: [1], 200: [2], 300: [3] },
    ],
    ['behind the place of another function', [place(100, 2), place(200, 1, 3)], { 100: [2], 200: [3] }],
    ['more places than calls', [place(100, 1), place(200, 1), place(300, 2)], { 100: [], 200: [], 300: [] }],
    ['places in an order that the source does not have', [place(100, 2), place(200, 1)], { 100: [], 200: [] }],
    ['nothing', [], {}],
  ])('%s', (_, places, expected) => expect(endsOf(placeCalls(places))).toEqual(expected));

  test('where V8 moves a call, order tells nothing', () => {
    const both = [call(1, true), call(2)];
    expect(
      endsOf(
        placeCalls([
          { callOffset: 100, candidates: both },
          { callOffset: 200, candidates: both },
        ]),
      ),
    ).toEqual({ 100: [1, 2], 200: [1, 2] });
    expect(endsOf(placeCalls([{ callOffset: 100, candidates: [call(1, true)] }]))).toEqual({ 100: [1] });
    expect(endsOf(placeCalls([{ callOffset: 100, candidates: [call(1, true)] }, place(200, 1)]))).toEqual({
      100: [],
      200: [],
    });
  });
});

test('all that every way of keeping the order agrees in is known, and nothing else', () => {
  const ends = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(ends, { maxLength: 4 }), (candidates) => {
      const possible = candidates.map(() => new Set());
      const walk = (chosen) => {
        if (chosen.length === candidates.length) chosen.forEach((end, index) => possible[index].add(end));
        else for (const end of candidates[chosen.length]) if (end > (chosen.at(-1) ?? 0)) walk([...chosen, end]);
      };
      walk([]);
      const placed = endsOf(placeCalls(candidates.map((each, index) => place(100 + index, ...each))));
      expect(placed).toEqual(
        Object.fromEntries(possible.map((set, index) => [100 + index, [...set].sort((a, b) => a - b)])),
      );
    }),
  );
});
