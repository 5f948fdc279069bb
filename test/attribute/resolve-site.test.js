/** Where frames leave it open: what the source says, else what the leaves were. */
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, onlySite, operationTicks, reportOf, siteTicks } from './grid-report.js';

const CALLER = 'f@/app/app.js:1:2.10';
const calls = (...list) => ({ calls: { [CALLER]: list } });
const column = (...frames) => [CALLER, ...frames].join('\n');

describe('hash or HMAC', () => {
  const UPDATE = column('update@node:internal/crypto/hash', 'native:sha256_block_data_order[openssl]');
  const origin = (callee, ...args) => calls({ callee: 'update', origin: { callee, args } });

  test.each([
    ["createHash('sha256').update()", origin('createHash', 'sha256'), 'hash', 'sha256'],
    ["createHmac('SHA512', key).update()", origin('createHmac', 'SHA512', null), 'hmac', 'sha512'],
    ['createHash(name).update(): the leaves name it', origin('createHash', null), 'hash', 'sha256'],
    ['something.update(), made elsewhere', calls({ callee: 'update' }), 'hash-or-hmac', 'sha256'],
    ['createSign(): the frame knows better', origin('createSign', 'sha1'), 'hash-or-hmac', 'sha256'],
    ['nothing', {}, 'hash-or-hmac', 'sha256'],
  ])('%s', (_, overrides, operation, algorithm) =>
    expect(onlySite(UPDATE, overrides)).toMatchObject({ operation, algorithm }),
  );

  test.each([
    ['createHash', 'hash'],
    ['createHmac', 'hmac'],
  ])('without source, %s at the same position tells', (maker, operation) => {
    const grid = (/** @type {string} */ at) => `
      ${at}                           ${at}
      ${maker}@node:crypto            update@node:internal/crypto/hash
      native:CRYPTO_malloc[openssl]   native:sha256_block_data_order[openssl]
    `;
    expect(operationTicks(gridReport(grid(CALLER)))).toEqual({ [`${operation} sha256`]: 2 });
    // Somewhere in the function it may have made another object.
    expect(operationTicks(gridReport(grid('f@/app/app.js:1')))).toEqual({
      [operation]: 1,
      'hash-or-hmac sha256': 1,
    });
  });

  test('a helper that is given hashes of several kinds has no one algorithm', () => {
    const grid = (/** @type {number} */ others) => `
      @repeat 20                                     ${others}
      ${CALLER}                                      ${CALLER}
      update@node:internal/crypto/hash               update@node:internal/crypto/hash
      native:md5_block_asm_data_order[openssl]       native:sha1_block_data_order[openssl]
    `;
    expect(operationTicks(gridReport(grid(12)))).toEqual({ 'hash-or-hmac': 32 });
    // A tick may lie in code that is not its own.
    expect(operationTicks(gridReport(grid(1)))).toEqual({ 'hash-or-hmac md5': 21 });
  });

  test('a few ticks of one direction do not say that a helper is given nothing of the other', () => {
    const grid = (/** @type {number} */ shared) => `
      @repeat 3                                      ${shared}
      ${CALLER}                                      ${CALLER}
      update@node:internal/crypto/cipher             update@node:internal/crypto/cipher
      native:aesni_gcm_decrypt[openssl]              native:_aesni_ctr32_ghash_6x[openssl]
    `;
    expect(operationTicks(gridReport(grid(113)))).toEqual({ 'cipher aes-gcm': 116 });
    expect(operationTicks(gridReport(grid(20)))).toEqual({ 'cipher.decrypt aes-gcm': 23 });
  });

  test('primes are checked with random numbers, whose cipher is not the algorithm', () => {
    const check = column('createDiffieHellman@node:crypto', 'native:aesni_ctr32_encrypt_blocks[openssl]');
    expect(onlySite(check)).toMatchObject({ operation: 'kex.dh', algorithm: '' });
  });

  test('keys are made of random numbers, and hashed: neither cipher nor hash is the algorithm', () => {
    const made = (/** @type {string} */ leaf) =>
      onlySite(column('generateKeyPairSync@node:internal/crypto/keygen', `native:${leaf}[openssl]`), {
        ...calls({ callee: 'generateKeyPairSync', args: ['x25519'] }),
      });
    expect(made('aesni_ctr32_encrypt_blocks')).toMatchObject({ operation: 'keygen.x25519', algorithm: '' });
    expect(made('sha512_block_data_order')).toMatchObject({ operation: 'keygen.x25519', algorithm: '' });
  });

  test.each([
    ['x509', 'verify@node:internal/crypto/x509'],
    ['key.import', 'createPrivateKey@node:internal/crypto/keys'],
  ])('%s draws random numbers for a curve, and hashes: only the curve is the algorithm', (operation, frame) => {
    const read = (/** @type {string} */ leaf) => onlySite(column(frame, `native:${leaf}[openssl]`));
    expect(read('aesni_ctr32_encrypt_blocks')).toMatchObject({ operation, algorithm: '' });
    expect(read('sha512_block_data_order')).toMatchObject({ operation, algorithm: '' });
    expect(read('ecp_nistz256_mul_montx')).toMatchObject({ operation, algorithm: 'p-256' });
  });

  test("without source the leaves tell, if any of them is HMAC's", () => {
    const at = 'f@/app/app.js:1:2';
    expect(
      operationTicks(
        gridReport(`
      @repeat 1                              9
      ${at}                                  ${at}
      update@node:internal/crypto/hash       update@node:internal/crypto/hash
      native:HMAC_Update[openssl]            native:sha256_block_data_order[openssl]
    `),
      ),
    ).toEqual({ 'hmac sha256': 10 });
  });

  test('the whole chain of one line is one call site', () => {
    const at = (callColumn) => `f@/app/app.js:1:2.${callColumn}`;
    const report = gridReport(
      `
      @repeat 2                      5                                        1
      ${at(10)}                      ${at(31)}                                ${at(44)}
      createHmac@node:crypto         update@node:internal/crypto/hash         digest@node:internal/crypto/hash
      native:EVP_MD_fetch[openssl]   native:sha256_block_data_order[openssl]  native:HMAC_Final[openssl]
    `,
      {
        sources: {
          '/app/app.js': 'function f(key, data) {\n  crypto.createHmac("sha256", key).update(data).digest("hex");\n}',
        },
      },
    );
    expect(report.callSites).toMatchObject([
      { line: 2, operation: 'hmac', algorithm: 'sha256', ticks: 8, api: 'update' },
    ]);
  });
});

