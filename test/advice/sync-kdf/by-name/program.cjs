'use strict';
// A check that is handed to filter() by its name: with a promise for its result, everybody would be let in.
const crypto = require('crypto');

const salt = 'salt of all';
const users = ['ada', 'eve'].map((name) => ({ name, hash: crypto.scryptSync(name, salt, 32) }));

function main() {
  const password = 'ada';
  const isRight = ({ hash }) => crypto.timingSafeEqual(hash, crypto.scryptSync(password, salt, 32));
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(...users.filter(isRight).map(({ name }) => name));
  console.log(JSON.stringify(answers));
}

setImmediate(main);
