// Signs cookies with a key that each request derives from the same secret.
import { createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

const settings = { secret: 'a secret of the server', salt: Buffer.from('0f0e0d0c0b0a0908', 'hex') };

function signature(value) {
  const key = pbkdf2Sync(settings.secret, settings.salt, 60_000, 32, 'sha256');
  return createHmac('sha256', key).update(value).digest();
}

const isRight = (value, mac) => timingSafeEqual(signature(value), Buffer.from(mac, 'hex'));

const answers = [];
for (let i = 0; i < 12; i++) {
  await turn();
  const mac = signature(`session ${i}`).toString('hex');
  await turn();
  answers.push([mac, isRight(`session ${i}`, mac), isRight(`session ${i + 1}`, mac)]);
}
console.log(JSON.stringify(answers));
