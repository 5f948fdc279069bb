'use strict';
// Connects to a server that takes P-256 only; servers that take X25519 only have to be reached as before.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'));
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'));

const servers = ['P-256', 'X25519'].map((ecdhCurve) => tls.createServer({ key, cert, ecdhCurve }, (socket) => socket.end('hello')));

function ask(port, ca, servername) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: 'localhost', port, ca, servername });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

async function main() {
  const ports = await Promise.all(servers.map((server) => new Promise((resolve) => { server.listen(0, () => resolve(server.address().port)); })));
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await ask(ports[0], cert, 'localhost');
  answers.push(await ask(ports[1], cert, 'localhost'), await ask(ports[0], undefined, 'localhost'), await ask(ports[0], cert, 'other.example'));
  console.log(JSON.stringify(answers));
  for (const server of servers) server.close();
}
main();
