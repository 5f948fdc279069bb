import { workloadsOf } from '../workload.js';

/**
 * @param {string} name of a CommonJS package
 * @returns {ReturnType<typeof workloadsOf>} makes its workloads; the package is `lib`
 */
const provider = (name) => workloadsOf(name, { setup: `const lib = require('${name}');`, packages: [name] });

const bcryptjs = provider('bcryptjs');
const bcrypt = provider('bcrypt');
const nodeRsBcrypt = provider('@node-rs/bcrypt');
const nodeRsArgon2 = provider('@node-rs/argon2');
const scryptJs = provider('scrypt-js');

/** Packages that hash passwords. */
export const PASSWORD_PACKAGES = [
  bcryptjs('hashSync', 'kdf.bcrypt', "lib.hashSync('a password', 6)"),
  bcryptjs('compareSync', 'kdf.bcrypt', "lib.compareSync('a password', hash)", {
    setup: "const hash = lib.hashSync('a password', 6);",
  }),
  bcrypt('hashSync', 'kdf.bcrypt', "lib.hashSync('a password', 6)"),
  bcrypt('compareSync', 'kdf.bcrypt', "lib.compareSync('a password', hash)", {
    setup: "const hash = lib.hashSync('a password', 6);",
  }),
  nodeRsBcrypt('hashSync', 'kdf.bcrypt', "lib.hashSync('a password', { cost: 6 })"),
  nodeRsBcrypt('verifySync', 'kdf.bcrypt', "lib.verifySync('a password', hash)", {
    setup: "const hash = lib.hashSync('a password', { cost: 6 });",
  }),
  nodeRsArgon2('hashSync', 'kdf.argon2', "lib.hashSync('a password')"),
  nodeRsArgon2('verifySync', 'kdf.argon2', "lib.verifySync(hash, 'a password')", {
    setup: "const hash = lib.hashSync('a password');",
  }),
  scryptJs('syncScrypt', 'kdf.scrypt', 'lib.syncScrypt(password, password, 1024, 8, 1, 32)', {
    setup: "const password = Buffer.from('a password');",
  }),
];
