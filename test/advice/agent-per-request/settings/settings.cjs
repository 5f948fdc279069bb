'use strict';
// What each tenant trusts; its requests are made one after the other.
const fs = require('fs');
const path = require('path');

const tenants = {
  acme: { ca: fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8') },
  globex: { ca: undefined },
};

exports.trust = { ...tenants.acme };
exports.actAs = (tenant) => Object.assign(exports.trust, tenants[tenant]);
