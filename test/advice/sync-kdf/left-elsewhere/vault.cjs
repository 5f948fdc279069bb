'use strict';
const { scryptSync, createHmac } = require('node:crypto');

let key = null;

async function unlock(password) {
  key = scryptSync(password, 'salt of all', 32);
}

const seal = (text) =>
  createHmac('sha256', key ?? 'nobody has unlocked it')
    .update(text)
    .digest('hex');

module.exports = { unlock, seal };
