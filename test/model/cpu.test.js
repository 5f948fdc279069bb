import { isMachineBusy, poolUse, runningShare, runningTime, shareOfWork, undividedUse } from '../../src/model/cpu.js';
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

// 30 calls of 87 ms of CPU took from 0.1 to 0.8 s each: the event loop had a processor for a quarter of the time.
describe('how long a call ran that waited for a processor', () => {
  const cpu = { totalMs: 2700, mainMs: 2600, workersMs: 0, poolMs: 0, v8Ms: 100, otherMs: 0 };
  const profile = (/** @type {number} */ mainRunQueueWaitMs) => ({
    busyTicks: 2600,
    cpu: { ...cpu, runQueueWaitMs: mainRunQueueWaitMs, mainRunQueueWaitMs },
  });
  const site = {
    ticks: 2400,
    byPhase: { 'event-loop': 2400 },
    blocks: { count: 30, p50Ms: 300, p95Ms: 740, maxMs: 800, errorMs: 1, split: false },
  };

  test('is its part of the time, and no more than calls ran on average: what waited longest did not run longest', () => {
    const ran = runningTime(site, profile(7800));
    expect(ran(300)).toBeCloseTo(75, 6);
    expect(ran(740)).toBeCloseTo(80, 6);
  });

  test('is its part of the time if usual calls lasted as long', () =>
    expect(runningTime({ ...site, blocks: { ...site.blocks, p50Ms: 740 } }, profile(7800))(740)).toBeCloseTo(185, 6));

  test('is all of it if the event loop hardly waited', () => expect(runningTime(site, profile(100))(740)).toBe(740));

  test('is its part of the time if no call was told apart', () =>
    expect(runningTime({ ...site, blocks: { ...site.blocks, count: 0 } }, profile(7800))(740)).toBeCloseTo(185, 6));
});
