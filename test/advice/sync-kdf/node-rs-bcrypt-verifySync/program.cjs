'use strict';
const bcrypt = require('@node-rs/bcrypt');

const stored = '$2y$' + bcrypt.hashSync('right', { cost: 10 }).slice(4);

async function isUser(password, hash) {
  return bcrypt.verifySync(password, hash);
}

setImmediate(async () => {
  for (let i = 0; i < 3; i++) console.log(await isUser('right', stored), await isUser('wrong', stored));
});
