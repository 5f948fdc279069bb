/** The benchmark of accuracy: that its programs hold what is measured, and that its verdicts can be bad. */
import { Script } from 'node:vm';
import { judge } from '../../scripts/accuracy/judge.js';
import { renderPage } from '../../scripts/accuracy/page.js';
import { CALLER, programOf } from '../../scripts/accuracy/program.js';
import { mergeResults } from '../../scripts/accuracy/results.js';
import { leavesLoggingOut, withoutUnsampled } from '../../scripts/accuracy/unsampled.js';
import { summarise } from '../../scripts/accuracy/summary.js';
import { LEFT_OUT, WORKLOADS } from '../../scripts/accuracy/workloads/index.js';
import { OPERATIONS } from '../../src/model/operation.js';

describe('workloads', () => {
  test('have ids of their own', () => expect(new Set(WORKLOADS.map(({ id }) => id)).size).toBe(WORKLOADS.length));
  test('expect operations that exist', () =>
    expect(WORKLOADS.flatMap(({ expect: ids }) => ids).filter((id) => !(id in OPERATIONS))).toEqual([]));
  test('are left out for a reason', () => expect(LEFT_OUT.filter(({ reason }) => reason === '')).toEqual([]));

  test.each(WORKLOADS.filter(({ isModule }) => !isModule))('$id is a program with the call in its line', (workload) => {
    const { source, line } = programOf(workload);
    expect(() => new Script(`(function () {${source}\n})`)).not.toThrow();
    expect(source.split('\n')[line - 1]).toContain(workload.call);
  });
});

const FILE = '/x/program.cjs';
const site = (overrides) => ({
  file: FILE,
  line: 9,
  function: CALLER,
  operation: 'hash',
  api: 'createHash',
  phase: 'event-loop',
  ticks: 600,
  ...overrides,
});
const verdictOn = (callSites, { expected = ['hash'], unlocatedTicks = 0, gcTicks = 0 } = {}) =>
  judge(
    { id: 'node:crypto/createHash', call: '', expect: expected },
    {
      file: FILE,
      line: 9,
      truth: { partMs: 700, gcMs: 100, totalMs: 1000, startMs: 150, delayMs: 0, calls: 1 },
      startTicks: 140,
      report: {
        profile: { busyTicks: 1140 },
        crypto: {
          unlocatedTicks,
          byPhase: { gc: gcTicks },
          ticks: callSites.reduce((sum, { ticks }) => sum + ticks, unlocatedTicks),
        },
        callSites,
      },
    },
  );

