/** TLS connections of two runs, by peer. */
import { peerChanges } from '../../src/compare/peer-changes.js';
import { compareReports } from '../../src/compare/compare-reports.js';
import { perRequest } from '../../src/compare/per-request.js';
import { findingRow } from '../../src/writers/shared/comparison-rows.js';
import { guideServerReport, tlsReport } from '../support/sample-report.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';

/** @import { PeerChange } from '../../src/model/comparison.js' */

const runOf = (peers, changes = {}) => ({
  ...tlsReport(),
  traffic: null,
  load: null,
  tls: ledgerOf(peers),
  ...changes,
});
const traffic = (requests, clientRequests) => ({
  requests,
  clientRequests,
  tlsServer: null,
  tlsClient: null,
  processes: 1,
  complete: true,
});
const changes = (before, after) => /** @type {PeerChange[]} */ (peerChanges(before, after, perRequest(before, after)));

test("handshakes are told by the peer's own requests", () => {
  const [change] = changes(
    runOf([peerOf({ handshakes: 150, requests: 150 })]),
    runOf([peerOf({ handshakes: 3, requests: 300 })]),
  );
  expect(change).toMatchObject({
    role: 'client',
    host: 'api.example.com',
    port: 443,
    before: { handshakes: 150, requests: 150, bytesIn: 204_750 },
    after: { handshakes: 3, requests: 300 },
    handshakes: { per: 'peer-request', change: 'shrank', before: 1, after: 0.01, difference: -0.99 },
  });
  const [low, high] = change.handshakes.interval;
  expect(low).toBeLessThan(-0.99);
  expect(high).toBeGreaterThan(-0.99);
  expect(high).toBeLessThan(0);
});

test('what made the connections may change', () => {
  const before = runOf([
    peerOf({ by: 'agent', handshakes: 150, requests: 150 }),
    peerOf({ handshakes: 50, requests: 50, resumed: 10 }),
  ]);
  const [change, ...others] = changes(before, runOf([peerOf({ handshakes: 4, requests: 200 })]));
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    before: { handshakes: 200, requests: 200, resumed: 10, protocol: { 'TLSv1.3': 200 } },
    after: { handshakes: 4, requests: 200 },
  });
});

test('a connection more or less is noise', () => {
  const run = (handshakes) => runOf([peerOf({ handshakes, requests: 1000 })]);
  expect(changes(run(20), run(23))[0].handshakes.change).toBe('within-noise');
  expect(changes(run(20), run(60))[0].handshakes.change).toBe('grew');
});

test("a pool's connections are opened once, however many requests follow", () => {
  const pool = (requests, changed = {}) =>
    runOf([peerOf({ host: 'db', handshakes: 10, requests: 0, mostOpen: 10, full: 10, ...changed })], {
      traffic: traffic(requests, 0),
    });
  const [change] = changes(pool(1000), pool(4000));
  expect(change.handshakes).toMatchObject({ per: 'request', change: 'within-noise', before: 0.01, after: 0.0025 });
  expect(changes(pool(4000), pool(1000))[0].handshakes.change).toBe('within-noise');
  expect(changes(pool(1000, { handshakes: 900 }), pool(4000))[0].handshakes.change).toBe('shrank');
});

test('a run that takes longer makes more handshakes, and resumes more of them', () => {
  const run = (handshakes, seconds, full, ended = { exitCode: null }) => {
    const { target } = tlsReport();
    return runOf([peerOf({ handshakes, requests: 0, full, resumed: handshakes - full })], {
      target: { ...target, durationMs: seconds * 1000, ...ended },
    });
  };
  const job = (handshakes, seconds) => run(handshakes, seconds, 8, { exitCode: 0 });
  const [change] = changes(run(100, 10, 8), run(300, 30, 8));
  expect([change.handshakes, change.resumption]).toMatchObject([
    { per: 'run', change: 'within-noise' },
    { change: 'within-noise' },
  ]);
  expect(changes(run(100, 10, 100), run(100, 10, 8))[0].resumption?.change).toBe('appeared');
  expect(changes(run(100, 10, 8), run(300, 10, 8))[0].handshakes.change).toBe('grew');
  // A job takes longer because it makes more.
  expect(changes(job(2000, 8.2), job(1000, 3.4))[0].handshakes.change).toBe('shrank');
  expect(changes(job(2000, 8.2), run(1000, 3.4, 8))[0].handshakes.change).toBe('within-noise');
});

