'use strict';
// Keys of sessions, each with all the output that HKDF can give; prints whether two sides agree, and what the keys are.
const crypto = require('node:crypto');

const secret = Buffer.from('shared');
const salt = Buffer.from('salt');

async function keyOf(session) {
  return crypto.hkdfSync('sha512', secret, salt, session, 16_320);
}

async function main() {
  let digest = crypto.createHash('sha256');
  for (let i = 0; i < 400; i++) digest = digest.update(Buffer.from(await keyOf(`session ${i}`)));
  const [ours, theirs, others] = [await keyOf('ada'), await keyOf('ada'), await keyOf('bob')];
  console.log(ours.constructor.name, ours.byteLength, digest.digest('hex'));
  console.log(Buffer.from(ours).equals(Buffer.from(theirs)), Buffer.from(ours).equals(Buffer.from(others)));
}

setImmediate(main);
