import { isMachineBusy, poolUse, runningShare, shareOfWork, undividedUse } from '../../src/model/cpu.js';
import { problemIn } from '../support/schema-problem.js';

const CPU = { totalMs: 2000, mainMs: 800, workersMs: 0, poolMs: 1100, v8Ms: 60, otherMs: 40, runQueueWaitMs: 300 };

test("the pool's part is of all CPU time", () => {
  expect(poolUse(CPU)).toEqual({ ms: 1100, share: 0.55, isNotable: true, isMost: true });
  expect(poolUse({ ...CPU, poolMs: 1000 })).toEqual({ ms: 1000, share: 0.5, isNotable: true, isMost: false });
  expect(poolUse({ ...CPU, poolMs: 99 })).toMatchObject({ isNotable: false, isMost: false });
  expect(poolUse({ ...CPU, poolMs: 0, totalMs: 0 })).toMatchObject({ share: 0, isNotable: false });
});

test.each([null, { ...CPU, poolMs: null }, { ...CPU, totalMs: null }])('unknown times are null: %j', (cpu) =>
  expect(poolUse(cpu)).toBeNull(),
);

test.each([
  ['are most of it', {}, { ms: 1140, share: 0.57, isNotable: true, isMost: true }],
  ['are told apart', { poolMs: 1100 }, null],
  ['may be the other thing', { otherMs: 40 }, null],
  ["may be a worker's", { workersMs: null }, null],
  ["may be V8's", { v8Ms: null }, null],
  ['are not known to be of all', { totalMs: null }, null],
])("the pool's threads and those of addons %s", (_, times, use) =>
  expect(undividedUse({ ...CPU, poolMs: null, otherMs: null, ...times })).toEqual(use),
);

test('a machine is busy if threads waited for more than a fifth of their CPU time', () => {
  expect([400, 401, null].map((runQueueWaitMs) => isMachineBusy({ ...CPU, runQueueWaitMs }))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isMachineBusy({ ...CPU, totalMs: null })).toBe(false);
});

describe('how much of the time the event loops had a processor', () => {
  test.each([
    ['their own wait counts', { mainRunQueueWaitMs: 800 }, 0.5],
    [
      "not that of V8's profiler, which wakes up each millisecond",
      { runQueueWaitMs: 9000, mainRunQueueWaitMs: 100 },
      1,
    ],
    ['where they hardly waited, ticks are as good', { mainRunQueueWaitMs: 160 }, 1],
    ['an earlier version knew only that of all threads', { runQueueWaitMs: 2000 }, 0.5],
    ['nor always which thread was the main one', { mainMs: null, runQueueWaitMs: 2000, mainRunQueueWaitMs: 0 }, 0.5],
    ['nor how long any waited', { runQueueWaitMs: null }, 1],
  ])('%s', (_, cpu, share) => expect(runningShare({ ...CPU, ...cpu })).toBe(share));

  test("perf's times are without that wait", () => {
    const cpu = { ...CPU, mainRunQueueWaitMs: 800 };
    expect([shareOfWork({ cpu }), shareOfWork({ cpu, collector: 'perf' })]).toEqual([0.5, 1]);
  });

  test('nothing is known', () => expect([null, undefined].map(runningShare)).toEqual([1, 1]));
});

test.each([
  ['as they are', CPU, null],
  ['of which nothing is known', Object.fromEntries(Object.keys(CPU).map((field) => [field, null])), null],
  ['that are no object', 7, ''],
  ['of which one is missing', { ...CPU, v8Ms: undefined }, 'v8Ms'],
  ['that are negative', { ...CPU, otherMs: -1 }, 'otherMs'],
])('CPU times %s', (_, cpu, problem) => expect(problemIn('report', cpu, 'CpuTimes')).toBe(problem));
