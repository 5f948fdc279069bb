import { matchFrame } from '../../src/catalogue/index.js';
import { frame } from './frame.js';

const at = (name, module) => matchFrame(frame({ name, file: module }));

/** From logs and the sources of Node 18 to 26. */
const EXACT = [
  ['pbkdf2Sync', 'node:internal/crypto/pbkdf2', 'kdf.pbkdf2', 'sync', 'pbkdf2Sync'],
  ['pbkdf2', 'node:internal/crypto/pbkdf2', 'kdf.pbkdf2', 'async', 'pbkdf2'],
  ['pbkdf2DeriveBits', 'node:internal/crypto/pbkdf2', 'kdf.pbkdf2', 'async', ''],
  ['job.ondone', 'node:internal/crypto/pbkdf2', 'kdf.pbkdf2', 'async', ''],
  ['scryptSync', 'node:internal/crypto/scrypt', 'kdf.scrypt', 'sync', 'scryptSync'],
  ['scrypt', 'node:internal/crypto/scrypt', 'kdf.scrypt', 'async', 'scrypt'],
  ['hkdfSync', 'node:internal/crypto/hkdf', 'kdf.hkdf', 'sync', 'hkdfSync'],
  ['hkdfDeriveBits', 'node:internal/crypto/hkdf', 'kdf.hkdf', 'async', ''],
  ['argon2Sync', 'node:internal/crypto/argon2', 'kdf.argon2', 'sync', 'argon2Sync'],
  ['randomBytes', 'node:internal/crypto/random', 'random', 'unknown', 'randomBytes'],
  ['randomFillSync', 'node:internal/crypto/random', 'random', 'sync', 'randomFillSync'],
  ['randomFill', 'node:internal/crypto/random', 'random', 'async', 'randomFill'],
  ['getBufferedUUID', 'node:internal/crypto/random', 'random', 'sync', 'randomUUID'],
  ['generatePrimeSync', 'node:internal/crypto/random', 'prime.generate', 'sync', 'generatePrimeSync'],
  ['checkPrime', 'node:internal/crypto/random', 'prime.check', 'async', 'checkPrime'],
  ['generateKeySync', 'node:internal/crypto/keygen', 'keygen.secret', 'sync', 'generateKeySync'],
  ['ECDH', 'node:internal/crypto/diffiehellman', 'kex.ecdh', 'sync', 'createECDH'],
  ['generateKeys', 'node:internal/crypto/diffiehellman', 'kex.ecdh', 'sync', 'generateKeys'],
  ['dhGenerateKeys', 'node:internal/crypto/diffiehellman', 'kex.dh', 'sync', 'generateKeys'],
  ['encapsulate', 'node:internal/crypto/kem', 'kex.kem', 'unknown', 'encapsulate'],
  ['signOneShot', 'node:internal/crypto/sig', 'sign', 'unknown', 'sign'],
  ['verifyOneShot', 'node:internal/crypto/sig', 'verify', 'unknown', 'verify'],
  ['sign', 'node:internal/crypto/sig', 'sign', 'sync', 'sign'],
  ['Verify', 'node:internal/crypto/sig', 'verify', 'sync', 'createVerify'],
  ['Cipheriv', 'node:internal/crypto/cipher', 'cipher.encrypt', 'sync', 'createCipheriv'],
  ['setAuthTag', 'node:internal/crypto/cipher', 'cipher.decrypt', 'sync', 'setAuthTag'],
  ['hash', 'node:internal/crypto/hash', 'hash', 'sync', 'hash'],
  ['Hmac', 'node:internal/crypto/hash', 'hmac', 'sync', 'createHmac'],
  ['asyncDigest', 'node:internal/crypto/hash', 'hash', 'async', 'subtle.digest'],
  ['update', 'node:internal/crypto/provider_mac', 'mac', 'sync', 'update'],
  ['createPrivateKey', 'node:internal/crypto/keys', 'key.import', 'sync', 'createPrivateKey'],
  ['export', 'node:internal/crypto/keys', 'key.export', 'sync', 'export'],
  ['get asymmetricKeyDetails', 'node:internal/crypto/keys', 'key.export', 'sync', 'asymmetricKeyDetails'],
  ['get subject', 'node:internal/crypto/x509', 'x509', 'sync', ''],
  ['getRandomValues', 'node:internal/crypto/webcrypto', 'random', 'sync', 'getRandomValues'],
  ['importKey', 'node:internal/crypto/webcrypto', 'key.import', 'async', 'subtle.importKey'],
  ['importKeyImpl', 'node:internal/crypto/webcrypto', 'key.import', 'async', 'subtle.importKey'],
  ['importKeySync', 'node:internal/crypto/webcrypto', 'key.import', 'async', 'subtle.importKey'],
  ['digestImpl', 'node:internal/crypto/webcrypto', 'hash', 'async', 'subtle.digest'],
  ['hmacSignVerify', 'node:internal/crypto/mac', 'hmac', 'async', ''],
  ['ecGenerateKey', 'node:internal/crypto/ec', 'keygen.ec', 'async', ''],
  ['createHash', 'node:crypto', 'hash', 'sync', 'createHash'],
  ['createDecipheriv', 'node:crypto', 'cipher.decrypt', 'sync', 'createDecipheriv'],
  ['createECDH', 'node:crypto', 'kex.ecdh', 'sync', 'createECDH'],
  ['SecureContext', 'node:internal/tls/common', 'tls.context', 'sync', 'createSecureContext'],
  ['addCACerts', 'node:internal/tls/secure-context', 'tls.context', 'sync', ''],
  ['', 'node:internal/tls/secure-context', 'tls.context', 'sync', ''],
  ['cacheSystemCACertificates', 'node:tls', 'tls.context', 'sync', ''],
  ['TLSSocket._start', 'node:_tls_wrap', 'tls.handshake', 'sync', ''],
  ['TLSSocket._start', 'node:internal/tls/wrap', 'tls.handshake', 'sync', ''],
  ['TLSSocket.getPeerCertificate', 'node:internal/tls/wrap', 'tls.handshake', 'sync', 'getPeerCertificate'],
  ['checkServerIdentity', 'node:tls', 'tls.handshake', 'sync', 'checkServerIdentity'],
];

