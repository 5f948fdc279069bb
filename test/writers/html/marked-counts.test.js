/** What a marked stretch of the page's timeline is said to hold. */
import { blocksIn, countsIn } from '../../../src/writers/html/viewer/marked-counts.js';

const lane = { one: 'request begun', counted: 'requests begun', complete: true, startUs: 0, slotUs: 1000 };

test('counts of all threads add up, and are a bound if one of them may lack some', () => {
  const [one, other] = [
    { ...lane, counts: [1, 2] },
    { ...lane, counts: [3, 4] },
  ];
  expect(countsIn([one], 0, 1000)).toBe(', 1 request begun');
  expect(countsIn([one, other], 0, 2000)).toBe(', 10 requests begun');
  expect(countsIn([one, { ...other, complete: false }], 0, 1000)).toBe(', at least 4 requests begun');
});

test('blocks are those that held a thread in it, whenever they began', () => {
  const blocks = { start: Int32Array.from([10, 19, 20]), duration: Int32Array.from([300, 100, 900]) };
  const data = { blocks, blockUnitUs: 100, hasAllBlocks: true };
  expect(blocksIn(data, 1000, 2000)).toBe(
    ' 2 blocks of 10 ms or more held a thread meanwhile: median 10 ms, longest 30 ms.',
  );
  expect(blocksIn(data, 40_000, 41_000)).toBe(' 1 block of 10 ms or more held a thread meanwhile: longest 90 ms.');
  expect(blocksIn(data, 0, 1000)).toBe('');
  expect(blocksIn(data, 92_000, 93_000)).toBe('');
});
