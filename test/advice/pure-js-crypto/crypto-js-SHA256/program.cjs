'use strict';
// Tags of texts.
const CryptoJS = require('crypto-js');

function tagOf(text) {
  return CryptoJS.SHA256(text).toString();
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €', 'a\0b']) console.log(tagOf(text));
  for (let i = 0; i < 6; i++) console.log(tagOf(`${i}`.repeat(1 << 19)));
});