describe('a verdict', () => {
  test('is good where everything is right', () => {
    expect(verdictOn([site()])).toMatchObject({
      provider: 'node:crypto',
      operationRight: true,
      siteRight: true,
      phaseRight: true,
      truth: 0.6,
      share: 0.6,
      gcShare: 0.1,
      operationTicks: 600,
      cryptoTicks: 600,
    });
  });

  test.each([
    ['operation', { operation: 'hmac' }, { operationRight: false, siteRight: true, share: 0, operationTicks: 0 }],
    ['line', { line: 8 }, { siteRight: false, operationRight: true, siteTicks: 0 }],
    ['file', { file: '/x/node_modules/y/program.cjs' }, { siteRight: false }],
    ['function', { function: '' }, { siteRight: false }],
    ['phase', { phase: 'gc' }, { phaseRight: false }],
  ])('is bad for the wrong %s', (_, overrides, verdict) => expect(verdictOn([site(overrides)])).toMatchObject(verdict));

  test('is bad where nothing was found', () => {
    expect(verdictOn([])).toMatchObject({
      found: '',
      operationRight: false,
      siteRight: false,
      phaseRight: false,
      share: 0,
    });
  });

  test('does not count what the program prepares', () => {
    expect(verdictOn([site({ phase: 'top-level', operation: 'keygen.rsa', ticks: 900 }), site()])).toMatchObject({
      operationRight: true,
      cryptoTicks: 600,
    });
  });

  test('counts what the call does beside its operation in the share, but not what collecting garbage does', () => {
    const random = site({ operation: 'random', ticks: 30 });
    expect(verdictOn([site(), random], { unlocatedTicks: 20, gcTicks: 20 })).toMatchObject({
      operationTicks: 600,
      share: 0.63,
    });
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
  const verdicts = [
    verdictOn([site()]),
    verdictOn([site({ ticks: 500, line: 8 })]),
    verdictOn([site({ ticks: 800 })]),
    verdictOn([], { expected: [] }),
  ];
  expect(summarise({ verdicts })).toMatchObject({
    programs: 4,
    crypto: 3,
    controls: 1,
    operations: 3,
    sites: 2,
    locatable: 3,
    phases: 3,
    strayControls: 0,
  });
  expect(summarise({ verdicts }).meanError).toBeCloseTo(0.1, 9);
  expect(summarise({ verdicts }).medianError).toBeCloseTo(0.1, 9);
});

describe('the page', () => {
  const id = 'node:crypto/createHash';
  const results = (changes) => ({
    node: 'v20.0.0',
    date: '2026-11-01',
    machine: 'this one',
    packages: {},
    verdicts: [verdictOn([site()])],
    skipped: [],
    ...changes,
  });

  test('tells a program that failed from one that was not run', () => {
    const skipped = (reason) => ({ verdicts: [], skipped: [{ id, reason }] });
    const page = renderPage(
      [
        results({}),
        results({ node: 'v22.0.0', ...skipped('failed: Error: no') }),
        results({ node: 'v24.0.0', ...skipped('only from Node 26 on') }),
      ],
      [],
    );
    expect(page).toContain(`| ${id} | \`hash\` | +0.0 | ✖ failed | - |`);
    expect(page).toContain('| programs that failed, which no other row counts (aim: none) | 0 | 1 | 0 |');
    expect(page).toContain(`- ${id}: failed: Error: no (v22.0.0)`);
  });

  test('has the dates of all that it shows', () => {
    const again = results({ date: '2026-11-09', verdicts: [{ ...verdictOn([site()]), id: 'b' }] });
    const merged = mergeResults(results({}), again, [id, 'b']);
    expect(renderPage([merged], [])).toContain('- Node v20.0.0, 2026-11-01 to 2026-11-09, this one');
    const third = mergeResults(merged, results({ date: '2026-11-11', verdicts: [] }), [id, 'b']);
    expect(third.verdicts.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-09']);
    expect(renderPage([results({})], [])).toContain('- Node v20.0.0, 2026-11-01, this one');
  });
});

describe('time without samples', () => {
  const ticks = (...times) => times.map((ms) => `tick,0x1a,${ms * 1000},0,0x0,0`).join('\n');
  const truth = {
    partMs: 4,
    gcMs: 0,
    totalMs: 20,
    startMs: 0,
    delayMs: 1,
    partDelayMs: 0,
    calls: 1,
    windows: [[10, 14]],
  };

  test('is in neither figure; that in which the thread waited is out of them already', () => {
    // 3 ms are missing after 2, one of which the thread waited; 1 ms is missing after 11, in the calls.
    const log = ticks(0, 1, 2, 6, 7, 8, 9, 10, 11, 13, 14, 15);
    expect(withoutUnsampled(log, truth)).toMatchObject({ partMs: 3, totalMs: 17 });
  });

  test('is no matter while the program starts', () => {
    const log = ticks(0, 1, 2, 6, 7, 8, 9, 10, 11, 13, 14, 15);
    expect(withoutUnsampled(log, { ...truth, startMs: 6 })).toMatchObject({ partMs: 3, totalMs: 19 });
  });

  test('is none where ticks come as usual, or none came', () => {
    expect(withoutUnsampled(ticks(0, 1, 2, 3.2, 4), truth)).toEqual(truth);
    expect(withoutUnsampled('', truth)).toEqual(truth);
  });

  test("is V8's from Node 25 on", () =>
    expect(['20.20.2', '24.21.0', '25.0.0', '26.10.0'].map(leavesLoggingOut)).toEqual([false, false, true, true]));
});
