import { scryptAsync } from '@noble/hashes/scrypt';

async function keyOf(password, salt, N = 2 ** 14) {
  const key = await scryptAsync(password, salt, { N, r: 8, p: 1, dkLen: 32 });
  return key;
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd', Buffer.from('right')]) {
    const key = await keyOf(password, 'salt');
    console.log(key.constructor.name, String(key));
  }
  // More memory than the package takes, as a key file that somebody sent may ask for, and what Node has a default for.
  for (const N of [2 ** 21, 0]) console.log(await keyOf('right', 'salt', N).catch(() => 'refused'));
});
