/** What native code says where no frame of a crypto function is on the stack; and what a binding adds. */
import { gridReport, onlySite, operationTicks } from './grid-report.js';

const START = 'f@/app/app.js:1:1';
const TLS = 'onStreamRead@node:_tls_wrap';
const RSA = 'native:ossl_rsaz_amm52x20_x1_ifma256[openssl]';

describe('OpenSSL without any JavaScript', () => {
  const ticks = (leaf, tls) =>
    operationTicks(gridReport(`@state js js idle\n${START}  ${tls}  native:${leaf}[openssl]`));

  test.each([
    ['ossl_rsaz_amm52x20_x1_ifma256', 'tls.handshake'],
    ['__ecp_nistz256_mul_montx', 'tls.handshake'],
    ['x25519_fe64_mul', 'tls.handshake'],
    ['scalar_ntt', 'tls.handshake'],
    ['asn1_item_embed_d2i', 'tls.handshake'],
    ['state_machine', 'tls.handshake'],
    ['sha256_block_data_order_shaext', 'tls.handshake'],
    ['ossl_aes_gcm_encrypt_avx512', 'tls.record'],
    ['ChaCha20_ctr32', 'tls.record'],
    ['poly1305_blocks_avx512', 'tls.record'],
    ['aesni_cbc_sha256_enc_shaext', 'tls.record'],
    ['OPENSSL_cleanse', 'other'],
    ['CRYPTO_malloc', 'other'],
    ['a_function_that_no_pattern_knows', 'other'],
  ])('%s is %s in a program that uses TLS, and belongs to no line', (leaf, operation) => {
    expect(ticks(leaf, TLS)).toEqual({ [operation]: 1 });
    const report = gridReport(`@state js js idle\n${START}  ${TLS}  native:${leaf}[openssl]`);
    expect([report.callSites, report.crypto.unlocatedTicks, report.crypto.byPhase]).toEqual([
      [],
      1,
      { 'event-loop': 1 },
    ]);
  });

  test.each([
    'ossl_rsaz_amm52x20_x1_ifma256',
    'ossl_aes_gcm_encrypt_avx512',
    'OPENSSL_cleanse',
    'sha256_block_data_order',
  ])('%s is no TLS in a program without: it tidies up after others', (leaf) => {
    expect(ticks(leaf, 'onStreamRead@node:internal/stream_base_commons')).toEqual({ other: 1 });
  });

  test("what is freed while the process ends is nobody's, but what an exit handler asks for is", () => {
    const EXIT = 'exit@node:internal/process/per_thread';
    const ofStack = (...frames) => operationTicks(gridReport([START, ...frames].join('\n')));
    expect(ofStack(EXIT, 'native:OPENSSL_LH_free[openssl]')).toEqual({});
    expect(ofStack(EXIT, 'update@node:internal/crypto/hash', 'native:sha256_block_data_order[openssl]')).toEqual({
      'hash-or-hmac sha256': 1,
    });
    expect(ofStack('exit@/app/exit.js:3', 'native:OPENSSL_LH_free[openssl]')).toEqual({ other: 1 });
  });

  test('the TLS modules are not TLS as long as they are only loaded', () => {
    expect(ticks('ossl_rsaz_amm52x20_x1_ifma256', '@node:_tls_wrap:1:1[module]')).toEqual({ other: 1 });
  });

  test.each(['node:_tls_wrap', 'node:internal/tls/wrap'])('%s is TLS', (module) => {
    expect(ticks('ossl_rsaz_amm52x20_x1_ifma256', `onclose@${module}`)).toMatchObject({ 'tls.handshake': 1 });
  });

  test.each(['node:_tls_common', 'node:internal/tls/common', 'node:internal/tls/secure-context'])(
    '%s makes contexts, and whoever only makes contexts shakes no hands',
    (module) => {
      for (const leaf of ['ASN1_OBJECT_free', 'X509_free', 'ossl_rsaz_amm52x20_x1_ifma256'])
        expect(ticks(leaf, `createSecureContext@${module}`)).toEqual({ other: 1, 'tls.context': 1 });
    },
  );

  test('it is inferred, and says so', () => {
    expect(gridReport(`${START}  ${TLS}  ${RSA}`).operations[0].evidence).toEqual({ inferred: 1 });
    expect(gridReport(`${START}  -  ${RSA}`).operations[0].evidence).toEqual({ symbol: 1 });
  });
});

