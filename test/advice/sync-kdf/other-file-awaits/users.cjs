'use strict';
const crypto = require('crypto');

const users = new Map([['ada', crypto.pbkdf2Sync('right', 'salt of ada', 20_000, 64, 'sha512')]]);

function passwordMatches(name, password) {
  const hash = crypto.pbkdf2Sync(password, `salt of ${name}`, 20_000, 64, 'sha512');
  return crypto.timingSafeEqual(hash, users.get(name));
}

module.exports = { passwordMatches };
