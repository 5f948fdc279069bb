'use strict';
const { Vault } = require('./vault.cjs');

const SALT = '0011223344556677';
const notes = new Vault(process.env.NOTES_SECRET ?? 'for development', { salt: SALT });
const files = new Vault(process.env.FILES_SECRET ?? 'another', { salt: SALT });
const sealed = [];

function next(left) {
  const vault = left % 2 ? notes : files;
  sealed.push(vault.seal(`note ${left}`, Buffer.alloc(16, left)));
  // Whoever changes what it is derived from gets another key.
  if (left === 5) notes.salt[0] ^= 1;
  if (left > 0) setImmediate(next, left - 1);
  else console.log(sealed.join('\n'));
}

setImmediate(next, 36);
