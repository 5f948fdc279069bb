import { noiseOf, runNoise } from '../../src/compare/noise.js';
import { reportOf } from './reports.js';

const blocks = (p50Ms, count = 30) => ({ count, p50Ms, p95Ms: p50Ms, maxMs: p50Ms, errorMs: 1, split: false });
const noise = (sites, profile = {}) => {
  const report = reportOf(sites);
  const run = runNoise({ ...report, profile: { ...report.profile, ...profile } });
  return noiseOf(run, run.all.list);
};
const KEY = { ticks: 100, operation: 'keygen.rsa', algorithm: '', api: 'generateKeyPairSync', phase: 'top-level' };

test.each([
  ['short calls', [{ ticks: 300, blocks: blocks(1) }], 3],
  ['calls of some ticks each', [{ ticks: 300, blocks: blocks(6) }], 6],
  ['long calls', [{ ticks: 300, blocks: blocks(48) }], 10],
  ['calls that hand their work over', [{ ticks: 300, form: 'async', blocks: blocks(1) }], 10],
  ['both, by their ticks', [{ ticks: 300, blocks: blocks(1) }, { ticks: 100, line: 9, blocks: blocks(11) }], 4.75],
  ['none', [], 3],
])('design effect of %s', (_, sites, designEffect) => expect(noise(sites).designEffect).toBeCloseTo(designEffect, 9));

test('ticks that come late make shares less sure, up to a point', () => {
  expect(noise([], { busyTicks: 1000, busyMs: 1000, intervalUs: 1000 }).busyFactor).toBe(1);
  expect(noise([], { busyTicks: 1000, busyMs: 1500, intervalUs: 1000 }).busyFactor).toBeCloseTo(3.375, 9);
  expect(noise([], { busyTicks: 10, busyMs: 1500, intervalUs: 1000 }).busyFactor).toBe(8);
  expect(noise([], { busyTicks: 0, busyMs: 0, intervalUs: 0 }).busyFactor).toBe(1);
});

test('searches for primes vary, and less if there are many', () => {
  expect(noise([{ ...KEY, blocks: blocks(100, 1) }])).toMatchObject({ searchTicks: 70, runSearchTicks: 70, recurringSearchTicks: 0, isSearch: true });
  const many = noise([{ ...KEY, phase: 'event-loop', blocks: blocks(1, 100) }]);
  expect(many).toMatchObject({ isSearch: false });
  expect([many.searchTicks, many.recurringSearchTicks]).toEqual([expect.closeTo(7, 9), expect.closeTo(7, 9)]);
  expect(noise([{ ...KEY, form: 'async', blocks: blocks(1) }]).searchTicks).toBe(0);
  expect(noise([{ ticks: 900 }, { ...KEY, blocks: blocks(100, 1) }])).toMatchObject({ searchTicks: 70, isSearch: false });
});

test('an operation without a call site counts as one call', () => {
  const report = reportOf([{ ...KEY, blocks: blocks(100, 1) }]);
  const run = runNoise({ ...report, callSites: [] });
  expect(noiseOf(run, run.all.list)).toMatchObject({ searchTicks: 70, isSearch: true });
});

test('what is done once: while modules are loaded, or in a few searches', () => {
  const once = (sites) => runNoise(reportOf(sites)).onceTicks;
  expect(once([{ ticks: 300, blocks: blocks(1) }, { ...KEY, phase: 'event-loop', blocks: blocks(100, 1) }])).toBe(100);
  expect(once([{ ticks: 300, line: 9, byPhase: { 'top-level': 40, 'event-loop': 260 } }])).toBe(40);
  expect(once([{ ...KEY, phase: 'event-loop', blocks: blocks(1, 100) }])).toBe(0);
  const report = reportOf([{ ticks: 300, phase: 'top-level' }]);
  expect(runNoise({ ...report, callSites: [], operations: report.operations.map((row) => ({ ...row, byPhase: { 'top-level': 300 } })) }).onceTicks).toBe(300);
});
