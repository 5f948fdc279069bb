// Asks for P-384 though the server takes anything; a server that knows nothing else has to be reached as before.
import { readFileSync } from 'node:fs';
import tls from 'node:tls';

const cert = readFileSync(new URL('tls-cert.pem', import.meta.url));
const key = readFileSync(new URL('tls-key.pem', import.meta.url));

const servers = [{}, { ecdhCurve: 'P-384' }].map((groups) => tls.createServer({ key, cert, ...groups }, (socket) => socket.end('hello')));

function ask(port, ca, servername) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: 'localhost', port, ca, servername, ecdhCurve: 'P-384' });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

const ports = await Promise.all(servers.map((server) => new Promise((resolve) => { server.listen(0, () => resolve(server.address().port)); })));
const answers = [];
for (let i = 0; i < 60; i++) answers[0] = await ask(ports[0], cert, 'localhost');
answers.push(await ask(ports[1], cert, 'localhost'), await ask(ports[0], undefined, 'localhost'), await ask(ports[0], cert, 'other.example'));
console.log(JSON.stringify(answers));
for (const server of servers) server.close();
