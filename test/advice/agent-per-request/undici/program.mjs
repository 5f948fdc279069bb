// A handler that asks another service through fetch, with a dispatcher for each call.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { Agent, fetch } from 'undici';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');

const server = https.createServer({ cert: CERT, key }, (request, response) => response.end(JSON.stringify({ path: request.url })));

async function profileOf(port, user) {
  const answer = await fetch(`https://localhost:${port}/users/${user}`, {
    dispatcher: new Agent({ connect: { ca: CERT, rejectUnauthorized: true } }),
  });
  return (await answer.json()).path;
}

async function untrusted(port) {
  return fetch(`https://localhost:${port}/`).catch(({ cause }) => cause.code);
}

server.listen(0, async () => {
  const { port } = server.address();
  let last = '';
  for (let i = 0; i < 150; i++) last = await profileOf(port, i);
  console.log(last, await untrusted(port));
  process.exit();
});
