'use strict';
// One-time pads of a megabyte, made on the event loop; what is printed is how long they are, and that no two are alike.
const crypto = require('crypto');

const seen = new Set();

async function makePad() {
  const pad = crypto.randomBytes(4 * 1024 * 1024);
  seen.add(pad.toString('latin1', 0, 32));
  return pad.length;
}

async function main() {
  const sizes = [];
  for (let i = 0; i < 50; i++) sizes.push(await makePad());
  console.log(sizes.join(' '), seen.size);
}

setImmediate(main);
