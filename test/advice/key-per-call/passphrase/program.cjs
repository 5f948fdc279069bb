'use strict';
// Signs with a private key that is encrypted: in each call, Node derives a key from the passphrase, too.
const crypto = require('crypto');

const pem = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIGbMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhrEJZRsrBPxgICCAAw
DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEGh0lJ2vP+ti22wjSsk6FsgEQOaz
nR18+3BCpkWxIXc/GyVYoTKPCkwnB3ktUwNWl46NV2YbZ1aFg/4/pcCVGFl3hFm2
rdROdgQ13tZea2AitgI=
-----END ENCRYPTED PRIVATE KEY-----`;
const passphrase = process.env.PASSPHRASE ?? 'of the key';
const SIGNING = { key: pem, passphrase };

const issue = (data) => crypto.sign(null, data, SIGNING).toString('hex');

setImmediate(() => {
  const signatures = [];
  for (let i = 0; i < 600; i++) signatures[i % 3] = issue(Buffer.from(`order ${i}`));
  console.log(signatures.join('\n'));
});
