'use strict';
// Registers with Node's default cost.
const crypto = require('crypto');

function register(password) {
  return crypto.scryptSync(password, 'salt', 64);
}

setImmediate(() => {
  for (let i = 0; i < 4; i++) console.log(register(`right ${i}`).length);
});