test('nothing is judged by counts that may be too few', () => {
  const before = runOf([peerOf({ handshakes: 150, requests: 150 })]);
  const after = runOf([peerOf({ handshakes: 3, requests: 300 })]);
  const cut = { ...after, tls: { ...after.tls, complete: false } };
  expect(changes(before, cut)[0].handshakes).toMatchObject({ change: 'within-noise', before: 1, after: 0.01 });
});

test('where a peer has no requests, those of the program tell; without any, the run does', () => {
  const database = (handshakes) => [peerOf({ host: 'db', handshakes, requests: 0 })];
  const answering = changes(
    runOf(database(400), { traffic: traffic(200, 0) }),
    runOf(database(10), { traffic: traffic(100, 0) }),
  );
  expect(answering[0].handshakes).toMatchObject({ per: 'request', change: 'shrank', before: 2, after: 0.1 });
  const sending = changes(
    runOf(database(80), { traffic: traffic(0, 40) }),
    runOf(database(80), { traffic: traffic(0, 20) }),
  );
  expect(sending[0].handshakes).toMatchObject({ per: 'request', change: 'grew', before: 2, after: 4 });
  expect(changes(runOf(database(80)), runOf(database(2)))[0].handshakes).toMatchObject({
    per: 'run',
    change: 'shrank',
    before: 80,
    after: 2,
  });
});

test("a handful of requests is no measure of a client's work", () => {
  const run = (sent) => runOf([], { traffic: traffic(0, sent) });
  expect(perRequest(run(19), run(50))).toBeNull();
  expect(perRequest(run(20), run(50))).toMatchObject({
    source: 'client',
    before: { requests: 20 },
    after: { requests: 50 },
  });
});

test('resumption is a share of the handshakes, of which it takes some', () => {
  const of = (handshakes, resumed) => runOf([peerOf({ handshakes, resumed })]);
  expect(changes(of(100, 0), of(100, 90))[0].resumption).toMatchObject({
    per: 'handshake',
    change: 'appeared',
    before: 0,
    after: 0.9,
  });
  expect(changes(of(100, 50), of(100, 52))[0].resumption).toMatchObject({ change: 'within-noise' });
  expect(changes(of(100, 50), of(100, 0))[0].resumption).toMatchObject({ change: 'vanished' });
  expect(changes(of(100, 0), of(2, 1))[0].resumption).toBeNull();
});

describe('peers are the same', () => {
  const pairs = (before, after) =>
    changes(runOf(before), runOf(after)).map((change) => [
      change.before?.handshakes ?? null,
      change.after?.handshakes ?? null,
    ]);

  test('by role, host and port', () => {
    expect(
      pairs(
        [peerOf({ handshakes: 9 }), peerOf({ role: 'server', handshakes: 5 })],
        [peerOf({ role: 'server', handshakes: 6 }), peerOf({ handshakes: 8 })],
      ),
    ).toEqual([
      [9, 8],
      [5, 6],
    ]);
  });

  test('by role and port where hosts are left out: then there are several, which may have no certificate in common', () => {
    const nameless = (handshakes, certificate) => peerOf({ host: '', handshakes, certificate });
    const [rsa, ec] = [peerOf().certificate, { type: 'ec', bits: 256, curve: 'P-256' }];
    const [change, ...others] = changes(
      runOf([nameless(9, rsa), nameless(8, ec), nameless(7, rsa)]),
      runOf([nameless(6, ec), nameless(5, null)]),
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      before: { handshakes: 24, certificate: null },
      after: { handshakes: 11, certificate: ec },
    });
  });

  test('by role and host where only one port of each is left', () => {
    const at = (port, handshakes) => peerOf({ host: 'localhost', port, handshakes });
    expect(pairs([at(4001, 9)], [at(4002, 8)])).toEqual([[9, 8]]);
    expect(pairs([at(4001, 9), at(4002, 7)], [at(4002, 8)])).toEqual(
      [
        [9, null],
        [7, 8],
      ].sort((a, b) => Number(b[0]) - Number(a[0])),
    );
    expect(pairs([at(4001, 9), at(4002, 7)], [at(4003, 8)])).toEqual([
      [9, null],
      [null, 8],
      [7, null],
    ]);
  });

  test('and others are in one run alone', () => {
    const [gone, come] = changes(
      runOf([peerOf({ host: 'a', handshakes: 50 })]),
      runOf([peerOf({ host: 'b', handshakes: 40 })]),
    );
    expect(gone).toMatchObject({
      host: 'a',
      after: null,
      handshakes: { change: 'vanished', per: 'run' },
      resumption: null,
    });
    expect(come).toMatchObject({ host: 'b', before: null, handshakes: { change: 'appeared', before: 0, after: 40 } });
  });
});

