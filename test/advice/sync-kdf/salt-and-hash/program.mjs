// Two passwords of one user are set at once. If the hashes were awaited in place, one's would stay beside the other's salt.
import { randomBytes, scrypt, scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

const users = Array.from({ length: 5 }, () => ({ salt: '', hash: '' }));

async function setPassword(user, password) {
  user.salt = randomBytes(16).toString('hex');
  user.hash = scryptSync(password, user.salt, 32).toString('hex');
}

const change = async (turn) => {
  await setImmediate();
  await setPassword(users[turn >> 1], `password ${turn}`);
};

await Promise.all(Array.from({ length: 2 * users.length }, (_, turn) => change(turn)));
for (const [index, { salt, hash }] of users.entries()) {
  const right = await promisify(scrypt)(`password ${2 * index + 1}`, salt, 32);
  console.log(right.toString('hex') === hash);
}
