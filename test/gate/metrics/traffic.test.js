import { makeBaseline } from '../../../src/gate/baseline/baseline.js';
import cpuPerRequest from '../../../src/gate/metrics/cpu_ms_per_request.js';
import handshakesPerRequest from '../../../src/gate/metrics/handshakes_per_request.js';
import resumptionRatio from '../../../src/gate/metrics/resumption_ratio.js';
import tlsProtocols from '../../../src/gate/metrics/tls_protocols.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import { judge } from '../../../src/gate/verdict.js';
import { configOf, NOW } from '../../support/gate.js';
import { guideServerReport } from '../../support/sample-report.js';
import { ledgerOf, peerOf } from '../../support/tls-ledger.js';

const side = (handshakes, resumed = 0, protocol = 'TLSv1.3') => ({
  handshakes,
  resumed,
  protocols: handshakes > 0 ? { [protocol]: handshakes } : {},
  ciphers: {},
  groups: {},
});
const run = (traffic) => ({
  ...guideServerReport(),
  traffic: traffic && {
    requests: 0,
    clientRequests: 0,
    tlsServer: side(0),
    tlsClient: side(0),
    processes: 1,
    complete: true,
    ...traffic,
  },
});
const on = (name) => selectorOf({ ...EVERYTHING, side: name });

test.each([
  ['nothing was recorded', null, '', null],
  ['nothing happened', {}, '', null],
  ['requests without TLS', { requests: 100 }, '', 0],
  ['one connection for all', { requests: 100, tlsServer: side(1) }, '', 0.01],
  ['the worse side', { requests: 100, tlsServer: side(10), clientRequests: 20, tlsClient: side(20) }, '', 1],
  [
    'the side that is asked for',
    { requests: 100, tlsServer: side(10), clientRequests: 10, tlsClient: side(10) },
    'server',
    0.1,
  ],
  ['a side with few requests beside one with enough', { requests: 100, clientRequests: 1, tlsClient: side(1) }, '', 0],
  ['too few requests', { requests: 19, clientRequests: 1, tlsClient: side(1) }, '', null],
  ['handshakes without requests', { tlsClient: side(10) }, '', null],
  ['a database beside requests', { requests: 100, tlsServer: side(5), tlsClient: side(30) }, '', 0.05],
  ['a database alone beside plain requests', { requests: 1000, tlsClient: side(5000) }, '', null],
  [
    'a database alone beside plain requests, which is not asked for',
    { requests: 1000, tlsClient: side(5000) },
    'server',
    0,
  ],
  [
    'a side of handshakes without requests beside one with both',
    { tlsServer: side(5000), clientRequests: 40, tlsClient: side(2) },
    '',
    0.05,
  ],
  ['a database alone, which is asked for', { requests: 100, tlsClient: side(30) }, 'client', null],
  ['something is missing', { requests: 100, complete: false }, '', null],
  ['a side that nobody saw', { requests: 100, tlsClient: null }, '', null],
  ['a side that nobody asks about', { requests: 100, tlsServer: side(50), tlsClient: null }, 'server', 0.5],
])('handshakes per request: %s', (_, traffic, name, value) => {
  const measurement = handshakesPerRequest.measure(makeRun(run(traffic)), on(name), null);
  expect(measurement.value).toBe(value);
  expect(measurement.missing === '').toBe(value !== null);
});

test.each([
  [{ clientRequests: 1, tlsClient: side(1) }, 'there was 1 HTTP request, and it takes 20 to judge'],
  [{ requests: 19, clientRequests: 1 }, 'there were 19 HTTP requests at most, and it takes 20 to judge'],
  [{ tlsClient: side(1) }, 'there was 1 TLS handshake and no HTTP request'],
  [{ requests: 1000, tlsClient: side(5000) }, 'there were 5,000 TLS handshakes and no HTTP request on the client side'],
  [
    { requests: 1000, tlsClient: side(5000), clientRequests: 3 },
    'there were 5,000 TLS handshakes and 3 HTTP requests on the client side',
  ],
  [{}, 'there were neither requests nor TLS handshakes'],
])('what is too little to judge handshakes per request by is told: %j', (traffic, missing) =>
  expect(handshakesPerRequest.measure(makeRun(run(traffic)), on(''), null).missing).toBe(missing),
);

