'use strict';
// Opens boxes whose padding WebCrypto has not.
const crypto = require('node:crypto');

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 3072 });
const padding = crypto.constants.RSA_NO_PADDING;
const boxes = ['a', 'ümlaut', ''].map((text) => crypto.publicEncrypt({ key: publicKey, padding }, Buffer.from(text.padStart(383).padStart(384, '\0')).subarray(0, 384)));

function open(box) {
  return crypto.privateDecrypt({ key: privateKey, padding: crypto.constants.RSA_NO_PADDING }, box);
}

setImmediate(() => {
  const texts = new Set();
  for (let i = 0; i < 90; i++) texts.add(open(boxes[i % 3]).toString());
  console.log([...texts].map((text) => text.slice(1).trim()).join('|'));
  try {
    console.log(open(Buffer.alloc(12)).toString());
  } catch {
    console.log('refused');
  }
});
