'use strict';
// A regular expression with the flag g goes on where it ended: if others use it between two pairs, each loses some.
const { scryptSync } = require('node:crypto');
const { setImmediate: nextTurn } = require('node:timers/promises');

const PAIR = /(\w+)=(\w+)/g;

async function keysOf(text) {
  await nextTurn();
  return pairsIn(text);
}

async function pairsIn(text) {
  const keys = [];
  PAIR.lastIndex = 0;
  for (let found = PAIR.exec(text); found !== null; found = PAIR.exec(text)) {
    const key = scryptSync(found[2], found[1], 8);
    keys.push(`${found[1]}:${key.toString('hex')}`);
  }
  return keys.join(' ');
}

const TEXTS = Array.from({ length: 6 }, (_, index) => `a=${index} bb=${index + 1} c=${index + 2}`);
Promise.all(TEXTS.map(keysOf)).then((lines) => console.log(lines.join('\n')));
