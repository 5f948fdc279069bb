// A key of a password with scrypt-js's promise, which computes on the event loop.
import scryptJs from 'scrypt-js';

async function keyOf(password, salt, N = 2 ** 13) {
  return scryptJs.scrypt(password, salt, N, 8, 2, 64);
}

setImmediate(async () => {
  for (const password of ['right', '', 'pässwörd'].map((text) => Buffer.from(text))) {
    for (const salt of [new Uint8Array([1, 2, 3, 4]), [1, 2, 3, 4]]) {
      const key = await keyOf(password, salt);
      console.log(key.constructor.name, key.length, String(key));
    }
  }
  for (const sent of ['{"length":3}', '"text"', '{"type":"Buffer","data":[104]}'])
    console.log(await keyOf(JSON.parse(sent), [1]).catch(() => 'refused'));
  // More memory than the package takes, as a key file that somebody sent may ask for, and what Node has a default for.
  for (const cost of [2 ** 21, 0]) console.log(await keyOf([1], [1], cost).catch(() => 'refused'));
});
