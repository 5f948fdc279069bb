'use strict';
// An async function that held the thread to its end, in another file: this one does not wait for it, and had no need to.
const vault = require('./vault.cjs');

function sealed(password, text) {
  vault.unlock(password);
  return vault.seal(text);
}

setImmediate(() => {
  for (let i = 0; i < 12; i++) console.log(sealed(`password ${i % 3}`, `text ${i}`));
});
