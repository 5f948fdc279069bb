'use strict';
// Asks an API for rates, with an agent for each request; whom it does not trust stays untrusted.
const fs = require('fs');
const https = require('https');
const path = require('path');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

function answerOf(options) {
  return new Promise((resolve) => {
    const request = https.get(options, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized}`));
    });
    request.on('error', ({ code }) => resolve(code));
  });
}

function fetchRate(port, name, servername) {
  const agent = new https.Agent({ ca: cert });
  return answerOf({ port, servername, path: `/${name}`, agent });
}

const server = https.createServer({ cert, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 150; i++) answers[0] = await fetchRate(port, `EUR/${i}`);
  answers.push(
    ...await Promise.all(['USD', 'GBP', 'CHF'].map((name) => fetchRate(port, name))),
    await fetchRate(port, 'EUR', 'other.example'), await answerOf({ port, agent: new https.Agent() }),
  );
  console.log(answers.join());
  server.close();
});