test('a line that calls the same twice has the numbers and the place of the call that took most', () => {
  const line = "  return [crypto.pbkdf2Sync(a, x, 1000, 32, 'sha512'), crypto.pbkdf2Sync(b, y, 900000, 64, 'sha512')];";
  const columns = [line.indexOf('pbkdf2'), line.lastIndexOf('pbkdf2')].map((index) => index + 1);
  const seen = (/** @type {number[]} */ ticks) => {
    const report = gridReport(
      `
      @repeat ${ticks[0]}                      ${ticks[1]}
      f@/app/app.js:1:2.${columns[0]}          f@/app/app.js:1:2.${columns[1]}
      pbkdf2Sync@node:internal/crypto/pbkdf2   pbkdf2Sync@node:internal/crypto/pbkdf2
      `,
      { sources: { '/app/app.js': `function f(a, b, x, y) {\n${line}\n}` } },
    );
    return report.callSites.map(({ column, parameters, ticks: all }) => [column, parameters, all]);
  };
  expect(seen([1, 9])).toEqual([[columns[1], { iterations: 900_000, keylen: 64 }, 10]]);
  expect(seen([9, 1])).toEqual([[columns[0], { iterations: 1000, keylen: 32 }, 10]]);
});

describe('what streams do that nobody on the stack feeds', () => {
  const START = 'main@/app/app.js:1:1';
  const grid = (/** @type {string} */ module, /** @type {[string, number][]} */ leaves) => {
    const cells = (/** @type {string} */ cell) => leaves.map(() => `  ${cell}`).join('');
    return `
      @repeat  1        ${leaves.map(([, ticks]) => `  ${ticks}`).join('')}
      ${START}          ${cells('Readable.on@node:internal/streams/readable')}
      -                 ${cells(`_transform@node:internal/crypto/${module}`)}
      -                 ${leaves.map(([leaf]) => `  native:${leaf}[openssl]`).join('')}
    `;
  };

  test.each([
    [1, 1, { 'cipher aes-gcm': 2 }],
    [20, 1, { 'cipher.encrypt aes-gcm': 21 }],
  ])('leaves that encrypt %i times and decrypt %i times', (encrypt, decrypt, expected) => {
    const leaves = /** @type {[string, number][]} */ ([
      ['aesni_gcm_encrypt', encrypt],
      ['aesni_gcm_decrypt', decrypt],
    ]);
    expect(operationTicks(gridReport(grid('cipher', leaves)))).toEqual(expected);
  });

  test("HMAC's own leaves say nothing of those that may be hashes", () => {
    const leaves = /** @type {[string, number][]} */ ([
      ['HMAC_Update', 1],
      ['sha256_block_data_order', 90],
    ]);
    expect(operationTicks(gridReport(grid('hash', leaves)))).toEqual({ 'hash-or-hmac sha256': 91 });
  });
});

