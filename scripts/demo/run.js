/** Runs a server under `cryptoprof`, as a user would, with the demo's load. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/** @import { Report } from '../../src/model/report.js' */
/** @import { DemoLoad } from './load.js' */
/** @import { ChildProcess } from 'node:child_process' */

/**
 * @typedef {object} DemoRun
 * @property {string} root absolute path of the project
 * @property {string} server path of the program in it
 * @property {string} directory where the outputs go, absolute or from the root
 * @property {number} seconds of load
 */

/**
 * @typedef {object} DemoResult
 * @property {Report} report what cryptoprof says of the server
 * @property {DemoLoad} load what the load generator saw
 */

/**
 * @param {DemoRun} run what to run
 * @returns {string[]} lines to paste into a shell; nothing in them needs more quotes
 */
export function shownCommand(run) {
  const variables = Object.entries(environment(run)).map(([name, value]) => `${name}=${value}`);
  return [
    `$ ${variables.join(' ')} \\`,
    `  node bin/cryptoprof.js -o ${run.directory} \\`,
    "    --on-port 'node scripts/demo/load.js' \\",
    `    ${run.server}`,
  ];
}

/**
 * Runs it to its end. The server, its load and cryptoprof share our stdout and stderr.
 * @param {DemoRun} run what to run
 * @returns {Promise<DemoResult>} what was measured
 * @throws {Error} if cryptoprof did not end well, or left a file out
 */
export async function runServer(run) {
  const directory = path.resolve(run.root, run.directory);
  // Otherwise a failed run would be judged by the previous run's files.
  await rm(directory, { recursive: true, force: true });
  const words = ['bin/cryptoprof.js', '-o', run.directory, '--on-port', 'node scripts/demo/load.js', run.server];
  const env = { ...process.env, ...environment(run), PATH: pathWithOurNode() };
  const child = spawn(process.execPath, words, { cwd: run.root, env, stdio: 'inherit' });
  const [exitCode, signal] = await endOf(child);
  if (exitCode !== 0) throw new Error(`cryptoprof ended with ${signal ?? `exit code ${exitCode}`}`);
  await access(path.join(directory, 'report.html'));
  return {
    report: await readJson(path.join(directory, 'report.json')),
    load: await readJson(path.join(directory, 'load.json')),
  };
}

/**
 * @param {DemoRun} run what to run
 * @returns {Record<string, string>} the environment that load.js needs
 */
function environment({ directory, seconds }) {
  return { DEMO_SECONDS: String(seconds), DEMO_RESULT: `${directory}/load.json` };
}

/** @returns {string} the search path, with `node` being the one that runs us */
function pathWithOurNode() {
  return [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
}

/**
 * A Ctrl-C goes to all processes of the terminal: cryptoprof still reports then, so we wait for it.
 * @param {ChildProcess} child that runs
 * @returns {Promise<[number | null, NodeJS.Signals | null]>} its exit code and signal
 */
async function endOf(child) {
  /** @type {NodeJS.Signals | null} */
  let received = null;
  const onInterrupt = () => (received = 'SIGINT');
  const onTerminate = () => child.kill((received = 'SIGTERM'));
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  try {
    const [exitCode, signal] = await once(child, 'exit');
    return received === null ? [exitCode, signal] : [null, received];
  } finally {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
}

/**
 * @param {string} file absolute path
 * @returns {Promise<any>} its contents
 */
async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}
