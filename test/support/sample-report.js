/**
 * Reports written by hand, for the tests of everything that reads reports. The numbers of the guide's
 * server are those of a real run, rounded.
 */

import { askedAt, ledgerOf, peerOf } from './tls-ledger.js';

/** @import { TlsSide } from '../../src/model/profile.js' */
/** @import { Blocks, CallSiteReport, Report } from '../../src/model/report.js' */

/** @type {Blocks} */
const NO_BLOCKS = { count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 1, split: false };

/** @type {TlsSide} */
const NO_HANDSHAKES = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };

/** @type {CallSiteReport} */
const AUTH_SITE = {
  id: 'app.js#auth|kdf.pbkdf2',
  file: '/app/app.js',
  line: 23,
  column: 28,
  lineInferred: false,
  function: 'auth',
  package: '',
  operation: 'kdf.pbkdf2',
  algorithm: 'sha512',
  api: 'pbkdf2Sync',
  form: 'sync',
  parameters: { iterations: 10000, keylen: 512 },
  ticks: 8011,
  share: 0.702,
  interval: [0.6935, 0.7103],
  cpuMs: 8034,
  phase: 'event-loop',
  byPhase: { 'event-loop': 8011 },
  blocks: { count: 251, p50Ms: 48.2, p95Ms: 52.4, maxMs: 71.3, errorMs: 1, split: true },
  excerpt: {
    firstLine: 21,
    lines: [
      '  const { salt, hash } = users[username];',
      '',
      "  const candidate = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');",
    ],
  },
};

/** @type {CallSiteReport} */
const SALT_SITE = {
  ...AUTH_SITE,
  id: 'app.js#newUser|random',
  line: 10,
  column: 23,
  function: 'newUser',
  operation: 'random',
  algorithm: '',
  api: 'randomBytes',
  parameters: { size: 128 },
  ticks: 71,
  share: 0.0062,
  interval: [0.0049, 0.0078],
  cpuMs: 71,
  byPhase: { 'event-loop': 71 },
  blocks: { count: 60, p50Ms: 1, p95Ms: 1.1, maxMs: 2, errorMs: 1, split: false },
  excerpt: null,
};

/**
 * @returns {Report} the server of Node's profiling guide: PBKDF2 holds the event loop for 70 % of the time
 */
export function guideServerReport() {
  return {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version: '0.1.0' },
    target: {
      command: ['/usr/bin/node', 'app.js'],
      root: '/app',
      node: '24.11.0',
      openssl: '3.5.4',
      platform: 'linux',
      processor: '2 × AMD EPYC',
      startTime: '2026-01-02T03:04:05.000Z',
      durationMs: 12_800,
      exitCode: 0,
      signal: null,
    },
    profile: {
      ticks: 12_616,
      busyTicks: 11_412,
      idleTicks: 1201,
      namedTicks: 11_389,
      libraryTicks: 12,
      droppedTicks: 3,
      dropped: { 'cut off': 1, 'lines-unparsable': 2 },
      busyMs: 11_440,
      wallMs: 12_700,
      intervalUs: 1000,
      schedulingTicks: 0,
      startTicks: 0,
      cpu: { totalMs: 11_705, mainMs: 11_420, workersMs: 0, poolMs: 20, v8Ms: 265, otherMs: 0, runQueueWaitMs: 310 },
      unprofiled: [],
    },
    crypto: {
      ticks: 8082,
      share: 0.7082,
      interval: [0.6998, 0.7165],
      cpuMs: 8105,
      byPhase: { 'event-loop': 8071, 'top-level': 11 },
      unlocatedTicks: 0,
      asyncTicks: 0,
    },
    operations: [
      {
        id: 'kdf.pbkdf2',
        algorithm: 'sha512',
        ticks: 8011,
        share: 0.702,
        interval: [0.6935, 0.7103],
        cpuMs: 8034,
        byPhase: { 'event-loop': 8011 },
        evidence: { binding: 8000, 'js-frame': 11 },
        primitives: [{ name: 'SHA-512', ticks: 7890 }],
      },
      {
        id: 'random',
        algorithm: '',
        ticks: 71,
        share: 0.0062,
        interval: [0.0049, 0.0078],
        cpuMs: 71,
        byPhase: { 'event-loop': 60, 'top-level': 11 },
        evidence: { binding: 71 },
        primitives: [{ name: 'getrandom', ticks: 66 }],
      },
    ],
    callSites: [structuredClone(AUTH_SITE), structuredClone(SALT_SITE)],
    findings: [
      {
        rule: 'sync-kdf',
        severity: 'error',
        operation: 'kdf.pbkdf2',
        site: 'app.js#auth|kdf.pbkdf2',
        edit: {
          file: '/app/app.js',
          profiled: { length: 1204, sha256: 'c'.repeat(64) },
          range: { startLine: 23, startColumn: 21, endLine: 23, endColumn: 76 },
          text: "await pbkdf2(password, salt, 10000, 512, 'sha512')",
          imports: ['const pbkdf2 = util.promisify(crypto.pbkdf2);'],
          asyncAt: null,
          callersMustAwait: false,
        },
        callSite: { file: '/app/app.js', line: 23, function: 'auth', api: 'pbkdf2Sync' },
        ticks: 8011,
        share: 0.702,
        message:
          'crypto.pbkdf2Sync (PBKDF2 sha512) holds the event loop 251 times, typically for 48 ms and at most for 71 ms. ' +
          'Nothing else runs meanwhile; it takes 70.2 % of busy time.',
        advice: [
          'const pbkdf2 = util.promisify(crypto.pbkdf2);',
          "const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');",
        ],
        notes: [
          '512 bytes of sha512 are 8 blocks of work for you and 1 for an attacker: 64 bytes are as strong at an eighth of the cost.',
        ],
        verify: 'Profile it again under the same load: sync-kdf is gone and requests per second rise.',
        docs: 'docs/rules/sync-kdf.md',
        fingerprint: '9f2c41aa',
      },
    ],
    isolates: [
      {
        source: 'isolate-1-v8.log',
        pid: 4711,
        thread: 'main',
        node: '24.11.0',
        v8: '13.6.233.17',
        ticks: 12_616,
        busyTicks: 11_412,
        cryptoTicks: 8082,
      },
    ],
    load: { requests: 252, requestsPerSecond: 19.7, latencyP50Ms: 498, latencyP99Ms: 911, errors: 0 },
    traffic: {
      requests: 262,
      clientRequests: 0,
      tlsServer: structuredClone(NO_HANDSHAKES),
      tlsClient: structuredClone(NO_HANDSHAKES),
      processes: 1,
      complete: true,
    },
    tls: null,
    threadPool: null,
    drive: { listened: true, failure: '' },
    diagnostics: [],
  };
}

