/** Where the config is, and what its text says as JSON. */
import { readlinkSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { damageOf } from '../model/damaged-text.js';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';
import { jsonMistake, repeatedKey } from './json-mistake.js';
import { isNearName, refuseNearMiss } from './near-miss.js';

/**
 * @typedef {object} FoundConfig
 * @property {string} file absolute path
 * @property {unknown} value what the file says, not checked
 */

const NAME = 'cryptoprof';
const PACKAGE = 'package.json';
/** Files that are read, in a directory; the first that exists counts, and package.json after them. */
const NAMES = ['.cryptoprofrc', '.cryptoprofrc.json', 'cryptoprof.config.json'];
/** Names that other tools' users would try. Not to read them is fine, not to say so is not: the gate would be dead. */
const UNREAD = ['js', 'cjs', 'mjs', 'ts', 'yaml', 'yml', 'json5', 'jsonc', 'toml'].flatMap((ending) => [
  `.cryptoprofrc.${ending}`,
  `cryptoprof.config.${ending}`,
]);

/**
 * Reads a config, or looks for one upwards. Nothing in it is executed.
 * @param {string | null} file that was named; null to look for one
 * @param {string} cwd absolute path of the directory to begin with
 * @param {string} root absolute path of the last directory to look in
 * @returns {Promise<FoundConfig | null>} null if there is none
 * @throws {Failure} `config-missing`, `config-unreadable`, `config-not-json`, `config-not-read`, `config-empty`,
 *   `config-twice`, `config-key-twice`, `config-name-near`, `config-key-near`
 */
export async function findConfig(file, cwd, root) {
  if (file !== null) return readConfig(path.resolve(cwd, file));
  const found = await searchUpwards([...NAMES, PACKAGE, ...UNREAD], cwd, root, understood).catch((error) =>
    failed(error, cwd),
  );
  await refuseNearMiss(cwd, found === null ? null : path.dirname(found.file), root, NAMES);
  if (found !== null) await refuseTwo(found.file);
  return found;
}

/**
 * A config next to the program, rather than where configs are looked for, would be silently ignored: run from the root
 * of a monorepo, `cryptoprof --gate packages/api/server.js` finds none.
 * @param {string} script path of the program, relative to the working directory or absolute
 * @param {string} cwd absolute path of the working directory, which has no config above it
 * @param {string} root absolute path of the repository: no config outside of it is meant
 * @throws {Failure} `config-beside-script`; or whatever is wrong with the one found there
 */
export async function refuseBeside(script, cwd, root) {
  const place = packageOf(script, cwd, root);
  const found = place === null ? null : await findConfig(null, place.directory, place.top);
  if (found === null) return;
  const file = path.relative(cwd, found.file);
  throw new Failure('config-beside-script', { path: file, directory: path.dirname(file) });
}

/**
 * @param {string} script absolute path of the program
 * @param {string} cwd absolute path of the working directory
 * @param {string} root absolute path of the repository
 * @param {string} used absolute path of the config that is judged by
 * @returns {Promise<string | null>} absolute path of a config that is nearer to the program, and not above the working
 *   directory, whatever is in it; null if there is none
 */
export async function passedOver(script, cwd, root, used) {
  const place = packageOf(script, cwd, root);
  if (place === null) return null;
  const names = [...NAMES, PACKAGE];
  const file = await searchUpwards(names, place.directory, place.top, holdsConfig).catch(() => null);
  const isAbove = file !== null && !path.relative(path.dirname(file), cwd).startsWith('..');
  return file === used || isAbove ? null : file;
}

/**
 * @param {string} file absolute path
 * @param {string} text of it
 * @returns {string | undefined} the file, undefined if it is a package.json without our key
 */
function holdsConfig(file, text) {
  return path.basename(file) !== PACKAGE || hasOurKey(text) ? file : undefined;
}

/**
 * @param {string} script path of a program, relative to the working directory or absolute
 * @param {string} cwd absolute path of the working directory
 * @param {string} root absolute path of the repository
 * @returns {{directory: string, top: string} | null} the program's directory, and the one right below the root that it is
 *   in; null if there is none, or if it is an installed package's
 */
function packageOf(script, cwd, root) {
  const directory = path.dirname(path.resolve(cwd, script));
  const [top, ...below] = path.relative(root, directory).split(path.sep);
  if (top === '' || top === '..' || path.isAbsolute(top) || [top, ...below].includes('node_modules')) return null;
  return { directory, top: path.join(root, top) };
}

/**
 * @param {string} file absolute path of one that was found
 * @param {string} text of it
 * @returns {FoundConfig | undefined} undefined for a package.json without our key
 * @throws {Failure} `config-empty`, `config-not-json`, `config-not-read`, `config-key-near`
 */
function understood(file, text) {
  if (UNREAD.includes(path.basename(file))) throw new Failure('config-not-read', { path: file });
  if (path.basename(file) !== PACKAGE) {
    if (text.trim() === '') throw new Failure('config-empty', { path: file });
    return { file, value: parse(file, text) };
  }
  const own = /** @type {Record<string, unknown>} */ (parse(file, text))[NAME];
  return own === undefined ? undefined : { file, value: own };
}

/**
 * @param {string} file absolute path, that the user or another config named
 * @returns {Promise<FoundConfig>} its content; for a package.json, its `cryptoprof` key
 * @throws {Failure} as `findConfig`
 */
export async function readConfig(file) {
  const text = String(await readChecked(file, MOST_BYTES.config).catch((error) => failed(error, file)));
  if (text.trim() === '') throw new Failure('config-empty', { path: file });
  const value = parse(file, text);
  if (path.basename(file) !== PACKAGE) return { file, value };
  const own = /** @type {Record<string, unknown>} */ (value)[NAME];
  if (own === undefined) throw new Failure('config-empty', { path: file, key: NAME });
  return { file, value: own };
}

/**
 * A config that another one hides is dead, and nobody would know.
 * @param {string} file absolute path of the config that counts
 * @throws {Failure} `config-twice`
 */
async function refuseTwo(file) {
  const directory = path.dirname(file);
  const there = new Set(await readdir(directory).catch(() => []));
  const others = [...NAMES, ...UNREAD].filter((name) => name !== path.basename(file) && there.has(name));
  // Other programs have keys in package.json, too: whether ours is in it can only be seen inside.
  if (path.basename(file) !== PACKAGE && there.has(PACKAGE)) {
    const text = await readChecked(path.join(directory, PACKAGE), MOST_BYTES.config).then(String, () => '');
    if (hasOurKey(text)) others.push(PACKAGE);
  }
  const [second] = others;
  if (second !== undefined) throw new Failure('config-twice', { directory, first: path.basename(file), second });
}

/**
 * @param {string} text of a package.json
 * @returns {boolean} whether it is a config, too; one that can't be read is nobody's
 */
function hasOurKey(text) {
  try {
    return Object.hasOwn(JSON.parse(text), NAME);
  } catch {
    return false;
  }
}

/**
 * @param {NodeJS.ErrnoException} error of reading a file
 * @param {string} file absolute path of what was to be read, if the error does not say
 * @returns {never}
 * @throws {Failure} what it means
 */
function failed(error, file) {
  if (error instanceof Failure || error.code === undefined) throw error;
  const at = error.path ?? file;
  const facts = {
    path: at,
    reason: error.code,
    ...(error.code === 'EFBIG' ? { most: MOST_BYTES.config } : {}),
    ...(error.code === 'ENOENT' ? linkAt(at) : {}),
  };
  throw new Failure(error.code === 'ENOENT' ? 'config-missing' : 'config-unreadable', facts, error);
}

/**
 * @param {string} file absolute path of what can't be opened
 * @returns {{target?: string}} where it leads, if it is a link
 */
function linkAt(file) {
  try {
    return { target: readlinkSync(file) };
  } catch {
    return {};
  }
}

/**
 * @param {string} file absolute path
 * @param {string} text of it
 * @returns {unknown} the value; of a package.json an object with our key alone, if it has that
 * @throws {Failure} `config-not-json`, `config-empty`, `config-key-near`
 */
function parse(file, text) {
  const value = parseJson(file, text);
  if (path.basename(file) !== PACKAGE) return value;
  if (!isRecord(value)) return {};
  if (!Object.hasOwn(value, NAME)) {
    const key = Object.keys(value).find((other) => isRecord(value[other]) && isNearName(other, [NAME]));
    if (key !== undefined) throw new Failure('config-key-near', { path: file, key, nearest: NAME });
    return {};
  }
  const { [NAME]: own } = value;
  // What is false or null would count as not there.
  if (!own) throw new Failure('config-empty', { path: file, key: NAME });
  return { [NAME]: own };
}

/**
 * @param {string} file absolute path
 * @param {string} text of it
 * @returns {unknown} the value
 * @throws {Failure} `config-not-json`, `config-key-twice`
 */
function parseJson(file, text) {
  const content = text.replace(/^\uFEFF/, '');
  try {
    const value = JSON.parse(content);
    const repeated = repeatedKey(content, path.basename(file) === PACKAGE ? NAME : null);
    if (repeated !== null)
      throw new Failure('config-key-twice', {
        path: file,
        key: repeated.key,
        line: repeated.line,
        column: repeated.column,
      });
    return value;
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Where it is, V8 tells in some cases only; what it quotes has line breaks in it.
    const reason = /** @type {Error} */ (error).message.replace(/ in JSON at position [^]*$|, (?:\.\.\.)?"[^]*$/, '');
    const { line, column } = jsonMistake(content);
    const damage = damageOf(text);
    throw new Failure('config-not-json', { path: file, line, column, reason: damage ?? reason }, error);
  }
}

/**
 * Reads the first file that exists, from a directory upwards. (Libraries for this open whatever has the name: a pipe in
 * a stranger's repository would block us forever.)
 * @template T
 * @param {string[]} names of files, in the order in which they count in a directory
 * @param {string} from absolute path of the directory to begin with
 * @param {string} root absolute path of the last directory to look in
 * @param {(file: string, text: string) => T | undefined} understand what the file at this path says; undefined to look
 *   on
 * @returns {Promise<T | null>} the first one's content, null if there is none
 * @throws {NodeJS.ErrnoException} for a file that exists but can't be read; whatever `understand` throws
 */
async function searchUpwards(names, from, root, understand) {
  for (let directory = from; ; directory = path.dirname(directory)) {
    for (const name of names) {
      const file = path.join(directory, name);
      const bytes = await readChecked(file, MOST_BYTES.config).catch((error) => orMissing(error, file));
      const found = bytes === null ? undefined : understand(file, bytes.toString('utf8'));
      if (found !== undefined) return found;
    }
    if (directory === root || directory === path.dirname(directory)) return null;
  }
}

/**
 * @param {NodeJS.ErrnoException} error of reading a file
 * @param {string} file absolute path
 * @returns {Promise<null>} if there is none that we may see
 * @throws {NodeJS.ErrnoException} otherwise; of a link that leads nowhere, which somebody meant to be read
 */
async function orMissing(error, file) {
  const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
  if (!isMissing || (await lstat(file).catch(() => null)) !== null) throw error;
  return null;
}
