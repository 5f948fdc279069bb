'use strict';
// Insists on P-384 for key exchange; clients that know nothing else have to be served as before.
const fs = require('fs');
const https = require('https');
const path = require('path');

const ca = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'));
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'));

const server = https.createServer({ key, cert: ca, ecdhCurve: 'P-384:P-521', honorCipherOrder: true }, (_request, response) => response.end('hello'));

function ask(port, options) {
  return new Promise((resolve) => {
    https.get({ port, servername: 'localhost', agent: false, ...options }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 60; i++) answers[0] = await ask(port, { ca });
  answers.push(await ask(port, { ca, ecdhCurve: 'P-384' }), await ask(port, { ca, ecdhCurve: 'P-521' }), await ask(port, {}));
  console.log(JSON.stringify(answers));
  server.close();
});
