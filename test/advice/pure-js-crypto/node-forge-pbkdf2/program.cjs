'use strict';
// Keys from passwords, with a hash object, which forge computes itself.
const forge = require('node-forge');

function keyOf(password, salt) {
  return forge.pkcs5.pbkdf2(password, salt, 4_000, 40, forge.md.sha256.create());
}

setImmediate(async () => {
  for (const password of ['', 'password', forge.util.encodeUtf8('pässwort €')])
    console.log(forge.util.bytesToHex(keyOf(password, '\xff\x00salt')));
  for (let i = 0; i < 6; i++) console.log(forge.util.bytesToHex(keyOf(`${i}`, 'salt')));
});
