'use strict';
// Connects to servers by name: a session of one must not be offered to another, whose name would not be checked.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const ca = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

const server = tls.createServer({ cert: ca, key }, (socket) => socket.end('hello'));

function open(port, servername) {
  return tls.connect({ port, servername, ca });
}

function greet(port, servername) {
  return new Promise((resolve) => {
    open(port, servername).setEncoding('utf8').on('data', resolve).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  let last = '';
  for (let i = 0; i < 60; i++) last = await greet(port, 'localhost');
  console.log(last, await greet(port, 'other.example'));
  server.close();
});
