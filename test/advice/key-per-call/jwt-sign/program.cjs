'use strict';
// Issues tokens with a secret that is text, which jsonwebtoken tries to read as a key in each call.
const jwt = require('jsonwebtoken');

const SECRET = process.env.SECRET ?? 'not a key '.repeat(4);
// Reading takes twenty times longer on Node 20.
const COUNT = process.versions.node.startsWith('20.') ? 1_000 : 12_000;

function issue(sub) {
  return jwt.sign({ sub, iat: 1_700_000_000 }, SECRET, { expiresIn: '1h', issuer: 'case' });
}

setImmediate(() => {
  let token = '';
  for (let i = 0; i < COUNT; i++) token = issue(`user ${i % 10}`);
  console.log(token, JSON.stringify(jwt.decode(token, { complete: true })));
});
