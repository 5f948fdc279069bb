/** Where connections were asked for: the rows that they have among the call sites, and what the source says there. */
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { profileFromGrid } from '../support/text-grid.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { answerOf } from './grid-report.js';
import { reportProblems } from './report-problems.js';

/** @import { Recording, RunInfo } from '../../src/model/profile.js' */
/** @import { Report } from '../../src/model/report.js' */

const RUN = {
  command: ['node', 'app.js'],
  cwd: '/app',
  root: '/app',
  openssl: '3.5.4',
  processor: '2 × AMD EPYC',
  startTime: '2026-11-20T12:00:00Z',
  durationMs: 1234,
  exitCode: null,
  signal: 'SIGTERM',
  load: null,
  traffic: null,
  tls: null,
  threadPool: null,
  drive: null,
  cpu: null,
  unprofiled: [],
};
const FILE = '/app/app.js';
const SOURCE = `const https = require('https');
app.post('/login', (req, res) => {
  https.get(url, { agent: new https.Agent({ keepAlive: true }) }, done);
});
async function load(client) {
  const rows = await client
    .query('select 1');
  return rows;
}
crypto.pbkdf2(password, salt, 1000, 64, 'sha512', done);
`;
const GET = { file: FILE, line: 3, column: 9 };
const AGENT = { file: FILE, line: 3, column: 27 };
const QUERY = { file: FILE, line: 6, column: 16, function: 'load', isAsync: true };

/**
 * @param {Partial<RunInfo>} counted what the program counted
 * @param {string} [grid] what was sampled
 * @param {Record<string, string>} [sources] by path
 * @returns {{recording: Recording, report:
 *   Report, calls: Map<string, any>}}
 */
function analysed(counted, grid = '', sources = { [FILE]: SOURCE }) {
  return reportOfRecording({ run: { ...RUN, ...counted }, profiles: [profileFromGrid(grid, { sources })] });
}

function reportOfRecording({ run, profiles }) {
  const answer = answerOf(profiles, run);
  expect(reportProblems(answer.report)).toEqual([]);
  return answer;
}

const peers = (...list) => ({ tls: ledgerOf(list) });

test("a connection that no sample met has a row without ticks, and its place the row's id", () => {
  const { report, calls } = analysed(peers(peerOf({ callSites: [askedAt({ ...GET, count: 7 })] })));
  expect(report.callSites).toMatchObject([
    {
      id: 'app.js#POST /login handler|tls.handshake',
      file: FILE,
      line: 3,
      column: 9,
      function: 'POST /login handler',
      operation: 'tls.handshake',
      ticks: 0,
      form: 'sync',
    },
  ]);
  const [site] = report.callSites;
  expect(report.tls?.peers[0].callSites).toEqual([
    { ...GET, id: site.id, function: 'POST /login handler', count: 7, isAsync: false },
  ]);
  expect(calls.get(site.id)).toMatchObject({ callee: 'get', line: 3, syntax: { receiverText: 'https' } });
  expect(report.operations).toEqual([]);
});

test('the agent of the same line has a row of its own', () => {
  const { report, calls } = analysed(peers(peerOf({ callSites: [askedAt(GET)], agentSites: [askedAt(AGENT)] })));
  const [
    {
      callSites: [get],
      agentSites: [agent],
    },
  ] = report.tls?.peers ?? [];
  expect(get.id).not.toBe(agent.id);
  expect([calls.get(get.id)?.callee, calls.get(agent.id)?.callee]).toEqual(['get', 'Agent']);
  expect(report.callSites.find(({ id }) => id === agent.id)).toMatchObject({
    api: 'Agent',
    operation: 'tls.handshake',
    ticks: 0,
  });
});

test('what other files do with connections is known also where no sample shows an agent', () => {
  const sources = {
    [FILE]: SOURCE,
    '/app/check.js': 'exports.pin = (socket) => compare(socket.getPeerCertificate());',
  };
  const syntaxOf = (/** @type {Record<string, string> | undefined} */ files) => {
    const { report, calls } = analysed(peers(peerOf({ agentSites: [askedAt(AGENT)] })), '', files);
    return calls.get(report.tls?.peers[0].agentSites[0].id ?? '').syntax;
  };
  expect(syntaxOf(sources)).toMatchObject({ inspectsPeer: true, watchesSockets: false });
  expect(syntaxOf(undefined)).toMatchObject({ inspectsPeer: false, watchesSockets: false });
});

test("the call that an async function waited for is described, and stands at the call's line", () => {
  const { report, calls } = analysed(peers(peerOf({ package: 'pg', callSites: [askedAt(QUERY)] })));
  expect(report.callSites).toMatchObject([{ line: 7, column: null, function: 'load', package: 'pg' }]);
  expect(calls.get(report.callSites[0].id)).toMatchObject({ callee: 'query', syntax: { isAwaited: true } });
});