test.each([
  ['the only side that has any', { requests: 100, tlsServer: side(1) }, []],
  ['one of two', { tlsServer: side(5000), clientRequests: 40, tlsClient: side(2) }, ['client']],
  ['both', { requests: 100, tlsServer: side(1), clientRequests: 40, tlsClient: side(2) }, []],
])('the side that handshakes per request are of is named: %s', (_, traffic, names) =>
  expect(handshakesPerRequest.measure(makeRun(run(traffic)), on(''), null).names).toEqual(names),
);

describe('what had to be fails none', () => {
  const kept = { role: 'server', host: '', mostOpen: 10, handshakes: 10, requests: 38 };
  const often = { ...kept, handshakes: 34 };
  const judged = (budget, peers, ledger = ledgerOf(peers.map(peerOf))) => {
    const of = (name, role) =>
      peers.filter((peer) => peer.role === role).reduce((sum, peer) => sum + (peer[name] ?? 0), 0);
    const [server, client] = ['server', 'client'].map((role) => side(of('handshakes', role), of('resumed', role)));
    const traffic = {
      requests: of('requests', 'server'),
      clientRequests: of('requests', 'client'),
      tlsServer: server,
      tlsClient: client,
    };
    return judge([{ ...run(traffic), load: null, drive: null, tls: ledger }], configOf({ budgets: [budget] }), {
      now: NOW,
      version: '',
    }).checks[0];
  };
  const PER_REQUEST = { metric: 'handshakes_per_request', max: 0.1 };
  const RESUMED = { metric: 'resumption_ratio', min: 0.9 };

  test.each([
    ['connections that were open at once', PER_REQUEST, [kept], 'missing'],
    ['likewise of a peer', { ...PER_REQUEST, peer: '*' }, [kept], 'missing'],
    ['as many as keep the limit', { ...PER_REQUEST, max: 0.3 }, [kept], 'within'],
    ['many more than were open at once', PER_REQUEST, [often], 'exceeded'],
    ['likewise of a peer', { ...PER_REQUEST, peer: '*' }, [often], 'exceeded'],
    ['more, but by few of the requests', PER_REQUEST, [{ ...often, requests: 300 }], 'missing'],
    [
      'connections that an agent keeps, each used once',
      PER_REQUEST,
      [{ role: 'client', handshakes: 40, mostOpen: 40, requests: 40, choices: { agentKeepsAlive: 40 } }],
      'exceeded',
    ],
    ['a second side', PER_REQUEST, [kept, { role: 'client', handshakes: 30, requests: 120 }], 'exceeded'],
    ['connections that began at once', RESUMED, [{ ...often, overlapped: 34 }], 'missing'],
    ['likewise of a peer', { ...RESUMED, peer: '*' }, [{ ...often, overlapped: 34 }], 'missing'],
    ['connections of which few began at once', RESUMED, [{ ...often, overlapped: 9 }], 'exceeded'],
    ['all others had a session', RESUMED, [{ ...often, overlapped: 4, resumed: 30 }], 'missing'],
  ])('%s', (_, budget, peers, reason) => expect(judged(budget, peers).reason).toBe(reason));

  test.each([
    [[kept], 'missing'],
    [[often], 'exceeded'],
  ])('without a ledger it takes 20 handshakes: %j', (peers, reason) =>
    expect(judged(PER_REQUEST, peers, null).reason).toBe(reason),
  );

  /** Handshakes, connections open at once and requests of a baseline, then of the run. */
  test.each([
    ['as many as keep the growth', [100, 100, 1000], [125, 100, 1000], 'within'],
    ['twice as many, of which half had to be', [100, 100, 1000], [200, 100, 1000], 'missing'],
    ['a shorter run of the same program', [80, 40, 400], [60, 40, 200], 'missing'],
    ['as many more as were open at once', [100, 100, 1000], [150, 150, 1000], 'missing'],
    ['few others', [100, 100, 1000], [139, 120, 1000], 'missing'],
    ['others that exceed the limit alone', [80, 40, 400], [160, 40, 400], 'exceeded'],
  ])('what had to be is no growth: %s', (_, before, after, reason) => {
    const budgets = [{ metric: 'handshakes_per_request', regression: '+25%' }];
    const config = configOf({ baseline: { newCallSites: 'off' }, budgets });
    const reportOf = ([handshakes, mostOpen, requests]) => ({
      ...run({ requests, tlsServer: side(handshakes) }),
      load: null,
      drive: null,
      tls: ledgerOf([peerOf({ role: 'server', host: '', requests, handshakes, mostOpen })]),
    });
    const baseline = makeBaseline([reportOf(before)], config, NOW.slice(0, 10));
    const { checks } = judge([reportOf(after)], config, { now: NOW, version: '', baseline });
    expect(checks[0].reason).toBe(reason);
  });

  test('and takes no pass away', () => {
    const reports = [190, 200, 210].map((requests) => ({
      ...run({ requests, tlsServer: side(10) }),
      load: null,
      drive: null,
      tls: ledgerOf([peerOf({ ...kept, requests })]),
    }));
    const budgets = [{ ...PER_REQUEST, max: 0.05 }];
    expect(judge(reports, configOf({ budgets }), { now: NOW, version: '' }).checks[0]).toMatchObject({
      outcome: 'near',
      reason: 'straddles',
    });
  });

  test('and the message says why', () => {
    expect(judged(PER_REQUEST, [kept], null).message).toBe(
      'TLS handshakes per request could not be measured: there were 10 TLS handshakes, and it takes 20 to judge.',
    );
    expect(judged(PER_REQUEST, [kept]).message).toBe(
      'TLS handshakes per request could not be measured: 10 of 10 TLS handshakes may have had to be, for connections that were open at once or refused, and it takes 20 others to judge.',
    );
    expect(judged(PER_REQUEST, [{ ...often, requests: 300 }]).message).toBe(
      'TLS handshakes per request could not be measured: 10 of 34 TLS handshakes may have had to be, for connections that were open at once or refused, so it takes more requests to judge.',
    );
    expect(judged(RESUMED, [{ ...often, overlapped: 34 }]).message).toBe(
      'Share of TLS handshakes that resumed a session could not be measured: 34 of 34 TLS handshakes began before a first one had ended, so they had no session to resume.',
    );
    expect(judged(PER_REQUEST, [kept, { role: 'client', handshakes: 30, requests: 120 }]).message).toBe(
      'There are 0.25 TLS handshakes per request (1 run), more than the limit of 0.1.',
    );
  });
});

