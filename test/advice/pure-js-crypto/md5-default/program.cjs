'use strict';
// Tags of documents, text and bytes.
const md5 = require('md5');

function tagOf(document) {
  return `"${md5(Buffer.from(document))}"`;
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €', 'a\0b']) console.log(tagOf(text), tagOf(Buffer.from(text)));
  for (let i = 0; i < 12; i++) console.log(tagOf(Buffer.alloc(1 << 19, i)), tagOf(`${i}`.repeat(1 << 16)));
});
