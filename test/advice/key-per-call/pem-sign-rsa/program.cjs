'use strict';
// Signs with an RSA key that is PEM text in a file.
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');

const PEM = fs.readFileSync(path.join(__dirname, 'key.pem'), 'utf8');
const COUNT = process.versions.node.startsWith('20.') ? 600 : 1_200;

function issue(data) {
  return crypto.sign('sha256', data, PEM);
}

setImmediate(() => {
  const publicKey = crypto.createPublicKey(PEM);
  let signature = Buffer.alloc(0);
  for (let i = 0; i < COUNT; i++) signature = issue(Buffer.from(`order ${i}`));
  const data = Buffer.from(`order ${COUNT - 1}`);
  console.log(crypto.verify('sha256', data, publicKey, signature), crypto.verify('sha256', Buffer.from('order'), publicKey, signature));
});
