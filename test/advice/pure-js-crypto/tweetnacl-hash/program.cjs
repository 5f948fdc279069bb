'use strict';
// Hashes of files.
const nacl = require('tweetnacl');

function hashOf(data) {
  return nacl.hash(data);
}

setImmediate(() => {
  for (const text of ['', 'text']) console.log(Buffer.from(hashOf(Buffer.from(text))).toString('hex'));
  for (let i = 0; i < 6; i++) console.log(Buffer.from(hashOf(Buffer.alloc(1_000_000, i))).toString('hex'));
});
