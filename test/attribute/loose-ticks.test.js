/** What only the counted handshakes explain: OpenSSL's bookkeeping, and the C library's help. */
import fc from 'fast-check';
import { profileFromGrid } from '../support/text-grid.js';
import { ledgerOf, peerOf } from '../support/tls-ledger.js';
import { operationTicks, reportOf } from './grid-report.js';

const LIBC = '@/usr/lib/x86_64-linux-gnu/libc.so.6';
/** Twenty ticks of handshakes by name, thirty of plumbing, ten of the C library's help. */
const SERVER = `
  @repeat  1                             20                                       30                                  10
  f@/app/app.js:1:1                      native:tls_construct_certificate[openssl]  native:OPENSSL_sk_value[openssl]  native:malloc${LIBC}
  onread@node:_tls_wrap
`;

/**
 * @param {...object} peers what matters of each
 * @returns {any} run with their ledger, and the traffic that goes with it
 */
function runWithTls(...peers) {
  const all = peers.map(peerOf);
  const side = (role) => ({
    handshakes: all.filter((peer) => peer.role === role).reduce((sum, { handshakes }) => sum + handshakes, 0),
    resumed: 0,
    protocols: {},
    ciphers: {},
    groups: {},
  });
  const traffic = {
    requests: 0,
    clientRequests: 0,
    tlsServer: side('server'),
    tlsClient: side('client'),
    processes: 1,
    complete: true,
  };
  return { tls: ledgerOf(all), traffic, threadPool: null };
}

const counted = runWithTls({ role: 'server' });
const report = (grid, run = counted) => reportOf([profileFromGrid(grid)], run);

/** @param {string} call of Node's crypto, five times @returns {object} the report of the server that makes it */
const with5 = (call) =>
  report(
    SERVER.replace('30  ', '30  5  ')
      .replace(/(?=native:malloc)/, 'h@/app/app.js:1:2  ')
      .replace('onread@node:_tls_wrap', `onread@node:_tls_wrap  -  -  ${call}`),
  );

describe('a connection that lasts has records, and few handshakes', () => {
  /** Two ticks of a handshake by name, six of records, eight each of what may be either. */
  const LASTING = `
  @repeat  1  2  6  8  8  8
  f@/app/app.js:1:1                      native:tls_construct_certificate[openssl]  native:ossl_aes_gcm_encrypt_avx512[openssl]  native:ssl3_read_n[openssl]  native:OPENSSL_sk_value[openssl]  native:malloc${LIBC}
  onread@node:_tls_wrap
`;

  test('and so has what may be either, in proportion', () => {
    const {
      'tls.record aes-gcm': named,
      'tls.record': records,
      'tls.handshake': handshakes,
    } = operationTicks(report(LASTING));
    expect([(named ?? 0) + (records ?? 0), handshakes]).toEqual([24, 8]);
  });
});

describe('where handshakes were counted', () => {
  test('plumbing is theirs', () => expect(operationTicks(report(SERVER))).toMatchObject({ 'tls.handshake': 60 }));

  test('and said to be inferred', () => {
    const { operations } = report(SERVER);
    expect(operations).toMatchObject([{ id: 'tls.handshake', evidence: { inferred: 60 } }]);
  });

  test('the C library helps whoever else calls it, too, in proportion', () => {
    const { operations, tls } = report(
      SERVER.replace('30  ', '30  150  ').replace(/(?=native:malloc)/, 'native:uv__io_poll@/usr/bin/node  '),
    );
    expect(operations).toMatchObject([{ id: 'tls.handshake', ticks: 57 }]);
    expect(tls.cost).toMatchObject({ ticks: 57, inferredTicks: 37, untiedTicks: 153 });
  });

  test('plumbing is shared with other cryptography that comes back from the thread pool, as what is named is', () => {
    const { operations, tls } = with5('pbkdf2@node:internal/crypto/pbkdf2');
    // 20 of 25 named ticks are TLS: so are 24 of 30 of the plumbing, and 8 of 10 of the help.
    expect(operations.map(({ id, ticks }) => [id, ticks])).toEqual([
      ['tls.handshake', 52],
      ['other', 6],
      ['kdf.pbkdf2', 5],
    ]);
    expect(tls.cost).toMatchObject({ ticks: 52, inferredTicks: 32, untiedTicks: 8 });
  });

  test("a library without names is help, if the loop's wait has one", () => {
    const grid = (wait) => `
      @repeat  1              20                                         10                        5
      f@/app/app.js:1:1       native:tls_construct_certificate[openssl]  native:libc.so.6${LIBC}[unnamed]  native:${wait}${LIBC}
      onread@node:_tls_wrap
    `;
    expect(operationTicks(report(grid('epoll_wait')))).toEqual({ 'tls.handshake': 30 });
    expect(operationTicks(report(grid('nanosleep')))).toEqual({ 'tls.handshake': 20 });
  });

  test.each(['write', 'read', 'epoll_ctl', 'pthread_mutex_lock', 'accept4'])('%s is no help', (name) => {
    expect(operationTicks(report(SERVER.replace('malloc', name)))).toEqual({ 'tls.handshake': 50 });
  });

  test.each([
    'malloc',
    'cfree',
    '_int_free',
    '__libc_calloc',
    '__memmove_avx_unaligned_erms',
    'pthread_rwlock_unlock',
    '___pthread_rwlock_rdlock',
    'pthread_getspecific',
    '__strcmp_avx2',
    'secure_getenv',
  ])('%s is', (name) => {
    expect(operationTicks(report(SERVER.replace('malloc', name)))).toEqual({ 'tls.handshake': 60 });
  });
});

