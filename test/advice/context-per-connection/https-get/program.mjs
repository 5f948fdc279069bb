// Asks an HTTPS server that closes each connection: each request parses the certificates again.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { rootCertificates } from 'node:tls';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const CA = [...rootCertificates.slice(0, 40), CERT].join('\n');

const server = https.createServer({ cert: CERT, key }, (_request, response) => response.setHeader('connection', 'close').end('hello'));

function ask(port, path) {
  return new Promise((resolve) => {
    const request = https.get({ port, path, ca: CA }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.socket.authorized}`));
    });
    request.on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  let answer = '';
  for (let i = 0; i < 100; i++) answer = await ask(port, `/${i}`);
  console.log(answer);
  server.close();
});
