'use strict';
// Signatures of messages, with a key of 64 bytes.
const nacl = require('tweetnacl');

const { secretKey } = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7));

function signed(message) {
  return nacl.sign.detached(message, secretKey);
}

setImmediate(() => {
  for (let i = 0; i < 80; i++) console.log(Buffer.from(signed(Buffer.from(`message ${i}`.repeat(i)))).toString('hex'));
});
