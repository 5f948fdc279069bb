/** PostgreSQL with TLS, in a temporary directory of its own: a real server for the programs that use `pg`. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import makeCertificate from '../../fixtures/programs/tls-peer/certificate.cjs';
import { freePort } from './free-port.js';

/** @import { Database } from './databases.js' */

const run = promisify(execFile);

/** Where Debian's packages put each version's programs, which are on no search path. */
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL does not run as root; Debian's package makes this user. */
const USER = 'postgres';

/**
 * @param {boolean} mayInstall whether Debian's package may be installed if it is not there
 * @returns {Promise<string>} absolute path of the directory with initdb and pg_ctl; `''` if there is none
 */
export async function findPostgresql(mayInstall) {
  if (findPrograms() === '' && mayInstall && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (/** @type {string[]} */ ...words) =>
      run('apt-get', words, { env, maxBuffer: 16 << 20 }).catch(() => {});
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'postgresql');
  }
  return findPrograms();
}

/** @returns {string} absolute path of the directory with initdb and pg_ctl, `''` if there is none */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => path.join(DEBIAN, version, 'bin')).find((bin) => existsSync(path.join(bin, 'initdb'))) ??
    ''
  );
}

/**
 * @param {string} programs absolute path of the directory with initdb and pg_ctl
 * @returns {Promise<Database>} that answers
 */
export async function startPostgresql(programs) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'scenarios-postgresql-'));
  const data = path.join(directory, 'data');
  const log = path.join(directory, 'log');
  const owner = await whoRunsIt();
  const own = (/** @type {string} */ file) => owner !== null && chownSync(file, owner.uid, owner.gid);
  own(directory);
  const how = { ...owner, cwd: directory };
  await run(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', USER, '--no-sync'], how);
  const { key, cert } = await makeCertificate('p-256');
  for (const [name, text] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    const file = path.join(data, name);
    writeFileSync(file, text);
    own(file);
    chmodSync(file, 0o600);
  }
  const caFile = path.join(directory, 'ca.pem');
  writeFileSync(caFile, cert);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    ssl: 'on',
    fsync: 'off',
    log_connections: 'on',
  };
  const options = [`-p ${port}`, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)].join(' ');
  const control = (/** @type {string[]} */ ...words) =>
    runWithoutPipes(path.join(programs, 'pg_ctl'), ['-w', '-D', data, ...words], how);
  try {
    // -w waits until it answers: its port is open before that.
    await control('-l', log, '-o', options, 'start');
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  return {
    forPrograms: { host: '127.0.0.1', port, user: USER, caFile },
    forTimes: { kind: 'postgresql', port, user: USER, caFile },
    connections: () => readFileSync(log, 'utf8').split('SSL enabled').length - 1,
    async stop() {
      await control('-m', 'fast', 'stop');
      rmSync(directory, { recursive: true });
    },
  };
}

/** @returns {Promise<{uid: number, gid: number} | null>} the user that it is run as; null if we are not root */
async function whoRunsIt() {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, USER])).stdout)),
  );
  return { uid, gid };
}

/**
 * The server that pg_ctl starts keeps its stdio open, which would be waited for in vain.
 * @param {string} file executable
 * @param {string[]} args of it
 * @param {object} how it is run
 * @throws {Error} if it fails
 */
async function runWithoutPipes(file, args, how) {
  const [exitCode] = await once(spawn(file, args, { ...how, stdio: 'ignore' }), 'exit');
  if (exitCode !== 0) throw new Error(`${path.basename(file)} ended with ${exitCode}`);
}
