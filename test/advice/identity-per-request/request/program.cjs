'use strict';
// Looks at the server's certificate itself, in the options of each request; a server that it does not want stays unwanted.
const fs = require('fs');
const https = require('https');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
let seen = 0;

function onlyLocal(host, certificate) {
  seen++;
  return host === 'localhost' ? tls.checkServerIdentity(host, certificate) : new Error('not wanted');
}

function fetchRate(port, servername) {
  return new Promise((resolve) => {
    https.get({ port, servername, ca: cert, path: '/rate', checkServerIdentity: onlyLocal }, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized}`));
    }).on('error', ({ message }) => resolve(message));
  });
}

let connections = 0;
const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));
server.on('secureConnection', () => connections++);

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [await fetchRate(port, 'other.example')];
  for (let i = 0; i < 150; i++) answers[1] = await fetchRate(port, 'localhost');
  answers.push(await fetchRate(port, 'other.example'), seen >= 3);
  console.log(JSON.stringify({ answers, connections }));
  server.close();
});
