'use strict';
// Sends readings to a collector, a connection for each; another file says how strictly its certificate is verified.
const fs = require('fs');
const path = require('path');
const tls = require('node:tls');
const { harden, policy } = require('./policy.cjs');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
// Below those that the system gives to connections.
const port = 12_000 + (process.pid % 20_000);

const server = tls.createServer({ cert, key }, (socket) => socket.on('data', (data) => socket.end(`got ${data}`)));

function send(reading) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: 'localhost', port, ca: cert, servername: 'collector.example', rejectUnauthorized: policy.isStrict });
    socket.on('secureConnect', () => socket.write(String(reading)));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(text)).on('error', ({ code }) => resolve(code));
  });
}

server.listen(port, async () => {
  const answers = [];
  for (let i = 0; i < 120; i++) answers[0] = await send(i);
  harden();
  answers.push(await send('last'));
  console.log(answers.join());
  server.close();
});
