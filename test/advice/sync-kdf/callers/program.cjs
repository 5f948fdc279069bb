'use strict';
// A function that is not async yet: its callers await it already, as the edit asks for.
const { pbkdf2Sync, timingSafeEqual } = require('crypto');

const pbkdf2 = 'a name that the edit must not take';
const salt = Buffer.from(pbkdf2);

function hashOf(password) {
  const hash = pbkdf2Sync(password, salt, 20_000, 64, 'sha512');
  return { hash, rounds: 20_000 };
}

class Users {
  #stored;

  async add(password) {
    this.#stored = (await hashOf(password)).hash;
  }

  async isRight(password) {
    const { hash, rounds } = await hashOf(password);
    return `${rounds} ${timingSafeEqual(hash, this.#stored)}`;
  }
}

setTimeout(async () => {
  const users = new Users();
  await users.add('right');
  for (let i = 0; i < 20; i++) console.log(await users.isRight(i % 2 ? 'right' : 'wrong'));
}, 1);
