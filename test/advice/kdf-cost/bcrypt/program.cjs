'use strict';
// Users register and log in; their hashes have eight rounds.
const bcrypt = require('bcrypt');

const users = new Map();

async function register(name, password) {
  users.set(name, { hash: bcrypt.hashSync(password, 8) });
}

async function logIn(user, password) {
  return bcrypt.compare(password, user.hash);
}

setImmediate(async () => {
  for (let i = 0; i < 12; i++) await register(`user ${i}`, `password ${i}`);
  const answers = [];
  for (let time = 0; time < 2; time++) {
    answers.push(await logIn(users.get('user 3'), 'password 4'));
    answers.push(await logIn(users.get('user 3'), 'password 3'));
  }
  console.log(answers.join(' '));
});
