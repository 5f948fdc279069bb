'use strict';
// Notes with a key, and a number that is used once.
const { createCipheriv, createHash } = require('node:crypto');
const { gcm } = require('@noble/ciphers/aes');

const key = createHash('sha256').update('key').digest();
const nonceOf = (number) => Buffer.alloc(12, number);

function open(data, nonce) {
  return gcm(key, nonce).decrypt(data);
}

const sealed = (data, nonce) => {
  const aead = createCipheriv('aes-256-gcm', key, nonce);
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
