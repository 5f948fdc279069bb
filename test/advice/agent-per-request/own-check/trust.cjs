'use strict';
// Servers that are no longer trusted.
const tls = require('tls');

const revoked = new Set();

exports.revoke = (host) => revoked.add(host);
exports.tlsOptions = {
  checkServerIdentity: (host, certificate) => (revoked.has(host) ? new Error('revoked') : tls.checkServerIdentity(host, certificate)),
};
