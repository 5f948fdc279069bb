import { baselineChanges } from '../../../src/gate/baseline/changes.js';

const site = (share) => ({ count: 1, operation: 'hash', share });
const of = (callSites, metrics) => ({
  runs: 1,
  busyTicks: 1000,
  environment: { node: '', openssl: '', processor: '', workload: [] },
  callSites: new Map(Object.entries(callSites)),
  metrics: new Map(Object.entries(metrics)),
});

test('what is new, gone and other, by key', () => {
  const old = of({ b: site(0.1), c: site(0.2), same: site(0.3) }, { crypto_share: 0.4, findings: 1 });
  const updated = of(
    { a: site(0.05), c: site(0.5), same: site(0.3) },
    { crypto_share: 0.4, findings: 2, __proto__x: 0 },
  );
  expect(baselineChanges(old, updated)).toEqual([
    { kind: 'call site', key: 'a', before: null, after: 0.05 },
    { kind: 'call site', key: 'b', before: 0.1, after: null },
    { kind: 'call site', key: 'c', before: 0.2, after: 0.5 },
    { kind: 'metric', key: '__proto__x', before: null, after: 0 },
    { kind: 'metric', key: 'findings', before: 1, after: 2 },
  ]);
});

test('all of it, where there was none; nothing, where nothing changed', () => {
  const baseline = of({ a: site(0.1) }, { findings: 1 });
  expect(baselineChanges(null, baseline).map(({ before, after }) => [before, after])).toEqual([
    [null, 0.1],
    [null, 1],
  ]);
  expect(baselineChanges(baseline, baseline)).toEqual([]);
});
