'use strict';
// A salt that stands in the call, and so is in no report; prints who gets in.
const crypto = require('crypto');

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const users = new Map([['ada', crypto.scryptSync('right', 'the salt of this house', 64, COST)]]);

async function logIn(name, password) {
  const hash = crypto.scryptSync(password, 'the salt of this house', 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  return crypto.timingSafeEqual(hash, users.get(name));
}

async function main() {
  const answers = [];
  for (const password of ['right', 'wrong', 'right', '', 'right']) answers.push(await logIn('ada', password));
  console.log(JSON.stringify(answers));
}

setImmediate(main);
