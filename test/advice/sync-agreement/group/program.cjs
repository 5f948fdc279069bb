'use strict';
// Each message gets a secret of its own; its sender comes to the same.
const crypto = require('node:crypto');

const sender = crypto.getDiffieHellman('modp16');
sender.generateKeys();

function secretFor(theirs) {
  const dh = crypto.getDiffieHellman('modp16');
  const publicKey = dh.generateKeys();
  return { publicKey, secret: dh.computeSecret(theirs) };
}

setImmediate(() => {
  const results = [];
  const seen = new Set();
  for (let i = 0; i < 40; i++) {
    const { publicKey, secret } = secretFor(sender.getPublicKey());
    seen.add(secret.toString('hex'));
    results.push(sender.computeSecret(publicKey).equals(secret));
  }
  console.log(results.every(Boolean), seen.size, [...seen][0].length);
});
