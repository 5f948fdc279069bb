'use strict';
// A code may be used once. It is looked up where it is checked, and removed by whoever asked for that: nobody else runs between
// the two, so that of two requests with one code the second is refused.
const { scryptSync, timingSafeEqual } = require('node:crypto');
const { setImmediate: nextTurn } = require('node:timers/promises');

const codes = new Map();

async function matches(id, code) {
  const stored = codes.get(id);
  if (stored === undefined) return false;
  return timingSafeEqual(scryptSync(code, id, 32), stored);
}

async function redeem(id, code) {
  if (!(await matches(id, code))) return `${id} is refused`;
  codes.delete(id);
  return `${id} is redeemed`;
}

async function request(turn) {
  await nextTurn();
  return redeem(`voucher ${turn >> 1}`, turn % 6 === 5 ? 'a guess' : `code ${turn >> 1}`);
}

for (let index = 0; index < 8; index++) codes.set(`voucher ${index}`, scryptSync(`code ${index}`, `voucher ${index}`, 32));

Promise.all(Array.from({ length: 16 }, (_, turn) => request(turn))).then((lines) => console.log(lines.join('\n')));
