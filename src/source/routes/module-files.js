/** Which file a module's name means, among the files of a program. */

/** What may be left out of a name, or is replaced in it by what it was made into. */
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.jsx', '.tsx'];
const INDEXES = ENDINGS.slice(1).map((ending) => `index${ending}`);
/** TypeScript files are imported by the name of the compiled file. */
const MADE_OF = new Map([
  ['.js', ['.ts', '.tsx']],
  ['.mjs', ['.mts']],
  ['.cjs', ['.cts']],
]);
/**
 * Names that a configuration gives to directories: `paths` and `baseUrl` of tsconfig.json, `imports` of package.json.
 * The configuration is not among the sources, but the names nearly always show what they stand for.
 */
const ALIAS = /^(?:[@~#]\/|#|@?(?=(?:src|app)\/))/;
/** Where a project keeps its code. */
const ROOTS = ['', 'src', 'app'];
/** The directory that AdonisJS builds an application into, and what its applications call it. */
const GENERATED = /^#generated\//;
const MADE = '.adonisjs/server/';

/**
 * @param {string} from absolute path of the file that imports
 * @param {string} specifier such as `./routes/auth`, `@/routes/auth`
 * @param {(file: string) => boolean} has whether the program has a file
 * @returns {string | null} the file; null if it is a package, or unknown
 */
export function moduleFile(from, specifier, has) {
  const separator = from.includes('/') ? '/' : '\\';
  const directory = from.split(separator).slice(0, -1);
  // Vite's names begin at the project's root.
  if (specifier.startsWith('/'))
    return fileAt(specifier, '/', has) ?? aliased(directory, specifier.slice(1), separator, has);
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return fileAt(joined(directory, specifier, separator), separator, has);
  const [alias] = ALIAS.exec(specifier) ?? [];
  if (alias === undefined) return null;
  const made = GENERATED.test(specifier)
    ? aliased(directory, specifier.replace(GENERATED, MADE), separator, has)
    : null;
  return made ?? aliased(directory, specifier.slice(alias.length), separator, has);
}

/**
 * @param {string} specifier of a module
 * @returns {boolean} whether it may be a name that a configuration gives to one of the program's files
 */
export function isAlias(specifier) {
  return ALIAS.test(specifier);
}

/**
 * @param {string[]} directory of the file that imports
 * @param {string} rest of the name, after the part that stands for a directory
 * @param {string} separator of paths
 * @param {(file: string) => boolean} has whether the program has a file
 * @returns {string | null} the file; null if there is none, or several: only the configuration says which
 */
function aliased(directory, rest, separator, has) {
  /** @type {string | null} */
  let only = null;
  for (let length = directory.length; length > 1; length--) {
    for (const root of ROOTS) {
      const base = [...directory.slice(0, length), ...(root === '' ? [] : [root])];
      const found = fileAt(joined(base, rest, separator), separator, has);
      if (found !== null && only !== null && found !== only) return null;
      only ??= found;
    }
  }
  return only;
}

/**
 * @param {string} path absolute, perhaps without an ending
 * @param {string} separator of paths
 * @param {(file: string) => boolean} has whether the program has a file
 * @returns {string | null} the file, null if the program has none
 */
function fileAt(path, separator, has) {
  const [ending = ''] = /\.[cm]?js$/.exec(path) ?? [];
  const stem = path.slice(0, path.length - ending.length);
  const indexes = INDEXES.map((index) => separator + index);
  return (
    [...ENDINGS, ...indexes].map((each) => path + each).find(has) ??
    (MADE_OF.get(ending) ?? []).map((each) => stem + each).find(has) ??
    null
  );
}

/**
 * @param {string[]} directory that it is relative to
 * @param {string} specifier of a module, relative
 * @param {string} separator of paths
 * @returns {string} absolute path
 */
function joined(directory, specifier, separator) {
  const parts = [...directory];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join(separator);
}