/** @returns {Report} its async twin: the work moved to the thread pool */
export function asyncServerReport() {
  const report = guideServerReport();
  /** @type {CallSiteReport} */
  const site = {
    ...structuredClone(AUTH_SITE),
    api: 'pbkdf2',
    form: 'async',
    ticks: 41,
    share: 0.031,
    interval: [0.0229, 0.0418],
    cpuMs: 41,
    byPhase: { 'event-loop': 41 },
    blocks: { count: 40, p50Ms: 1, p95Ms: 1, maxMs: 2, errorMs: 1, split: false },
    excerpt: null,
  };
  report.target.command = ['/usr/bin/node', 'app-async.js'];
  report.profile = {
    ...report.profile,
    ticks: 12_700,
    busyTicks: 1322,
    idleTicks: 11_378,
    busyMs: 1325,
    namedTicks: 1320,
    libraryTicks: 0,
    droppedTicks: 0,
    dropped: {},
  };
  report.profile.cpu = {
    totalMs: 24_100,
    mainMs: 1290,
    workersMs: 0,
    poolMs: 22_600,
    v8Ms: 210,
    otherMs: 0,
    runQueueWaitMs: 2100,
  };
  report.crypto = {
    ticks: 41,
    share: 0.031,
    interval: [0.0229, 0.0418],
    cpuMs: 41,
    byPhase: { 'event-loop': 41 },
    unlocatedTicks: 0,
    asyncTicks: 41,
  };
  report.operations = [
    {
      ...report.operations[0],
      ticks: 41,
      share: 0.031,
      interval: [0.0229, 0.0418],
      cpuMs: 41,
      byPhase: { 'event-loop': 41 },
      evidence: { binding: 41 },
      primitives: [],
    },
  ];
  report.callSites = [site];
  report.findings = [];
  report.load = { requests: 1010, requestsPerSecond: 78.9, latencyP50Ms: 122, latencyP99Ms: 160, errors: 0 };
  Object.assign(report.isolates[0], { ticks: 12_700, busyTicks: 1322, cryptoTicks: 41 });
  return report;
}

/** @returns {Report} a program without crypto, seen long enough to say so */
export function noCryptoReport() {
  const report = guideServerReport();
  report.target.command = ['/usr/bin/node', 'report.js'];
  report.crypto = {
    ticks: 0,
    share: 0,
    interval: [0, 0.00034],
    cpuMs: 0,
    byPhase: {},
    unlocatedTicks: 0,
    asyncTicks: 0,
  };
  report.profile.dropped = {};
  Object.assign(report.profile, { droppedTicks: 0, ticks: 12_613 });
  Object.assign(report, { operations: [], callSites: [], findings: [], load: null, traffic: null });
  report.isolates[0].cryptoTicks = 0;
  return report;
}

