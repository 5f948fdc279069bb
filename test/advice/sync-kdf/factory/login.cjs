'use strict';
const crypto = require('crypto');

// A function that is given what it needs, and returns the handler.
const makeLogin = (users) => (req, res) => {
  const { name, password } = Object.fromEntries(new URL(req.url, 'http://localhost').searchParams);
  const user = users.get(name);
  const hash = crypto.pbkdf2Sync(password, user.salt, 20_000, 64, 'sha512');
  res.end(crypto.timingSafeEqual(hash, user.hash) ? 'let in' : 'refused');
};

module.exports = makeLogin;
