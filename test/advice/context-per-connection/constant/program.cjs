'use strict';
// The options are a constant: a context is made of them for each connection all the same.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

const OPTIONS = { host: 'localhost', servername: 'localhost', ca: [...tls.rootCertificates.slice(0, 40), cert], minVersion: 'TLSv1.3' };

const servers = [{}, { maxVersion: 'TLSv1.2' }].map((versions) => tls.createServer({ cert, key, ...versions }, (socket) => socket.end('hello')));

function ask(port) {
  return new Promise((resolve) => {
    const socket = tls.connect(port, OPTIONS);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized} ${socket.getProtocol()}`)).on('error', ({ code }) => resolve(code));
  });
}

async function main() {
  const ports = await Promise.all(servers.map((server) => new Promise((resolve) => { server.listen(0, () => resolve(server.address().port)); })));
  const answers = [];
  for (let i = 0; i < 100; i++) answers[0] = await ask(ports[0]);
  answers.push(await ask(ports[1]));
  console.log(JSON.stringify(answers));
  for (const server of servers) server.close();
}
main();
