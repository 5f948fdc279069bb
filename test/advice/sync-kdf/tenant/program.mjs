// Who is served is kept in a variable while a request is answered. Nobody else is served meanwhile, so that it is that one's.
import { scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

let tenant = '';
const rows = [];

function enter(name) {
  tenant = name;
}

function save(user, hash) {
  rows.push(`${tenant} has ${user} ${hash.toString('hex', 0, 4)}`);
}

async function add(name, user, password) {
  enter(name);
  const hash = scryptSync(password, user, 64);
  save(user, hash);
}

const request = async (turn) => {
  await setImmediate();
  await add(`tenant ${turn % 3}`, `user ${turn}`, `password ${turn}`);
};

await Promise.all(Array.from({ length: 10 }, (_, turn) => request(turn)));
console.log(rows.join('\n'));
