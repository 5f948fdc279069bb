// Serves TLS 1.2 only, by an old name for it; the options are a constant.
import { readFileSync } from 'node:fs';
import tls from 'node:tls';

const cert = readFileSync(new URL('tls-cert.pem', import.meta.url));

const options = {
  cert,
  key: readFileSync(new URL('tls-key.pem', import.meta.url)),
  secureProtocol: 'TLSv1_2_server_method',
  requestCert: false,
};

const server = tls.createServer(options, (socket) => socket.end('hello'));

function ask(port, more) {
  return new Promise((resolve) => {
    const socket = tls.connect({ port, servername: 'localhost', ca: cert, ...more });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => { text += chunk; });
    socket.on('end', () => resolve(`${text} ${socket.authorized}`)).on('error', ({ code }) => resolve(code));
  });
}

server.listen(0, async () => {
  const { port } = server.address();
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await ask(port);
  answers.push(await ask(port, { maxVersion: 'TLSv1.2' }), await ask(port, { ca: [] }), await ask(port, { servername: 'other.example' }));
  console.log(JSON.stringify(answers));
  server.close();
});
