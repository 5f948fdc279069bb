'use strict';
// Connects to a server that takes P-256 only; should it take X25519 or P-384 only one day, it has to be reached as before.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'));
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'));

const server = tls.createServer({ key, cert, ecdhCurve: 'P-256' }, (socket) => socket.end('hello'));

const { port } = server.listen(0).address();

function ask(ca) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: 'localhost', port, ca });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

server.once('listening', async () => {
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await ask(cert);
  answers.push(await ask(undefined));
  for (const ecdhCurve of ['X25519', 'P-384', 'P-521']) {
    server.setSecureContext({ key, cert, ecdhCurve });
    answers.push(await ask(cert));
  }
  console.log(JSON.stringify(answers));
  server.close();
});