describe('a row that samples have made', () => {
  const SAMPLED = `@repeat 30  20\nhandler@${FILE}:2.20:3.9  handler@${FILE}:2.20:3.9\nconnect@node:_tls_wrap  createSecureContext@node:_tls_common\n_start@node:_tls_wrap  -`;

  test('is that of the connection at its line; contexts have theirs', () => {
    const { report } = analysed(
      {
        tls: ledgerOf([peerOf({ callSites: [askedAt(GET)] })], {
          contexts: { created: 9, withCa: 9, caBytes: 90, callSites: [askedAt(GET)] },
        }),
      },
      SAMPLED,
    );
    expect(report.callSites.map(({ operation, ticks }) => [operation, ticks])).toEqual([
      ['tls.handshake', 30],
      ['tls.context', 20],
    ]);
    const [handshake, context] = report.callSites;
    expect(report.tls?.peers[0].callSites[0].id).toBe(handshake.id);
    expect(report.tls?.contexts.callSites[0].id).toBe(context.id);
  });

  test("is no agent's", () => {
    const { report } = analysed(peers(peerOf({ callSites: [askedAt(GET)], agentSites: [askedAt(AGENT)] })), SAMPLED);
    expect(report.callSites.map(({ operation, api, ticks }) => [operation, api, ticks])).toEqual([
      ['tls.handshake', '', 30],
      ['tls.context', 'createSecureContext', 20],
      ['tls.handshake', 'Agent', 0],
    ]);
  });
});

test('two peers that one line connects to share its row', () => {
  const { report } = analysed(
    peers(peerOf({ callSites: [askedAt(GET)] }), peerOf({ host: 'other.example.com', callSites: [askedAt(GET)] })),
  );
  expect(report.callSites).toHaveLength(1);
  expect(new Set(report.tls?.peers.map(({ callSites: [{ id }] }) => id)).size).toBe(1);
});

test('a job on the thread pool has the row of its asynchronous call, which the source tells more of', () => {
  const at = {
    id: '',
    file: FILE,
    line: 10,
    column: 8,
    function: '',
    isAsync: false,
    package: '',
    job: 'PBKDF2Job',
    jobs: 64,
    maxInFlight: 64,
    waitP95Ms: 900,
    runP50Ms: 30,
  };
  const { report, calls } = analysed({
    threadPool: {
      size: 4,
      jobs: 64,
      maxInFlight: 64,
      waitP95Ms: 900,
      runP50Ms: 30,
      cpuMs: null,
      runQueueWaitMs: null,
      callSites: [at],
      complete: true,
    },
  });
  expect(report.callSites).toMatchObject([
    { operation: 'kdf.pbkdf2', algorithm: 'sha512', api: 'pbkdf2', form: 'async', ticks: 0 },
  ]);
  expect(report.threadPool?.callSites).toMatchObject([{ id: report.callSites[0].id, jobs: 64, job: 'PBKDF2Job' }]);
  expect(report.threadPool?.callSites[0]).not.toHaveProperty('call');
  expect(calls.get(report.callSites[0].id)).toMatchObject({ callee: 'pbkdf2' });
});

test.each([
  ['verifyOneShot', 'verify'],
  ['sign', 'sign'],
  ['', 'sign'],
])('a job that does one of several things is told by what was called: %j', (called, operation) => {
  const place = {
    id: '',
    file: '/srv/node_modules-free/tokens.js',
    line: 33,
    column: 3,
    function: 'read',
    isAsync: true,
  };
  const counts = { jobs: 64, maxInFlight: 4, waitP95Ms: 1, runP50Ms: 1 };
  const { report } = analysed({
    threadPool: {
      ...counts,
      size: 4,
      cpuMs: null,
      runQueueWaitMs: null,
      callSites: [{ ...place, ...counts, package: 'jose', job: 'SignJob', called }],
      complete: true,
    },
  });
  expect(report.callSites).toMatchObject([{ line: 33, package: 'jose', operation, form: 'async' }]);
});

