/** The benchmark of accuracy: that its programs hold what is measured, and that its verdicts can be bad. */
import { Script } from 'node:vm';
import { judge } from '../../scripts/accuracy/judge.js';
import { CALLER, programOf } from '../../scripts/accuracy/program.js';
import { summarise } from '../../scripts/accuracy/summary.js';
import { LEFT_OUT, WORKLOADS } from '../../scripts/accuracy/workloads/index.js';
import { OPERATIONS } from '../../src/model/operation.js';

describe('workloads', () => {
  test('have ids of their own', () => expect(new Set(WORKLOADS.map(({ id }) => id)).size).toBe(WORKLOADS.length));
  test('expect operations that exist', () => expect(WORKLOADS.flatMap(({ expect: ids }) => ids).filter((id) => !(id in OPERATIONS))).toEqual([]));
  test('are left out for a reason', () => expect(LEFT_OUT.filter(({ reason }) => reason === '')).toEqual([]));

  test.each(WORKLOADS.filter(({ isModule }) => !isModule))('$id is a program with the call in its line', (workload) => {
    const { source, line } = programOf(workload);
    expect(() => new Script(`(function () {${source}\n})`)).not.toThrow();
    expect(source.split('\n')[line - 1]).toContain(workload.call);
  });
});

const FILE = '/x/program.cjs';
const site = (overrides) => ({ file: FILE, line: 9, function: CALLER, operation: 'hash', api: 'createHash', phase: 'event-loop', ticks: 600, ...overrides });
const verdictOn = (callSites, { expected = ['hash'], unlocatedTicks = 0 } = {}) => judge(
  { id: 'node:crypto/createHash', call: '', expect: expected },
  {
    file: FILE,
    line: 9,
    truth: { partMs: 700, gcMs: 100, totalMs: 1000, delayMs: 0, calls: 1 },
    report: { profile: { busyTicks: 1000 }, crypto: { unlocatedTicks, ticks: callSites.reduce((sum, { ticks }) => sum + ticks, unlocatedTicks) }, callSites },
  },
);

describe('a verdict', () => {
  test('is good where everything is right', () => {
    expect(verdictOn([site()])).toMatchObject({ provider: 'node:crypto', operationRight: true, siteRight: true, phaseRight: true, truth: 0.6, share: 0.6, gcShare: 0.1, operationTicks: 600, cryptoTicks: 600 });
  });

  test.each([
    ['operation', { operation: 'hmac' }, { operationRight: false, siteRight: true, share: 0, operationTicks: 0 }],
    ['line', { line: 8 }, { siteRight: false, operationRight: true, siteTicks: 0 }],
    ['file', { file: '/x/node_modules/y/program.cjs' }, { siteRight: false }],
    ['function', { function: '' }, { siteRight: false }],
    ['phase', { phase: 'gc' }, { phaseRight: false }],
  ])('is bad for the wrong %s', (_, overrides, verdict) => expect(verdictOn([site(overrides)])).toMatchObject(verdict));

  test('is bad where nothing was found', () => {
    expect(verdictOn([])).toMatchObject({ found: '', operationRight: false, siteRight: false, phaseRight: false, share: 0 });
  });

  test('does not count what the program prepares', () => {
    expect(verdictOn([site({ phase: 'top-level', operation: 'keygen.rsa', ticks: 900 }), site()])).toMatchObject({ operationRight: true, cryptoTicks: 600 });
  });

  test('counts crypto that belongs to no line', () => {
    expect(verdictOn([site()], { unlocatedTicks: 40 })).toMatchObject({ operationTicks: 600, cryptoTicks: 640 });
  });

  test('is bad for any crypto in a control', () => {
    expect(verdictOn([], { expected: [], unlocatedTicks: 1 }).strayTicks).toBe(1);
    expect(verdictOn([], { expected: [] }).strayTicks).toBe(0);
  });
});

test('a summary counts what is right, and errors without sign', () => {
  const verdicts = [verdictOn([site()]), verdictOn([site({ ticks: 500, line: 8 })]), verdictOn([site({ ticks: 800 })]), verdictOn([], { expected: [] })];
  expect(summarise({ verdicts })).toMatchObject({ programs: 4, crypto: 3, controls: 1, operations: 3, sites: 2, locatable: 3, phases: 3, strayControls: 0 });
  expect(summarise({ verdicts }).meanError).toBeCloseTo(0.1, 9);
  expect(summarise({ verdicts }).medianError).toBeCloseTo(0.1, 9);
});
