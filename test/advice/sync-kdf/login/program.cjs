'use strict';
// A log-in whose hash is computed on the event loop; prints what is stored and who gets in.
const crypto = require('crypto');

const users = new Map();

async function derive(password, salt) {
  return crypto.pbkdf2Sync(password, salt, 20_000, 64, 'sha512').toString('hex');
}

function handle(name, password) {
  return derive(password, users.get(name).salt).then((hash) => hash === users.get(name).hash);
}

async function main() {
  users.set('ada', { salt: 'salt of ada', hash: await derive('right', 'salt of ada') });
  const answers = [];
  for (let i = 0; i < 30; i++) answers.push(await handle('ada', i % 3 === 0 ? 'wrong' : 'right'));
  console.log(JSON.stringify({ stored: users.get('ada'), answers }));
}

setImmediate(main);
