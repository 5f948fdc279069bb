// Two requests ask for one name at once. The second finds it taken, as nobody else runs while the hash is computed.
import { setImmediate } from 'node:timers/promises';
import { hashOf } from './passwords.mjs';

const users = new Map();

async function register(name, password) {
  if (users.has(name)) return `${name} is taken`;
  users.set(name, await hashOf(password));
  return `${name} is registered`;
}

const answer = async (turn) => {
  await setImmediate();
  return register(`user ${turn >> 1}`, `password ${turn}`);
};

for (const line of await Promise.all(Array.from({ length: 12 }, (_, turn) => answer(turn)))) console.log(line);
for (const [name, hash] of users) console.log(name, hash);
