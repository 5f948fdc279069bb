import { cryptoPackage } from './crypto-package.js';
import { NOBLE_BYTES } from './noble-hashes.js';

/** @import { Equivalent } from './crypto-package.js' */

const AEADS = [
  { maker: 'gcm', cipher: 'aes-256-gcm', options: '', note: 'aes-256-gcm is for keys of 32 bytes, aes-128-gcm of 16.' },
  { maker: 'chacha20poly1305', cipher: 'chacha20-poly1305', options: ', { authTagLength: 16 }', note: '' },
];

/**
 * Both append the tag to what is encrypted. With a third argument, of additional data, it has to be passed to setAAD().
 * @param {string} method `encrypt` or `decrypt`
 * @param {typeof AEADS[number]} aead which
 * @returns {Equivalent}
 */
function sealed(method, { maker, cipher, options, note }) {
  const isOpened = method === 'decrypt';
  const name = isOpened ? 'createDecipheriv' : 'createCipheriv';
  const made = `{call}('${cipher}', key, nonce${options})`;
  return {
    function: `${maker}().${method}`,
    parameters: ['data'],
    arguments: 2,
    by: { module: 'node:crypto', name, local: name },
    expression: isOpened
      ? `((aead) => Buffer.concat([aead.setAuthTag({data}.subarray(-16)).update({data}.subarray(0, -16)), aead.final()]))(${made})`
      : `((aead) => Buffer.concat([aead.update({data}), aead.final(), aead.getAuthTag()]))(${made})`,
    returns: isOpened ? 'bytes' : 'sealed',
    isSketch: true,
    note: `${note}${note && ' '}A Buffer is a Uint8Array, but its slice() shares memory, and its toString() gives text.`,
  };
}

export default cryptoPackage({
  name: '@noble/ciphers',
  operation: 'cipher',
  form: 'sync',
  promises: 'none',
  functions: [
    NOBLE_BYTES,
    { pattern: /^equalBytes$/, operation: 'compare', entry: true },
    { pattern: /^encrypt$/, operation: 'cipher.encrypt', entry: true },
    { pattern: /^decrypt$/, operation: 'cipher.decrypt', entry: true },
    { file: /(^|\/)aes\.js$/, operation: 'cipher', algorithm: 'aes' },
    { file: /(^|\/)chacha\.js$/, operation: 'cipher', algorithm: 'chacha20' },
    { file: /(^|\/)salsa\.js$/, operation: 'cipher', algorithm: 'salsa20' },
  ],
  equivalents: ['encrypt', 'decrypt'].flatMap((method) => AEADS.map((aead) => sealed(method, aead))),
});
