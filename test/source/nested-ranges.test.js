import { rangesIn } from '../../src/source/nested-ranges.js';

/** How often somebody looked where a range begins. */
let looks = 0;

/** @param {number} start offset @param {number} end offset @returns {{start: number, end: number}} that counts looks */
function range(start, end) {
  return {
    get start() {
      looks++;
      return start;
    },
    end,
  };
}

const OUTER = range(0, 100);
const FIRST = range(10, 40);
const INNER = range(10, 20);
const LAST = range(90, 100);

test.each([
  ['in all', { start: 0, end: 100 }, [OUTER, FIRST, INNER, LAST]],
  ['in one that is itself among them', { start: 10, end: 40 }, [FIRST, INNER]],
  ['not those that go on behind it', { start: 5, end: 39 }, [INNER]],
  ['behind all', { start: 100, end: 110 }, []],
])('ranges %s', (_, whole, expected) => {
  expect(rangesIn([OUTER, FIRST, INNER, LAST], whole)).toEqual(expected);
});

test('those in each of 10,000 functions are found without looking at all 20,000', () => {
  const calls = Array.from({ length: 20_000 }, (_, index) => range(index * 10, index * 10 + 5));
  looks = 0;
  for (let start = 0; start < 200_000; start += 20) expect(rangesIn(calls, { start, end: start + 20 })).toHaveLength(2);
  expect(looks).toBeLessThan(10_000 * 50);
});
