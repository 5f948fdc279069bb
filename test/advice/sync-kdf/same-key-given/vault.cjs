'use strict';
// A class is given its secret and salt, and derives the key from them in each call.
const crypto = require('crypto');

class Vault {
  constructor(secret, { salt }) {
    this.secret = secret;
    this.salt = Buffer.from(salt, 'hex');
  }

  key() {
    return crypto.scryptSync(this.secret, this.salt, 32);
  }

  seal(text, iv) {
    const cipher = crypto.createCipheriv('aes-256-cbc', this.key(), iv);
    return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
  }
}

module.exports = { Vault };
