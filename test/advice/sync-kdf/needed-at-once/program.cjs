'use strict';
// A function whose result the file needs at once elsewhere: made async, it would let every password in.
const { pbkdf2Sync, timingSafeEqual } = require('node:crypto');

const salt = Buffer.alloc(16, 7);
const hashOf = (password) => pbkdf2Sync(password, salt, 40_000, 64, 'sha512');

class Door {
  #hash;
  constructor(password) {
    this.#hash = hashOf(password);
  }
  opensFor(password) {
    return timingSafeEqual(hashOf(password), this.#hash);
  }
}

setImmediate(() => {
  const doors = ['one', 'two', 'three', 'four'].map((password) => new Door(password));
  for (let i = 0; i < 3; i++) console.log(doors.filter((door) => door.opensFor('two')).length);
});
