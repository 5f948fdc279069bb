'use strict';
// Signs with the methods of createSign, with a key that is PEM text.
const { createSign, createVerify } = require('node:crypto');

const PEM = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvRGEIIcm+i5z4POS
DdLuJTBSy0jJTanyszacbx+LrHChRANCAAS5FW8VqSDVH8QoEMCj0BhWhCv53669
BWO6eXwhpNHXdooEMxelMfmSEUNgk881fhFkukJoiw2Zm2ea+l9Ypq92
-----END PRIVATE KEY-----`;
const PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEuRVvFakg1R/EKBDAo9AYVoQr+d+u
vQVjunl8IaTR13aKBDMXpTH5khFDYJPPNX4RZLpCaIsNmZtnmvpfWKavdg==
-----END PUBLIC KEY-----`;
const COUNT = process.versions.node.startsWith('20.') ? 800 : 8_000;

function issue(text) {
  const signer = createSign('sha256');
  signer.update(text);
  return signer.sign(PEM, 'hex');
}

setImmediate(() => {
  let signature = '';
  for (let i = 0; i < COUNT; i++) signature = issue(`order ${i}`);
  const check = (text) => createVerify('sha256').update(text).verify(PUBLIC, signature, 'hex');
  console.log(check(`order ${COUNT - 1}`), check('order'));
});
