'use strict';
// Signatures of devices are verified on the event loop; prints which ones hold.
const { generateKeyPairSync, sign, verify } = require('node:crypto');

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp521r1' });
const signature = sign('sha512', Buffer.from('reading 0'), privateKey);

const isGenuine = async (reading) => verify('sha512', Buffer.from(reading), publicKey, signature);

setImmediate(async () => {
  const answers = [];
  for (let i = 0; i < 300; i++) answers.push(await isGenuine(i % 5 ? `reading ${i}` : 'reading 0'));
  console.log(answers.join(' '));
});