test.each([
  ['few handshakes', { tlsClient: side(19, 19) }, null],
  ['all resumed', { tlsClient: side(20, 20) }, 1],
  ['the worse side', { tlsClient: side(20, 20), tlsServer: side(40, 10) }, 0.25],
  ['a side with few does not count', { tlsClient: side(20, 20), tlsServer: side(4, 0) }, 1],
])('resumption: %s', (_, traffic, value) =>
  expect(resumptionRatio.measure(makeRun(run(traffic)), on(''), null).value).toBe(value),
);

const NAMELESS = { ...side(4), protocols: {} };
test.each([
  ['no handshakes for all that was asked of it', { requests: 100 }, '', 0, ''],
  ['none on a side without requests', { requests: 100 }, 'client', 0, ''],
  ['nothing that was asked of it', {}, '', null, 'there were neither requests nor TLS handshakes'],
  ['something missing', { requests: 100, complete: false }, '', null, /was not recorded$/],
  ['a side that nobody saw', { requests: 100, tlsClient: null }, '', null, /was not recorded$/],
  ['nothing recorded', null, '', null, /did not record its network traffic/],
  ['names that were not recorded', { requests: 100, tlsServer: NAMELESS }, '', null, /^4 TLS handshakes/],
])('protocols, where there is: %s', (_, traffic, name, value, missing) => {
  const measurement = tlsProtocols.measure(makeRun(run(traffic)), on(name), null);
  expect(measurement).toMatchObject({ value, names: [], missing: expect.stringMatching(missing) });
  expect(measurement.missing === '').toBe(missing === '');
});

