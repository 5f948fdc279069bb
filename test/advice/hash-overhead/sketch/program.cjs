'use strict';
// Keys of a cache: the first bytes of a hash.
const crypto = require('node:crypto');

function keyOf(text) {
  const hash = crypto.createHash('sha1');
  hash.update(text);
  return hash.digest().subarray(0, 6).toString('base64url');
}

setImmediate(() => {
  const keys = new Set();
  for (let i = 0; i < 200_000; i++) keys.add(keyOf(`key ${i % 1000}`));
  console.log(keys.size, keyOf('ümlaut'), keyOf(''));
});
