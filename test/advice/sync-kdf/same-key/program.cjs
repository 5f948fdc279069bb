'use strict';
// Encrypts what is stored with a key that each call derives from the same secret, and wipes it after use.
const crypto = require('crypto');
const environment = require('./environment.cjs');

process.env.STORE_SECRET ??= 'correct horse battery staple';

function encrypt(text, iv) {
  const key = crypto.scryptSync(process.env.STORE_SECRET, 'salt', 32, { N: 16384, r: 8, p: 1 });
  const cipher = crypto.createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  key.fill(0);
  return sealed.toString('base64');
}

let left = 30;
const sealed = [];

function next() {
  if (left === 10) environment.set('STORE_SECRET', 'another passphrase');
  sealed.push(encrypt(`note ${left}`, Buffer.alloc(12, left)));
  if (--left > 0) setImmediate(next);
  else console.log(sealed.join('\n'));
}

setImmediate(next);