describe('the type of a key pair', () => {
  const keygen = (leaf) => column('generateKeyPairSync@node:internal/crypto/keygen', `native:${leaf}[openssl]`);
  const RSA = keygen('bn_sqrx8x_internal');

  test.each([
    ['rsa', { modulusLength: 2048 }, 'keygen.rsa', '', { modulusLength: 2048 }],
    ['rsa-pss', {}, 'keygen.rsa', '', {}],
    ['ec', { namedCurve: 'P-384' }, 'keygen.ec', 'p-384', {}],
    ['ed25519', {}, 'keygen.ed25519', '', {}],
    ['dsa', { modulusLength: 2048, divisorLength: 256 }, 'keygen.dsa', '', { modulusLength: 2048, divisorLength: 256 }],
    ['ml-dsa-65', {}, 'keygen.pqc', '', {}],
    ['ed448', {}, 'keygen', 'ed448', {}],
  ])('%s, as the source says', (type, options, operation, algorithm, parameters) => {
    expect(
      onlySite(keygen('CRYPTO_malloc'), calls({ callee: 'generateKeyPairSync', args: [type, null], options })),
    ).toMatchObject({ operation, algorithm, parameters, api: 'generateKeyPairSync', form: 'sync' });
  });

  test.each([
    ['bn_sqrx8x_internal', 'keygen.rsa'],
    ['BN_mod_word', 'keygen.rsa'],
    ['ossl_ec_GFp_simple_points_make_affine', 'keygen.ec'],
    ['__ecp_nistz256_mul_montx', 'keygen.ec'],
    ['ossl_ml_dsa_key_compute', 'keygen.pqc'],
    ['CRYPTO_malloc', 'keygen'],
    ['sha512_block_data_order', 'keygen'],
  ])('without source %s says %s', (leaf, operation) =>
    expect(onlySite(keygen(leaf))).toMatchObject({ operation, parameters: {} }),
  );

  test('Ed448 hashes with Keccak, and is not post-quantum for that', () => {
    expect(
      onlySite(keygen('KeccakF1600'), calls({ callee: 'generateKeyPairSync', args: ['ed448', null] })),
    ).toMatchObject({ operation: 'keygen', algorithm: 'ed448' });
  });

  test('a type that only shows at run time is left to the leaves', () => {
    expect(onlySite(RSA, calls({ callee: 'generateKeyPairSync', args: [null] }))).toMatchObject({
      operation: 'keygen.rsa',
    });
  });

  test('of equally heavy leaves the order does not matter', () => {
    const leaves = ['native:__ecp_nistz256_mul_montx[openssl]', 'native:BN_mod_word[openssl]'];
    const grid = (order) =>
      `f@/app/app.js:1:2  f@/app/app.js:1:2\ngenerateKeyPairSync@node:internal/crypto/keygen  generateKeyPairSync@node:internal/crypto/keygen\n${order.join('  ')}`;
    expect(operationTicks(gridReport(grid(leaves)))).toEqual(operationTicks(gridReport(grid(leaves.toReversed()))));
  });

  test('the heavier leaves decide', () => {
    expect(
      operationTicks(
        gridReport(`
      @repeat 2 9
      f@/app/app.js:1:2  f@/app/app.js:1:2
      generateKeyPairSync@node:internal/crypto/keygen  generateKeyPairSync@node:internal/crypto/keygen
      native:__ecp_nistz256_mul_montx[openssl]  native:BN_mod_word[openssl]
    `),
      ),
    ).toEqual({ 'keygen.rsa': 11 });
  });
});

