'use strict';
const { hashSync, verifySync } = require('@node-rs/argon2');

const stored = hashSync('right', { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 });

async function isUser(password) {
  return verifySync(stored, password);
}

setImmediate(async () => {
  for (let i = 0; i < 5; i++) console.log(await isUser('right'), await isUser('wrong'));
});
