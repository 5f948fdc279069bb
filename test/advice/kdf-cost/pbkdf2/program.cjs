'use strict';
// Registers with iterations of long ago, asynchronously: the event loop only hands the work over.
const crypto = require('crypto');

function register(password, then) {
  crypto.pbkdf2(password, 'salt', 1000, 32, 'sha256', then);
}

setImmediate(() => {
  let left = 2500;
  const next = (error, hash) => {
    if (error) throw error;
    if (--left === 0) console.log(hash.toString('hex'));
    else if (left >= 8) register('right', next);
  };
  for (let i = 0; i < 8; i++) register('right', next);
});
