/** The whole of it: what must hold for any profile, and what the report says about the run. */
import fc from 'fast-check';
import { isHandOver } from '../../src/model/event-loop.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, onlySite, operationTicks, reportOf } from './grid-report.js';

const HASH = 'f@/app/app.js:1:2\ncreateHash@node:crypto\nnative:sha256_block_data_order[openssl]';

describe('nothing', () => {
  const NOTHING = {
    ticks: 0,
    share: 0,
    interval: [0, 1],
    cpuMs: 0,
    byPhase: {},
    unlocatedTicks: 0,
    asyncTicks: 0,
  };

  test('was recorded', () => {
    const report = reportOf([]);
    expect(report.crypto).toEqual(NOTHING);
    expect(report).toMatchObject({
      target: { node: '', command: [], exitCode: null },
      isolates: [],
      callSites: [],
      operations: [],
      findings: [],
    });
  });

  test('was sampled', () => {
    const report = gridReport('', { dropped: { overflow: 5 } });
    expect(report.crypto).toEqual(NOTHING);
    expect(report.profile).toMatchObject({ ticks: 5, busyTicks: 0, droppedTicks: 5 });
  });

  test('but waiting was done', () => {
    const report = gridReport('@repeat 100\nnative:epoll_pwait');
    expect([report.crypto, report.profile.idleTicks]).toEqual([NOTHING, 100]);
  });

  test('had a frame', () => expect(gridReport('@repeat 3\n-').profile.busyTicks).toBe(3));
});

describe('the run', () => {
  const run = {
    command: ['node', 'app.js'],
    cwd: '/app',
    root: '/app',
    openssl: '3.5.4',
    processor: '2 × AMD EPYC',
    startTime: '2026-11-20T12:00:00Z',
    durationMs: 1234,
    exitCode: null,
    signal: 'SIGTERM',
    load: { requests: 10, requestsPerSecond: 5, latencyP50Ms: 20, latencyP99Ms: 40, errors: 0 },
  };

  test('is told where we made it', () => {
    const report = reportOf([profileFromGrid(HASH)], run);
    expect(report.target).toEqual({
      command: run.command,
      root: '/app',
      node: '24.11.0',
      openssl: '3.5.4',
      platform: 'linux',
      processor: '2 × AMD EPYC',
      startTime: run.startTime,
      durationMs: 1234,
      exitCode: null,
      signal: 'SIGTERM',
    });
    expect(report.load).toEqual(run.load);
    expect(report.tool).toEqual({ name: 'cryptoprof', version: '1.2.3' });
  });

  test('is unknown for a log that was found', () =>
    expect(reportOf([profileFromGrid(HASH)])).toMatchObject({ target: { command: [] }, load: null }));
});

test('a sentence that several logs say is said once, with their counts', () => {
  const says = (count, message) => profileFromGrid('', { diagnostics: [{ code: 'lines', count, message }] });
  expect(reportOf([says(1, 'cut'), says(2, 'cut'), says(4, 'garbled')]).diagnostics).toEqual([
    { code: 'lines', count: 3, message: 'cut' },
    { code: 'lines', count: 4, message: 'garbled' },
  ]);
});

describe('several isolates', () => {
  const profiles = [
    profileFromGrid(`@repeat 30 5\nf@/app/app.js:1:2  x@/app/app.js:1:9\ncreateHash@node:crypto  -`),
    profileFromGrid(
      `@repeat 20 5\nf@/app/app.js:1:2  @/app/w.js:1:1[module]\ncreateHash@node:crypto  createHash@node:crypto`,
      { meta: { thread: 'worker' } },
    ),
  ];

  test('have their call sites together, by phase', () => {
    const { callSites } = reportOf(profiles);
    expect(callSites).toMatchObject([
      { file: '/app/app.js', line: 2, ticks: 50, byPhase: { 'event-loop': 30, worker: 20 }, phase: 'event-loop' },
      { file: '/app/w.js', line: 1, ticks: 5, byPhase: { worker: 5 }, phase: 'worker' },
    ]);
  });

  test("but blocks are the event loop's, and no stretch goes from one to another", () => {
    expect(reportOf(profiles).callSites[0].blocks).toMatchObject({ count: 1, maxMs: 30 });
    expect(reportOf([profiles[0], profiles[0]]).callSites[0].blocks).toMatchObject({ count: 2, maxMs: 30 });
  });

  test('each decides by itself whether it uses TLS', () => {
    const rsa = 'native:ossl_rsaz_amm52x20_x1_ifma256[openssl]';
    expect(
      operationTicks(
        reportOf([
          profileFromGrid(`f@/app/app.js:1:1  onread@node:_tls_wrap  ${rsa}`),
          profileFromGrid(`f@/app/app.js:1:1  -  ${rsa}`),
        ]),
      ),
    ).toEqual({ 'tls.handshake': 1, other: 1 });
  });
});

