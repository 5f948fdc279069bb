import { sha512 } from 'hash-wasm';

async function digestOf(data) {
  const digest = await sha512(data);
  return digest.toUpperCase();
}

setImmediate(async () => {
  for (const text of ['', 'text', 'ümlaut €', 'a\0b']) console.log(await digestOf(text), await digestOf(Buffer.from(text)));
  for (let i = 0; i < 40; i++) console.log(await digestOf(new Uint8Array(1 << 21).fill(i)));
});
