'use strict';
// Verifies tokens with the key that a function gives for each.
const crypto = require('crypto');
const jwt = require('jsonwebtoken');

const PAIR = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC = new Map([['one', PAIR.publicKey.export({ type: 'spki', format: 'pem' })]]);
const COUNT = process.versions.node.startsWith('20.') ? 2_000 : 10_000;

const keyFor = (header, callback) => {
  callback(null, PUBLIC.get(header.kid));
};

const check = (token) => new Promise((resolve) => {
  jwt.verify(token, keyFor, { algorithms: ['RS256'] }, (error) => resolve(error ? error.message : 'valid'));
});

async function main() {
  const token = jwt.sign({ sub: 'ada' }, PAIR.privateKey, { algorithm: 'RS256', keyid: 'one' });
  const answers = [await check(`${token.slice(0, -8)}AAAAAAAA`), ''];
  for (let i = 0; i < COUNT; i++) answers[1] = await check(token);
  console.log(answers.join('\n'));
}

setImmediate(main);
