'use strict';
// Authenticates texts.
const CryptoJS = require('crypto-js');

function tagOf(text, key) {
  return CryptoJS.HmacSHA256(text, key).toString(CryptoJS.enc.Hex);
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €', 'a\0b']) console.log(tagOf(text, 'kéy'), tagOf(text, 'long '.repeat(50)));
  for (let i = 0; i < 6; i++) console.log(tagOf(`${i}`.repeat(1 << 19), `key ${i}`));
});
