'use strict';
// What enterWith sets before a function has waited is also set for its caller; what it sets later is not.
const { AsyncLocalStorage } = require('node:async_hooks');
const { scryptSync, timingSafeEqual } = require('node:crypto');
const { setImmediate: nextTurn } = require('node:timers/promises');

const who = new AsyncLocalStorage();
const stored = new Map(['ada', 'bob'].map((name) => [name, scryptSync(`${name}-pw`, name, 32)]));

async function authenticate(name, password) {
  const given = scryptSync(password, name, 32);
  if (timingSafeEqual(given, stored.get(name))) who.enterWith(name);
}

async function request(name, password) {
  await nextTurn();
  await authenticate(name, password);
  return `${name}: ${who.getStore() ?? 'refused'}`;
}

const NAMES = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'ada' : 'bob'));
Promise.all(NAMES.map((name, index) => request(name, index % 3 === 0 ? 'wrong' : `${name}-pw`))).then((lines) =>
  console.log(lines.join('\n')),
);
