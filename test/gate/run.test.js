import findings from '../../src/gate/metrics/findings.js';
import syncCallSites from '../../src/gate/metrics/sync_call_sites.js';
import { makeRun } from '../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../src/gate/selector.js';
import { runOf, SHORT_CALLS } from '../support/gate.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';

const blocks = (ms, count = 10) => ({ count, p50Ms: ms, p95Ms: ms, maxMs: ms, errorMs: 1, split: false });
const all = selectorOf(EVERYTHING);
const sitesIn = (report, selector) => syncCallSites.measure(makeRun(report), selector, null);
const findingsIn = (report, selector) => findings.measure(makeRun(report), selector, null);
const counts = ({ certain, unsure }) => [certain.length, unsure.length];

test.each([
  ['a long block, often', { ticks: 300, blocks: blocks(30) }, [1, 0]],
  ["a long block, once: it may be the machine's", { ticks: 47, blocks: blocks(47, 1) }, [0, 1]],
  ['the same beside calls as they are', { ticks: 67, blocks: { ...blocks(2, 11), p95Ms: 47, maxMs: 47 } }, [0, 1]],
  ['a long block, several times', { ticks: 90, blocks: blocks(30, 3) }, [1, 0]],
  ['a block near the threshold', { ticks: 60, blocks: blocks(6) }, [0, 1]],
  ['a block below it, of a dear operation', { ticks: 40, blocks: blocks(4) }, [0, 0]],
  ['few ticks', { ticks: 12, blocks: blocks(12, 1) }, [0, 1]],
  ['one tick', { ticks: 1, blocks: blocks(1, 1) }, [0, 0]],
  ['short calls that take much', { ticks: 900, blocks: blocks(2, 450) }, [1, 0]],
  ['short calls that take about 5 %', { ticks: 180, blocks: blocks(2, 90) }, [0, 1]],
  ['cheap calls that take much', { ...SHORT_CALLS, ticks: 900 }, [0, 0]],
  [
    'asynchronous calls that hold the loop all the same',
    { ticks: 900, form: 'async', api: 'pbkdf2', blocks: blocks(30) },
    [1, 0],
  ],
  ['asynchronous calls that hand work over', { ticks: 900, form: 'async', api: 'pbkdf2', blocks: blocks(1) }, [0, 0]],
  ['start-up', { ticks: 900, byPhase: { 'top-level': 900 }, blocks: blocks(30) }, [0, 0]],
  [
    'what no rule is about',
    { ticks: 300, operation: 'kex.dh', api: 'computeSecret', algorithm: '', blocks: blocks(30) },
    [1, 0],
  ],
])('%s: certain and unsure', (_, site, expected) =>
  expect(counts(sitesIn(runOf(3000, [site]), all))).toEqual(expected),
);

describe('on a machine that is crowded', () => {
  const crowded = (/** @type {number} */ totalMs, /** @type {number} */ runQueueWaitMs) => (site) => {
    const report = runOf(3000, [site]);
    const cpu = {
      totalMs,
      runQueueWaitMs,
      mainMs: totalMs,
      mainKernelMs: 0,
      workersMs: 0,
      poolMs: 0,
      v8Ms: 0,
      otherMs: 0,
    };
    return { ...report, profile: { ...report.profile, cpu } };
  };
  const stalled = { ...SHORT_CALLS, ticks: 300, blocks: { ...blocks(2, 50), p95Ms: 7, maxMs: 15 } };
  const outlier = (count, ticks) => ({ ticks, blocks: { ...blocks(1.3, count), p95Ms: 43, maxMs: 43 } });
  const stalledIn = (report) => sitesIn(report, all).unsure.map(({ isStalled }) => isStalled === true);

  test.each([
    ['short calls that waited for a processor are stalled', stalled, [1000, 5000], [true]],
    ['and are not if there was hardly any waiting', stalled, [1000, 100], [false]],
    ['or if nobody knows', stalled, [1000, null], [false]],
    ['long calls are long all the same', { ticks: 12, blocks: blocks(12, 1) }, [1000, 300], [false]],
    ['one wait in a few short calls is no 95th percentile', outlier(13, 37), [1000, 1000], [true]],
    ['and none if there was hardly any waiting', outlier(13, 37), [1000, 100], [false]],
    ['nor beside others that take some ticks', outlier(13, 48), [1000, 1000], [false]],
    ['nor one call of two, which may be the usual one', outlier(2, 43), [1000, 1000], [false]],
  ])('%s', (_, site, [totalMs, waitMs], expected) =>
    expect(stalledIn(crowded(totalMs, waitMs)(site))).toEqual(expected),
  );

  test('a finding is as severe as if nothing had waited', () => {
    const long = { ticks: 900, blocks: { ...blocks(8, 50), p95Ms: 30, maxMs: 40 } };
    const run = (/** @type {number} */ waitMs) => crowded(1000, waitMs)(long);
    const errors = selectorOf({ ...EVERYTHING, rule: 'sync-kdf', severity: 'error' });
    const warnings = selectorOf({ ...EVERYTHING, rule: 'sync-kdf', severity: 'warning' });
    expect(findingsIn(run(0), errors).certain).toHaveLength(1);
    expect(findingsIn(run(1000), errors)).toMatchObject({ certain: [], unsure: [{ isStalled: true }] });
    expect(counts(findingsIn(run(1000), warnings))).toEqual([1, 0]);
    const seldom = { ticks: 40, blocks: { ...blocks(20, 2), p95Ms: 30, maxMs: 30 } };
    const { unsure } = findingsIn(crowded(1000, 1000)(seldom), warnings);
    expect(unsure.map(({ severity, isStalled = false }) => [severity, isStalled])).toEqual([['warning', false]]);
  });

  test('calls that hold the loop for long are certain', () =>
    expect(counts(sitesIn(crowded(1000, 2000)({ ticks: 900, blocks: blocks(60) }), all))).toEqual([1, 0]));
});

