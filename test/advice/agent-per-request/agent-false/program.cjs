'use strict';
// Asks an API for rates, each time without an agent that would keep the connection; what each request trusts stays its own.
const fs = require('node:fs');
const path = require('node:path');
const { get, createServer } = require('node:https');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

async function fetchRate(port, ca, servername) {
  return new Promise((resolve) => {
    get({ hostname: 'localhost', port, ca, servername, path: '/rate', agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

const server = createServer({ cert, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 150; i++) answers[0] = await fetchRate(port, cert);
  answers.push(await fetchRate(port), await fetchRate(port, cert, 'other.example'), await fetchRate(port, cert));
  console.log(answers.join());
  server.close();
});
