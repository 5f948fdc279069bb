'use strict';
// Texts are encrypted with a key in words.
const CryptoJS = require('crypto-js');

const KEY = CryptoJS.enc.Hex.parse('00112233445566778899aabbccddeeff'.repeat(2));
const IV = CryptoJS.enc.Hex.parse('0f1e2d3c4b5a69788796a5b4c3d2e1f0');

function sealed(text) {
  return CryptoJS.AES.encrypt(text, KEY, { iv: IV }).toString();
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €', 'sixteen letters!']) console.log(sealed(text));
  for (let i = 0; i < 10; i++) console.log(sealed(`${i}`.repeat(300_000)).slice(-40));
});
