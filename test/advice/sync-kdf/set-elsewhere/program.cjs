'use strict';
// Only vault.cjs shows one seed: users unlock the vault with theirs, which must be gone from memory once it is locked.
const vault = require('./vault.cjs');

const users = ['ada', 'bob', 'cyd'];
const handlers = {
  unlock: (request) => {
    vault.seed = request.seed;
  },
  lock: () => {
    vault.seed = null;
  },
};
const answers = [];

function next(left) {
  handlers.unlock({ seed: `seed of ${users[left % users.length]}` });
  answers.push(vault.token(), vault.token());
  handlers.lock();
  try {
    vault.token();
  } catch (error) {
    answers.push(error.code);
  }
  if (left > 0) setImmediate(next, left - 1);
  else console.log(answers.join('\n'));
}

setImmediate(next, 8);
