// A log-in with the native package bcrypt, on the event loop.
import bcrypt from 'bcrypt';

const stored = bcrypt.hashSync('right', '$2b$10$abcdefghijklmnopqrstuu');

const isUser = async (password) => bcrypt.compareSync(password, stored);

setImmediate(async () => {
  for (let i = 0; i < 3; i++) console.log(await isUser('right'), await isUser('wrong'));
});