describe('nothing is inferred', () => {
  test('without counts', () => {
    expect(operationTicks(report(SERVER, null))).toEqual({ 'tls.handshake': 20, other: 30 });
    expect(operationTicks(report(SERVER, { tls: null, traffic: null }))).toEqual({ 'tls.handshake': 20, other: 30 });
  });

  test('if no handshake was counted', () =>
    expect(operationTicks(report(SERVER, runWithTls()))).toEqual({ 'tls.handshake': 20, other: 30 }));

  test('of what is freed, if other cryptography ran', () => {
    const gc = '@state js js js gc js';
    const hashed = with5('createHash@node:crypto');
    expect(operationTicks(hashed)).toEqual({ 'tls.handshake': 60, hash: 5 });
    const freed = (call) =>
      operationTicks(
        report(
          `${gc}\n${SERVER.replace('30  ', '30  30  5  ')
            .replace(/(?=native:malloc)/, 'native:OPENSSL_sk_pop_free[openssl]  h@/app/app.js:1:2  ')
            .replace('onread@node:_tls_wrap', `onread@node:_tls_wrap  -  -  -  ${call}`)}`,
        ),
      );
    expect(freed('createHash@node:crypto')).toEqual({ 'tls.handshake': 60, other: 30, hash: 5 });
    expect(freed('JSON.parse@node:internal/x')).toEqual({ 'tls.handshake': 90 });
  });

  test('in a thread without TLS', () => {
    const other = 'f@/app/app.js:1:1  native:OPENSSL_sk_value[openssl]';
    const { isolates } = reportOf(
      [profileFromGrid(SERVER), profileFromGrid(other, { meta: { thread: 'worker' } })],
      counted,
    );
    expect(isolates.map(({ cryptoTicks }) => cryptoTicks)).toEqual([60, 1]);
  });

  test('of code beneath JavaScript', () => {
    const { crypto } = report(`
      @repeat  1              20                                         10
      f@/app/app.js:1:1       native:tls_construct_certificate[openssl]  g@/app/app.js:1:1
      onread@node:_tls_wrap   -                                          native:malloc${LIBC}
    `);
    expect(crypto.ticks).toBe(20);
  });
});

const CELLS = [
  'f@/app/app.js:1:1',
  'onread@node:_tls_wrap',
  '_start@node:_tls_wrap',
  'createHash@node:crypto',
  'native:tls_construct_certificate[openssl]',
  'native:OPENSSL_sk_value[openssl]',
  'native:ecp_nistz256_mul_mont[openssl]',
  'native:x25519_fe64_mul[openssl]',
  'native:aes_gcm_enc_update[openssl]',
  `native:malloc${LIBC}`,
  `native:write${LIBC}`,
  'native:epoll_wait',
  'native:uv__read@/usr/bin/node',
  'native:node::crypto::TLSWrap::ClearOut',
];

test('whatever was sampled, the parts add up and the range holds what is said', () => {
  const column = fc.tuple(
    fc.constantFrom(...CELLS),
    fc.constantFrom('-', ...CELLS),
    fc.constantFrom('-', ...CELLS),
    fc.nat(40),
    fc.constantFrom('js', 'gc', 'idle', 'external'),
  );
  const peers = fc.array(
    fc.record({
      role: fc.constantFrom('server', 'client'),
      handshakes: fc.nat(50),
      group: fc.constantFrom({}, { X25519: 1 }, { 'P-256': 1 }),
      certificate: fc.constantFrom(
        null,
        { type: 'rsa', bits: 2048, curve: '' },
        { type: 'ec', bits: 256, curve: 'P-256' },
      ),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), peers, (columns, some) => {
      const row = (index) => columns.map((cells) => cells[index]).join('  ');
      const { tls, profile, operations } = report(
        `@repeat ${row(3)}\n@state ${row(4)}\n${row(0)}\n${row(1)}\n${row(2)}`,
        runWithTls(...some),
      );
      const { cost } = tls;
      const parts =
        cost.keyExchangeTicks + cost.certificateTicks + cost.contextTicks + cost.bytesTicks + cost.otherTicks;
      expect(parts).toBe(cost.ticks);
      expect(cost.ticks).toBe(
        operations.filter(({ id }) => id.startsWith('tls.')).reduce((sum, { ticks }) => sum + ticks, 0),
      );
      expect(cost.inferredTicks).toBeLessThanOrEqual(cost.ticks);
      expect(cost.ticks + cost.untiedTicks).toBeLessThanOrEqual(profile.busyTicks);
      expect(cost.range[0]).toBeLessThanOrEqual(cost.share);
      expect(cost.range[1]).toBeGreaterThanOrEqual(cost.share);
    }),
  );
});
