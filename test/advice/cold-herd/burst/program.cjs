'use strict';
// Asks for ten pages of one server at once.
const fs = require('fs');
const https = require('https');
const path = require('path');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
const agent = new https.Agent({ ca: cert });

const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));

function get(url) {
  return new Promise((resolve, reject) => {
    https.get(url, { agent }, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized} ${response.socket.isSessionReused()}`));
    }).on('error', reject);
  });
}

server.listen(0, async () => {
  const urls = Array.from({ length: 10 }, (_, page) => `https://localhost:${server.address().port}/${page}`);
  const answers = await Promise.all(urls.map(get));
  console.log(answers.join());
  server.close();
});
