import { sha512 } from '@noble/hashes/sha512';

function digestOf(data) {
  return sha512(data);
}

setImmediate(() => {
  for (const text of ['', 'text', 'ümlaut €']) console.log(String(digestOf(Buffer.from(text))));
  for (let i = 0; i < 100; i++) {
    const digest = digestOf(new Uint8Array(1 << 18).fill(i));
    console.log(digest.constructor.name, digest.length, String(digest));
  }
});
