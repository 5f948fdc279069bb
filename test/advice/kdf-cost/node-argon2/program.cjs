'use strict';
// Registers with 4 MiB and two passes of Node's own Argon2id, and a pepper.
const crypto = require('crypto');

const secret = Buffer.from('pepper');

function register(password) {
  return crypto.argon2Sync('argon2id', {
    message: password,
    nonce: crypto.randomBytes(16),
    parallelism: 1,
    tagLength: 32,
    memory: 4096,
    passes: 2,
    secret,
  });
}

setImmediate(() => {
  for (let i = 0; i < 12; i++) console.log(register(`right ${i}`).length);
});
