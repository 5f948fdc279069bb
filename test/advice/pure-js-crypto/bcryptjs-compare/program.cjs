'use strict';
// A log-in with bcryptjs's promises, which compute on the event loop.
const bcrypt = require('bcryptjs');

const stored = { ada: '$2y$10$abcdefghijklmnopqrstuu', bob: '$2a$10$abcdefghijklmnopqrstuu' };
for (const [name, salt] of Object.entries(stored)) stored[name] = salt.slice(0, 4) + bcrypt.hashSync(`right ${name}`, salt).slice(4);

async function logIn(name, password) {
  const isValid = await bcrypt.compare(password, stored[name]);
  return isValid ? `welcome ${name}` : 'go away';
}

setImmediate(async () => {
  console.log(await logIn('nobody', 'wrong').catch(() => 'refused'));
  for (const name of ['ada', 'bob']) {
    console.log(await logIn(name, `right ${name}`), await logIn(name, 'wrong'), await logIn(name, `right ${name} `));
  }
});
