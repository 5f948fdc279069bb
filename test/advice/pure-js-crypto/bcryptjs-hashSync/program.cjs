'use strict';
// Registers users; what is stored has to be readable by bcryptjs, with as many rounds as before.
const { compareSync, hashSync } = require('bcryptjs');

const ROUNDS = 10;

async function register(password) {
  return { hash: hashSync(password, ROUNDS) };
}

setImmediate(async () => {
  const users = [];
  for (let i = 0; i < 6; i++) users.push(await register('right'));
  console.log(users.map(({ hash }) => `${hash.slice(0, 7)} ${hash.length}`).join('\n'));
  console.log(new Set(users.map(({ hash }) => hash)).size, compareSync('right', users[0].hash), compareSync('wrong', users[0].hash));
});
