import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../model/failure.js';

/**
 * What a Node can do for a recording.
 * @typedef {object} NodeCapabilities
 * @property {string} version such as `24.21.0`
 * @property {string} v8 such as `13.6.233.17-node.39`
 * @property {string} openssl such as `3.5.4`
 * @property {string} arch its `process.arch`, which differs from ours under emulation; `''` if it does not say
 * @property {boolean} supportsNoSnapshot needs `--no-node-snapshot` to log the functions in Node's snapshot
 * @property {boolean} supportsIdle knows `--prof-include-idle`
 * @property {boolean} supportsPortDetection reports when a server listens
 */

const OLDEST_NODE = 18;
/** An executable that does not answer within this time is not a Node, ms. */
const ANSWER_TIMEOUT = 20_000;

const run = promisify(execFile);

/**
 * Asks a Node for its versions and for flags that improve the log. The Node that runs us is not started again for that.
 * @param {string} nodePath absolute path of the executable
 * @returns {Promise<NodeCapabilities>} what it can do
 * @throws {Failure} `node-not-found`, `node-not-executable`, `command-not-node`, `node-too-old`
 */
export async function nodeCapabilities(nodePath) {
  const versions =
    nodePath === process.execPath ? { ...process.versions, arch: process.arch } : await askVersions(nodePath);
  // Bun and Deno answer like Node, but have another engine or another entry point.
  if (
    versions.node === undefined ||
    versions.v8 === undefined ||
    versions.bun !== undefined ||
    versions.deno !== undefined
  ) {
    throw new Failure('command-not-node', { command: nodePath });
  }
  const major = Number.parseInt(versions.node, 10);
  if (!(major >= OLDEST_NODE))
    throw new Failure('node-too-old', { node: nodePath, version: versions.node, oldest: OLDEST_NODE });
  const [v8Major, v8Minor] = versions.v8.split('.').map(Number);
  return {
    version: versions.node,
    v8: versions.v8,
    openssl: versions.openssl ?? '',
    arch: versions.arch ?? '',
    // Node 20 logs the functions of its main thread, but not those of workers.
    supportsNoSnapshot: v8Major >= 11,
    supportsIdle: await knowsIncludeIdle(nodePath, v8Major, v8Minor),
    // tracing:net.server.listen came with Node 19.9 and never reached 18
    // (https://nodejs.org/api/diagnostics_channel.html).
    supportsPortDetection: major >= 20,
  };
}

/**
 * @param {string} nodePath absolute path of the executable
 * @returns {Promise<Record<string, string | undefined>>} its process.versions, and process.arch
 * @throws {Failure} `node-not-found`, `node-not-executable`, `command-not-node`
 */
async function askVersions(nodePath) {
  try {
    const { stdout } = await run(nodePath, ['-p', 'JSON.stringify({ ...process.versions, arch: process.arch })'], {
      env: plainEnvironment(),
      timeout: ANSWER_TIMEOUT,
    });
    return Object(JSON.parse(stdout));
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOENT') throw new Failure('node-not-found', { node: nodePath }, error);
    if (code === 'EACCES') throw new Failure('node-not-executable', { node: nodePath }, error);
    throw new Failure('command-not-node', { command: nodePath }, error);
  }
}

/**
 * `--prof-include-idle` came with V8 14.1 (Node 25), and 14.6 (Node 26) has it. Only later versions are asked, which
 * takes a tenth of a second: a Node does not start with a flag that it does not know.
 * @param {string} nodePath absolute path of the executable
 * @param {number} v8Major of its V8
 * @param {number} v8Minor of its V8
 * @returns {Promise<boolean>} true if `--prof-include-idle` is among its V8 options
 */
async function knowsIncludeIdle(nodePath, v8Major, v8Minor) {
  const v8 = v8Major * 100 + v8Minor;
  if (v8 <= 1406) return v8 >= 1401;
  try {
    const { stdout } = await run(nodePath, ['--v8-options'], {
      env: plainEnvironment(),
      timeout: ANSWER_TIMEOUT,
      maxBuffer: 16 << 20,
    });
    return /^\s+--prof-include-idle\b/m.test(stdout);
  } catch {
    return false;
  }
}

/** @returns {NodeJS.ProcessEnv} our environment without what would be preloaded into that Node */
function plainEnvironment() {
  const env = { ...process.env };
  delete env.NODE_OPTIONS;
  return env;
}
