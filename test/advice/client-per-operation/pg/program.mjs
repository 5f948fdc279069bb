// A client of PostgreSQL for each operation; a server that it does not trust stays untrusted.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import postgres from './postgres.cjs';

const ca = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const server = postgres({ cert: ca, key }, 'X25519:P-256');
let connections = 0;
server.on('connection', () => { connections++; });
await new Promise((resolve) => { server.listen(0, resolve); });

const config = { host: 'localhost', port: server.address().port, user: 'app', password: 'correct horse', database: 'orders', ssl: { ca } };

async function operation(text, values) {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows.length;
}

let rows = 0;
for (let i = 0; i < 60; i++) rows += await operation('');
const made = connections;
const stranger = new pg.Client({ ...config, ssl: { ca: [] } });
const refusal = await stranger.connect().catch(({ code }) => code);
console.log(JSON.stringify({ rows, refusal, made }));
process.exit();
