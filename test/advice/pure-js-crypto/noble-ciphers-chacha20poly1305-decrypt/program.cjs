'use strict';
// Notes with a key, and a number that is used once.
const { createCipheriv, createHash } = require('node:crypto');
const { chacha20poly1305 } = require('@noble/ciphers/chacha');

const key = createHash('sha256').update('key').digest();
const nonceOf = (number) => Buffer.alloc(12, number);

function open(data, nonce) {
  return chacha20poly1305(key, nonce).decrypt(data);
}

const sealed = (data, nonce) => {
  const aead = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
  return Buffer.concat([aead.update(data), aead.final(), aead.getAuthTag()]);
};

setImmediate(() => {
  for (let i = 0; i < 8; i++) console.log(createHash('sha256').update(open(sealed(Buffer.alloc(i * 150_000, i), nonceOf(i)), nonceOf(i))).digest('hex'));
  for (const at of [0, 3, 19]) {
    const wrong = Buffer.from(sealed(Buffer.from('note'), nonceOf(1)));
    wrong[at] ^= 1;
    try {
      console.log(open(wrong, nonceOf(1)));
    } catch {
      console.log('refused');
    }
  }
});
