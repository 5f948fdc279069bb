'use strict';
// Who a device is, by its certificate, which comes with each message.
const crypto = require('node:crypto');
const { issuer: authority, leaf, forged } = require('./certificates.cjs');

const issuer = new crypto.X509Certificate(authority);

function deviceOf(pem) {
  const certificate = new crypto.X509Certificate(pem);
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey) ? certificate.subject : 'refused';
}

setImmediate(() => {
  const names = new Set();
  for (let i = 0; i < 1_500; i++) names.add(deviceOf(i % 3 === 2 ? forged : leaf));
  console.log([...names].join(' '));
});
