'use strict';
// All entries go into one digest, in their order.
const crypto = require('crypto');

const entries = ['a', 'b'].map((letter) => Buffer.alloc(24 * 1024 * 1024, letter));
const audit = crypto.createHash('sha512');

async function append(entry) {
  audit.update(entry);
  return entry.length;
}

setImmediate(async () => {
  for (let i = 0; i < 4; i++) console.log((await Promise.all(entries.map(append))).join(' '));
  console.log(audit.digest('hex'));
});
