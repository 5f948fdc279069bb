'use strict';
// A callback whose result is used at once can't await: no edit.
const bcrypt = require('bcryptjs');

const hashes = ['one', 'two', 'three', 'four'].map((password) => bcrypt.hashSync(password, 9));

function usersWith(password) {
  return hashes.filter((hash) => bcrypt.compareSync(password, hash));
}

setImmediate(() => {
  for (let i = 0; i < 2; i++) console.log(usersWith('two').length, usersWith('five').length);
});