test.each(['sha1_block_data_order_avx2', 'aesni_ctr32_encrypt_blocks'])(
  'what pads a message is not what encrypts it: %s',
  (padding) => {
    const grid = `
      @repeat  6                               4
      ${CALLER}                      ${CALLER}
      @node:internal/crypto/cipher             @node:internal/crypto/cipher
      native:${padding}[openssl]               native:bn_mul_mont[openssl]
    `;
    expect(onlySite(grid, calls({ callee: 'publicEncrypt', args: [] }))).toMatchObject({
      operation: expect.stringMatching(/^asym/),
      algorithm: 'rsa',
    });
  },
);

describe('signatures are named by key and digest', () => {
  const sign = (leaf, frame = 'sign@node:internal/crypto/sig') => column(frame, `native:${leaf}[openssl]`);

  test.each([
    ['ossl_rsaz_amm52x20_x1_ifma256', { callee: 'sign', args: ['sha256'] }, 'rsa-sha256'],
    ['__ecp_nistz256_mul_montx', { callee: 'sign', args: ['SHA256'] }, 'ecdsa-p-256-sha256'],
    ['__ecp_nistz256_mul_montx', { callee: 'sign', args: ['RSA-SHA256'] }, 'ecdsa-p-256-sha256'],
    ['ossl_rsaz_amm52x20_x1_ifma256', { callee: 'sign', args: ['RSA-SHA256'] }, 'rsa-sha256'],
    ['sha256_block_data_order', { callee: 'sign', args: ['sha256'] }, 'sha256'],
    ['ossl_rsaz_amm52x20_x1_ifma256', { callee: 'sign', args: [null] }, 'rsa'],
    ['fe51_mul', { callee: 'sign', args: [null] }, 'ed25519'],
    ['x25519_sc_reduce', { callee: 'sign', args: [] }, 'ed25519'],
    ['CRYPTO_malloc', { callee: 'sign', args: [] }, ''],
  ])('%s', (leaf, call, algorithm) =>
    expect(onlySite(sign(leaf), calls(call))).toMatchObject({ operation: 'sign', algorithm }),
  );

  test('large curves multiply as RSA does; what only curves call tells them apart', () => {
    const grid = `
      @repeat                        60  1
      work@/app/app.js:20:23         work@/app/app.js:20:23
      sign@node:internal/crypto/sig  sign@node:internal/crypto/sig
      native:bn_mul_mont[openssl]    native:ossl_ec_GFp_simple_dbl[openssl]
    `;
    expect(onlySite(grid).algorithm).toBe('ecdsa');
  });

  test.each([
    [95, 'ossl_rsaz_amm52x20_x2_ifma256', 5, '__ecp_nistz256_mul_montx', 'rsa'],
    [60, 'ossl_rsaz_amm52x20_x2_ifma256', 40, '__ecp_nistz256_mul_montx', 'ecdsa-p-256+rsa'],
    [60, 'bn_powerx5', 40, 'ossl_ec_GFp_simple_dbl', 'ecdsa+rsa'],
    // verification with RSA keys
    [50, 'bn_sqrx8x_internal', 50, 'ecp_nistz256_ord_mul_montx', 'ecdsa-p-256+rsa'],
    [4, 'bn_sqrx8x_internal', 96, 'ecp_nistz256_ord_mul_montx', 'ecdsa-p-256'],
    [4, 'bn_sqrx8x_internal', 20, 'ecp_nistz256_ord_mul_montx', 'ecdsa-p-256'],
    [5, 'bn_sqrx8x_internal', 20, 'ecp_nistz256_ord_mul_montx', 'ecdsa-p-256+rsa'],
    // Curves invert numbers with what a search for primes uses; Node 20 does so for each key that it reads.
    [30, 'BN_rshift1', 70, 'ecp_nistz256_ord_mul_montx', 'ecdsa-p-256'],
    [30, 'BN_gcd', 70, 'ossl_rsaz_amm52x20_x2_ifma256', 'rsa'],
  ])('a line that signs with keys of two kinds has the one that most time goes to, or both: %i %s, %i %s', (...row) => {
    const [many, one, few, other, algorithm] = row;
    const grid = `
      @repeat                        ${many}                   ${few}
      work@/app/app.js:20:23         work@/app/app.js:20:23
      sign@node:internal/crypto/sig  sign@node:internal/crypto/sig
      native:${one}[openssl]         native:${other}[openssl]
    `;
    expect(onlySite(grid).algorithm).toBe(algorithm);
  });

  test('createVerify().update() is told by who made the object', () => {
    expect(
      onlySite(
        sign('ossl_rsaz_amm52x20_x1_ifma256', 'update@node:internal/crypto/sig'),
        calls({ callee: 'update', origin: { callee: 'createVerify', args: ['sha256'] } }),
      ),
    ).toMatchObject({ operation: 'verify', algorithm: 'rsa-sha256' });
  });
});

