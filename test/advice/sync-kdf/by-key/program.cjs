'use strict';
// Ways to log in that a table holds: one is awaited by its name, and all are called by their key, whose result is taken
// at once. Made async, each password would be right.
const crypto = require('crypto');

const salt = 'salt of ada';
const hash = crypto.scryptSync('right', salt, 32);

const checks = {
  password: (given) => crypto.timingSafeEqual(crypto.scryptSync(given, salt, 32), hash),
  code: (given) => given.length === 6,
};

function isAllowed(kind, given) {
  if (checks[kind](given)) return true;
  return false;
}

setTimeout(async () => {
  console.log(await checks.password('right'));
  for (let i = 0; i < 12; i++) console.log(isAllowed(i % 3 ? 'password' : 'code', i % 2 ? 'right' : 'wrong!'));
}, 1);
