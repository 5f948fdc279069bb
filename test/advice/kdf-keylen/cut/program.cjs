'use strict';
// A log-in that derives eight times what it keeps: shorter output is the start of the longer one.
const crypto = require('crypto');

const salt = Buffer.from('salt');

function hashOf(password) {
  return crypto.pbkdf2Sync(password, salt, 10_000, 512, 'sha512').subarray(0, 64);
}

setImmediate(() => {
  const stored = hashOf('right');
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push(crypto.timingSafeEqual(hashOf(i % 3 ? 'right' : 'wrong'), stored));
  console.log(stored.toString('hex'), answers.join(' '));
});
