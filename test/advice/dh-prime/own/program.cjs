'use strict';
// Before Node 24 only a prime that is no standard group's takes long; there is no faster way to the same keys.
const crypto = require('crypto');

const prime = Buffer.from(crypto.getDiffieHellman('modp2').getPrime());

function publicKey() {
  return crypto.createDiffieHellman(prime).generateKeys();
}

setImmediate(() => {
  for (let i = 0; i < 8; i++) console.log(publicKey().length);
});