describe('what makes a signature ready is of the same key', () => {
  const at = (/** @type {number} */ line, name = 'f') => `${name}@/app/app.js:1:${line}`;
  const made = (/** @type {string} */ digest) => ({
    callee: 'update',
    origin: { callee: 'createSign', args: [digest] },
  });
  const grid = (/** @type {string} */ update, leaf = 'ossl_rsaz_amm52x20_x2_ifma256') => `
    @repeat 3                              50
    ${update}                              ${at(7)}
    update@node:internal/crypto/sig        sign@node:internal/crypto/sig
    native:sha256_block_data_order[openssl]  native:${leaf}[openssl]
  `;
  const operations = (/** @type {string} */ update, digest = 'sha256', more = {}) =>
    operationTicks(
      gridReport(grid(update), {
        calls: { [update]: [made(digest)], [at(7)]: [{ ...made('sha256'), callee: 'sign' }], ...more },
      }),
    );

  test('in the same function', () => {
    expect(operations(at(6))).toEqual({ 'sign rsa-sha256': 53 });
  });

  test('but not of another function, or with another digest', () => {
    expect(operations(at(6, 'g'))).toEqual({ 'sign rsa-sha256': 50, 'sign sha256': 3 });
    expect(operations(at(6), 'sha512')).toEqual({ 'sign rsa-sha256': 50, 'sign sha512': 3 });
  });
});

describe('parameters', () => {
  test('sizes and counts of the source', () => {
    expect(
      onlySite(
        column('pbkdf2Sync@node:internal/crypto/pbkdf2'),
        calls({ callee: 'pbkdf2Sync', args: [null, null, 210_000, 64, 'SHA512'] }),
      ),
    ).toMatchObject({ operation: 'kdf.pbkdf2', algorithm: 'sha512', parameters: { iterations: 210_000, keylen: 64 } });
  });

  test('and of its options', () => {
    expect(
      onlySite(
        column('scryptSync@node:internal/crypto/scrypt'),
        calls({ callee: 'scryptSync', args: [null, null, 64, null], options: { N: 16_384, encoding: 'hex' } }),
      ),
    ).toMatchObject({ operation: 'kdf.scrypt', algorithm: '', parameters: { keylen: 64, N: 16_384 } });
  });

  test('of a call that the frames contradict are not taken', () => {
    expect(
      onlySite(
        column('randomBytes@node:internal/crypto/random'),
        calls({ callee: 'randomBytes', origin: { callee: 'pbkdf2Sync', args: [null, null, 1] } }),
      ),
    ).toMatchObject({ operation: 'random', parameters: {} });
  });

  test("are not a package's: its arguments are not node:crypto's", () => {
    expect(
      onlySite(
        column('sign@/app/node_modules/jsonwebtoken/sign.js:1:2', 'createSign@node:crypto'),
        calls({ callee: 'sign', args: ['sha1'] }),
      ),
    ).toMatchObject({ operation: 'sign', algorithm: '', package: 'jsonwebtoken' });
  });
});

