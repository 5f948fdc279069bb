'use strict';
// Verifies tokens with a key that is text: a secret, then a public key. Whatever was refused stays refused, above all a token
// whose HMAC was made with the public key's text.
const crypto = require('crypto');
const jwt = require('jsonwebtoken');

const SECRET = process.env.SECRET ?? 'not a key '.repeat(4);
const PAIR = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PUBLIC = PAIR.publicKey.export({ type: 'spki', format: 'pem' });
const COUNT = process.versions.node.startsWith('20.') ? 1_000 : 12_000;
const CLOCK = { clockTimestamp: 1_700_000_100 };

function check(token, key) {
  try {
    return jwt.verify(token, key, CLOCK).sub;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function withHmacOf(text) {
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'forger', iat: 1_700_000_000 })}`;
  return `${head}.${crypto.createHmac('sha256', text).update(head).digest('base64url')}`;
}

setImmediate(() => {
  const good = jwt.sign({ sub: 'ada', iat: 1_700_000_000 }, SECRET, { expiresIn: 3600 });
  const expired = jwt.sign({ sub: 'ada', iat: 1_600_000_000 }, SECRET, { expiresIn: 3600 });
  const other = jwt.sign({ sub: 'ada', iat: 1_700_000_000 }, `${SECRET}!`);
  const signed = jwt.sign({ sub: 'bob', iat: 1_700_000_000 }, PAIR.privateKey, { algorithm: 'ES256' });
  const none = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'forger' })}.`;
  const answers = [
    check(good, SECRET), check(expired, SECRET), check(other, SECRET), check(signed, PUBLIC), check(good, PUBLIC), check(signed, SECRET),
    check(withHmacOf(PUBLIC), PUBLIC), check(withHmacOf(''), ''), check(none, SECRET), check(good, undefined), check(good, Buffer.from(SECRET)),
  ];
  for (let i = 0; i < COUNT; i++) answers[0] = check(good, SECRET);
  console.log(JSON.stringify(answers, null, 1));
});
