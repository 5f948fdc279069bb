import { PASSWORD_STORAGE } from '../guidance.js';
import { cryptoPackage } from './crypto-package.js';

// bcryptjs 3.0 against bcrypt 6.0: the same results for stored hashes with $2a$ and $2b$, wrong passwords, 72 bytes and
// more, NUL, UTF-8; but bcrypt rejects $2y$, PHP's name for $2b$. They differ for passwords with half of a surrogate
// pair.
const BCRYPT = { module: 'bcrypt', name: 'default', local: 'bcrypt', types: '@types/bcrypt' };
const COMPARED = {
  parameters: ['password', 'hash'],
  by: BCRYPT,
  expression: "{call}.compare({password}, {hash:operand}?.replace('$2y$', '$2b$'))",
  isPromise: true,
  returns: 'isValid',
  note: "bcrypt reads the same hashes, but knows PHP's $2y$ only as $2b$.",
};
const HASHED = {
  parameters: ['password', 'rounds'],
  by: BCRYPT,
  expression: '{call}.hash({password}, {rounds})',
  isPromise: true,
  returns: 'hash',
  note: `Keep the rounds. bcrypt is for hashes that exist: for a new system OWASP (as of ${PASSWORD_STORAGE.date}) names Argon2id or scrypt.`,
};

// `hash` and `compare` with a callback or promise compute on the calling thread too, in slices of 100 ms.
export default cryptoPackage({
  name: 'bcryptjs',
  operation: 'kdf.bcrypt',
  form: 'sync',
  promises: 'loop',
  functions: [
    { pattern: /^(hash|compare|genSalt)Sync$/, operation: 'kdf.bcrypt', entry: true },
    { pattern: /^(hash|compare)$/, operation: 'kdf.bcrypt', entry: true },
    { pattern: /^((de|en)codeBase64|getRounds|getSalt|truncates)$/, operation: '', isPlain: true },
  ],
  equivalents: [
    { function: 'compareSync', ...COMPARED },
    { function: 'compare', isAsync: true, ...COMPARED },
    { function: 'hashSync', ...HASHED },
    { function: 'hash', isAsync: true, ...HASHED },
  ],
});
