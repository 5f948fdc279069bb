'use strict';
// A service keeps its secret in a private field, and derives the key from it in each call.
const crypto = require('crypto');

class CryptoService {
  #secret = process.env.APP_SECRET ?? 'a secret for development';

  constructor() {
    this.salt = Buffer.from('0011223344556677', 'hex');
  }

  key() {
    return crypto.scryptSync(this.#secret, this.salt, 32);
  }

  encrypt(text, iv) {
    const cipher = crypto.createCipheriv('aes-256-cbc', this.key(), iv);
    return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
  }

  decrypt(hex, iv) {
    const decipher = crypto.createDecipheriv('aes-256-cbc', this.key(), iv);
    try {
      return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8');
    } catch (error) {
      return error.code;
    }
  }
}

const service = new CryptoService();
const read = [];

function next(left) {
  const iv = Buffer.alloc(16, left);
  const sealed = service.encrypt(`note ${left}`, iv);
  read.push(service.decrypt(left % 3 === 0 ? `ff${sealed.slice(2)}` : sealed, iv) === `note ${left}`);
  // Whoever changes what it is derived from gets another key.
  if (left === 5) service.salt[0] ^= 1;
  read.push(sealed);
  if (left > 0) setImmediate(next, left - 1);
  else console.log(read.join('\n'));
}

setImmediate(next, 8);
