import { createHash, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;

async function deriveAll(keys, salt) {
  return Promise.all(keys.map((key) => subtle.deriveBits({ name: 'PBKDF2', salt, iterations: 20_000, hash: 'SHA-512' }, key, 256)));
}

const keys = await Promise.all(Array.from({ length: 80 }, (_, index) => subtle.importKey('raw', Buffer.from(String(index)), 'PBKDF2', false, ['deriveBits'])));
const bits = await deriveAll(keys, Buffer.alloc(16));
console.log(bits.length, createHash('sha256').update(Buffer.concat(bits.map((each) => Buffer.from(each)))).digest('hex'));
