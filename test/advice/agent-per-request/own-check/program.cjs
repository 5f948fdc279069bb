'use strict';
// Asks an API for rates, with an agent for each request; another file's check may refuse the server later.
const fs = require('fs');
const https = require('https');
const path = require('path');
const { revoke, tlsOptions } = require('./trust.cjs');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

function fetchRate(port, name) {
  return new Promise((resolve) => {
    https.get({ host: 'localhost', port, path: `/${name}`, agent: new https.Agent({ ca: cert, ...tlsOptions }) }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', ({ message }) => resolve(message));
  });
}

const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 150; i++) answers[0] = await fetchRate(port, `EUR/${i}`);
  revoke('localhost');
  answers.push(await fetchRate(port, 'USD'));
  console.log(answers.join());
  server.close();
});