test("beneath a TLS stream's own functions each leaf tells a handshake from a record, and others are what most are", () => {
  const CLEAR_OUT = 'native:node::crypto::TLSWrap::ClearOut';
  const report = gridReport(`
    @repeat 1         2                                            5              3
    ${START}          ${CLEAR_OUT}                                 ${CLEAR_OUT}   ${CLEAR_OUT}
    -                 native:ossl_aes_gcm_encrypt_avx512[openssl]          ${RSA}         native:sha256_block_data_order[openssl]
  `);
  expect(operationTicks(report)).toEqual({ 'tls.record': 2, 'tls.handshake': 8 });
});

test("beneath Node's streams it is TLS too, whoever wrote to them", () => {
  const report = gridReport(`
    ${TLS}  handler@/app/app.js:5:6                          handler@/app/app.js:5:6
    -       write@node:internal/streams/writable             writeGeneric@node:internal/stream_base_commons
    -       native:ossl_aes_gcm_encrypt_avx512[openssl]      native:write
  `);
  expect(operationTicks(report)).toEqual({ 'tls.record': 1 });
  expect(report.callSites).toEqual([]);
});

describe('garbage collection', () => {
  const freed = (leaf, tls) => gridReport(`@state js js gc\n${START}  ${tls}  native:${leaf}[openssl]`);

  test.each(['EVP_MD_CTX_free', 'RSA_free', 'OPENSSL_cleanse', 'X509_free', 'SSL_free'])(
    'frees crypto objects in %s: no operation, TLS or not',
    (leaf) => {
      for (const tls of [TLS, '-']) {
        const report = freed(leaf, tls);
        expect(operationTicks(report)).toEqual({ other: 1 });
        expect(report.operations[0]).toMatchObject({ byPhase: { gc: 1 }, evidence: { symbol: 1 } });
        expect(report.crypto.unlocatedTicks).toBe(1);
      }
    },
  );

  test('of anything else is no cryptography', () => {
    expect(gridReport(`@state js gc\n${START}  native:Scavenge`).crypto.ticks).toBe(0);
  });

  test('frees them beneath whoever allocates: that line did not ask for it', () => {
    const report = gridReport('@state gc\nf@/app/app.js:1:2\nnative:EVP_MD_CTX_free[openssl]');
    expect([operationTicks(report), report.callSites]).toEqual([{ other: 1 }, []]);
  });

  test('within a call is part of the call', () => {
    expect(
      onlySite(`
      @state js                 gc
      f@/app/app.js:1:2         f@/app/app.js:1:2
      createHash@node:crypto    createHash@node:crypto
      -                         native:Scavenge
    `),
    ).toMatchObject({ operation: 'hash', ticks: 2, byPhase: { 'event-loop': 1, gc: 1 } });
  });

  test('does not change what the same stack says at other times', () => {
    expect(operationTicks(gridReport(`@state js js gc idle\n${START}  ${TLS}  ${RSA}  ${RSA}`))).toEqual({
      other: 1,
      'tls.handshake': 1,
    });
  });
});

describe("OpenSSL right beneath the user's code", () => {
  test('CRYPTO_memcmp is timingSafeEqual, which has no frame', () => {
    expect(onlySite('verify@/app/app.js:5:6\nnative:CRYPTO_memcmp[openssl]')).toMatchObject({
      line: 6,
      operation: 'compare',
      api: 'timingSafeEqual',
      form: 'sync',
      algorithm: '',
      package: '',
    });
  });

  test("CRYPTO_memcmp within a package is the user's call of that package", () => {
    expect(
      onlySite('verify@/app/app.js:5:6\ncheck@/app/node_modules/tsscmp/index.js:1:2\nnative:CRYPTO_memcmp[openssl]'),
    ).toMatchObject({ line: 6, operation: 'compare', package: 'tsscmp' });
  });

  test('a primitive that one operation only uses names it', () => {
    expect(onlySite('f@/app/app.js:5:6\nnative:fill_segment[openssl]')).toMatchObject({
      line: 6,
      operation: 'kdf.argon2',
    });
  });

  test('any other is cryptography of that line, until its source says which', () => {
    const grid = `derive@/app/app.js:1:2\n${RSA}`;
    expect(onlySite(grid)).toMatchObject({ line: 2, operation: 'other', algorithm: 'rsa' });
    expect(
      onlySite(grid, {
        sources: { '/app/app.js': 'function derive(key, data) {\n  return crypto.privateDecrypt(key, data);\n}' },
      }),
    ).toMatchObject({ line: 2, operation: 'asym.decrypt' });
  });
});

