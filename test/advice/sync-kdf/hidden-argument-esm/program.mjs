// The same in a module, in a function that becomes async: all who call it wait.
import { pbkdf2Sync, timingSafeEqual } from 'node:crypto';

const hashOf = (password) => pbkdf2Sync(password, 'the salt of this house', 30_000, 64, 'sha512');

const stored = await hashOf('right');

async function logIn(password) {
  return timingSafeEqual(await hashOf(password), stored);
}

setImmediate(async () => {
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push(await logIn(i % 3 === 0 ? 'wrong' : 'right'));
  console.log(JSON.stringify(answers));
});
