import { cryptoPackage } from './crypto-package.js';

// How OpenSSH makes keys from passphrases.
export default cryptoPackage({
  name: 'bcrypt-pbkdf',
  operation: 'kdf.bcrypt',
  form: 'sync',
  promises: 'none',
  functions: [],
});
