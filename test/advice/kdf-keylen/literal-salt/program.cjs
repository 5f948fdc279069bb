'use strict';
// Derives keys with a salt that stands in the line, and takes the first of all the blocks that were derived.
const { pbkdf2Sync } = require('crypto');

function keyOf(text) {
  const key = pbkdf2Sync(text, 'salt', 4000, 256, 'sha256').subarray(0, 32);
  return key.toString('hex');
}

setImmediate(() => {
  for (let i = 0; i < 40; i++) console.log(keyOf(`text ${i}`));
});
