/**
 * The applications of fixtures/apps: each is installed from its lock file, once, below .cache, and runs in a copy of
 * its own, profiled by what npm would publish of cryptoprof.
 */
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';
import { installedPackages } from './installed-packages.js';
import { packedProject } from './packed-project.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { Ended } from './cli-process.js' */

/**
 * What the report must say of a line that the application marks with `// cryptoprof: expect <mark>`.
 * @typedef {object} ExpectedCall
 * @property {string} mark
 * @property {string} operation
 * @property {string} package between the line and the cryptography, `''` if none
 * @property {'sync' | 'async'} form `sync` if the event loop waits for it
 * @property {string | null} finding ids of the rules that speak of the line, `''` if none may; null if that depends on the
 *   machine's speed
 * @property {string} [may] ids of rules that may speak of it, too, by the machine's speed
 * @property {boolean} [edit] whether the finding has an exact edit; absent if that does not matter
 * @property {boolean} [byHand] whether its sketch is followed in the application's `byHand`
 * @property {[number, number]} share 0..1 of busy ticks, at least and at most; a line that may be 0 need not be seen
 */

/**
 * What fixtures/apps/<name>/meta.json says.
 * @typedef {object} App
 * @property {string} name of its directory
 * @property {string} what it is, in a few words
 * @property {string[]} [build] command that compiles it
 * @property {string[]} command behind cryptoprof's options
 * @property {string} driver command that drives it once it listens, and fails if an answer is wrong
 * @property {Record<string, string>} [env] of the application and its driver
 * @property {ExpectedCall[]} expected what the report says of the marked lines
 * @property {{file: string, from: string, to: string}[]} [byHand] what the user writes besides the edits: `await` where a
 *   finding says that callers must, and what sketches show
 * @property {string[]} [install] what findings say is to be installed first, with versions
 */

/** An application's directory, with what it says of itself. @typedef {{cwd: string, app: App}} Checkout */

/** @typedef {{file: string, line: number}} Place absolute path and 1-based line */

const APPS = path.join(ROOT, 'fixtures/apps');
const CACHE = path.join(ROOT, '.cache/apps');
const MARK = /\/\/ cryptoprof: expect (\S+)\s*$/;
/** Not the application's own. */
const FOREIGN = new Set(['node_modules', 'dist', '.next']);
const run = promisify(execFile);

/** @returns {string[]} names of the applications, sorted */
export function appNames() {
  return readdirSync(APPS)
    .filter((name) => existsSync(path.join(APPS, name, 'meta.json')))
    .sort();
}

/**
 * @param {string} name of an application
 * @returns {App}
 */
export function readApp(name) {
  return { name, ...JSON.parse(readFileSync(path.join(APPS, name, 'meta.json'), 'utf8')) };
}

/**
 * @param {string} name of an application
 * @returns {string} absolute path of a new directory with its sources, and nothing installed
 */
export function copySources(name) {
  const cwd = path.join(newDirectory(), name);
  execFileSync('cp', ['-R', path.join(APPS, name), cwd]);
  return cwd;
}

/**
 * @param {App} app to run
 * @returns {Promise<Checkout>} a copy with its packages; not yet built
 */
export async function checkOut(app) {
  const [cwd, installed] = [copySources(app.name), await installedApp(app.name)];
  await copyModules(path.join(installed, 'node_modules'), path.join(cwd, 'node_modules'));
  return { cwd, app };
}

/**
 * @param {Checkout} checkout that gets the packages that findings name
 */
export async function installFurther({ cwd, app: { install } }) {
  if (install === undefined) return;
  const modules = await installedPackages(`app-extras/${install.join('+').replaceAll('/', '_')}`, install);
  const missing = packagesIn(modules).filter((name) => !existsSync(path.join(cwd, 'node_modules', name)));
  for (const name of missing) {
    const to = path.join(cwd, 'node_modules', name);
    mkdirSync(path.dirname(to), { recursive: true });
    await copyModules(path.join(modules, name), to);
  }
}

/**
 * @param {string} modules absolute path of a node_modules
 * @returns {string[]} names of what is installed there
 */
