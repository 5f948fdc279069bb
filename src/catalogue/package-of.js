/** Which npm package a file belongs to. */

const SEPARATOR = /[\\/]/;
/** No package's name begins with a dot: tools keep generated code there (`.vite-temp`). */
const OF_TOOLS = /^\.(?!bin$)/;
const FOLDER = /(?:^|[\\/])node_modules(?=[\\/])/g;

/**
 * @param {string} file absolute path with `/` or `\`
 * @returns {number} index after the last `node_modules` folder, -1 if there is none
 */
function behindLastFolder(file) {
  let end = -1;
  for (const match of file.matchAll(FOLDER)) end = match.index + match[0].length + 1;
  return end;
}

/**
 * The npm package that a file belongs to, and the file's path in it. The last `node_modules` counts, so
 * that nested packages, pnpm's store (`node_modules/.pnpm/x@1.0.0/node_modules/x`) and Yarn's zip files
 * (`.yarn/cache/x-npm-1.0.0.zip/node_modules/x`) need no rules of their own.
 * @param {string} file absolute path with `/` or `\`; `node:...` for Node's own modules
 * @returns {{name: string, path: string}} name such as `bcryptjs` or `@noble/hashes`, `''` for user code;
 *   path with `/`, `''` for user code
 */
export function packagePath(file) {
  const start = behindLastFolder(file);
  const segments = start === -1 ? [] : file.slice(start).split(SEPARATOR);
  if (segments.length === 0 || OF_TOOLS.test(segments[0])) return { name: '', path: '' };
  const length = segments[0].startsWith('@') && segments.length > 1 ? 2 : 1;
  return { name: segments.slice(0, length).join('/'), path: segments.slice(length).join('/') };
}

/**
 * @param {string} file absolute path with `/` or `\`; `node:...` for Node's own modules
 * @returns {string} the npm package that the file belongs to, `''` for user code and for Node's own modules
 */
export function packageOf(file) {
  return packagePath(file).name;
}
