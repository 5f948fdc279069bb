import { apiNamed, ASYNC_COUNTERPART } from '../../src/catalogue/index.js';
import { OPERATIONS } from '../../src/model/operation.js';
import { APIS } from '../../src/catalogue/apis.js';

describe('apiNamed', () => {
  test('pbkdf2Sync: where algorithm and sizes are', () => {
    expect(apiNamed('pbkdf2Sync')).toEqual({
      name: 'pbkdf2Sync',
      operation: 'kdf.pbkdf2',
      form: 'sync',
      algorithmArgument: 4,
      parameters: { iterations: 2, keylen: 3 },
      operationByAlgorithm: {},
      arity: [5, 5],
    });
  });

  test.each([
    ['pbkdf2', 'async', 4, { iterations: 2, keylen: 3 }],
    ['scryptSync', 'sync', -1, { keylen: 2 }],
    ['hkdfSync', 'sync', 0, { keylen: 4 }],
    ['argon2Sync', 'sync', 0, {}],
    ['generatePrimeSync', 'sync', -1, { size: 0 }],
    ['randomBytes', 'unknown', -1, { size: 0 }],
    ['createHash', 'sync', 0, {}],
    ['sign', 'unknown', 0, {}],
    ['createCipheriv', 'sync', 0, {}],
    ['subtle.digest', 'async', 0, {}],
  ])('%s', (name, form, algorithmArgument, parameters) => {
    expect(apiNamed(name)).toMatchObject({ name, form, algorithmArgument, parameters });
  });

  test('the key type tells the operation', () => {
    const { operation, operationByAlgorithm } = apiNamed('generateKeyPairSync') ?? {};
    expect(operation).toBe('keygen');
    expect(operationByAlgorithm).toMatchObject({
      rsa: 'keygen.rsa',
      'rsa-pss': 'keygen.rsa',
      ec: 'keygen.ec',
      ed25519: 'keygen.ed25519',
      'ml-kem-768': 'keygen.pqc',
      'slh-dsa-sha2-128s': 'keygen.pqc',
    });
    expect(operationByAlgorithm).toMatchObject({ ed448: 'keygen', x448: 'keygen' });
  });

  test.each(['', 'constructor', '__proto__', 'toString', 'getCiphers', 'update'])('%j is null', (name) => {
    expect(apiNamed(name)).toBeNull();
  });

  test('every operation is one', () => {
    const ids = [...APIS.values()].flatMap((api) => [api.operation, ...Object.values(api.operationByAlgorithm)]);
    expect(ids.filter((id) => !(id in OPERATIONS))).toEqual([]);
  });
});

describe('ASYNC_COUNTERPART', () => {
  test.each([
    ['pbkdf2Sync', 'pbkdf2'],
    ['scryptSync', 'scrypt'],
    ['generateKeyPairSync', 'generateKeyPair'],
    ['randomFillSync', 'randomFill'],
    ['randomBytes', 'randomBytes'],
    ['sign', 'sign'],
    ['createSign', 'sign'],
    ['createVerify', 'verify'],
  ])('%s → %s', (from, to) => {
    expect(ASYNC_COUNTERPART[from]).toBe(to);
  });

  test.each([
    'createHash',
    'createHmac',
    'createCipheriv',
    'timingSafeEqual',
    'privateDecrypt',
    'pbkdf2',
    'constructor',
  ])('%s has none', (name) => {
    expect(ASYNC_COUNTERPART[name]).toBeUndefined();
  });
});
