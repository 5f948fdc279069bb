'use strict';
// Nobody adds to the users while all of them are exported; if the loop waits, it never has all, or others as well.
const { scryptSync } = require('node:crypto');
const { setImmediate: nextTurn } = require('node:timers/promises');

const users = new Map(Array.from({ length: 12 }, (_, index) => [`user ${index}`, `password ${index}`]));

async function add(name) {
  await nextTurn();
  await nextTurn();
  users.set(name, name);
}

async function exportAll() {
  await nextTurn();
  return hashes();
}

async function hashes() {
  const rows = [];
  for (const [name, password] of users) {
    const hash = scryptSync(password, name, 16);
    rows.push(`${name} ${hash.toString('hex')}`);
  }
  return rows;
}

Promise.all([exportAll(), add('ada'), add('bob')]).then(([rows]) => console.log(rows.join('\n')));
