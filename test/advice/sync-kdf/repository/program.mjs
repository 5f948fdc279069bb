// Two requests ask for one name at once. What is looked up and what is stored are methods, and nobody else runs between them.
import { scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

class Users {
  #rows = [];
  findByName(name) {
    return this.#rows.find((row) => row.name === name);
  }
  create(row) {
    this.#rows.push(row);
    return row;
  }
}

class Accounts {
  constructor(users) {
    this.users = users;
  }
  async register(name, password) {
    if (this.users.findByName(name)) return `${name} is taken`;
    const hash = scryptSync(password, name, 64);
    return `${this.users.create({ name, hash }).name} is registered`;
  }
}

const accounts = new Accounts(new Users());

const answer = async (turn) => {
  await setImmediate();
  return accounts.register(`user ${turn >> 1}`, `password ${turn}`);
};

for (const line of await Promise.all(Array.from({ length: 12 }, (_, turn) => answer(turn)))) console.log(line);