test.each([
  ['its requests came', { listened: true, failure: '' }, { requests: 100 }, 'pass'],
  [
    'a TLS server of it was not asked',
    { listened: true, mayServeTls: true, failure: '' },
    { requests: 100 },
    'inconclusive',
  ],
  ['it is a client', { listened: false, failure: '' }, { clientRequests: 5 }, 'pass'],
  ['its load failed', { listened: true, failure: 'load-failed' }, { requests: 100 }, 'inconclusive'],
  ['no request came', { listened: true, failure: '' }, { clientRequests: 5 }, 'inconclusive'],
])('a program without TLS negotiates nothing that is forbidden, if %s', (_, drive, traffic, outcome) => {
  const budgets = [{ metric: 'tls_protocols', forbid: ['TLSv1'] }];
  const report = { ...run(traffic), load: null, drive };
  expect(judge([report], configOf({ budgets }), { now: NOW, version: '' }).checks[0].outcome).toBe(outcome);
});

test('protocols of both sides', () => {
  expect(
    tlsProtocols.measure(makeRun(run({ tlsServer: side(2, 0, 'TLSv1.2'), tlsClient: side(3) })), on(''), null).names,
  ).toEqual(['TLSv1.2', 'TLSv1.3']);
});
test('names are kept where something is missing', () => {
  expect(
    tlsProtocols.measure(makeRun(run({ tlsServer: side(2, 0, 'TLSv1.2'), complete: false })), on(''), null),
  ).toMatchObject({ value: null, names: ['TLSv1.2'] });
});

test.each([
  ['requests of the load', { requests: 100 }, {}, 10],
  ['no requests', { requests: 0 }, {}, null],
  ['requests that the program counted', null, { requests: 100 }, 10],
  ['requests of which some were not counted', null, { requests: 100, complete: false }, null],
])('CPU per request: %s', (_, load, traffic, value) => {
  const busyMs = 1000;
  const report = { ...run(traffic), load };
  expect(
    cpuPerRequest.measure(makeRun({ ...report, profile: { ...report.profile, busyMs, cpu: null } }), on(''), null)
      .value,
  ).toBe(value);
});
test.each([
  [{ warmUp: { seconds: 2, from: 'start', ticks: 9 } }],
  [{ unprofiled: [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: null }] }],
])('CPU per request is not known from ticks of a part of the run: %j', (changes) => {
  const report = { ...run({ requests: 100 }), load: null };
  const profile = { ...report.profile, busyMs: 1000, cpu: null, ...changes };
  expect(cpuPerRequest.measure(makeRun({ ...report, profile }), on(''), null)).toMatchObject({
    value: null,
    missing: 'its requests were counted from the start to the end, and its ticks are of a part of that',
  });
});
test('CPU per request is what the operating system counted, the thread pool included', () => {
  const report = { ...run({ requests: 100 }), load: null };
  const cpu = { ...report.profile.cpu, totalMs: 4000 };
  expect(
    cpuPerRequest.measure(makeRun({ ...report, profile: { ...report.profile, busyMs: 1000, cpu } }), on(''), null)
      .value,
  ).toBe(40);
});
