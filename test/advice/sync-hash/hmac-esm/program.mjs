// A webhook whose large body is authenticated in one piece.
import crypto from 'node:crypto';

const body = Buffer.alloc(24 * 1024 * 1024, 'body');
const secret = crypto.createSecretKey(Buffer.alloc(32, 7));

async function isAuthentic(data, expected) {
  const hmac = crypto.createHmac('sha512', secret);
  hmac.update(data);
  return crypto.timingSafeEqual(hmac.digest(), expected);
}

const right = crypto.createHmac('sha512', secret).update(body).digest();
const wrong = Buffer.from(right.map((byte) => byte ^ 1));

setTimeout(async () => {
  const answers = [];
  for (let i = 0; i < 5; i++) {
    answers.push(await isAuthentic(body, i % 2 ? right : wrong));
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  console.log(answers.join(' '));
}, 5);
