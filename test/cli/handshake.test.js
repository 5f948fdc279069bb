/** What `cryptoprof handshake` refuses, and how it ends where nobody answers; test/e2e/handshake has a server. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';

/** No server listens on it: only root could. */
const CLOSED = '127.0.0.1:1';
const UNCHECKED = 'cryptoprof: --insecure: the certificate is not checked, so anyone could be answering.\n';

const cwd = newDirectory();
mkdirSync(path.join(cwd, 'folder'));
writeFileSync(path.join(cwd, 'empty.pem'), '');
writeFileSync(path.join(cwd, 'large.pem'), Buffer.alloc(17 * 1024 * 1024));
afterAll(removeDirectories);

/** @param {string[]} words behind `handshake` */
const handshake = (...words) => runMain(['handshake', ...words], { cwd, columns: 1000 });

test.each([
  [[], "missing required argument 'host:port or url'"],
  [[CLOSED, 'b.example'], 'too many arguments'],
  [[CLOSED, '-n', '0'], 'It takes a number of connections, from 1 to 1000.'],
  [[CLOSED, '--samples', '1001'], 'It takes a number of connections, from 1 to 1000.'],
  [[CLOSED, '--rate', '0.5'], 'It takes a number of requests, from 1 to 1000000.'],
  [[CLOSED, '--timeout', '-1'], 'It takes a number of seconds above 0'],
  ...['--ca', '--cert', '--key'].map((option) => [[CLOSED, option, ''], 'It takes a file, but the value is empty.']),
  [[CLOSED, '--servername', ' '], 'It takes a host name, but the value is empty.'],
  [[CLOSED, '--gate'], "unknown option '--gate'"],
  [[CLOSED, '--cert', 'empty.pem'], '--cert and --key go together.'],
  [[CLOSED, '--key', 'empty.pem'], '--cert and --key go together.'],
  [[CLOSED, '--ca', 'none.pem'], "The file none.pem can't be read: no such file or directory."],
  [[CLOSED, '--ca', 'folder'], "The file folder can't be read: "],
  [[CLOSED, '--ca', 'large.pem'], "The file large.pem can't be read: "],
  [[CLOSED, '--ca', 'empty.pem'], 'The file of --ca contains no certificate'],
  [[CLOSED, '--cert', 'empty.pem', '--key', 'empty.pem'], 'do not contain a certificate and its key'],
  ...['', '/login', 'http://example.com', 'postgres://example.com', 'example.com:0', 'a b'].map((target) => [
    [target],
    `"${target}" is not the address of a TLS server.`,
  ]),
  // The password is not repeated.
  [['https://me:secret@example.com'], '"https://…@example.com" is not the address of a TLS server.'],
])('%j is refused', async (words, message) => {
  const { exitCode, signal, out, err } = await handshake(...words);
  expect({ exitCode, signal, out }).toEqual({ exitCode: 2, signal: null, out: '' });
  expect(err).toContain(message);
});

test.each([
  [[], ''],
  [['--json'], ''],
  [['--json', 'out.json'], ''],
  [['--insecure'], UNCHECKED],
])('with %j, a server that is not there is a sentence, and no file is made', async (words, first) => {
  const { exitCode, out, err } = await handshake(CLOSED, ...words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toBe(
    `${first}cryptoprof: 127.0.0.1 refuses connections on port 1.\n  next  Check the port, and that the server is running.\n`,
  );
  expect(existsSync(path.join(cwd, 'out.json'))).toBe(false);
});
