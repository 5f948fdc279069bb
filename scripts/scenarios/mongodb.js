/** A server of MongoDB's protocol with TLS: mongo-java-server from Maven Central, or whatever $MONGODB_URL says. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import makeCertificate from '../../fixtures/programs/tls-peer/certificate.cjs';

/** @import { Database } from './databases.js' */

const run = promisify(execFile);

const SOURCES = fileURLToPath(new URL('./mongodb/', import.meta.url));
const LIBRARIES = fileURLToPath(new URL('../../.cache/scenarios/mongo-java-server/', import.meta.url));

/** The driver closes its monitor's connections behind its back: so long after a program's end are they counted. */
const CLOSING_MS = 500;

/**
 * @returns {Promise<boolean>} whether there is a Java to run the server, and its libraries are there or could be had
 *   from Maven Central
 */
export async function findMongoJavaServer() {
  if (
    !(await run('java', ['-version']).then(
      () => true,
      () => false,
    ))
  )
    return false;
  if (existsSync(LIBRARIES)) return true;
  const fresh = `${LIBRARIES.slice(0, -1)}-${process.pid}`;
  mkdirSync(path.dirname(fresh), { recursive: true });
  try {
    await run(
      'mvn',
      ['-q', '-B', '-f', path.join(SOURCES, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${fresh}`],
      { cwd: path.dirname(fresh) },
    );
    renameSync(fresh, LIBRARIES);
    return true;
  } catch {
    rmSync(fresh, { recursive: true, force: true });
    return false;
  }
}

/** @returns {Promise<Database>} two servers, one with TLS and one without */
export async function startMongoJavaServer() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'scenarios-mongodb-'));
  const { key, cert } = await makeCertificate('rsa-2048');
  const [keyFile, caFile] = ['key.pem', 'ca.pem'].map((name) => path.join(directory, name));
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(caFile, cert);
  const [plain, secure] = await Promise.all([startJava([]), startJava([keyFile, caFile])]);
  const options = { tls: true, tlsCAFile: caFile };
  return {
    forPrograms: { url: secure.url, options },
    forTimes: { kind: 'mongodb', plain: { url: plain.url, options: {} }, secure: { url: secure.url, options } },
    async connections() {
      await sleep(CLOSING_MS);
      return secure.closed();
    },
    async stop() {
      await Promise.all([plain.stop(), secure.stop()]);
      rmSync(directory, { recursive: true });
    },
  };
}

/**
 * @param {string} url of a server of the user's, with its options for TLS
 * @returns {Database} that server, which nobody can ask how many connections it had
 */
export function givenMongodb(url) {
  return {
    forPrograms: { url, options: {} },
    forTimes: { kind: 'mongodb', plain: null, secure: { url, options: {} } },
    connections: () => null,
    stop: async () => {},
  };
}

/**
 * @param {string[]} files key and certificate, none for a server without TLS
 * @returns {Promise<{url: string, closed: () => number, stop: () => Promise<void>}>} a server that listens
 */
async function startJava(files) {
  const child = spawn('java', ['-cp', path.join(LIBRARIES, '*'), path.join(SOURCES, 'Server.java'), ...files], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit');
  const [port] = await Promise.race([once(lines, 'line'), ended]);
  if (typeof port !== 'string') throw new Error('mongo-java-server did not start');
  let closed = 0;
  lines.on('line', () => closed++);
  return {
    url: `mongodb://127.0.0.1:${port}/`,
    closed: () => closed,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