/** @returns {Report} a program that was not seen long enough */
export function tooFewTicksReport() {
  const report = noCryptoReport();
  report.profile = {
    ...report.profile,
    ticks: 57,
    busyTicks: 37,
    idleTicks: 20,
    namedTicks: 37,
    libraryTicks: 0,
    startTicks: 0,
    busyMs: 37,
    wallMs: 60,
  };
  report.target.durationMs = 140;
  report.crypto.interval = [0, 0.0941];
  Object.assign(report.isolates[0], { ticks: 57, busyTicks: 37 });
  return report;
}

/** @returns {Report} many operations, packages, call sites, isolates and notes: what the layout must hold */
export function busyReport() {
  const report = guideServerReport();
  const [pbkdf2, random] = report.operations;
  report.operations = [
    pbkdf2,
    {
      ...random,
      id: 'tls.handshake',
      algorithm: '',
      ticks: 1290,
      share: 0.113,
      interval: [0.1073, 0.1189],
      byPhase: { 'event-loop': 1290 },
    },
    {
      ...random,
      id: 'keygen.rsa',
      algorithm: 'rsa',
      ticks: 402,
      share: 0.0352,
      interval: [0.032, 0.0387],
      byPhase: { 'top-level': 402 },
    },
    {
      ...random,
      id: 'verify',
      algorithm: 'ecdsa-p256',
      ticks: 240,
      share: 0.021,
      interval: [0.0185, 0.0238],
      byPhase: { worker: 240 },
    },
    random,
    {
      ...random,
      id: 'hash',
      algorithm: 'sha256',
      ticks: 3,
      share: 0.00026,
      interval: [0.0001, 0.0008],
      byPhase: { 'event-loop': 3 },
      evidence: { binding: 3 },
      primitives: [],
    },
  ];
  report.crypto = {
    ticks: 10_017,
    share: 0.8778,
    interval: [0.8716, 0.8836],
    cpuMs: 10_020,
    unlocatedTicks: 1290,
    asyncTicks: 40,
    byPhase: { 'event-loop': 9375, 'top-level': 402, worker: 240 },
  };
  report.callSites.splice(
    1,
    0,
    {
      ...structuredClone(SALT_SITE),
      id: 'lib/session/tokens/verify-access-token.js#verifyAccessToken|verify',
      file: '/app/lib/session/tokens/verify-access-token.js',
      line: 118,
      function: 'verifyAccessToken',
      package: 'jsonwebtoken',
      operation: 'verify',
      algorithm: 'ecdsa-p256',
      api: 'verify',
      ticks: 240,
      share: 0.021,
      interval: [0.0185, 0.0238],
      phase: 'worker',
      byPhase: { worker: 240 },
      blocks: { ...NO_BLOCKS, count: 700, p50Ms: 1, p95Ms: 1, maxMs: 3 },
    },
    {
      ...structuredClone(SALT_SITE),
      id: 'keys.js#|keygen.rsa',
      file: '/app/keys.js',
      line: 4,
      function: '',
      operation: 'keygen.rsa',
      algorithm: 'rsa',
      api: 'generateKeyPairSync',
      ticks: 402,
      share: 0.0352,
      interval: [0.032, 0.0388],
      phase: 'top-level',
      byPhase: { 'top-level': 402 },
      blocks: { ...NO_BLOCKS, count: 1, p50Ms: 402, p95Ms: 402, maxMs: 402 },
    },
  );
  report.findings.push({
    rule: 'sync-keygen',
    severity: 'warning',
    operation: 'keygen.rsa',
    site: 'keys.js#|keygen.rsa',
    edit: null,
    callSite: { file: '/app/keys.js', line: 4, function: '', api: 'generateKeyPairSync' },
    ticks: 402,
    share: 0.0352,
    message:
      'An RSA key pair is made while modules load, which delays the start by 402 ms, and may take ten times as long on another day.',
    advice: ["const keys = await util.promisify(crypto.generateKeyPair)('rsa', { modulusLength: 2048 });"],
    notes: [],
    verify: '',
    docs: 'docs/rules/sync-keygen.md',
    fingerprint: '77aa',
  });
  report.isolates.push({
    source: 'isolate-2-v8.log',
    pid: 4711,
    thread: 'worker',
    node: '24.11.0',
    v8: '13.6.233.17',
    ticks: 900,
    busyTicks: 600,
    cryptoTicks: 240,
  });
  report.diagnostics = [
    {
      code: 'library-stripped',
      count: 1,
      message: '/usr/lib/libz.so.1 has no symbols: its functions are called by its name.',
    },
    { code: 'lines-unparsable', count: 2, message: 'Lines of the log could not be read and were left out.' },
  ];
  Object.assign(report.target, {
    exitCode: null,
    signal: 'SIGTERM',
    command: ['node', '/app/app.js', '--port', '3000'],
  });
  return report;
}

