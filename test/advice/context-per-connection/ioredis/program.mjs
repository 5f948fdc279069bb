// A client of Redis for each operation, with a bundle of certificates, as cloud providers give them.
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { Redis } from 'ioredis';
import serve from './redis.cjs';

const CERT = readFileSync(new URL('tls-cert.pem', import.meta.url), 'utf8');
const key = readFileSync(new URL('tls-key.pem', import.meta.url), 'utf8');
const OTHERS = [...rootCertificates, ...rootCertificates];
const server = serve({ cert: CERT, key });

async function operation(port, bundle, host) {
  const redis = new Redis({ host, port, retryStrategy: null, maxRetriesPerRequest: 0, tls: { ca: bundle, rejectUnauthorized: true } });
  let problem = '';
  redis.on('error', ({ code }) => { problem = code; });
  const value = await redis.get('a').catch(() => problem);
  redis.disconnect();
  return value;
}

server.listen(0, async () => {
  const { port } = server.address();
  const bundle = [...OTHERS, CERT].join('\n');
  const answers = [];
  for (let i = 0; i < 60; i++) answers[0] = await operation(port, bundle, 'localhost');
  answers.push(await operation(port, OTHERS, 'localhost'), await operation(port, bundle, '127.0.0.1'));
  console.log(JSON.stringify(answers));
  process.exit();
});
