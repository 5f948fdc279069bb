'use strict';
// Users register and log in; their hashes take 4 MiB.
const argon2 = require('argon2');

const users = new Map();

async function register(name, password) {
  users.set(name, { hash: await argon2.hash(password, { memoryCost: 4096, timeCost: 3, parallelism: 1 }) });
}

async function logIn(user, password) {
  return argon2.verify(user.hash, password);
}

setImmediate(async () => {
  for (let i = 0; i < 60; i++) await register(`user ${i}`, `password ${i}`);
  const answers = [];
  for (let time = 0; time < 2; time++) {
    answers.push(await logIn(users.get('user 3'), 'password 4'));
    answers.push(await logIn(users.get('user 3'), 'password 3'));
  }
  console.log(answers.join(' '));
});
