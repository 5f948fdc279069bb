'use strict';
const { pbkdf2Async } = require('@noble/hashes/pbkdf2');
const { sha512 } = require('@noble/hashes/sha512');

const OPTIONS = { dkLen: 40 };

async function keyOf(password, salt) {
  return pbkdf2Async(sha512, password, salt, { dkLen: OPTIONS.dkLen, c: 2e4 });
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd', Buffer.from('right'), 'right']) {
    const key = await keyOf(password, 'salt');
    console.log(key.constructor.name, String(key));
  }
});
