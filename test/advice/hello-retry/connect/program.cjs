'use strict';
// Connects to a server that takes P-256 only; should it take X25519 only one day, it has to be reached as before.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'));
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'));

const server = tls.createServer({ key, cert, ecdhCurve: 'P-256' }, (socket) => socket.end('hello'));

function ask(port, ca, servername) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: 'localhost', port, ca, servername });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await ask(port, cert, 'localhost');
  answers.push(await ask(port, undefined, 'localhost'), await ask(port, cert, 'other.example'));
  server.setSecureContext({ key, cert, ecdhCurve: 'X25519' });
  answers.push(await ask(port, cert, 'localhost'));
  console.log(JSON.stringify(answers));
  server.close();
});
