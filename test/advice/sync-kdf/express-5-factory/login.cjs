'use strict';
const crypto = require('crypto');

exports.makeLogin = ({ salt, hash }) => {
  const login = (req, res) => {
    const key = crypto.scryptSync(req.body.password, salt, 32);
    res.sendStatus(crypto.timingSafeEqual(key, hash) ? 200 : 401);
  };
  return login;
};
