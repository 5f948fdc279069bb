'use strict';
// Signs with a key that is PEM text.
const crypto = require('crypto');

const PEM = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJxpdzBO09BT7oyD+LHUMQ+wNJ/ZwSQCJTT7hADEFKzY
-----END PRIVATE KEY-----`;
const COUNT = process.versions.node.startsWith('20.') ? 1_500 : 8_000;

function issue(data) {
  return crypto.sign(null, data, PEM);
}

setImmediate(() => {
  const publicKey = crypto.createPublicKey(PEM);
  let signature = Buffer.alloc(0);
  for (let i = 0; i < COUNT; i++) signature = issue(Buffer.from(`order ${i}`));
  const data = Buffer.from(`order ${COUNT - 1}`);
  console.log(signature.toString('hex'), crypto.verify(null, data, publicKey, signature), crypto.verify(null, Buffer.from('order'), publicKey, signature));
});
