import * as argon2 from '@node-rs/argon2';

const salt = Buffer.from('a salt of sixteen');

async function register(password) {
  return argon2.hashSync(password, { salt, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 });
}

setImmediate(async () => {
  for (let i = 0; i < 10; i++) console.log(await register('right'));
});
