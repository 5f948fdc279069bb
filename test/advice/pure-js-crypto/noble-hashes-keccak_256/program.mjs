import { keccak_256 } from '@noble/hashes/sha3.js';

function digestOf(data) {
  return keccak_256(data);
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €']) console.log(String(digestOf(Buffer.from(text))));
  for (let i = 0; i < 60; i++) {
    const digest = digestOf(new Uint8Array(1 << 18).fill(i));
    console.log(digest.constructor.name, digest.length, String(digest));
  }
  // What the package refuses is refused.
  for (const data of ['text', [1, 2], { length: 2 }, undefined, 7, new Uint16Array(2)]) {
    try {
      console.log(String(digestOf(data)));
    } catch {
      console.log('refused');
    }
  }
});
