'use strict';
// Sends readings to a collector, a connection for each; the collector's certificate is verified.
const fs = require('fs');
const path = require('path');
const tls = require('node:tls');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
// Below those that the system gives to connections.
const port = 12_000 + (process.pid % 20_000);

const server = tls.createServer({ cert, key }, (socket) => socket.on('data', (data) => socket.end(`got ${data}`)));

function send(reading) {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ host: 'localhost', port, ca: cert }, () => socket.write(String(reading)));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', reject);
  });
}

function sendToStranger() {
  return new Promise((resolve) => {
    tls.connect({ host: 'localhost', port }).on('error', ({ code }) => resolve(code));
  });
}

server.listen(port, async () => {
  let last = '';
  for (let i = 0; i < 120; i++) last = await send(i);
  console.log(last, await sendToStranger());
  server.close();
});