test('where the profiler names no native code, nothing shows what a call computed', () => {
  const grid =
    '@repeat  9  3\nf@/app/app.js:1:2  f@/app/app.js:1:2\nupdate@node:internal/crypto/hash  createHash@node:crypto';
  const leavesOf = (/** @type {string} */ text) => gridReport(text).callSites.map(({ leaves }) => leaves);
  expect(leavesOf(grid)).toEqual([{ computing: 0, decoding: 0, copying: 0, nameless: 9 }]);
  expect(leavesOf(`${grid.replaceAll('\n', '  -\n').replace('-', '1')}  native:uv_run[openssl]`)[0].nameless).toBe(0);
});

test.each([
  ['digest@node:internal/crypto/webcrypto  jobPromise@node:internal/crypto/util', true],
  ['deriveBits@node:internal/crypto/webcrypto  pbkdf2@node:internal/crypto/pbkdf2', true],
  ['pbkdf2@node:internal/crypto/pbkdf2  PBKDF2Job@node:internal/crypto/pbkdf2', true],
  ['argon2@node:internal/crypto/argon2', false],
  // Where jobs are made, their input is copied.
  ['digest@node:internal/crypto/webcrypto  asyncDigest@node:internal/crypto/hash', false],
  ['encrypt@node:internal/crypto/webcrypto  jobPromise@node:internal/crypto/util  f@node:internal/crypto/aes', false],
])('nor what handing jobs over did: %s is a hand-over: %s', (functions, isExpected) => {
  const stack = ['f@/app/app.js:1:2', ...functions.split('  ')].join('\n');
  const site = onlySite(`@repeat 20\n${stack}`);
  expect(site).toMatchObject({ form: 'async', blocks: { p50Ms: 20 } });
  expect(isHandOver(site)).toBe(isExpected);
});

test('rows are by operation and algorithm', () => {
  const calls = {
    'f@/app/app.js:1:2': [{ callee: 'createHash', args: ['sha256'] }],
    'g@/app/app.js:1:3': [{ callee: 'createHash', args: ['MD5'] }],
  };
  const report = gridReport(
    `
    @repeat 3 4 2
    f@/app/app.js:1:2       g@/app/app.js:1:3       h@/app/app.js:1:4
    createHash@node:crypto  createHash@node:crypto  createHash@node:crypto
    -                       -                       native:sha256_block_data_order[openssl]
  `,
    { calls },
  );
  expect(report.operations).toMatchObject([
    { id: 'hash', algorithm: 'sha256', ticks: 5, evidence: { 'js-frame': 5 } },
    { id: 'hash', algorithm: 'md5', ticks: 4 },
  ]);
});

