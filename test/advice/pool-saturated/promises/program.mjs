import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

async function deriveAll(passwords, salt) {
  return Promise.all(passwords.map((password) => derive(password, salt, 20_000, 32, 'sha512')));
}

const passwords = Array.from({ length: 48 }, (_, index) => String(index));
const keys = await deriveAll(passwords, Buffer.alloc(16));
const again = await deriveAll(passwords, Buffer.alloc(16));
console.log(keys.length, createHash('sha256').update(Buffer.concat([...keys, ...again])).digest('hex'));
