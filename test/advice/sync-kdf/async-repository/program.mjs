// Two requests ask for one name at once. What is looked up is awaited, but it is in memory: nobody else runs before the hash.
import { scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

class Users {
  #rows = new Map();
  async findByName(name) {
    return this.#rows.get(name);
  }
  async insert(row) {
    this.#rows.set(row.name, row);
  }
}

const users = new Users();

async function register(name, password) {
  if (await users.findByName(name)) return `${name} is taken`;
  const hash = scryptSync(password, name, 64);
  await users.insert({ name, hash });
  return `${name} is registered`;
}

const answer = async (turn) => {
  await setImmediate();
  return register(`user ${turn >> 1}`, `password ${turn}`);
};

for (const line of await Promise.all(Array.from({ length: 12 }, (_, turn) => answer(turn)))) console.log(line);
