// A log-in that checks stored hashes of three origins: bcryptjs, OpenBSD and PHP; passwords longer than 72 bytes are equal in those.
import bcrypt from 'bcryptjs';

const long = 'é'.repeat(36);
const SALT = '$2b$07$abcdefghijklmnopqrstuu';
const users = ['$2a$', '$2b$', '$2y$'].flatMap((prefix) => ['right', long].map((password) => (
  { name: prefix + password, hash: prefix + bcrypt.hashSync(password, SALT).slice(4) })));

async function isUser(password, user) {
  return bcrypt.compareSync(password, user.hash);
}

async function main() {
  for (const user of users) {
    const answers = [];
    for (const password of ['right', 'wrong', 'right\0', long, `${long}x`]) answers.push(await isUser(password, user));
    console.log(JSON.stringify(user.name), answers.join(' '));
  }
  console.log(await isUser('right', { hash: '' }), await isUser('right', { hash: 'no hash' }));
  console.log(await isUser(undefined, users[0]).catch(() => 'refused'), await isUser('right', {}).catch(() => 'refused'));
}

setImmediate(main);
