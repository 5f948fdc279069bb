'use strict';
// Signatures of messages, and others that are wrong.
const nacl = require('tweetnacl');

const keys = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7));

function isGenuine(message, signature) {
  return nacl.sign.detached.verify(message, signature, keys.publicKey);
}

setImmediate(() => {
  let right = 0;
  for (let i = 0; i < 25; i++) {
    const message = Buffer.from(`message ${i % 3}`);
    const signature = nacl.sign.detached(message, keys.secretKey);
    right += isGenuine(message, signature);
    const [other, bent] = [Buffer.from(`${message}!`), Uint8Array.from(signature)];
    bent[2 * i] ^= 1;
    right += isGenuine(other, signature) * 1000;
    right += isGenuine(message, bent) * 1000;
  }
  console.log(right);
});