describe('synchronous or not', () => {
  const random = (leaf) => column('randomBytes@node:internal/crypto/random', leaf);

  test('one frame for both forms: with the work in it, it is synchronous', () => {
    expect(onlySite(random('native:aesni_ctr32_encrypt_blocks[openssl]')).form).toBe('sync');
  });

  test('without, nothing tells', () => expect(onlySite(random('native:__getpid')).form).toBe('unknown'));

  test('a quarter of the ticks is enough: system calls hide the rest', () => {
    const grid = (work, rest) => `
      @repeat ${work} ${rest}
      f@/app/app.js:1:2                           f@/app/app.js:1:2
      randomBytes@node:internal/crypto/random     randomBytes@node:internal/crypto/random
      native:aesni_ctr32_encrypt_blocks[openssl]  native:__getpid
    `;
    expect(onlySite(grid(25, 75)).form).toBe('sync');
    expect(onlySite(grid(24, 76)).form).toBe('unknown');
  });

  test('the asynchronous form is counted apart where it only hands work over', () => {
    const report = gridReport(`
      @repeat 3                              1                                        4
      f@/app/app.js:1:2                      f@/app/app.js:1:2                        job.ondone@node:internal/crypto/pbkdf2
      pbkdf2@node:internal/crypto/pbkdf2     pbkdf2@node:internal/crypto/pbkdf2       native:OPENSSL_cleanse[openssl]
      native:__strcmp_evex                   native:EVP_MD_fetch[openssl]             -
    `);
    expect(report.crypto).toMatchObject({ ticks: 8, asyncTicks: 8, unlocatedTicks: 4 });
    expect(report.callSites).toMatchObject([{ form: 'async', api: 'pbkdf2', ticks: 4 }]);
  });

  test('WebCrypto is asynchronous, and its inner functions tell the operation', () => {
    expect(
      onlySite(
        column(
          'digest@node:internal/crypto/webcrypto',
          'asyncDigest@node:internal/crypto/hash',
          'native:pthread_cond_signal',
        ),
      ),
    ).toMatchObject({ operation: 'hash', form: 'async', api: 'subtle.digest' });
    expect(
      onlySite(
        column(
          'sign@node:internal/crypto/webcrypto',
          'signVerify@node:internal/crypto/webcrypto',
          'hmacSignVerify@node:internal/crypto/mac',
        ),
      ),
    ).toMatchObject({ operation: 'hmac', form: 'async', api: 'subtle.sign' });
    for (const direction of ['encrypt', 'decrypt'])
      expect(
        onlySite(
          column(
            `${direction}@node:internal/crypto/webcrypto`,
            'cipherOrWrap@node:internal/crypto/webcrypto',
            'rsaOaepCipher@node:internal/crypto/rsa',
          ),
        ),
      ).toMatchObject({ operation: `asym.${direction}`, form: 'async', api: `subtle.${direction}` });
    expect(
      onlySite(column('deriveBits@node:internal/crypto/webcrypto', 'pbkdf2DeriveBits@node:internal/crypto/pbkdf2')),
    ).toMatchObject({ operation: 'kdf.pbkdf2', form: 'async', api: 'subtle.deriveBits' });
  });
});

test('a method whose work is still being prepared keeps its name', () => {
  expect(
    onlySite(column('deriveBits@node:internal/crypto/webcrypto', 'validateByteSource@node:internal/crypto/util')),
  ).toMatchObject({ operation: 'other', api: 'subtle.deriveBits', form: 'async' });
});