/** What names must not be able to do: obey a terminal's escape codes, turn text around, break lines or pages. */
export const HOSTILE =
  '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\u2066\r\n\t</script><script>alert(1)</script>\ud800';

/** @returns {Report} every text that a profile can bring along is hostile */
export function hostileReport() {
  const report = busyReport();
  report.target.command = [HOSTILE];
  for (const operation of report.operations) operation.algorithm = HOSTILE;
  for (const site of report.callSites) {
    Object.assign(site, {
      file: `/app/${HOSTILE}.js`,
      function: HOSTILE,
      package: HOSTILE,
      algorithm: HOSTILE,
      api: HOSTILE,
    });
    site.excerpt = { firstLine: site.line ?? 1, lines: [HOSTILE] };
  }
  for (const finding of report.findings) {
    Object.assign(finding, { message: HOSTILE, advice: [HOSTILE], notes: [HOSTILE], verify: HOSTILE });
    finding.callSite = { file: `/app/${HOSTILE}.js`, line: 23, function: HOSTILE, api: HOSTILE };
  }
  for (const isolate of report.isolates) Object.assign(isolate, { source: HOSTILE, node: HOSTILE });
  report.profile.dropped = { [HOSTILE]: report.profile.droppedTicks };
  report.diagnostics = [{ code: HOSTILE, count: 1, message: HOSTILE }];
  report.tls = ledgerOf([
    peerOf({
      host: HOSTILE,
      package: HOSTILE,
      certificate: { type: 'ec', bits: null, curve: HOSTILE },
      callSites: [askedAt({ file: `/app/${HOSTILE}.js`, line: 1, function: HOSTILE })],
    }),
  ]);
  return report;
}

/** @returns {Report} a program with TLS: an agent per request, a server, a database, and more */
export function tlsReport() {
  const report = noCryptoReport();
  report.traffic = {
    requests: 24_000,
    clientRequests: 158,
    processes: 1,
    complete: true,
    tlsServer: { ...NO_HANDSHAKES, handshakes: 1200, resumed: 1100 },
    tlsClient: { ...NO_HANDSHAKES, handshakes: 238 },
  };
  report.tls = ledgerOf(
    [
      peerOf({
        role: 'server',
        host: '',
        port: 8443,
        handshakes: 1200,
        resumed: 1100,
        requests: 24_000,
        agents: 0,
        callSites: [askedAt({ file: '/app/server.js', line: 9 })],
        certificate: { type: 'ec', bits: 256, curve: 'P-256' },
        p50Ms: 1.1,
        protocol: { 'TLSv1.3': 1100, 'TLSv1.2': 100 },
        group: {},
      }),
      peerOf({
        handshakes: 150,
        requests: 150,
        agents: 150,
        package: 'axios',
        group: { X25519MLKEM768: 150 },
        callSites: [
          askedAt({ file: '/app/client.js', line: 12, count: 149 }),
          askedAt({ file: '/app/other.js', line: 3 }),
        ],
      }),
      peerOf({
        host: 'ec2-203-0-113-25.eu-central-1.compute.amazonaws.com',
        port: 27017,
        handshakes: 80,
        requests: 0,
        agents: 0,
        package: 'mongodb',
        p50Ms: 13.3,
        callSites: [askedAt({ file: '/app/src/database/connection-pool.js', line: 112, isAsync: true })],
      }),
      ...['a', 'b', 'c', 'd'].map((name) =>
        peerOf({ host: `${name}.example.com`, handshakes: 2, requests: 2, p50Ms: null, certificate: null }),
      ),
    ],
    {
      contexts: { created: 238, withCa: 150, caBytes: 24_000_000, callSites: [], unplaced: 0 },
      cost: {
        ticks: 6038,
        share: 0.529,
        range: [0.452, 0.581],
        keyExchangeTicks: 1600,
        certificateTicks: 924,
        contextTicks: 1735,
        bytesTicks: 342,
        otherTicks: 1437,
        inferredTicks: 1380,
        untiedTicks: 593,
      },
    },
  );
  return report;
}
