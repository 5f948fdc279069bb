import cpuPerRequest from '../../../src/gate/metrics/cpu_ms_per_request.js';
import handshakesPerRequest from '../../../src/gate/metrics/handshakes_per_request.js';
import resumptionRatio from '../../../src/gate/metrics/resumption_ratio.js';
import tlsProtocols from '../../../src/gate/metrics/tls_protocols.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import { guideServerReport } from '../../support/sample-report.js';

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
  [{}, 'there were neither requests nor TLS handshakes'],
])('what is too little to judge handshakes per request by is told: %j', (traffic, missing) =>
  expect(handshakesPerRequest.measure(makeRun(run(traffic)), on(''), null).missing).toBe(missing),
);

test.each([
  ['few handshakes', { tlsClient: side(19, 19) }, null],
  ['all resumed', { tlsClient: side(20, 20) }, 1],
  ['the worse side', { tlsClient: side(20, 20), tlsServer: side(40, 10) }, 0.25],
  ['a side with few does not count', { tlsClient: side(20, 20), tlsServer: side(4, 0) }, 1],
])('resumption: %s', (_, traffic, value) =>
  expect(resumptionRatio.measure(makeRun(run(traffic)), on(''), null).value).toBe(value),
);

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