test('a finding that was counted comes and goes for certain, though no tick tells of it; its call site is no change', () => {
  const run = (findings) => {
    const report = runOf([
      peerOf({ callSites: [askedAt({ id: 'a.js#f|tls.handshake', file: '/app/a.js', line: 3 })] }),
    ]);
    const [site] = guideServerReport().callSites;
    const asked = {
      ...site,
      id: 'a.js#f|tls.handshake',
      file: '/app/a.js',
      line: 3,
      operation: 'tls.handshake',
      ticks: 0,
      share: 0,
      byPhase: {},
    };
    return { ...report, callSites: [asked], findings };
  };
  const [finding] = guideServerReport().findings;
  const counted = {
    ...finding,
    rule: 'agent-per-request',
    operation: 'tls.handshake',
    site: 'a.js#f|tls.handshake',
    ticks: 0,
    share: 0,
  };
  const { findings, callSites } = compareReports(run([counted]), run([]), '1.0.0');
  expect(findings.gone).toMatchObject([{ rule: 'agent-per-request', isCounted: true }]);
  expect(findingRow(findings.gone[0], 'gone')).toMatchObject({
    state: 'gone',
    before: '',
    after: '',
    change: 'counted',
  });
  expect(callSites).toEqual([]);
  const uncounted = compareReports(run([{ ...counted, ticks: 500 }]), { ...run([]), tls: null }, '1.0.0').findings
    .gone[0];
  expect(findingRow(uncounted, 'gone')).toMatchObject({ state: 'gone?', before: '', change: 'counted' });
  expect(uncounted).toMatchObject({ isCounted: false, weight: { before: { ticks: 0 }, after: { ticks: 0 } } });
  const isGone = (before, after) =>
    compareReports({ ...run([counted]), traffic: before }, { ...run([]), traffic: after }, '1.0.0').findings.gone[0]
      .isCounted;
  expect(isGone(traffic(1000, 0), traffic(100, 0))).toBe(false);
  const overhead = { ...counted, rule: 'async-overhead', operation: 'hash' };
  expect(compareReports(run([overhead]), run([]), '1.0.0').findings.gone[0].isCounted).toBe(false);
  // What it asked others for is kept now.
  expect(isGone(traffic(1000, 2000), traffic(1000, 1))).toBe(true);
  expect(isGone(traffic(1000, 2000), traffic(100, 2000))).toBe(false);
  // A client that answers its health check.
  expect(isGone(traffic(3, 2000), traffic(3, 1))).toBe(false);
  expect(isGone(traffic(25, 10_000), traffic(25, 0))).toBe(false);
  expect(isGone(traffic(60, 1800), traffic(60, 40))).toBe(false);
  expect(isGone(traffic(60, 600), traffic(60, 1))).toBe(true);
  // A server that was hardly asked.
  expect(isGone(traffic(10, 0), traffic(0, 0))).toBe(false);
  expect(isGone(traffic(10, 0), traffic(10, 0))).toBe(true);
  const sampled = compareReports({ ...run([{ ...counted, site: 'other' }]), tls: null }, run([]), '1.0.0');
  expect(sampled.findings.gone).toMatchObject([{ isCounted: false }]);
});

test("a run that did not count them can't be compared", () => {
  expect(peerChanges(runOf([]), runOf([], { tls: null }), null)).toBeNull();
  expect(peerChanges(runOf([], { tls: null }), runOf([]), null)).toBeNull();
  expect(peerChanges(runOf([]), runOf([]), null)).toEqual([]);
});
