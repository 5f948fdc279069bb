// Log-ins with Node's own Argon2id; prints what is stored and who gets in.
import { argon2Sync, timingSafeEqual } from 'node:crypto';

const nonce = Buffer.from('a nonce of sixteen bytes');

async function hashOf(password) {
  return argon2Sync('argon2id', { message: password, nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 });
}

setImmediate(async () => {
  const stored = await hashOf('right');
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push(timingSafeEqual(await hashOf(i % 3 ? 'right' : 'wrong'), stored));
  console.log(stored.toString('hex'), answers.join(' '));
});
