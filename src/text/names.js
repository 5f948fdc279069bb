/** Names in reports, as people read them. Names of files and functions are not escaped yet. */
import { fileName } from '../model/file-path.js';
import { OPERATIONS } from '../model/operation.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { Phase } from '../model/report.js' */

/**
 * @param {string} id of an operation, such as `kdf.pbkdf2`
 * @param {string} [algorithm] `''` if unknown, or not to be shown
 * @returns {string} such as `PBKDF2 sha512`; the id if the operation has no name
 */
export function operationName(id, algorithm = '') {
  const name = Object.hasOwn(OPERATIONS, id) ? OPERATIONS[/** @type {keyof typeof OPERATIONS} */ (id)] : id;
  // `RSA key generation` need not say that it is `rsa`.
  const isSaid = name.toLowerCase().split(' ').includes(algorithm.toLowerCase());
  return algorithm === '' || isSaid ? name : `${name} ${algorithm}`;
}

/** Short names of phases, for columns and choices. @type {Record<Phase, string>} */
export const PHASE_NAMES = {
  'event-loop': 'event loop',
  'top-level': 'start',
  starting: 'before listening',
  worker: 'worker',
  bootstrap: 'bootstrap',
  gc: 'garbage collection',
  idle: 'idle',
  pool: 'thread pool',
};

/** OpenSSL's names of curves, which `getEphemeralKeyInfo()` returns, and those that everybody else and options have. */
const CURVES = new Map([
  ['prime256v1', 'P-256'],
  ['secp384r1', 'P-384'],
  ['secp521r1', 'P-521'],
]);

/**
 * @param {string} name of a curve or a group, as OpenSSL or anybody else has it
 * @returns {string} as an option names it
 */
export function curveName(name) {
  return CURVES.get(name) ?? name;
}

/** Only what is minified has longer lines: there the line alone says nothing. */
const LONG_LINE = 300;

/**
 * @param {{file: string, line?: number | null, column?: number | null}} site its file absolute, or relative to the
 *   root; `line` null if unknown; absent if it is not to be shown
 * @param {string} [root] absolute path of the repository that the file is shown relative to
 * @returns {string} such as `app.js:23`; `bundle.js:1:20630` far into a line
 */
export function placeWords(site, root = '') {
  return fileInRoot(site.file, root) + lineWords(site);
}

/**
 * The place of a line other than the finding's own, as call-site tables write it.
 * @param {{file: string, line?: number | null}} site its file absolute
 * @param {string} root absolute path of the repository, `''` if unknown: then the file's name alone is said, since what
 *   comes before it belongs to the machine
 * @returns {string} such as `src/auth/hash.js:12`
 */
export function placeInRoot({ file, line }, root) {
  return placeWords({ file: root === '' ? fileName(file) : file, line }, root);
}

/**
 * @param {{line?: number | null, column?: number | null}} site `line` null if unknown, absent if it is not to be shown
 * @returns {string} what follows the file: `:23`, `:1:20630` far into a line, ` (line not known)`
 */
export function lineWords({ line, column }) {
  if (line === undefined) return '';
  if (line === null) return ' (line not known)';
  return (column ?? 0) > LONG_LINE ? `:${line}:${column}` : `:${line}`;
}

/**
 * @param {string} name of a function: V8's, or words for where it is; `''` for a module's own code and for functions
 *   without a name
 * @returns {string} `login()`, `POST /login handler`
 */
export function functionWords(name) {
  if (name === '') return 'code without a name';
  return name.includes(' ') ? name : `${name}()`;
}
