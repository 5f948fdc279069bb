'use strict';
// Stretches passwords with a salt of text.
const CryptoJS = require('crypto-js');

function stretch(password, salt) {
  return CryptoJS.PBKDF2(password, salt, { keySize: 8, iterations: 600, hasher: CryptoJS.algo.SHA256 }).toString();
}

setImmediate(() => {
  for (const password of ['', 'pass', 'pässe €', 'long '.repeat(50)]) console.log(stretch(password, 'sält'));
  for (let i = 0; i < 6; i++) console.log(stretch(`password ${i}`, `salt ${i}`));
});
