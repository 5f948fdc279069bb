'use strict';
// Texts are decrypted with a key in words.
const crypto = require('node:crypto');
const CryptoJS = require('crypto-js');

const KEY = CryptoJS.enc.Hex.parse('00112233445566778899aabbccddeeff'.repeat(2));
const IV = CryptoJS.enc.Hex.parse('0f1e2d3c4b5a69788796a5b4c3d2e1f0');
const seal = (text) => {
  const aes = crypto.createCipheriv('aes-256-cbc', Buffer.from(KEY.toString(), 'hex'), Buffer.from(IV.toString(), 'hex'));
  return aes.update(text, 'utf8', 'base64') + aes.final('base64');
};

function opened(encrypted) {
  return CryptoJS.AES.decrypt(encrypted, KEY, { iv: IV }).toString(CryptoJS.enc.Utf8);
}

setImmediate(() => {
  for (const text of ['text', 'ümlaut €', 'sixteen letters!']) console.log(opened(seal(text)));
  for (let i = 0; i < 10; i++) console.log(opened(seal(`${i}`.repeat(300_000))).length);
});
