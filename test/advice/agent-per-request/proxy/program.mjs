// A handler that asks another service through a proxy that wants a password, with a dispatcher for each call.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { ProxyAgent, fetch } from 'undici';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');

const server = https.createServer({ cert: CERT, key }, (request, response) => response.end(JSON.stringify({ path: request.url })));
const { port } = server.listen(0).address();

const tunnelled = { all: 0, refused: 0 };
const proxy = http.createServer().on('connect', ({ headers }, socket) => {
  tunnelled.all++;
  if (headers['proxy-authorization'] !== 'Basic Y29ycmVjdCBob3JzZQ==') tunnelled.refused++;
  const upstream = connect(port, 'localhost', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
  for (const each of [socket, upstream]) each.on('error', () => {});
  socket.pipe(upstream).pipe(socket);
});
const { port: proxyPort } = proxy.listen(0).address();

async function profileOf(user) {
  const answer = await fetch(`https://localhost:${port}/users/${user}`, {
    dispatcher: new ProxyAgent({ uri: `http://localhost:${proxyPort}`, token: 'Basic Y29ycmVjdCBob3JzZQ==', requestTls: { ca: CERT } }),
  });
  return (await answer.json()).path;
}

let last = '';
for (let i = 0; i < 150; i++) last = await profileOf(i);
console.log(last, tunnelled.all > 0, tunnelled.refused);
process.exit();
