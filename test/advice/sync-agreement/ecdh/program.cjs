'use strict';
// Each message gets a secret of its own; its sender, who has an object of createECDH(), comes to the same.
const crypto = require('node:crypto');

const sender = crypto.createECDH('secp384r1');
sender.generateKeys();

function secretFor(theirs) {
  const ecdh = crypto.createECDH('secp384r1');
  const publicKey = ecdh.generateKeys();
  return { publicKey, secret: ecdh.computeSecret(theirs) };
}

setImmediate(() => {
  const results = [];
  const seen = new Set();
  for (let i = 0; i < 60; i++) {
    const { publicKey, secret } = secretFor(sender.getPublicKey());
    seen.add(secret.toString('hex'));
    results.push(sender.computeSecret(publicKey).equals(secret));
  }
  console.log(results.every(Boolean), seen.size, [...seen][0].length);
});
