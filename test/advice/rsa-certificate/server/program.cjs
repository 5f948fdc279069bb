'use strict';
// Serves HTTPS with an RSA certificate, or with those that are named: KEYS and CERTS, each a list of files.
const fs = require('fs');
const https = require('https');
const path = require('path');

const files = (names) => names.split(',').map((name) => fs.readFileSync(path.join(__dirname, name)));
const [key, cert] = [files(process.env.KEYS ?? 'tls-key.pem'), files(process.env.CERTS ?? 'tls-cert.pem')];
const ca = files(process.env.CA ?? 'tls-cert.pem');

const server = https.createServer({ key, cert }, (_request, response) => response.end('hello'));

function ask(port, options) {
  return new Promise((resolve) => {
    https.get({ host: 'localhost', port, agent: false, ...options }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < Number(process.env.REQUESTS ?? 60); i++) answers[0] = await ask(port, { ca });
  // A client that knows RSA only.
  answers.push(await ask(port, { ca, maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }), await ask(port, {}));
  console.log(JSON.stringify(answers));
  server.close();
});
