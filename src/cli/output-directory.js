import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** Where runs go by default, in the working directory. Ignored by git by a file of its own. */
const HOME = '.cryptoprof';
const IGNORE = '.gitignore';

/**
 * A directory for the outputs, made and tried before anything is run or read.
 * @typedef {object} OutputDirectory
 * @property {string} path absolute
 * @property {string} logs absolute path of an empty directory in it for V8's logs
 * @property {() => Promise<string>} keepLogs lets the logs stay; returns the absolute path where they are then
 * @property {() => Promise<void>} tidy removes the logs unless they are kept, and directories of ours with nothing in them
 */

/**
 * @param {string | undefined} wanted directory that the user named
 * @param {string} name for one of our own making
 * @param {string} cwd working directory
 * @returns {Promise<OutputDirectory>} an existing directory that can be written to
 * @throws {Failure} `output-not-writable`
 */
export async function makeOutputDirectory(wanted, name, cwd) {
  const home = path.join(cwd, HOME);
  const directory = wanted === undefined ? path.join(home, name) : path.resolve(cwd, wanted);
  /** @type {string[]} */
  const made = [];
  try {
    await makeDirectories(directory, made);
    // Creating something is the only sure test; a name of its own never meets another run's logs.
    const logs = await mkdtemp(path.join(directory, 'logs-'));
    if (made.includes(home)) await writeFile(path.join(home, IGNORE), '*\n', { flag: 'wx' });
    /** @type {Promise<string> | null} */
    let kept = null;
    return {
      path: directory,
      logs,
      keepLogs: () => (kept ??= keepLogs(directory, logs)),
      async tidy() {
        if (kept === null) await rm(logs, { recursive: true, force: true });
        await removeMade(made, home);
      },
    };
  } catch (error) {
    await removeEmpty(made);
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure('output-not-writable', { path: directory, reason: code ?? 'unknown' }, error);
  }
}

/**
 * Like mkdir with `recursive`, which on Node 20 tries for ever where the parent exists but takes no
 * directories, as `/proc` does.
 * @param {string} directory absolute path
 * @param {string[]} made gets the paths of those that were made, outermost first
 */
async function makeDirectories(directory, made) {
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const parent = path.dirname(directory);
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    if (code !== 'ENOENT' || parent === directory) throw error;
    await makeDirectories(parent, made);
    await mkdir(directory);
  }
  made.push(directory);
}

/**
 * @param {string} directory absolute path of the outputs
 * @param {string} logs absolute path of our directory for logs
 * @returns {Promise<string>} absolute path where they are now
 */
function keepLogs(directory, logs) {
  const kept = path.join(directory, 'logs');
  // Where an earlier run's logs lie, these keep the name that they have.
  return rename(logs, kept).then(() => kept, () => logs);
}

/**
 * Removes what is empty of what we made. Whatever lies in them is someone's: the program's, or the user's.
 * @param {string[]} made directories that we made, outermost first
 * @param {string} home absolute path of the directory for all runs
 */
async function removeMade(made, home) {
  await removeEmpty(made.filter((directory) => directory !== home));
  if (!made.includes(home)) return;
  const others = (await readdir(home)).filter((name) => name !== IGNORE);
  if (others.length > 0) return;
  await rm(path.join(home, IGNORE), { force: true });
  await removeEmpty([home]);
}

/** @param {string[]} made directories that we made, outermost first */
async function removeEmpty(made) {
  for (const directory of made.toReversed()) await rmdir(directory).catch(() => {});
}

/**
 * @param {string} input script or file that it is about
 * @param {Date} now when
 * @param {number} pid of ours, so that two runs in one second differ
 * @returns {string} name of a directory for the run, such as `app-20260131-093000-4711`
 */
export function runName(input, now, pid) {
  const base = path.basename(input).replace(/\.[cm]?[jt]s$/, '').replace(/[^\w.-]/g, '_') || 'run';
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${base.slice(0, 100)}-${stamp}-${pid}`;
}
