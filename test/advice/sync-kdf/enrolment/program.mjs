// Two requests ask for one name at once. No name tells that one function looks up what the other stores, but their code does.
import { scryptSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

const table = Object.create(null);
const accounts = {
  named(name) {
    return table[name];
  },
  enter(name, hash) {
    table[name] = hash;
  },
};

class Enrolment {
  constructor(book) {
    this.book = book;
  }

  async run(name, password) {
    if (this.book.named(name)) return `${name} is taken`;
    this.book.enter(name, scryptSync(password, name, 64));
    return `${name} is new`;
  }
}

const enrolment = new Enrolment(accounts);

const answer = async (turn) => {
  await setImmediate();
  return enrolment.run(`user ${turn >> 1}`, `password ${turn}`);
};

for (const line of await Promise.all(Array.from({ length: 24 }, (_, turn) => answer(turn)))) console.log(line);