describe("a name of OpenSSL's", () => {
  test('counts where the format tells no regions, if nothing else carries it', () => {
    expect(operationTicks(gridReport('f@/app/app.js:1:1\nnative:CRYPTO_memcmp'))).toEqual({ compare: 1 });
  });

  test.each([
    'native:reduce',
    'native:initialize',
    'native:keccak_f1600',
    'native:CRYPTO_memcmp@/app/node_modules/x/x.node',
  ])('but %s is not', (leaf) => {
    expect(gridReport(`f@/app/app.js:1:1\n${leaf}`).crypto.ticks).toBe(0);
  });
});

describe('a binding', () => {
  test("alone says what is done, and belongs to the user's line", () => {
    expect(onlySite('f@/app/app.js:1:2\nnative:node::crypto::Hmac::HmacUpdate\nnative:malloc')).toMatchObject({
      line: 2,
      operation: 'hmac',
      form: 'sync',
    });
    expect(gridReport('f@/app/app.js:1:2\nnative:node::crypto::Hmac::HmacUpdate').operations[0].evidence).toEqual({
      binding: 1,
    });
  });

  test.each([
    ['update@node:internal/crypto/hash', 'node::crypto::Hmac::HmacUpdate', 'hmac'],
    ['update@node:internal/crypto/hash', 'node::crypto::Hash::HashUpdate', 'hash'],
    ['update@node:internal/crypto/sig', 'node::crypto::Verify::VerifyUpdate', 'verify'],
    [
      'generateKeyPairSync@node:internal/crypto/keygen',
      'node::crypto::KeyGenJob<node::crypto::KeyPairGenTraits<node::crypto::RsaKeyGenTraits>>::Run',
      'keygen.rsa',
    ],
    [
      '@node:internal/crypto/cipher',
      'node::crypto::PublicKeyCipher::Cipher<(node::crypto::PublicKeyCipher::Operation)0, &EVP_PKEY_encrypt_init, &EVP_PKEY_encrypt>',
      'asym.encrypt',
    ],
  ])('beneath %s, %s tells which', (frame, binding, operation) => {
    expect(onlySite(`f@/app/app.js:1:2\n${frame}\nnative:${binding}`)).toMatchObject({ operation, line: 2 });
  });

  test('that does something else than the call is part of the call', () => {
    expect(
      onlySite('f@/app/app.js:1:2\npbkdf2Sync@node:internal/crypto/pbkdf2\nnative:node::crypto::KeyObjectHandle::Init'),
    ).toMatchObject({ operation: 'kdf.pbkdf2' });
  });
});

describe('programs without cryptography', () => {
  test.each([
    'f@/app/app.js:1:2\nnative:malloc',
    'f@/app/app.js:1:2\nregexp:a+b',
    'f@/app/app.js:1:2\nwasm:sha256',
    'sha256@/app/hash.js:1:2',
    'f@/app/app.js:1:2\nbuiltin:CRYPTO_memcmp',
    'f@/app/app.js:1:2\nnative:deflate@/usr/lib/libz.so',
    'f@/app/app.js:1:2\nunknown:0x1234',
    'pbkdf2Sync@/app/mine.js:1:2',
  ])('%s', (grid) => expect(gridReport(grid).crypto).toMatchObject({ ticks: 0, share: 0 }));
});

describe('a crypto package that is loaded', () => {
  const REQUIRE = 'require@node:internal/modules/helpers:180';
  const INDEX = '@/app/node_modules/crypto-js/index.js:1:1[module]';
  // UMD: a function around all of the file.
  const WRAPPER = '@/app/node_modules/crypto-js/index.js:1.3:1';
  const ofStack = (...frames) =>
    operationTicks(gridReport(['@/app/app.js:1:1[module]', REQUIRE, INDEX, WRAPPER, ...frames].join('\n')));

  test.each([
    ['is looked for', [REQUIRE, 'stat@node:internal/modules/cjs/loader:100', 'native:__GI_stat']],
    ['is compiled', [REQUIRE, 'wrapSafe@node:internal/modules/cjs/loader:1300']],
    ['has Node load a module of its own', [REQUIRE, '@node:internal/crypto/hash:1[module]']],
  ])('%s: no cryptography', (_title, frames) => expect(ofStack(...frames)).toEqual({}));

  test('what its code does then is its own', () => {
    const AES = ['@/app/node_modules/crypto-js/aes.js:1:1[module]', '@/app/node_modules/crypto-js/aes.js:1.3:1'];
    expect(ofStack(REQUIRE, ...AES)).toEqual({ 'cipher aes': 1 });
    expect(ofStack(REQUIRE, ...AES, 'createHash@node:crypto:130', 'native:sha256_block_data_order[openssl]')).toEqual({
      'hash sha256': 1,
    });
  });
});