test('no more primitives than anybody reads, the heaviest first', () => {
  const leaves = Array.from({ length: 12 }, (_, index) => `native:function_${index}`);
  const row = (cell) => leaves.map(() => cell).join('  ');
  const { primitives } = gridReport(`
    @repeat ${leaves.map((_, index) => index + 1).join(' ')}
    ${row('f@/app/app.js:1:2')}
    ${row('createHash@node:crypto')}
    ${leaves.join('  ')}
  `).operations[0];
  expect(primitives.map(({ ticks }) => ticks)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
});

/** Cells of all kinds: users', packages', Node's, natives, and what a hostile log may call them. */
const CELLS = [
  'f@/app/app.js:1:2',
  'f@/app/app.js:1:3',
  'g@/app/app.js:1.5[sparkplug]',
  '@/app/app.js:1:1[module]',
  '@/app/lazy.js:1:1[module]',
  'handle@/app/node_modules/express/router.js:3:4',
  'hashSync@/app/node_modules/bcryptjs/index.js:3:4',
  'sign@/app/node_modules/jsonwebtoken/sign.js:3:4',
  'digest@/app/node_modules/openpgp/x.js:3:4',
  '@/app/node_modules/bcryptjs/index.js:1:1[module]',
  'createHash@node:crypto',
  'update@node:internal/crypto/hash',
  'pbkdf2Sync@node:internal/crypto/pbkdf2',
  'pbkdf2@node:internal/crypto/pbkdf2',
  'randomBytes@node:internal/crypto/random',
  'generateKeyPairSync@node:internal/crypto/keygen',
  'sign@node:internal/crypto/sig',
  'deriveBits@node:internal/crypto/webcrypto',
  'pbkdf2DeriveBits@node:internal/crypto/pbkdf2',
  'toBuf@node:internal/crypto/util',
  '@node:crypto:1:1[module]',
  'onread@node:_tls_wrap',
  '_start@node:internal/tls/wrap',
  'write@node:internal/streams/writable',
  'native:node::crypto::Hmac::HmacUpdate',
  'native:node::crypto::TLSWrap::ClearOut',
  'native:node::crypto::Whatever',
  'native:sha256_block_data_order[openssl]',
  'native:ossl_rsaz_amm52x20_x1_ifma256[openssl]',
  'native:OPENSSL_cleanse[openssl]',
  'native:CRYPTO_memcmp[openssl]',
  'native:BN_mod_word[openssl]',
  'native:x[openssl,unnamed]',
  'native:HMAC_Update[openssl]',
  'native:epoll_pwait',
  'native:malloc@/lib/libc.so.6',
  'native:libc@/lib/libc.so.6[unnamed]',
  'native:b@/app/node_modules/bcrypt/b.node[unnamed]',
  'builtin:ArrayMap',
  'regexp:a+',
  'wasm:f',
  'gc:(gc)',
  'idle:(idle)',
  'kernel:read',
  'unknown:0x1',
  'constructor@__proto__',
  '__proto__@/app/constructor.js:1:2',
  'anonymous',
];
const CALLEES = [
  'createHash',
  'update',
  'pbkdf2Sync',
  'sign',
  'generateKeyPairSync',
  'randomBytes',
  'constructor',
  '__proto__',
  'hashSync',
];
const WORDS = fc.constantFrom(
  'sha256',
  'SHA512',
  'rsa',
  'ec',
  'ed25519',
  'constructor',
  '__proto__',
  null,
  10_000,
  -1,
  1e308,
);
const CALL = fc.record({
  callee: fc.constantFrom(...CALLEES),
  args: fc.array(WORDS, { maxLength: 5 }),
  options: fc.dictionary(
    fc.constantFrom('modulusLength', 'namedCurve', 'N', '__proto__'),
    fc.constantFrom('P-256', 2048),
    { maxKeys: 2 },
  ),
  origin: fc.option(
    fc.record({
      callee: fc.constantFrom('createHash', 'createHmac', 'createVerify', 'toString'),
      args: fc.array(WORDS, { maxLength: 2 }),
    }),
  ),
});
const COLUMN = fc.record({
  cells: fc.array(fc.constantFrom(...CELLS), { maxLength: 7 }),
  state: fc.constantFrom('js', 'js', 'external', 'idle', 'gc', 'atomics-wait', 'unknown'),
  repeat: fc.integer({ min: 1, max: 40 }),
});
const PROFILE = fc
  .record({
    columns: fc.array(COLUMN, { maxLength: 20 }),
    calls: fc.dictionary(
      fc.constantFrom(...CELLS.filter((cell) => /^[fg]@/.test(cell))),
      fc.array(CALL, { maxLength: 3 }),
    ),
    dropped: fc.dictionary(fc.constantFrom('overflow', 'constructor', '__proto__'), fc.nat(9)),
    meta: fc.record({
      thread: fc.constantFrom('main', 'worker'),
      timed: fc.boolean(),
      intervalUs: fc.constantFrom(1000, 1000, 1, 0),
    }),
  })
  .map(({ columns, calls, ...overrides }) => {
    const depth = Math.max(1, ...columns.map(({ cells }) => cells.length));
    const rows = Array.from({ length: depth }, (_, row) => columns.map(({ cells }) => cells[row] ?? '-').join('  '));
    const known = Object.entries(calls).filter(([cell]) => columns.some(({ cells }) => cells.includes(cell)));
    const grid =
      columns.length === 0
        ? ''
        : [
            `@state ${columns.map(({ state }) => state).join(' ')}`,
            `@repeat ${columns.map(({ repeat }) => repeat).join(' ')}`,
            ...rows,
          ].join('\n');
    return { grid, overrides: { ...overrides, calls: Object.fromEntries(known) } };
  });
const drawn = ({ grid, overrides }) => profileFromGrid(grid, overrides);

describe('whatever was sampled', () => {
  // reportOf checks each report: everything adds up, and every number is one.
  test('the report adds up, and so does one of several isolates', () => {
    fc.assert(
      fc.property(fc.array(PROFILE, { maxLength: 3 }), (pictures) => {
        reportOf(pictures.map(drawn));
      }),
      { numRuns: 50 },
    );
  });

  test('it is the same a second time', () => {
    fc.assert(
      fc.property(fc.array(PROFILE, { maxLength: 2 }), (pictures) => {
        const profiles = pictures.map(drawn);
        const text = JSON.stringify(reportOf(profiles));
        expect(JSON.stringify(reportOf(profiles))).toBe(text);
        expect(JSON.stringify(reportOf(pictures.map(drawn)))).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  test('what is counted does not depend on the order of the isolates', () => {
    fc.assert(
      fc.property(PROFILE, PROFILE, (one, other) => {
        const counts = ({ profile, crypto, operations }) => ({
          ticks: profile.ticks,
          busy: profile.busyTicks,
          crypto,
          operations: operations.map(({ id, algorithm, ticks }) => [id, algorithm, ticks].join()).sort(),
        });
        const [forwards, backwards] = [
          counts(reportOf([drawn(one), drawn(other)])),
          counts(reportOf([drawn(other), drawn(one)])),
        ];
        expect(backwards).toEqual(forwards);
      }),
      { numRuns: 50 },
    );
  });

  test('idle and bootstrap are never cryptography', () => {
    fc.assert(
      fc.property(PROFILE, (picture) => {
        const { byPhase } = reportOf([drawn(picture)]).crypto;
        expect(Object.keys(byPhase)).not.toEqual(expect.arrayContaining(['idle']));
        expect(Object.keys(byPhase)).not.toEqual(expect.arrayContaining(['bootstrap']));
      }),
      { numRuns: 50 },
    );
  });
});
