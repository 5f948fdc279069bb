'use strict';
// Signatures with secp256k1 in JavaScript: keys are numbers, no PEM, and the nonce is deterministic. Nothing native is the same.
const { ec: EC } = require('elliptic');

const curve = new EC('secp256k1');
const key = curve.keyFromPrivate('1'.repeat(64), 'hex');

function signed(message) {
  return key.sign(message).toDER('hex');
}

setImmediate(() => {
  for (let i = 0; i < 400; i++) signed(Buffer.alloc(32, i));
  console.log(signed(Buffer.alloc(32, 1)));
});
