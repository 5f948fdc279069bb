'use strict';
const { createHmac, scryptSync } = require('crypto');

class Vault {
  constructor() {
    this.seed = process.env.VAULT_SEED ?? 'a seed for development';
  }

  key() {
    return scryptSync(this.seed, 'vault/v1', 32);
  }

  token() {
    return createHmac('sha256', this.key()).update('token').digest('hex');
  }
}

module.exports = new Vault();