function packagesIn(modules) {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/**
 * @param {string} name of an application
 * @returns {Promise<string>} absolute path of a directory with its node_modules, as npm makes them of its lock file
 */
export function installedApp(name) {
  // What has native code brings it ready-made (bcrypt, argon2, Next.js), or does without (ssh2's cpu-features).
  return installedOnce(name, name, ['package.json', 'package-lock.json'], (cwd) =>
    npm(['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], cwd),
  );
}

/**
 * @param {string} directory name of one below .cache/apps
 * @param {string} name of an application
 * @param {string[]} files of the application that say what is installed
 * @param {(cwd: string) => Promise<void>} install installs that into the directory
 * @returns {Promise<string>} absolute path of the directory, installed unless it was, from the same files
 */
export async function installedOnce(directory, name, files, install) {
  const cwd = path.join(CACHE, directory);
  const done = path.join(cwd, '.installed');
  const manifests = files.map((file) => readFileSync(path.join(APPS, name, file), 'utf8')).join('\0');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifests) return cwd;
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  for (const file of files) copyFileSync(path.join(APPS, name, file), path.join(cwd, file));
  await install(cwd);
  writeFileSync(done, manifests);
  return cwd;
}

/**
 * @param {string[]} words behind `npm`
 * @param {string} cwd where it runs
 * @param {NodeJS.ProcessEnv} [env] settings of npm
 */
export async function npm(words, cwd, env = {}) {
  const { exitCode, out, err } = await runProcess(['npm', ...words], { cwd, env });
  if (exitCode !== 0) throw new Error(`npm ${words.join(' ')} ended with ${exitCode}:\n${out}${err}`);
}

/**
 * Copies as links to the same files, which costs no disk, if the file system can: packages don't write to themselves.
 * @param {string} from absolute path of a directory
 * @param {string} to absolute path of one that does not exist
 */
export async function copyModules(from, to) {
  await run('cp', ['-al', from, to]).catch(() => run('cp', ['-RP', from, to]));
}

/**
 * @param {Checkout} checkout whose sources are as they are to run
 */
export async function build({ cwd, app: { build: command } }) {
  if (command === undefined) return;
  const { exitCode, out, err } = await runProcess(command, { cwd, env: { NEXT_TELEMETRY_DISABLED: '1' } });
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}:\n${out}${err}`);
}

/**
 * What a run showed.
 * @typedef {object} Profiled
 * @property {Report} report
 * @property {Ended} ended what the user sees: the report for a terminal of 100 columns is in `err`
 */

/**
 * @param {Checkout} checkout that has been built
 * @returns {Promise<Profiled>} what cryptoprof says of it while its driver drives it
 */
export async function profile({ cwd, app: { command, driver, env = {} } }) {
  const cryptoprof = path.join(await packedProject(), 'node_modules/cryptoprof/bin/cryptoprof.js');
  const words = [process.execPath, cryptoprof, '--on-port', driver, '-o', 'profiled', ...command];
  const ended = await runProcess(words, { cwd, env: { PORT: '0', COLUMNS: '100', ...env } });
  const file = path.join(cwd, 'profiled/report.json');
  if (!existsSync(file)) throw new Error(`cryptoprof ended with ${ended.exitCode}:\n${ended.out}${ended.err}`);
  return { report: JSON.parse(readFileSync(file, 'utf8')), ended };
}

/**
 * @param {string} cwd absolute path of an application's sources
 * @returns {Map<string, Place>} where its marks are
 */
export function marksIn(cwd) {
  /** @type {Map<string, Place>} */
  const marks = new Map();
  for (const file of sourcesIn(cwd)) {
    for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
      const mark = MARK.exec(text)?.[1];
      if (mark !== undefined) marks.set(mark, { file, line: index + 1 });
    }
  }
  return marks;
}

/**
 * @param {string} directory absolute path
 * @returns {string[]} absolute paths of the application's own files in it
 */
function sourcesIn(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !FOREIGN.has(name))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) return sourcesIn(file);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
    });
}
