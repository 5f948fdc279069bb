'use strict';
// A key of a password, as wallets derive it.
const { syncScrypt } = require('scrypt-js');

const salt = Buffer.from('a salt of sixteen');

async function keyOf(password) {
  const key = syncScrypt(password, salt, 1 << 14, 8, 1, 32);
  return key;
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd', 'right']) {
    // A list of numbers, as the package's own documentation makes it of text.
    const key = await keyOf(Array.from(Buffer.from(password.normalize())));
    console.log(key.constructor.name, key.length, String(key));
  }
});
