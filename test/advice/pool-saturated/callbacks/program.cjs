const { pbkdf2 } = require('node:crypto');

const salt = Buffer.alloc(16);
let left = 40;
for (let index = 0; index < 40; index++) {
  pbkdf2(String(index), salt, 20_000, 32, 'sha512', (error, key) => {
    if (error) throw error;
    if (--left === 0) console.log(key.length);
  });
}
