'use strict';
// Serves TLS 1.2 only; clients that know nothing newer have to be served as before, older ones refused.
const fs = require('fs');
const https = require('https');
const path = require('path');

const ca = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'));

const server = https.createServer({
  key: fs.readFileSync(path.join(__dirname, 'tls-key.pem')),
  cert: ca,
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
}, (request, response) => response.end(request.url));

function ask(port, options) {
  return new Promise((resolve) => {
    https.get({ port, path: '/orders', servername: 'localhost', agent: false, ...options }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await ask(port, { ca });
  answers.push(await ask(port, { ca, maxVersion: 'TLSv1.2' }), await ask(port, {}), await ask(port, { ca, servername: 'other.example' }));
  answers.push(/^[A-Z_]+$/.test(await ask(port, { ca, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })));
  console.log(JSON.stringify(answers));
  server.close();
});
