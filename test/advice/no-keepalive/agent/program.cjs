'use strict';
// Asks an API for rates through one agent, which closes each connection after its answer.
const fs = require('fs');
const https = require('https');
const path = require('path');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

let shared;

function agentOf(ca) {
  shared ??= new https.Agent({ ca, keepAlive: false, maxCachedSessions: 0 });
  return shared;
}

function fetchRate(port, agent, servername, host = 'localhost') {
  return new Promise((resolve) => {
    https.get({ host, port, servername, path: '/rate', agent }, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  answers.push(await fetchRate(port, new https.Agent({ ca: cert }), 'localhost', '127.0.0.1'), await fetchRate(port, new https.Agent(), 'localhost', '127.0.0.1'));
  for (let i = 0; i < 150; i++) answers[2] = await fetchRate(port, agentOf(cert));
  answers.push(await fetchRate(port, agentOf(cert), 'other.example'));
  console.log(answers.join());
  server.close();
});
