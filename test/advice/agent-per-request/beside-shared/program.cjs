'use strict';
// Most requests share an agent; those for one kind of rate make their own, to the same server.
const fs = require('node:fs');
const path = require('node:path');
const https = require('node:https');

const ca = fs.readFileSync(path.join(__dirname, 'tls-cert.pem'), 'utf8');
const key = fs.readFileSync(path.join(__dirname, 'tls-key.pem'), 'utf8');
const shared = new https.Agent({ ca, keepAlive: true });

const ask = (port, rate, agent) =>
  new Promise((resolve) => {
    const options = { hostname: 'localhost', port, path: `/${rate}`, agent };
    https
      .get(options, (response) => response.setEncoding('utf8').on('data', resolve))
      .on('error', ({ code }) => resolve(code));
  });

const fetchRate = (port, rate) => ask(port, rate, shared);

function fetchSpotRate(port, rate) {
  return ask(port, rate, new https.Agent({ ca }));
}

const server = https.createServer({ cert: ca, key }, (request, response) => response.end(request.url));

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 600; i++) {
    answers[0] = await fetchRate(port, 'eur');
    if (i % 6 === 0) answers[1] = await fetchSpotRate(port, 'usd');
  }
  console.log(answers.join());
  process.exit();
});
