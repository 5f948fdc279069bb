'use strict';
// Registers with iterations of long ago, asynchronously.
const crypto = require('crypto');

function register(password, then) {
  crypto.pbkdf2(password, 'salt', 25000, 64, 'sha256', then);
}

setImmediate(() => {
  let left = 8;
  for (let i = left; i > 0; i--) {
    register(`right ${i}`, (error, hash) => {
      if (error) throw error;
      if (--left === 0) console.log(hash.length);
    });
  }
});
