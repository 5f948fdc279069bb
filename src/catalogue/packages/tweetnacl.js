import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'tweetnacl',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^crypto_(sign|box)_keypair$/, operation: 'keygen' },
    { pattern: /^crypto_sign$/, operation: 'sign', algorithm: 'ed25519' },
    { pattern: /^crypto_sign_open$/, operation: 'verify', algorithm: 'ed25519' },
    { pattern: /^crypto_(scalarmult(_base)?|box_beforenm)$/, operation: 'kex.x25519', algorithm: 'x25519' },
    { pattern: /^crypto_(secretbox|box|box_afternm)$/, operation: 'cipher.encrypt', algorithm: 'xsalsa20-poly1305' },
    {
      pattern: /^crypto_(secretbox|box)_open(_afternm)?$/,
      operation: 'cipher.decrypt',
      algorithm: 'xsalsa20-poly1305',
    },
    {
      pattern: /^(crypto_stream\w*|core_h?salsa20|crypto_core_h?salsa20)$/,
      operation: 'cipher',
      algorithm: 'xsalsa20-poly1305',
    },
    { pattern: /^(crypto_hash|crypto_hashblocks\w*)$/, operation: 'hash', algorithm: 'sha512' },
    { pattern: /^(poly1305|crypto_onetimeauth\w*)$/, operation: 'mac', algorithm: 'poly1305' },
  ],
  // XSalsa20-Poly1305 (secretbox, box) has no equivalent in OpenSSL.
  equivalents: [
    {
      function: 'sign.detached',
      parameters: ['message', 'secretKey'],
      by: { module: 'node:crypto', name: 'sign', local: 'sign' },
      expression: '{call}(null, {message}, privateKey)',
      returns: 'signature',
      isSketch: true,
      note:
        "privateKey, made once, is createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), " +
        "secretKey.subarray(0, 32)]), format: 'der', type: 'pkcs8' }): Ed25519 signatures are the same bytes.",
    },
    {
      function: 'sign.detached.verify',
      parameters: ['message', 'signature', 'publicKey'],
      by: { module: 'node:crypto', name: 'verify', local: 'verify' },
      expression: '{call}(null, {message}, verificationKey, {signature})',
      returns: 'isValid',
      isSketch: true,
      note:
        "verificationKey, made once, is createPublicKey({ key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]), " +
        "format: 'der', type: 'spki' }). A signature of a wrong length is refused, where tweetnacl throws.",
    },
    {
      function: 'hash',
      parameters: ['data'],
      by: { module: 'node:crypto', name: 'createHash', local: 'createHash' },
      expression: "{call}('sha512').update({data}).digest()",
      returns: 'digest',
      isSketch: true,
      note: 'A Buffer is a Uint8Array, but its slice() shares memory, and its toString() gives text.',
    },
  ],
});
