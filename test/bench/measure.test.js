import { costOf, measureCalls } from '../../src/bench/measure.js';

/**
 * @param {(call: number) => number} usOf what each call takes, by its number
 * @returns {{call: () => number, cpuUs: () => number, calls: () => number}} calls, and the clock that they move
 */
function calls(usOf) {
  let now = 0;
  let count = 0;
  return { call: () => (now += usOf(count++)), cpuUs: () => now, calls: () => count };
}

test('short calls are measured many at a time', async () => {
  const { call, cpuUs, calls: count } = calls(() => 2);
  expect(await measureCalls(call, { samples: 9, cpuUs })).toEqual({ us: 2, spread: 0, n: 9 });
  expect(count()).toBeGreaterThan(9 * 5_000);
});

test('the first call, which loads and compiles, does not count', async () => {
  const { call, cpuUs } = calls((number) => (number === 0 ? 1e6 : 20_000));
  expect(await measureCalls(call, { samples: 5, cpuUs })).toMatchObject({ us: 20_000, spread: 0 });
});

test('long calls are measured less often', async () => {
  const { call, cpuUs } = calls(() => 300_000);
  expect(await measureCalls(call, { samples: 9, cpuUs })).toMatchObject({ us: 300_000, n: 5 });
});

test('promises are waited for', async () => {
  const { call, cpuUs } = calls(() => 20_000);
  let done = 0;
  await measureCalls(
    async () => {
      call();
      await null;
      done++;
    },
    { samples: 3, cpuUs },
  );
  expect(done).toBe(5);
});

test("the median and the quartiles' distance are told", () => {
  expect(costOf([10, 30, 20, 50, 40])).toEqual({ us: 30, spread: 0.667, n: 5 });
  expect(costOf([1, 2])).toEqual({ us: 1.5, spread: 0.333, n: 2 });
  expect(costOf([0, 0, 0])).toEqual({ us: 0, spread: 0, n: 3 });
});
