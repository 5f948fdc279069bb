// A client of PostgreSQL for each operation, with a bundle of certificates, as cloud providers give them.
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import pg from 'pg';
import postgres from './postgres.cjs';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const OTHERS = rootCertificates.slice(0, 120);
const server = postgres({ cert: CERT, key }, 'X25519:P-256');

async function operation(port, bundle, host) {
  const client = new pg.Client({ host, port, user: 'app', password: 'correct horse', database: 'orders', ssl: { ca: bundle, rejectUnauthorized: true } });
  await client.connect();
  const { command, rows } = await client.query('');
  const { authorized } = client.connection.stream;
  await client.end();
  return `${command} ${rows.length} ${authorized}`;
}

server.listen(0, async () => {
  const { port } = server.address();
  const bundle = [...OTHERS, CERT].join('\n');
  const answers = [];
  for (let i = 0; i < 60; i++) answers[0] = await operation(port, bundle, 'localhost');
  answers.push(await operation(port, OTHERS, 'localhost').catch(({ code }) => code), await operation(port, bundle, '127.0.0.1').catch(({ code }) => code));
  console.log(JSON.stringify(answers));
  server.close();
});