describe('what a package of cryptography computes beside it', () => {
  const WASM = '/app/node_modules/hash-wasm/dist/index.umd.js';
  const ofStack = (...frames) => operationTicks(gridReport([START, ...frames].join('\n')));
  const inner = [`calculate@${WASM}:383`, `update@${WASM}:300`, 'wasm:wasm-function[3]'];

  test('a checksum is none, nor is what it shares with hashes', () => {
    expect(ofStack(`sha256@${WASM}:1627`, ...inner)).toEqual({ hash: 1 });
    expect(ofStack(`crc32@${WASM}:1089`, ...inner)).toEqual({});
    expect(ofStack(`xxhash64@${WASM}:1890`, ...inner)).toEqual({});
  });

  test('text from bytes is none for its own sake, and part of what needs it', () => {
    const UTIL = '/app/node_modules/node-forge/lib/util.js';
    expect(ofStack(`util.bytesToHex@${UTIL}:10`)).toEqual({});
    expect(ofStack('sign@/app/node_modules/node-forge/lib/rsa.js:9', `util.createBuffer@${UTIL}:10`)).toEqual({
      'sign rsa': 1,
    });
  });

  test('nor is what all packages of @noble share', () => {
    const UTILS = '/app/node_modules/@noble/hashes/utils.js';
    const SHA2 = '/app/node_modules/@noble/hashes/sha2.js';
    expect(ofStack(`bytesToHex@${UTILS}:357`)).toEqual({});
    expect(ofStack(`sha256@${SHA2}:9`, `concatBytes@${UTILS}:530`)).toEqual({ hash: 1 });
  });

  test("nor is crypto-js' text of a result", () => {
    const LIB = '/app/node_modules/crypto-js';
    expect(ofStack(`toString@${LIB}/core.js:277`, `stringify@${LIB}/core.js:400`)).toEqual({});
    expect(ofStack(`toString@${LIB}/cipher-core.js:672`, `stringify@${LIB}/enc-base64.js:40`)).toEqual({});
    expect(ofStack(`create@${LIB}/core.js:174`, `WordArray.init@${LIB}/lib-typedarrays.js:31`)).toEqual({});
    expect(ofStack(`create@${LIB}/core.js:174`, `init@${LIB}/hmac.js:28`)).toEqual({ hmac: 1 });
    expect(ofStack(`encrypt@${LIB}/cipher-core.js:792`, `parse@${LIB}/core.js:460`)).toEqual({ 'cipher.encrypt': 1 });
  });

  test("nor is node-forge's PEM, but the key that is read from it", () => {
    const LIB = '/app/node_modules/node-forge/lib';
    expect(ofStack(`pem.decode@${LIB}/pem.js:95`)).toEqual({});
    expect(ofStack(`pki.publicKeyFromPem@${LIB}/x509.js:851`, `pem.decode@${LIB}/pem.js:95`)).toEqual({
      'key.import': 1,
    });
    expect(ofStack(`pki.certificateFromPem@${LIB}/x509.js:804`, `pki.publicKeyFromAsn1@${LIB}/rsa.js:1520`)).toEqual({
      x509: 1,
    });
  });
});

test('keygen of @noble/curves is of the curve whose key it makes', () => {
  const ABSTRACT = '/app/node_modules/@noble/curves/abstract';
  const made = (file) =>
    onlySite(`f@/app/app.js:1:2\nkeygen@${ABSTRACT}/curve.js:748\ngetPublicKey@${ABSTRACT}/${file}:9`).operation;
  expect([made('weierstrass.js'), made('edwards.js')]).toEqual(['keygen.ec', 'keygen']);
});