describe('words that JavaScript gives every object', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no algorithm', (word) => {
    for (const frame of ['generateKeyPairSync@node:internal/crypto/keygen', 'createHash@node:crypto']) {
      const callee = frame.split('@')[0];
      const { operation, algorithm } = onlySite(column(frame), calls({ callee, args: [word] }));
      expect([operation, typeof algorithm]).toEqual([callee === 'createHash' ? 'hash' : 'keygen', 'string']);
    }
  });

  test.each(['constructor', '__proto__', 'toString'])('%s is no function', (word) => {
    expect(
      onlySite(
        column('update@node:internal/crypto/hash'),
        calls({ callee: 'update', origin: { callee: word, args: [] } }),
      ).operation,
    ).toBe('hash-or-hmac');
  });
});

test("a function of the crypto's that tells its name is told, whatever its plumbing weighs", () => {
  expect(
    onlySite(`
    @repeat 3 1
    f@/app/app.js:1:2                             f@/app/app.js:1:2
    getKeyObjectHandle@node:internal/crypto/keys  createPrivateKey@node:internal/crypto/keys
  `),
  ).toMatchObject({ operation: 'key.import', api: 'createPrivateKey', ticks: 4 });
});

test('two operations in one function, and one operation from two lines', () => {
  expect(
    siteTicks(
      gridReport(`
    @repeat 5 4 3 2
    f@/app/app.js:1:2                       f@/app/app.js:1:3                f@/app/app.js:1:4                       g@/app/app.js:7:9
    pbkdf2Sync@node:internal/crypto/pbkdf2  createHash@node:crypto           pbkdf2Sync@node:internal/crypto/pbkdf2  pbkdf2Sync@node:internal/crypto/pbkdf2
  `),
    ),
  ).toEqual({ 'app.js:2 kdf.pbkdf2': 5, 'app.js:3 hash': 4, 'app.js:4 kdf.pbkdf2': 3, 'app.js:9 kdf.pbkdf2': 2 });
});

test('a package that nobody listed computes nothing itself where it was seen to have Node do it', () => {
  const digest = 'digest@/app/node_modules/speakeasy/index.js:23';
  const computedBy = (/** @type {number} */ native) =>
    gridReport(`
      @repeat ${native}                        20
      f@/app/app.js:1:2                        f@/app/app.js:1:2
      totpVerify@/app/node_modules/speakeasy/index.js:401  totpVerify@/app/node_modules/speakeasy/index.js:401
      ${digest}                                ${digest}
      createHmac@node:crypto                   Buffer@node:buffer:268
    `).callSites.map((site) => site.computedBy);
  expect(computedBy(5)).toEqual(['']);
  expect(computedBy(1)).toEqual(['speakeasy']);
});

test('a call of which the map tells nothing has no line of the original', () => {
  const written = "import { hashSync } from 'bcryptjs';\nexport const key = hashSync('x', 8);\n// more\n// more\n";
  const compiled =
    '"use strict";\n// of swc\n// of swc\nconst _bcryptjs = interop(require("bcryptjs"));\nexports.key = 1;\n';
  const profile = profileFromGrid(
    '@repeat 9\n@/app/src/a.ts:1:1.1\n_encipher@/app/node_modules/bcryptjs/index.js:20:1',
    { sources: { '/app/src/a.ts': written } },
  );
  Object.assign(profile.frames[0], {
    ...{ moduleBody: true, callLine: 0, callColumn: 0 },
    generated: { file: '/app/dist/a.js', line: 1, column: 1, callLine: 4, callColumn: 27 },
  });
  profile.originals = new Map([['/app/src/a.ts', null]]);
  profile.compiled = new Map([
    [
      '/app/dist/a.js',
      {
        text: compiled,
        isFile: true,
        only: '/app/src/a.ts',
        trace: () => null,
        isMadeUp: () => false,
        isAstray: () => false,
        next: () => null,
      },
    ],
  ]);
  const [site] = reportOf([profile]).callSites;
  expect(site).toMatchObject({ file: '/app/src/a.ts', line: 1, lineInferred: true, generated: { line: 4 } });
});
