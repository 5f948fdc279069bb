'use strict';
// Pins each tenant's server in the options of its requests: the pins of one are not those of another.
const fs = require('fs');
const https = require('https');
const path = require('path');
const tls = require('tls');
const { X509Certificate } = require('crypto');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
const pins = { acme: new X509Certificate(cert).fingerprint256, globex: 'AB:CD' };

function fetchRate(port, tenant) {
  const checkServerIdentity = (host, certificate) =>
    certificate.fingerprint256 === pins[tenant] ? tls.checkServerIdentity(host, certificate) : new Error(`not the server of ${tenant}`);
  return new Promise((resolve) => {
    https.get({ host: 'localhost', port, ca: cert, path: '/rate', checkServerIdentity }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', ({ message }) => resolve(message));
  });
}

const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 150; i++) answers[0] = await fetchRate(port, 'acme');
  answers.push(await fetchRate(port, 'globex'));
  console.log(answers.join());
  server.close();
});
