import aesJs from './aes-js.js';
import argon2 from './argon2.js';
import bcrypt from './bcrypt.js';
import bcryptjs from './bcryptjs.js';
import blakejs from './blakejs.js';
import bnJs from './bn-js.js';
import cryptoJs from './crypto-js.js';
import elliptic from './elliptic.js';
import hashJs from './hash-js.js';
import hashWasm from './hash-wasm.js';
import jsrsasign from './jsrsasign.js';
import libsodiumWrappers from './libsodium-wrappers.js';
import md5 from './md5.js';
import nobleCiphers from './noble-ciphers.js';
import nobleCurves from './noble-curves.js';
import nobleEd25519 from './noble-ed25519.js';
import nobleHashes from './noble-hashes.js';
import nobleSecp256k1 from './noble-secp256k1.js';
import nodeForge from './node-forge.js';
import nodeRsArgon2 from './node-rs-argon2.js';
import nodeRsBcrypt from './node-rs-bcrypt.js';
import openpgp from './openpgp.js';
import scryptJs from './scrypt-js.js';
import shaJs from './sha-js.js';
import sjcl from './sjcl.js';
import sparkMd5 from './spark-md5.js';
import tweetnacl from './tweetnacl.js';

/** Every package file of this folder; a test fails if one is missing. */
export const CRYPTO_PACKAGES = Object.freeze([
  aesJs,
  argon2,
  bcrypt,
  bcryptjs,
  blakejs,
  bnJs,
  cryptoJs,
  elliptic,
  hashJs,
  hashWasm,
  jsrsasign,
  libsodiumWrappers,
  md5,
  nobleCiphers,
  nobleCurves,
  nobleEd25519,
  nobleHashes,
  nobleSecp256k1,
  nodeForge,
  nodeRsArgon2,
  nodeRsBcrypt,
  openpgp,
  scryptJs,
  shaJs,
  sjcl,
  sparkMd5,
  tweetnacl,
]);
