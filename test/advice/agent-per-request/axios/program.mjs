// A handler that asks another service through axios, with an agent for each call.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import axios from 'axios';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');

const server = https.createServer({ cert: CERT, key }, (request, response) => response.end(JSON.stringify({ path: request.url })));

async function profileOf(port, user) {
  const { data } = await axios.get(`https://localhost:${port}/users/${user}`, {
    httpsAgent: new https.Agent({ ca: CERT, rejectUnauthorized: true }),
  });
  return data.path;
}

async function untrusted(port) {
  return axios.get(`https://localhost:${port}/`, { httpsAgent: new https.Agent() }).catch(({ code }) => code);
}

server.listen(0, async () => {
  const { port } = server.address();
  let last = '';
  for (let i = 0; i < 150; i++) last = await profileOf(port, i);
  console.log(last, await untrusted(port));
  server.close();
});
