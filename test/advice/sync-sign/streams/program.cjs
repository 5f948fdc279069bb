'use strict';
// Texts are signed and verified by the methods of Sign and Verify, which take text where crypto.sign() takes bytes.
const { createSign, createVerify, generateKeyPairSync } = require('node:crypto');

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });

async function seal(text) {
  return createSign('sha256').update(text).sign(privateKey, 'hex');
}

async function isGenuine(text, signature) {
  return createVerify('sha256').update(text).verify(publicKey, signature, 'hex');
}

setImmediate(async () => {
  const signature = await seal('pässe');
  const answers = [];
  for (let i = 0; i < 150; i++) answers.push(await isGenuine(i % 3 ? 'pässe' : 'passe', await seal(`text ${i}`)));
  console.log(await isGenuine('pässe', signature), await isGenuine('passe', signature), answers.includes(true));
});
