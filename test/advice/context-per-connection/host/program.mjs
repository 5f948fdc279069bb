// Asks an HTTPS server that closes each connection; the options hold literals that must not be shown, a host and a path among them.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { rootCertificates } from 'node:tls';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const OTHERS = rootCertificates.slice(0, 40);

const server = https.createServer({ cert: CERT, key }, (_request, response) => response.setHeader('connection', 'close').end('hello'));

function ask(port, ca) {
  return new Promise((resolve) => {
    const request = https.request({
      host: 'localhost', port,
      path: '/orders?token=correct-horse',
      ca, // the bundle
    }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.socket.authorized}`));
    });
    request.on('error', ({ code }) => resolve(code)).end();
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const bundle = [...OTHERS, CERT].join('\n');
  const answers = [];
  for (let i = 0; i < 100; i++) answers[0] = await ask(port, bundle);
  answers.push(await ask(port, OTHERS), await ask(port, bundle));
  console.log(JSON.stringify(answers));
  server.close();
});
