'use strict';
const bcrypt = require('@node-rs/bcrypt');

async function register(password) {
  return bcrypt.hashSync(password, { cost: 10 });
}

setImmediate(async () => {
  const hashes = [];
  for (let i = 0; i < 5; i++) hashes.push(await register('right'));
  console.log(hashes.map((hash) => hash.slice(0, 7)).join(' '), await bcrypt.verify('right', hashes[0]), await bcrypt.verify('wrong', hashes[0]));
});
