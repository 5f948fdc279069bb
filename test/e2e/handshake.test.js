/** `cryptoprof handshake` against a server on loopback. */
import { once } from 'node:events';
import https from 'node:https';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { problemIn } from '../support/schema-problem.js';

const fixture = (/** @type {string} */ name) => new URL(`../../fixtures/programs/${name}`, import.meta.url);
const CA = fixture('tls-cert.pem').pathname;

const cwd = newDirectory();
const server = https.createServer(
  { cert: readFileSync(CA), key: readFileSync(fixture('tls-key.pem')) },
  (_, response) => response.end('{}'),
);
let target = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  target = `https://localhost:${typeof address === 'object' ? address?.port : ''}/health`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeDirectories();
});

/** @param {string[]} words behind the target */
const handshake = (...words) =>
  runMain(['handshake', target, '-n', '2', ...words], { cwd, tty: true, env: { NO_COLOR: '1' } });

test('the table goes to stdout', async () => {
  const { exitCode, out, err } = await handshake('--ca', CA);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain(`localhost:${new URL(target).port}`);
  expect(out).not.toContain('\u001b');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('--json prints the measurements, and --json with a file writes them there', async () => {
  const printed = await handshake('--ca', CA, '--json', '-');
  expect(printed).toMatchObject({ exitCode: 0, err: '' });
  expect(problemIn('handshake', JSON.parse(printed.out))).toBeNull();
  const written = await handshake('--ca', CA, '--json', 'out.json');
  expect(written).toMatchObject({ exitCode: 0, err: '' });
  const report = JSON.parse(readFileSync(path.join(cwd, 'out.json'), 'utf8'));
  expect(problemIn('handshake', report)).toBeNull();
});

test('a certificate that nobody signed is refused, and --insecure says what it skips', async () => {
  const refused = await handshake();
  expect(refused).toMatchObject({ exitCode: 2, out: '' });
  expect(refused.err).toMatch(/next {2}.*--ca <file>.*--insecure/);
  const unchecked = await handshake('--insecure');
  expect(unchecked.exitCode).toBe(0);
  expect(unchecked.err).toBe('cryptoprof: --insecure: the certificate is not checked, so anyone could be answering.\n');
});
