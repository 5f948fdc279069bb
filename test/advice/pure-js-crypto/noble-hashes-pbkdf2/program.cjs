'use strict';
const { pbkdf2 } = require('@noble/hashes/pbkdf2.js');
const { sha256 } = require('@noble/hashes/sha2.js');

async function keyOf(password, salt) {
  return pbkdf2(sha256, password, salt, { c: 50_000, dkLen: 32 });
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd', Buffer.from('right'), 'right']) {
    const key = await keyOf(password, 'salt');
    console.log(key.constructor.name, String(key));
  }
});
