const CLASS = 'a class: its create function and its methods are in the tables';
const LIST = 'a list that is made once and cached';
const SETTING = 'reads or changes a setting of the process';

/** Public names of node:crypto that no table describes → why. */
export const IGNORED = {
  Certificate: 'SPKAC, a relic of browsers',
  Cipher: CLASS,
  Cipheriv: CLASS,
  Decipher: CLASS,
  Decipheriv: CLASS,
  DiffieHellman: CLASS,
  DiffieHellmanGroup: CLASS,
  ECDH: CLASS,
  Hash: CLASS,
  Hmac: CLASS,
  KeyObject: CLASS,
  Sign: CLASS,
  Verify: CLASS,
  getCipherInfo: 'a look-up',
  getCiphers: LIST,
  getCurves: LIST,
  getHashes: LIST,
  getMacs: LIST,
  getFips: SETTING,
  setFips: SETTING,
  setEngine: SETTING,
  secureHeapUsed: 'two numbers',
  constants: 'not a function',
  webcrypto: 'not a function',
  subtle: 'not a function; its methods are in the tables',
};

/** Paths of functions whose frames say nothing about an operation → why. */
export const IGNORED_FRAMES = {
  getCiphers: LIST,
  getCurves: LIST,
  getHashes: LIST,
  getMacs: LIST,
  getFips: SETTING,
  setFips: SETTING,
  setEngine: SETTING,
  fips: SETTING,
  secureHeapUsed: 'two numbers',
  timingSafeEqual: 'native: has no JavaScript frame',
  prng: 'the getter of an alias of randomBytes',
  pseudoRandomBytes: 'the getter of an alias of randomBytes',
  rng: 'the getter of an alias of randomBytes',
  KeyObject: 'every operation makes some',
  'KeyObject.prototype.type': 'a field',
  'webcrypto.subtle': 'a field',
  'CryptoKey.prototype.type': 'a field',
  'CryptoKey.prototype.extractable': 'a field',
  'CryptoKey.prototype.algorithm': 'a field',
  'CryptoKey.prototype.usages': 'a field',
  'subtle.deriveBits': 'the algorithm is an argument: the frame inside tells',
  'subtle.deriveKey': 'the algorithm is an argument: the frame inside tells',
};
