import { noiseOf, onceTicksOf, runNoise } from '../../src/compare/noise.js';
import { reportOf } from './reports.js';

const blocks = (p50Ms, count = 30) => ({ count, p50Ms, p95Ms: p50Ms, maxMs: p50Ms, errorMs: 1, split: false });
const noise = (sites, profile = {}) => {
  const report = reportOf(sites);
  const run = runNoise({ ...report, profile: { ...report.profile, cpu: null, ...profile } });
  return noiseOf(run, run.all.list);
};
const KEY = { ticks: 100, operation: 'keygen.rsa', algorithm: '', api: 'generateKeyPairSync', phase: 'top-level' };

test.each([
  ['short calls', [{ ticks: 300, blocks: blocks(1) }], 3],
  ['calls of some ticks each', [{ ticks: 300, blocks: blocks(6) }], 6],
  ['long calls', [{ ticks: 300, blocks: blocks(48) }], 10],
  ['calls that hand their work over', [{ ticks: 300, form: 'async', blocks: blocks(1) }], 10],
  [
    'both, by their ticks',
    [
      { ticks: 300, blocks: blocks(1) },
      { ticks: 100, line: 9, blocks: blocks(11) },
    ],
    4.75,
  ],
  ['none', [], 3],
])('design effect of %s', (_, sites, designEffect) => expect(noise(sites).designEffect).toBeCloseTo(designEffect, 9));

test('ticks that come late make shares less sure, up to a point', () => {
  expect(noise([], { busyTicks: 1000, busyMs: 1000, intervalUs: 1000 }).busyFactor).toBe(1);
  expect(noise([], { busyTicks: 1000, busyMs: 1500, intervalUs: 1000 }).busyFactor).toBeCloseTo(3.375, 9);
  expect(noise([], { busyTicks: 10, busyMs: 1500, intervalUs: 1000 }).busyFactor).toBe(8);
  expect(noise([], { busyTicks: 0, busyMs: 0, intervalUs: 0 }).busyFactor).toBe(1);
  const waited = (runQueueWaitMs, totalMs = 1000) =>
    noise([], { busyTicks: 1000, busyMs: 1000, intervalUs: 1000, cpu: { totalMs, runQueueWaitMs } }).busyFactor;
  expect([waited(0), waited(1000), waited(90_000), waited(null), waited(5, null), waited(5, 0)]).toEqual([
    1, 2, 8, 1, 1, 1,
  ]);
});

test('searches for primes vary, and less if there are many', () => {
  expect(noise([{ ...KEY, blocks: blocks(100, 1) }])).toMatchObject({
    searchTicks: 70,
    runSearchTicks: 70,
    recurringSearchTicks: 0,
    isSearch: true,
  });
  const many = noise([{ ...KEY, phase: 'event-loop', blocks: blocks(1, 100) }]);
  expect(many).toMatchObject({ isSearch: false });
  expect([many.searchTicks, many.recurringSearchTicks]).toEqual([expect.closeTo(7, 9), expect.closeTo(7, 9)]);
  expect(noise([{ ...KEY, form: 'async', blocks: blocks(1) }]).searchTicks).toBe(0);
  expect(noise([{ ticks: 900 }, { ...KEY, blocks: blocks(100, 1) }])).toMatchObject({
    searchTicks: 70,
    isSearch: false,
  });
});

test('an operation without a call site counts as one call', () => {
  const report = reportOf([{ ...KEY, blocks: blocks(100, 1) }]);
  const run = runNoise({ ...report, callSites: [] });
  expect(noiseOf(run, run.all.list)).toMatchObject({ searchTicks: 70, isSearch: true });
});

test('what is done once: the start, and a few searches', () => {
  const once = (sites, startTicks = 0) => runNoise(withStart(reportOf(sites), startTicks)).onceTicks;
  const withStart = (report, startTicks) => ({ ...report, profile: { ...report.profile, startTicks } });
  expect(
    once(
      [
        { ticks: 300, blocks: blocks(1) },
        { ...KEY, phase: 'event-loop', blocks: blocks(100, 1) },
      ],
      90,
    ),
  ).toBe(190);
  expect(once([{ ticks: 300, line: 9, byPhase: { 'top-level': 40, 'event-loop': 260 } }], 90)).toBe(90);
  expect(once([{ ...KEY, blocks: blocks(100, 1) }], 130)).toBe(130);
  expect(once([{ ...KEY, phase: 'event-loop', blocks: blocks(1, 100) }])).toBe(0);
  const { operations, ...report } = reportOf([{ ticks: 300, phase: 'top-level' }]);
  const run = runNoise({
    ...withStart(report, 340),
    callSites: [],
    operations: operations.map((row) => ({ ...row, byPhase: { 'top-level': 300 } })),
  });
  expect([run.onceTicks, onceTicksOf(run.all.list)]).toEqual([340, 300]);
});
