import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAMS = fileURLToPath(new URL('../../fixtures/programs/', import.meta.url));

/** Without it, Node 22 and later log no functions of their own start-up snapshot. */
const SNAPSHOT_FLAGS = Number(process.versions.node.split('.')[0]) >= 22 ? ['--no-node-snapshot'] : [];

/**
 * A kind of log.
 * @typedef {object} LogKind
 * @property {string} name for people
 * @property {string} program in fixtures/programs
 * @property {number} intervalUs sampling interval, µs
 * @property {string[] | null} driver program that puts a server under load, and its arguments; null for a program that
 *   ends by itself
 */

/**
 * The kinds of programs that cryptoprof is for, and one that is hard on log readers.
 * @type {LogKind[]}
 */
export const LOG_KINDS = [
  { name: 'login server', program: 'auth-server.cjs', intervalUs: 200, driver: ['drive-auth-server.cjs', '200'] },
  { name: 'churn', program: 'churn.cjs', intervalUs: 1000, driver: null },
];

/**
 * Records a log on the running Node, as you would by hand.
 * @param {LogKind} kind what to run
 * @param {string} log path to write
 */
export async function recordLog({ program, intervalUs, driver }, log) {
  const flags = [
    '--prof',
    '--no-logfile-per-isolate',
    `--logfile=${log}`,
    `--prof-sampling-interval=${intervalUs}`,
    ...SNAPSHOT_FLAGS,
  ];
  const env = { ...process.env, PORT: '0' };
  const child = spawn(process.execPath, [...flags, path.join(PROGRAMS, program)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  if (driver !== null) {
    const [line] = await once(lines, 'line');
    await drive(driver, /\d+$/.exec(line)?.[0] ?? '');
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}`);
}

/**
 * @param {string[]} driver program in fixtures/programs, and its arguments
 * @param {string} port that the server listens on
 */
async function drive([program, ...args], port) {
  const child = spawn(process.execPath, [path.join(PROGRAMS, program), ...args], {
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}`);
}
