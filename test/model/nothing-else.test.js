import { hadNothingElse } from '../../src/model/nothing-else.js';
import { guideServerReport } from '../support/sample-report.js';

const NO_TLS = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
const NO_TRAFFIC = {
  requests: 0,
  clientRequests: 0,
  tlsServer: NO_TLS,
  tlsClient: NO_TLS,
  processes: 1,
  complete: true,
};
const CPU = { totalMs: 1100, mainMs: 900, workersMs: 0, poolMs: 0, v8Ms: 200, otherMs: 0, runQueueWaitMs: 90 };
const WORKER = { source: 'b.log', pid: 7, thread: 'worker', node: '', v8: '', ticks: 9, busyTicks: 9, cryptoTicks: 9 };

/** A script that does one thing after the other for a second, but for what a test changes. */
function script({ profile = {}, isolates = [], ...changes } = {}) {
  const report = guideServerReport();
  return {
    ...report,
    isolates: [{ ...WORKER, thread: 'main' }, ...isolates],
    drive: { listened: false, failure: '' },
    load: null,
    traffic: NO_TRAFFIC,
    threadPool: { jobs: 0 },
    ...changes,
    profile: { ...report.profile, unprofiled: [], wallMs: 1000, busyMs: 960, cpu: null, ...profile },
  };
}

test('a script that does one thing after the other', () => expect(hadNothingElse(script())).toBe(true));

test.each([
  ['a processor was waited for', { busyMs: 400, cpu: { ...CPU, mainMs: 300, mainRunQueueWaitMs: 650 } }, true],
  ['only other threads waited for one', { busyMs: 400, cpu: { ...CPU, mainMs: 300, mainRunQueueWaitMs: 10 } }, false],
  ['the loop waited for something', { busyMs: 890 }, false],
  ['there are no times', { busyMs: 0, wallMs: 0 }, false],
  ['a child was not recorded', { unprofiled: [{ kind: 'child', reason: 'no-log', count: 1, cpuMs: null }] }, false],
])('where %s', (_, profile, expected) => expect(hadNothingElse(script({ profile }))).toBe(expected));

test.each([
  ['it is unknown whether a server listened', { drive: null }],
  ['a server listened', { drive: { listened: true, failure: '' } }],
  ['one should have', { drive: { listened: false, failure: 'port-never-opened' } }],
  ['it was driven', { load: guideServerReport().load }],
  ['nothing was counted', { traffic: null }],
  ['not all was counted', { traffic: { ...NO_TRAFFIC, complete: false } }],
  ['it answered a request', { traffic: { ...NO_TRAFFIC, requests: 1 } }],
  ['it sent one', { traffic: { ...NO_TRAFFIC, clientRequests: 1 } }],
  ['it connected to a database', { traffic: { ...NO_TRAFFIC, tlsClient: { ...NO_TLS, handshakes: 1 } } }],
  ['handshakes could not be seen', { traffic: { ...NO_TRAFFIC, tlsServer: null } }],
  ['the thread pool had cryptography to do', { threadPool: { jobs: 1 } }],
  ['there was another thread', { isolates: [WORKER] }],
])('not where %s', (_, changes) => expect(hadNothingElse(script(changes))).toBe(false));
