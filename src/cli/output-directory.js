import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** Where runs go by default, in the working directory. Ignored by git by a file of its own. */
const HOME = '.cryptoprof';

/**
 * A directory for the outputs, made and tried before anything is run.
 * @typedef {object} OutputDirectory
 * @property {string} path absolute
 * @property {string} logs absolute path of an empty directory in it for V8's logs
 * @property {() => Promise<void>} discard removes what we made, if nothing came of the run
 */

/**
 * @param {string | undefined} wanted directory that the user named
 * @param {string} name for one of our own making
 * @param {string} cwd working directory
 * @returns {Promise<OutputDirectory>} an existing directory that can be written to
 * @throws {Failure} `output-not-writable`
 */
export async function makeOutputDirectory(wanted, name, cwd) {
  const directory = wanted === undefined ? path.join(cwd, HOME, name) : path.resolve(cwd, wanted);
  try {
    if (wanted === undefined) await makeHome(path.join(cwd, HOME));
    const firstMade = await mkdir(directory, { recursive: true });
    // Creating a file is the only sure test; a name of its own never meets another run's logs.
    const logs = await mkdtemp(path.join(directory, 'logs-'));
    return { path: directory, logs, discard: () => discard(firstMade, logs) };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure('output-not-writable', { path: directory, reason: code ?? 'unknown' }, error);
  }
}

/** @param {string} home absolute path of the directory for all runs */
async function makeHome(home) {
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * @param {string | undefined} firstMade outermost directory that we made, if any
 * @param {string} logs absolute path of our directory for logs
 */
async function discard(firstMade, logs) {
  await rm(firstMade ?? logs, { recursive: true, force: true });
}

/**
 * @param {string} script that is run
 * @param {Date} now when
 * @param {number} pid of ours, so that two runs in one second differ
 * @returns {string} name of a directory for the run, such as `app-20260131-093000-4711`
 */
export function runName(script, now, pid) {
  const base = path.basename(script).replace(/\.[cm]?[jt]s$/, '').replace(/[^\w.-]/g, '_') || 'run';
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${base}-${stamp}-${pid}`;
}
