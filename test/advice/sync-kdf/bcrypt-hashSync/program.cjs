'use strict';
// Registers users with the native package bcrypt, on the event loop.
const { hashSync } = require('bcrypt');

async function register(password, salt) {
  return { hash: hashSync(password, salt) };
}

setImmediate(async () => {
  for (let i = 0; i < 5; i++) console.log((await register('right', '$2b$10$abcdefghijklmnopqrstuu')).hash);
  console.log((await register('right', 10)).hash.slice(0, 7));
});
