'use strict';
// Tokens of many requests at once, each with a key that is derived from the same secret and wiped after use.
const crypto = require('node:crypto');
const util = require('node:util');
const environment = require('./environment.cjs');

const scrypt = util.promisify(crypto.scrypt);
process.env.TOKEN_SECRET = 'a secret of the server';

async function issue(id) {
  const key = await scrypt(process.env.TOKEN_SECRET, 'tokens', 32);
  const token = crypto.createHmac('sha256', key).update(String(id)).digest('base64url');
  key.fill(0);
  return token;
}

async function main() {
  const ids = Array.from({ length: 24 }, (_, index) => index);
  const tokens = await Promise.all(ids.map(issue));
  environment.set('TOKEN_SECRET', 'another secret');
  tokens.push(...(await Promise.all(ids.map(issue))));
  environment.remove('TOKEN_SECRET');
  tokens.push(...(await Promise.allSettled([issue(1), issue(2)])).map(({ reason }) => reason.code));
  environment.set('TOKEN_SECRET', 'another secret');
  tokens.push(await issue(1));
  console.log(tokens.join('\n'));
}

main();
