/** Which file a module's name means, among the files of a program. */

/** What may be left out of a name, or replaces in it what it was made from. */
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.jsx', '.tsx'];
const INDEXES = ENDINGS.slice(1).map((ending) => `/index${ending}`);
/** TypeScript is imported by the name of what it becomes. */
const MADE_OF = new Map([
  ['.js', ['.ts', '.tsx']],
  ['.mjs', ['.mts']],
  ['.cjs', ['.cts']],
]);

/**
 * @param {string} from absolute path of the file that imports
 * @param {string} specifier such as `./routes/auth`
 * @param {(file: string) => boolean} has whether the program has a file
 * @returns {string | null} the file; null if it is a package, or none that is known
 */
export function moduleFile(from, specifier, has) {
  if (!/^\.{0,2}\//.test(specifier) && specifier !== '.' && specifier !== '..') return null;
  const path = specifier.startsWith('/') ? specifier : joined(from, specifier);
  const [ending = ''] = /\.[cm]?js$/.exec(path) ?? [];
  const stem = path.slice(0, path.length - ending.length);
  return (
    [...ENDINGS, ...INDEXES].map((each) => path + each).find(has) ??
    (MADE_OF.get(ending) ?? []).map((each) => stem + each).find(has) ??
    null
  );
}

/**
 * @param {string} from absolute path of a file, with `/` or `\`
 * @param {string} specifier relative to its directory
 * @returns {string} absolute path
 */
function joined(from, specifier) {
  const separator = from.includes('/') ? '/' : '\\';
  const parts = from.split(separator).slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join(separator);
}
