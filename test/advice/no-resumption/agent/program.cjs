'use strict';
// Asks an API that closes each connection, through an agent that throws sessions away.
const fs = require('fs');
const https = require('https');
const path = require('path');

const cert = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');

function fetchRate(port, agent, servername, host = 'localhost') {
  return new Promise((resolve) => {
    https.get({ host, port, servername, path: '/rate', agent }, (response) => {
      response.setEncoding('utf8').on('data', (text) => resolve(`${text} ${response.socket.authorized}`));
    }).on('error', ({ code }) => resolve(code));
  });
}

const server = https.createServer({ cert, key }, (request, response) => response.setHeader('connection', 'close').end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [await fetchRate(port, new https.Agent({ ca: cert }), 'localhost', '127.0.0.1'), await fetchRate(port, new https.Agent(), 'localhost', '127.0.0.1')];
  const agent = new https.Agent({ ca: cert, keepAlive: true, maxCachedSessions: 0 });
  for (let i = 0; i < 120; i++) answers[2] = await fetchRate(port, agent);
  answers.push(await fetchRate(port, agent, 'other.example'));
  console.log(answers.join());
  server.close();
});