test('one tick more or less never makes what was certain vanish', () => {
  const outcomes = Array.from({ length: 60 }, (_, ticks) =>
    counts(sitesIn(runOf(3000, [{ ticks: ticks + 1, blocks: blocks(20, 1) }]), all)),
  );
  const rank = ([certain, unsure]) => 2 * certain + unsure;
  const ranks = outcomes.map(rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  for (let index = 1; index < ranks.length; index++) expect(ranks[index] - ranks[index - 1]).toBeLessThanOrEqual(1);
});

test('what is allowed does not count', () => {
  const selector = selectorOf(EVERYTHING, (rule) => rule === 'sync-kdf');
  expect(counts(sitesIn(runOf(3000, [{ ticks: 300 }]), selector))).toEqual([0, 0]);
});

test.each([
  [{ operation: 'kdf' }, 1],
  [{ operation: 'sign' }, 0],
  [{ path: 'app.js' }, 1],
  [{ path: 'src/**' }, 0],
  [{ rule: 'sync-*' }, 1],
  [{ rule: 'pure-js-crypto' }, 0],
])('with %p there are %p', (limits, count) => {
  expect(sitesIn(runOf(3000, [{ ticks: 300 }]), selectorOf({ ...EVERYTHING, ...limits })).certain).toHaveLength(count);
});

describe('findings', () => {
  const run = runOf(3000, [{ ticks: 900 }]);

  test.each([
    [{ rule: 'sync-kdf' }, 1],
    [{ rule: 'kdf-keylen' }, 1],
    [{ rule: 'kdf-cost' }, 1],
    [{}, 3],
    [{ severity: 'error' }, 1],
    [{ operation: 'hash' }, 0],
  ])('with %p there are %p', (limits, count) =>
    expect(findingsIn(run, selectorOf({ ...EVERYTHING, ...limits })).certain).toHaveLength(count),
  );

  test('without a call site are one, whatever each run says of it', () => {
    const said = (message) => ({
      ...run,
      callSites: [],
      findings: [{ ...run.findings[0], rule: 'no-keepalive', callSite: null, message }],
    });
    const ids = ['12 %', '13 %'].map((message) => findingsIn(said(message), all).certain[0].id);
    expect(new Set(ids).size).toBe(1);
  });

  test('that rest on counts are certain, however few ticks their call site has', () => {
    const [site] = run.callSites;
    const asked = { ...site, id: 'a.js#f|tls.handshake', operation: 'tls.handshake', ticks: 0, share: 0, byPhase: {} };
    const finding = { ...run.findings[0], rule: 'no-keepalive', operation: 'tls.handshake', site: asked.id };
    const report = (changes) => ({
      ...run,
      callSites: [asked],
      findings: [finding],
      tls: ledgerOf([peerOf({ callSites: [askedAt({ file: asked.file, line: asked.line, ...changes })] })]),
    });
    expect(findingsIn(report({ id: asked.id }), all).certain).toMatchObject([{ rule: 'no-keepalive' }]);
    expect(findingsIn(report({ id: '' }), all)).toMatchObject({ certain: [], unsure: [{ rule: 'no-keepalive' }] });
  });

  test('without a call site count unless a path is asked for', () => {
    const report = { ...run, callSites: [], findings: [{ ...run.findings[0], rule: 'no-keepalive', callSite: null }] };
    expect(findingsIn(report, all).certain).toHaveLength(1);
    expect(findingsIn(report, selectorOf({ ...EVERYTHING, path: '**' })).certain).toHaveLength(0);
  });
});
