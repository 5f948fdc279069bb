'use strict';
// A log-in that compares all 512 bytes with what is stored: with shorter output, nobody would get in.
const crypto = require('crypto');

const salt = Buffer.from('salt');

const stored = new Map([['ada', crypto.pbkdf2Sync('right', salt, 10_000, 512, 'sha512').toString('hex')]]);

function isUser(name, password) {
  return crypto.pbkdf2Sync(password, salt, 10_000, 512, 'sha512').toString('hex') === stored.get(name);
}

setImmediate(() => {
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(isUser('ada', i % 3 ? 'right' : 'wrong'));
  console.log(answers.join(' '));
});
