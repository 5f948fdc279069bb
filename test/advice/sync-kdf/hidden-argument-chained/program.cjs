'use strict';
// A salt that stands in the call, whose result is made text at once, in a function that is not async yet; prints who gets in.
const http = require('http');
const crypto = require('crypto');

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const users = new Map([['ada', crypto.scryptSync('right', 'the salt of this house', 64, COST).toString('hex')]]);

const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { name, password } = JSON.parse(body);
    const hash = crypto
      .scryptSync(password, 'the salt of this house', 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
      .toString('hex');
    response.end(String(hash === users.get(name)));
  });
});

server.listen(0, '127.0.0.1', async () => {
  const answers = [];
  for (const password of ['right', 'wrong', 'right', '', 'right']) {
    const body = JSON.stringify({ name: 'ada', password });
    const response = await fetch(`http://127.0.0.1:${server.address().port}`, { method: 'POST', body });
    answers.push(await response.text());
  }
  console.log(answers.join(' '));
  server.close();
});
