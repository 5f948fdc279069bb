'use strict';
const crypto = require('crypto');

const salt = 'salt of all';
const users = new Map([['ada', crypto.pbkdf2Sync('right', salt, 20_000, 64, 'sha512')]]);

function passwordMatches(name, password) {
  const hash = crypto.pbkdf2Sync(password, salt, 20_000, 64, 'sha512');
  return crypto.timingSafeEqual(hash, users.get(name));
}

module.exports = { passwordMatches };
