'use strict';
// Connects again and again, with certificates that are parsed for each connection; whom it does not trust stays untrusted.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
const OTHERS = tls.rootCertificates.slice(0, 40);

const server = tls.createServer({ cert, key }, (socket) => socket.end('hello'));

function ask(port, ca, servername) {
  return new Promise((resolve) => {
    const socket = tls.connect({ port, ca, servername });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const trusted = [...OTHERS, cert];
  const answers = [];
  // Read again for each connection, as files are that may be renewed.
  const read = () => trusted.map((text) => Buffer.from(text));
  for (let i = 0; i < 100; i++) answers[0] = await ask(port, read(), 'localhost');
  answers.push(
    await ask(port, OTHERS, 'localhost'), await ask(port, trusted, 'other.example'), await ask(port, undefined, 'localhost'),
    await ask(port, [cert], 'localhost'), await ask(port, cert, 'localhost'),
  );
  console.log(JSON.stringify(answers));
  server.close();
});
