'use strict';
// A function that holds the thread has ended before a timer can come; once it waits, the timer may win.
const { pbkdf2Sync } = require('node:crypto');
const { setTimeout: sleep } = require('node:timers/promises');

async function open(password, salt) {
  const key = pbkdf2Sync(password, salt, 100_000, 32, 'sha512');
  return key.toString('hex').slice(0, 8);
}

async function request(turn) {
  await sleep(1);
  return Promise.race([open(`password ${turn}`, `salt ${turn}`), sleep(5, 'too slow')]);
}

Promise.all(Array.from({ length: 10 }, (_, turn) => request(turn))).then((lines) => console.log(lines.join('\n')));
