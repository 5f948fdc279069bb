'use strict';
// Opens boxes that were closed with a public key, and refuses those that were not.
const crypto = require('node:crypto');

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 3072 });
const oaepHash = 'sha256';
const oaepLabel = Buffer.from('box');
const boxes = ['a', 'ümlaut', ''].map((text) => crypto.publicEncrypt({ key: publicKey, oaepHash, oaepLabel }, Buffer.from(text)));

function open(box) {
  return crypto.privateDecrypt({ key: privateKey, oaepHash: 'sha256', oaepLabel }, box);
}

setImmediate(() => {
  const texts = new Set();
  for (let i = 0; i < 90; i++) texts.add(open(boxes[i % 3]).toString());
  console.log([...texts].join('|'));
  for (const wrong of [Buffer.alloc(384), crypto.publicEncrypt({ key: publicKey, oaepHash }, Buffer.from('a'))]) {
    try {
      console.log(open(wrong).toString());
    } catch {
      console.log('refused');
    }
  }
});