// V8's async stacks name functions that wait, but not those that have returned a promise: `issue` is in none.
describe('a promise that another function returned', () => {
  const TOKENS = '/app/tokens.js';
  const SERVER = `import { issue, keys } from './tokens.js';
export async function login(user) {
  return { token: await issue(user) };
}
`;
  const saying = (/** @type {string} */ tokens, /** @type {object} */ more = {}) => {
    const at = {
      ...{ id: '', file: FILE, line: 3, column: 19, function: 'login', isAsync: true },
      ...{ package: 'jose', job: 'SignJob', called: 'sign', jobs: 64, maxInFlight: 4, waitP95Ms: 1, runP50Ms: 1 },
      ...more,
    };
    const counts = { jobs: 64, maxInFlight: 4, waitP95Ms: 1, runP50Ms: 1, cpuMs: null, runQueueWaitMs: null };
    return analysed({ threadPool: { ...counts, size: 4, callSites: [at], complete: true } }, '', {
      [FILE]: SERVER,
      [TOKENS]: tokens,
    });
  };
  const lineOf = (/** @type {Report} */ { callSites }) => callSites.map(({ file, line }) => `${file}:${line}`);

  test.each([
    ['by an arrow function', 'export const issue = (user) =>\n  new SignJWT(user).setIssuedAt().sign(key);', 3],
    ['by a statement', 'export async function issue(user) {\n  return sign(user);\n}', 3],
    [
      'through another function',
      'const inner = (user) =>\n  sign(user);\nexport const issue = (user) => inner(user);',
      3,
    ],
    ['and continued', 'export const issue = (user) =>\n  sign(user)\n    .then(String);', 3],
    [
      'in one of several branches',
      'export function issue(user) {\n  if (user.old) return legacy(user);\n  return sign(user);\n}',
      4,
    ],
  ])('is of the call that made it: %s', (_, code, line) => {
    const { report, calls } = saying(`import { SignJWT, sign, verify } from 'jose';\n${code}\n`);
    expect(lineOf(report)).toEqual([`${TOKENS}:${line}`]);
    const [{ id, package: packageName, operation }] = report.callSites;
    expect({ packageName, operation }).toEqual({ packageName: 'jose', operation: 'sign' });
    expect(id).toMatch(/^tokens\.js#(?:issue|inner)\|sign$/);
    expect(calls.get(id)?.callee).toBe('sign');
    expect(report.threadPool?.callSites).toMatchObject([{ id, file: TOKENS, line, isAsync: false }]);
  });

  test.each([
    [
      'two calls may have made it',
      'export const issue = (user) => {\n  if (user.a) return sign(user);\n  return verify(user);\n};',
    ],
    ['another package made it', "import { sign as other } from 'other';\nexport const issue = (user) => other(user);"],
    ['it is not returned', 'export const issue = (user) => { sign(user); };'],
    ['it is made by a function in it', 'export const issue = (user) => { const later = () => sign(user); };'],
  ])('is of the line that awaits it, if %s', (_, code) => {
    const { report } = saying(`import { sign, verify } from 'jose';\n${code}\n`);
    expect(lineOf(report)).toEqual([`${FILE}:3`]);
  });

  test('is of the line that awaits it, if that line calls the package itself', () => {
    const { report } = saying(
      "import { sign } from 'jose';\nexport const issue = async (user) => {\n  await sign(user);\n};\n",
      {
        ...{ file: TOKENS, line: 3, column: 3, function: 'issue' },
      },
    );
    expect(lineOf(report)).toEqual([`${TOKENS}:3`]);
    expect(report.threadPool?.callSites).toMatchObject([{ isAsync: true }]);
  });

  test('of a connection likewise', () => {
    const tokens = "import got from 'got';\nexport const issue = (user) =>\n  got(user.url);\n";
    const at = askedAt({ file: FILE, line: 3, column: 19, function: 'login', isAsync: true });
    const { report } = analysed(peers(peerOf({ package: 'got', callSites: [at] })), '', {
      [FILE]: SERVER,
      [TOKENS]: tokens,
    });
    expect(lineOf(report)).toEqual([`${TOKENS}:3`]);
    expect(report.tls?.peers[0].callSites).toMatchObject([{ file: TOKENS, line: 3, count: 1 }]);
  });

  test('says the same in a saved recording', () => {
    const { recording, report } = saying("import { sign } from 'jose';\nexport const issue = (user) => sign(user);\n");
    expect(reportOfRecording(decodeRecording(encodeRecording(recording))).report).toEqual(report);
  });
});

test('a saved recording says elsewhere what it says here', () => {
  const { recording, report, calls } = analysed(
    peers(peerOf({ callSites: [askedAt(GET), askedAt(QUERY)], agentSites: [askedAt(AGENT)] })),
  );
  const saved = decodeRecording(encodeRecording(recording));
  const again = reportOfRecording(saved);
  expect(again.report).toEqual(report);
  expect(again.calls).toEqual(calls);
});

test('a place whose source is not at hand has its row all the same', () => {
  const { report, calls } = analysed(peers(peerOf({ callSites: [askedAt({ ...GET, function: 'handler' })] })), '', {});
  expect(report.callSites).toMatchObject([{ id: 'app.js#handler|tls.handshake', excerpt: null }]);
  expect(calls.size).toBe(0);
});

test('a place without a file has none', () => {
  const { report } = analysed(peers(peerOf({ callSites: [askedAt({ ...GET, file: '' })] })));
  expect([report.callSites, report.tls?.peers[0].callSites[0].id]).toEqual([[], '']);
});
