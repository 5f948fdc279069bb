// Registers users with bcryptjs's promises, which compute on the event loop; the salts are made ahead.
import * as bcrypt from 'bcryptjs';

const salts = Array.from({ length: 6 }, (_, index) => `$2b$10$abcdefghijklmnopqrst${'uy'[index % 2]}u`);

async function register(name, password, salt) {
  return { name, hash: await bcrypt.hash(password, salt) };
}

setImmediate(async () => {
  for (const salt of salts) console.log(JSON.stringify(await register('ada', 'right', salt)));
  console.log(await register('ada', 'right', 'no salt').catch(() => 'refused'));
});
