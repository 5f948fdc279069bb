// Log-ins with Node's own Argon2id and a callback, which computes on the event loop before Node 24.16, in 25.x and in 26.0.
import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const nonce = Buffer.from('a nonce of sixteen bytes');

async function hashOf(password) {
  return derive('argon2id', { message: password, nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 });
}

setImmediate(async () => {
  for (let i = 0; i < 12; i++) console.log((await hashOf(`password ${i}`)).toString('hex'));
});
