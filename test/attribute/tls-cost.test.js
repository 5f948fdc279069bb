/** What TLS costs, by its parts. */
import { profileFromGrid } from '../support/text-grid.js';
import { ledgerOf, peerOf } from '../support/tls-ledger.js';
import { reportOf } from './grid-report.js';

/** @import { TlsCost } from '../../src/model/tls.js' */

const RSA = { type: 'rsa', bits: 2048, curve: '' };
const P256 = { type: 'ec', bits: 256, curve: 'P-256' };
const P384 = { type: 'ec', bits: 384, curve: 'P-384' };

/**
 * @param {string[]} leaves a tick of each, called by libuv
 * @param {...object} peers what matters of each
 * @returns {TlsCost} what TLS cost; one tick more is the ClientHello's
 */
function costOf(leaves, ...peers) {
  const grid = `
    f@/app/app.js:1:1       ${leaves.map((leaf) => `native:${leaf}`).join('  ')}
    _start@node:_tls_wrap
  `;
  return reportWith(grid, peers).tls.cost;
}

/**
 * @param {string} grid a profile
 * @param {object[]} peers what matters of each
 * @param {object | null} [cpu] times of the run
 * @returns {any} the report
 */
function reportWith(grid, peers, cpu = null) {
  const traffic = { requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true };
  return reportOf(
    [profileFromGrid(grid)],
    /** @type {any} */ ({ tls: ledgerOf(peers.map(peerOf)), traffic, threadPool: null, cpu }),
  );
}

const server = (certificate) => ({ role: 'server', certificate, group: {} });
const client = (certificate, group) => ({ role: 'client', certificate, group: { [group]: 10 } });
const X25519 = 'x25519_fe64_mul[openssl]';
const NIST_P256 = 'ecp_nistz256_mul_mont[openssl]';
const OTHER_CURVE = 'ossl_ec_GFp_mont_field_mul[openssl]';
const MODULAR = 'bn_sqr8x_mont[openssl]';

test.each([
  ['X25519 is the key exchange', [X25519], [server(RSA)], 'keyExchange'],
  ["P-256 is the certificate's beside X25519", [NIST_P256, X25519], [server(P256)], 'certificate'],
  ["and the key exchange's beside an RSA certificate", [NIST_P256, MODULAR], [server(RSA)], 'keyExchange'],
  ['and may be either if nothing else was computed', [NIST_P256], [server(P256)], 'other'],
  [
    'another curve is the key exchange beside a certificate on P-256',
    [OTHER_CURVE, NIST_P256],
    [server(P256)],
    'keyExchange',
  ],
  ["and the certificate's if clients agreed on X25519", [OTHER_CURVE], [client(P384, 'X25519')], 'certificate'],
  ['clients are told the group', [NIST_P256], [client(RSA, 'P-256')], 'keyExchange'],
  ["which may be the certificate's curve", [NIST_P256], [client(P256, 'prime256v1')], 'other'],
  ["a chain may have other keys than the server's own", [MODULAR], [client(P256, 'X25519')], 'certificate'],
  ['handshakes hash, too: no record', ['sha256_block_data_order[openssl]'], [server(RSA)], 'other'],
  [
    'resumed handshakes exchange keys only',
    [NIST_P256],
    [{ ...client(P256, 'P-256'), handshakes: 10, resumed: 10 }],
    'keyExchange',
  ],
])('%s', (_, leaves, peers, part) => {
  const cost = costOf(leaves, ...peers);
  const without = costOf(leaves.slice(1), ...peers);
  expect(cost[`${part}Ticks`] - without[`${part}Ticks`]).toBeGreaterThanOrEqual(1);
  expect(cost.ticks).toBe(leaves.length + 1);
});

test('contexts, certificates that JavaScript reads, and records', () => {
  const {
    tls: { cost },
  } = reportWith(
    `
    @repeat 5                                     4                                          3                                     2                                          1
    @state  js                                    js                                         js                                    js                                         gc
    f@/app/app.js:1:1                             f@/app/app.js:1:2                          f@/app/app.js:1:3                     f@/app/app.js:1:4                          native:asn1_item_embed_free[openssl]
    createSecureContext@node:_tls_common          getPeerCertificate@node:_tls_wrap          onStreamRead@node:internal/stream_base_commons  onStreamRead@node:internal/stream_base_commons
    native:X509_free[openssl]                     native:v8::Object::New@/usr/bin/node       native:node::crypto::TLSWrap::ClearOut  native:ossl_aes_gcm_encrypt_avx512[openssl]
  `,
    [client(RSA, 'X25519')],
  );
  expect(cost).toMatchObject({ contextTicks: 5, certificateTicks: 4, bytesTicks: 5 });
});

test('nobody knows it where nothing was counted, or no addresses were sampled', () => {
  expect(reportOf([profileFromGrid('native:SSL_read[openssl]')]).tls).toBeNull();
  const untimed = profileFromGrid('native:SSL_read[openssl]', { meta: { timed: false } });
  expect(
    reportOf([untimed], /** @type {any} */ ({ tls: ledgerOf([]), traffic: null, threadPool: null })).tls.cost,
  ).toBeNull();
});

test('ticks in calls of the system may be waiting: the range holds what CPU time may show', () => {
  const grid = (calls) => `
    @repeat  1                      500                                        ${calls}                       500
    f@/app/app.js:1:1               native:tls_construct_certificate[openssl]  f@/app/app.js:1:1              f@/app/app.js:1:1
    _start@node:_tls_wrap           -                                          native:connect@/lib/libc.so.6  JSON.parse@node:internal/x
  `;
  const range = (calls) => reportWith(grid(calls), [client(RSA, 'X25519')]).tls.cost.range;
  const [few, many] = [range(1), range(1000)];
  expect(few[1]).toBeLessThan(0.54);
  expect(many[0]).toBeLessThan(0.26);
  expect(many[1]).toBeCloseTo(few[1], 2);
});

test('what the kernel took tells how much of them was CPU time', () => {
  const grid = `
    @repeat  1                      500                                        1000                           500
    f@/app/app.js:1:1               native:tls_construct_certificate[openssl]  f@/app/app.js:1:1              f@/app/app.js:1:1
    _start@node:_tls_wrap           -                                          native:connect@/lib/libc.so.6  JSON.parse@node:internal/x
  `;
  const share = (cpu) => reportWith(grid, [client(RSA, 'X25519')], cpu).tls.cost.cpuShare;
  const times = { totalMs: 2000, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0, runQueueWaitMs: 0 };
  expect(share({ ...times, mainMs: 1000, mainKernelMs: 100 })).toBeCloseTo(0.45, 2);
  expect(share({ ...times, mainMs: 1000, mainKernelMs: 0 })).toBeCloseTo(0.5, 2);
  // More than there are ticks of calls: pages and signals.
  expect(share({ ...times, mainMs: 1000, mainKernelMs: 800 })).toBeCloseTo(0.25, 2);
  for (const cpu of [
    null,
    times,
    { ...times, mainMs: 1000, mainKernelMs: null },
    { ...times, mainMs: null, mainKernelMs: 10 },
    { ...times, mainMs: 1000, mainKernelMs: 100, workersMs: 500 },
    { ...times, mainMs: 1000, mainKernelMs: 100, workersMs: null },
  ])
    expect(share(cpu)).toBeNull();
});