describe('functions of Node that tell one operation', () => {
  test.each(EXACT)('%s %s', (name, module, operation, form, api) => {
    expect(at(name, module)).toMatchObject({ operation, form, api, candidates: [], evidence: 'js-frame', package: '' });
  });
});

describe('functions of Node that serve several operations', () => {
  test.each([
    ['update', 'node:internal/crypto/hash', 'hash', ['hash', 'hmac'], 'update'],
    ['digest', 'node:internal/crypto/hash', 'hash', ['hash', 'hmac'], 'digest'],
    ['_transform', 'node:internal/crypto/hash', 'hash', ['hash', 'hmac'], 'createHash stream'],
    ['update', 'node:internal/crypto/cipher', 'cipher', ['cipher.encrypt', 'cipher.decrypt'], 'update'],
    ['final', 'node:internal/crypto/cipher', 'cipher', ['cipher.encrypt', 'cipher.decrypt'], 'final'],
    ['', 'node:internal/crypto/cipher', 'asym.decrypt', ['asym.decrypt', 'asym.encrypt'], ''],
    ['update', 'node:internal/crypto/sig', 'sign', ['sign', 'verify'], 'update'],
    ['dhComputeSecret', 'node:internal/crypto/diffiehellman', 'kex', ['kex.dh', 'kex.ecdh'], 'computeSecret'],
    [
      'diffieHellman',
      'node:internal/crypto/diffiehellman',
      'kex',
      ['kex.ecdh', 'kex.x25519', 'kex.dh'],
      'diffieHellman',
    ],
    ['rsaSignVerify', 'node:internal/crypto/rsa', 'sign', ['sign', 'verify'], ''],
    ['signImpl', 'node:internal/crypto/webcrypto', 'sign', ['sign', 'hmac', 'mac'], 'subtle.sign'],
  ])('%s %s', (name, module, operation, candidates, api) => {
    expect(at(name, module)).toMatchObject({ operation, candidates, api });
  });

  test('generateKeyPairSync does not tell the key type', () => {
    const match = at('generateKeyPairSync', 'node:internal/crypto/keygen');
    expect(match).toMatchObject({ operation: 'keygen', form: 'sync', api: 'generateKeyPairSync' });
    expect(match?.candidates).toEqual(expect.arrayContaining(['keygen.rsa', 'keygen.ec', 'keygen.pqc']));
    expect(match?.candidates).not.toContain('keygen.secret');
  });
});

describe('plumbing', () => {
  test.each([
    ['jobPromise', 'node:internal/crypto/util'],
    ['getKeyTypes', 'node:internal/crypto/keys'],
    ['callSubtleCryptoMethod', 'node:internal/crypto/webcrypto'],
    ['deriveBitsImpl', 'node:internal/crypto/webcrypto'],
    ['lazyWebCrypto', 'node:crypto'],
    ['codedTypeError', 'node:internal/crypto/webidl'],
  ])('%s %s is crypto without an operation', (name, module) => {
    expect(at(name, module)).toMatchObject({ operation: '' });
  });
});

describe('what is no cryptography', () => {
  test.each([
    ['TLSSocket', 'node:_tls_wrap'],
    ['connect', 'node:internal/tls/wrap'],
    ['onhandshakedone', 'node:internal/tls/wrap'],
    ['TLSSocket._finishInit', 'node:internal/tls/wrap'],
    ['tlsConnectionListener', 'node:internal/tls/wrap'],
    ['createServer', 'node:https'],
    ['convertALPNProtocols', 'node:tls'],
    ['writeGeneric', 'node:internal/stream_base_commons'],
    ['pbkdf2Sync', '/app/pbkdf2.js'],
    ['pbkdf2Sync', ''],
    ['createHash', '/app/node_modules/etag/index.js'],
    ['update', 'node:internal/process/task_queues'],
  ])('%s %s', (name, file) => {
    expect(at(name, file)).toBeNull();
  });

  test('the top-level code of a module is loading', () => {
    expect(matchFrame(frame({ file: 'node:internal/crypto/cipher', moduleBody: true }))).toBeNull();
    expect(matchFrame(frame({ file: '/app/node_modules/bcryptjs/index.js', moduleBody: true }))).toBeNull();
  });

  test.each(['builtin', 'regexp', 'wasm', 'kernel', 'gc', 'idle', 'unknown'])('a frame of kind %s', (kind) => {
    expect(matchFrame(frame({ kind, name: 'pbkdf2Sync', file: 'node:internal/crypto/pbkdf2' }))).toBeNull();
  });
});

test('the names that Node 4 to 14 logged', () => {
  expect(at('exports.pbkdf2Sync', 'crypto.js')).toMatchObject({
    operation: 'kdf.pbkdf2',
    form: 'sync',
    api: 'pbkdf2Sync',
  });
  expect(at('pbkdf2', 'crypto.js')).toMatchObject({ operation: 'kdf.pbkdf2', form: 'unknown' });
  expect(at('pbkdf2Sync', 'internal/crypto/pbkdf2.js')).toMatchObject({ operation: 'kdf.pbkdf2', form: 'sync' });
});
