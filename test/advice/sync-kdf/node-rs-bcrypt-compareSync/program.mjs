import { compareSync, hashSync } from '@node-rs/bcrypt';

const stored = hashSync('right', { cost: 10, salt: Buffer.alloc(16) });

async function isUser(password, hash) {
  return compareSync(password, hash);
}

setImmediate(async () => {
  for (let i = 0; i < 3; i++) console.log(await isUser('right', stored), await isUser('wrong', stored));
});
