'use strict';
const crypto = require('crypto');

const salt = 'salt of ada';
const hash = crypto.scryptSync('right', salt, 32);

exports.login = (req, res) => {
  const key = crypto.scryptSync(req.body.password, salt, 32);
  res.sendStatus(crypto.timingSafeEqual(key, hash) ? 200 : 401);
};
