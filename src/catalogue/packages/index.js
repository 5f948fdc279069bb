import aesJs from './aes-js.js';
import argon2 from './argon2.js';
import argon2Browser from './argon2-browser.js';
import asmcryptoJs from './asmcrypto-js.js';
import bcrypt from './bcrypt.js';
import bcryptPbkdf from './bcrypt-pbkdf.js';
import bcryptjs from './bcryptjs.js';
import bigIntegers from './big-integers.js';
import blakejs from './blakejs.js';
import browserify from './browserify.js';
import cryptoJs from './crypto-js.js';
import ed2curve from './ed2curve.js';
import elliptic from './elliptic.js';
import hashJs from './hash-js.js';
import hashWasm from './hash-wasm.js';
import jsencrypt from './jsencrypt.js';
import jsrsasign from './jsrsasign.js';
import libsodiumWrappers from './libsodium-wrappers.js';
import md5 from './md5.js';
import mlkem from './mlkem.js';
import nobleCiphers from './noble-ciphers.js';
import nobleCurves from './noble-curves.js';
import nobleEd25519 from './noble-ed25519.js';
import nobleHashes from './noble-hashes.js';
import noblePostQuantum from './noble-post-quantum.js';
import nobleSecp256k1 from './noble-secp256k1.js';
import nodeForge from './node-forge.js';
import nodeRsArgon2 from './node-rs-argon2.js';
import nodeRsBcrypt from './node-rs-bcrypt.js';
import nodeRsJsonwebtoken from './node-rs-jsonwebtoken.js';
import nodeRsa from './node-rsa.js';
import openpgp from './openpgp.js';
import plainHashes from './plain-hashes.js';
import scryptJs from './scrypt-js.js';
import secp256k1 from './secp256k1.js';
import shaJs from './sha-js.js';
import sjcl from './sjcl.js';
import sodiumNative from './sodium-native.js';
import sparkMd5 from './spark-md5.js';
import stablelib from './stablelib.js';
import tinySecp256k1 from './tiny-secp256k1.js';
import tweetnacl from './tweetnacl.js';

/** Every package file of this folder; a test fails if one is missing. Some hold several packages of one family. */
export const CRYPTO_PACKAGES = Object.freeze([
  aesJs,
  argon2,
  argon2Browser,
  asmcryptoJs,
  bcrypt,
  bcryptPbkdf,
  bcryptjs,
  ...bigIntegers,
  blakejs,
  ...browserify,
  cryptoJs,
  ed2curve,
  elliptic,
  hashJs,
  hashWasm,
  jsencrypt,
  jsrsasign,
  libsodiumWrappers,
  md5,
  mlkem,
  nobleCiphers,
  nobleCurves,
  nobleEd25519,
  nobleHashes,
  noblePostQuantum,
  nobleSecp256k1,
  nodeForge,
  nodeRsArgon2,
  nodeRsBcrypt,
  nodeRsJsonwebtoken,
  nodeRsa,
  openpgp,
  ...plainHashes,
  scryptJs,
  secp256k1,
  shaJs,
  sjcl,
  sodiumNative,
  sparkMd5,
  ...stablelib,
  tinySecp256k1,
  tweetnacl,
]);
