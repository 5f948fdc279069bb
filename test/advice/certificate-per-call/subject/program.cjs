'use strict';
// Whose certificate it is, for each message.
const crypto = require('node:crypto');
const { issuer, leaf } = require('./certificates.cjs');

function nameOf(pem) {
  const certificate = new crypto.X509Certificate(pem);
  return certificate.subject;
}

setImmediate(() => {
  const names = new Set();
  for (let i = 0; i < 6_000; i++) names.add(nameOf(i % 3 === 2 ? issuer : leaf));
  console.log([...names].join(' '));
  try {
    console.log(nameOf('none'));
  } catch {
    console.log('refused');
  }
});
