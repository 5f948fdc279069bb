import { scryptAsync } from '@noble/hashes/scrypt';

async function keyOf(password, salt) {
  const key = await scryptAsync(password, salt, { N: 2 ** 14, r: 8, p: 1, dkLen: 32 });
  return key;
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd', Buffer.from('right')]) {
    const key = await keyOf(password, 'salt');
    console.log(key.constructor.name, String(key));
  }
});
