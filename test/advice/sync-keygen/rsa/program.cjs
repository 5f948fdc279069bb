'use strict';
// A key pair per tenant, of which the kind and the size are printed, and whether it signs.
const crypto = require('crypto');

const tenants = [];

setTimeout(function makeTenants() {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 0x10001 });
  const signature = crypto.sign('sha256', Buffer.from('data'), privateKey);
  tenants.push({
    type: privateKey.asymmetricKeyType,
    details: String(publicKey.asymmetricKeyDetails.modulusLength),
    isValid: crypto.verify('sha256', Buffer.from('data'), publicKey, signature),
  });
  if (tenants.length < 6) setTimeout(makeTenants, 1);
  else console.log(JSON.stringify(tenants));
}, 1);
