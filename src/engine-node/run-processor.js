/** Runs `node --prof-process` on a repaired log. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../model/failure.js';

/** @import { ChildProcessByStdio } from 'node:child_process' */
/** @import { Readable } from 'node:stream' */

const STAND_IN_TOOLS = fileURLToPath(new URL('./stand-in-tools.cjs', import.meta.url));

/** All callers: V8 logs 255 frames at most. */
const CALL_GRAPH_SIZE = 255;

/** Far more than the text of any profile; our reader of the text accepts as much. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;

/** How much of Node's complaint is kept for our own message. */
const MOST_COMPLAINT_CHARACTERS = 500;

/**
 * Whether we answer for nm and the like. On other systems Node's processor expects their answers in other forms, and
 * uses the system's tools.
 * @param {NodeJS.Platform} platform that we run on
 * @returns {boolean} true on Linux
 */
export function answersForTools(platform) {
  return platform === 'linux';
}

/**
 * Runs `node --prof-process`.
 * @param {object} job what it is to do
 * @param {string} job.node path of the Node that recorded the log
 * @param {string} job.directory absolute path of the directory to run in
 * @param {string} job.log name of the repaired log in it
 * @param {string} job.answers absolute path of a file with the answers of nm, as JSON of nmAnswers
 * @param {NodeJS.Platform} platform that we run on
 * @returns {Promise<Buffer>} the text that it prints
 * @throws {Failure} `engine-node-failed`
 */
export async function runProcessor({ node, directory, log, answers }, platform) {
  const own = answersForTools(platform);
  const words = [
    '--no-warnings',
    ...(own ? ['--require', STAND_IN_TOOLS] : []),
    '--prof-process',
    ...(own ? ['--nm=cryptoprof-nm'] : []),
    `--call-graph-size=${CALL_GRAPH_SIZE}`,
    log,
  ];
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, CRYPTOPROF_NM_ANSWERS: path.resolve(answers) };
  // What the user preloads into the program must not be loaded here.
  delete env.NODE_OPTIONS;
  return collectText(node, spawn(node, words, { cwd: directory, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/**
 * @param {string} node path of the executable, for the message
 * @param {ChildProcessByStdio<null, Readable,
 *   Readable>} child the process
 * @returns {Promise<Buffer>} what it prints
 * @throws {Failure} `engine-node-failed`
 */
function collectText(node, child) {
  /** @type {Buffer[]} */
  const parts = [];
  let bytes = 0;
  let complaint = '';
  child.stdout.on('data', (/** @type {Buffer} */ part) => {
    bytes += part.length;
    if (bytes <= MOST_TEXT_BYTES) parts.push(part);
    else child.kill('SIGKILL');
  });
  child.stderr.on('data', (/** @type {Buffer} */ part) => {
    complaint = (complaint + part.toString('utf8')).slice(-MOST_COMPLAINT_CHARACTERS);
  });
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ reason, /** @type {unknown} */ cause) => {
      const said = complaint.trim().split('\n').at(-1);
      reject(new Failure('engine-node-failed', { node, reason, ...(said ? { complaint: said } : {}) }, cause));
    };
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => fail(error.code ?? error.message, error));
    child.once('close', (exitCode, signal) => {
      if (bytes > MOST_TEXT_BYTES) fail('its text is too long', undefined);
      else if (exitCode !== 0) fail(signal === null ? `exit code ${exitCode}` : signal, undefined);
      else resolve(Buffer.concat(parts));
    });
  });
}
