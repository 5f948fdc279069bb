// A client of PostgreSQL, which takes P-256 only.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import postgres from './postgres.cjs';

const cert = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const server = postgres({ cert, key }, 'P-256');

const { port } = server.listen(0).address();

async function operation(ca) {
  const client = new pg.Client({ host: 'localhost', port, user: 'app', password: 'correct horse', database: 'orders', ssl: { ca } });
  await client.connect();
  const { command, rows } = await client.query('');
  const { authorized } = client.connection.stream;
  await client.end();
  return `${command} ${rows.length} ${authorized}`;
}

server.once('listening', async () => {
  const answers = [];
  for (let i = 0; i < 40; i++) answers[0] = await operation(cert);
  answers.push(await operation(undefined).catch(({ code }) => code));
  console.log(JSON.stringify(answers));
  server.close();
});
