'use strict';
// One-time pads, made as keys; prints how long they are and that no two are the same.
const { generateKeySync } = require('node:crypto');

const newPad = async (bytes) => generateKeySync('hmac', { length: bytes * 8 });

async function main() {
  const pads = [];
  for (let i = 0; i < 12; i++) pads.push(await newPad(16 * 1024 * 1024));
  console.log(pads.map(({ type, symmetricKeySize }) => `${type} ${symmetricKeySize}`).join('\n'));
  console.log(pads[0].equals(pads[0]), pads[0].equals(pads[1]));
}

setImmediate(main);
