'use strict';
// A server whose handler is made by a function of another file.
const crypto = require('crypto');
const http = require('http');

const salt = 'salt of ada';
const users = new Map([['ada', { salt, hash: crypto.pbkdf2Sync('right', salt, 20_000, 64, 'sha512') }]]);

const server = http.createServer(require('./login.cjs')(users)).listen(0, '127.0.0.1', async () => {
  const answers = [];
  for (let i = 0; i < 12; i++) {
    const password = i % 3 === 0 ? 'wrong' : 'right';
    const answer = await fetch(`http://127.0.0.1:${server.address().port}/?name=ada&password=${password}`);
    answers.push(await answer.text());
  }
  console.log(answers.join('\n'));
  server.close();
  server.closeAllConnections();
});
