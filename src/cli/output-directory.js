/** The directory of a run: made before the run, tidied after it. */
import { lstat, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** Default directory for runs, in the working directory. It has its own .gitignore. */
const HOME = '.cryptoprof';
const IGNORE = '.gitignore';
/**
 * Prefix of directories for logs, followed by the process id of the cryptoprof that makes the report, and a random
 * part.
 */
const LOGS = 'logs-';
const LOGS_OF = /^logs-(\d+)-[^-]{6}$/;
/** What each run leaves under the same name: its directory says which run it is. */
const FILE_OF_RUN = /^(?:report\.json|profile\.json\.gz)$/;
/** What `runName` adds. */
const STAMP = /-\d{8}-\d{6}-\d+$/;

/**
 * A directory for the outputs, created and tested before anything is run or read.
 * @typedef {object} OutputDirectory
 * @property {string} path absolute
 * @property {string} logs absolute path of an empty directory in it for V8's logs
 * @property {() => Promise<string>} keepLogs keeps the logs; returns the absolute path where they will be
 * @property {() => Promise<void>} removeLogs unless they are kept
 * @property {() => Promise<void>} tidy removes them, and our own empty directories
 */

/**
 * @param {string | undefined} given directory that the user named
 * @param {string} name name for a directory of our own
 * @param {string} cwd working directory
 * @returns {Promise<OutputDirectory>} an existing directory that can be written to
 * @throws {Failure} `output-not-writable`, `output-is-link`, `own-permission`
 */
export async function makeOutputDirectory(given, name, cwd) {
  const home = path.join(cwd, HOME);
  const directory = given === undefined ? path.join(home, name) : path.resolve(cwd, given);
  const isLink = await lstat(home).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  // Whoever wrote the repository may have put it there.
  if (isLink && given === undefined) throw new Failure('output-is-link', { path: home });
  /** @type {string[]} */
  const made = [];
  try {
    await makeDirectories(directory, made);
    // Creating something is the only sure test. A unique name never collides with another run's logs.
    const logs = await mkdtemp(path.join(directory, `${LOGS}${process.pid}-`));
    if (!isLink && (directory === home || directory.startsWith(home + path.sep))) await ignoreByGit(home);
    /** @type {Promise<string> | null} */
    let kept = null;
    const removeLogs = async () => {
      // A process that outlives the program may write its counts while it ends, in a directory that is being removed.
      if (kept === null) await unlessGone(rm(logs, { recursive: true, force: true, maxRetries: 5 }));
    };
    return {
      path: directory,
      logs,
      keepLogs: () => (kept ??= keepLogs(directory, logs)),
      removeLogs,
      async tidy() {
        await removeLogs();
        await unlessGone(removeMade(made, home));
      },
    };
  } catch (error) {
    await removeEmpty(made);
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ERR_ACCESS_DENIED') throw new Failure('own-permission', { directory }, error);
    throw new Failure('output-not-writable', { path: directory, reason: code ?? 'unknown' }, error);
  }
}

/**
 * Reports contain paths and source lines, which don't belong in a commit. A .gitignore that the user wrote stays.
 * @param {string} home absolute path of the directory for all runs
 */
async function ignoreByGit(home) {
  await writeFile(path.join(home, IGNORE), '*\n', { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Like mkdir with `recursive`, which on Node 20 retries forever if the parent exists but accepts no directories, like
 * `/proc`.
 * @param {string} directory absolute path
 * @param {string[]} made receives the paths of the new directories, outermost first
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
  // If an earlier run's logs are there, these keep their current name.
  return rename(logs, kept).then(
    () => kept,
    () => logs,
  );
}

/**
 * Removes the directories that we made if they are empty. Anything in them belongs to the program or the user.
 * @param {string[]} made directories that we made, outermost first
 * @param {string} home absolute path of the directory for all runs
 */
async function removeMade(made, home) {
  await removeEmpty(made.filter((directory) => directory !== home));
  if (!made.includes(home) || !(await lstat(home)).isDirectory()) return;
  const others = (await readdir(home)).filter((name) => name !== IGNORE);
  if (others.length > 0) return;
  await rm(path.join(home, IGNORE), { force: true });
  await removeEmpty([home]);
}

/**
 * The program may have removed our directories, or put something else in the place of one.
 * @param {Promise<void>} removal of something in them, which is over if they are gone
 */
async function unlessGone(removal) {
  await removal.catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
}

/** @param {string[]} made directories that we made, outermost first */
async function removeEmpty(made) {
  for (const directory of made.toReversed()) await rmdir(directory).catch(() => {});
}

/**
 * Finds directories of logs that were never tidied up: in an output directory, and in those of other runs beside it.
 * @param {string} directory absolute path of an OutputDirectory
 * @returns {Promise<{directory: string, pid: number}[]>} absolute paths, with the process id of the cryptoprof that
 *   made them
 */
export async function findLogDirectories(directory) {
  const home = path.dirname(directory);
  const runs = path.basename(home) === HOME ? await directoriesIn(home) : [directory];
  const all = [
    ...runs,
    ...(await Promise.all(runs.map(directoriesIn))).flat().filter((name) => /^run-\d+$/.test(path.basename(name))),
  ];
  return (await Promise.all(all.map(directoriesIn))).flat().flatMap((name) => {
    const pid = LOGS_OF.exec(path.basename(name))?.[1];
    return pid === undefined ? [] : [{ directory: name, pid: Number(pid) }];
  });
}

/**
 * @param {string} directory absolute path
 * @returns {Promise<string[]>} absolute paths of the directories in it
 */
async function directoriesIn(directory) {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(directory, name));
}

/**
 * @param {string} input script, file, or directory of a run
 * @param {Date} now when
 * @param {number} pid our process id, so that two runs in one second differ
 * @returns {string} name of a directory for the run, such as `app-20260131-093000-4711`
 */
export function runName(input, now, pid) {
  const file = path.basename(input);
  const base =
    (FILE_OF_RUN.test(file) ? path.basename(path.dirname(input)) : file)
      .replace(STAMP, '')
      .replace(/\.[cm]?[jt]s$/, '')
      .replace(/[^\w.-]/g, '_')
      // Nobody wants a hidden directory, or one that looks like an option.
      .replace(/^[.-]+/, '') || 'run';
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${base.slice(0, 100)}-${stamp}-${pid}`;
}
