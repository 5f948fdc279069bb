/** Paths of files on the machine that a program ran on, which may have another operating system than ours. */

/** `C:\app`, `c:/app`, `\\server\share\app`. */
const WINDOWS = /^(?:[A-Za-z]:[\\/]|\\\\)/;

/** What Linux appends to the path of a file that was removed while it is open or mapped (proc(5)). */
export const REMOVED = / \(deleted\)$/;

/**
 * @param {string} path of any system
 * @returns {boolean} whether it is an absolute Windows path
 */
export function isWindowsPath(path) {
  return WINDOWS.test(path);
}

/**
 * Gives a Windows file one name: Node writes `C:\app\x.js` if it was required and `file:///c:/app/x.js` if imported,
 * and shells vary the case of drive letters.
 * @param {string} path of any system
 * @returns {string} a Windows path with backslashes and a capital drive letter; any other path unchanged
 */
export function systemPath(path) {
  if (!isWindowsPath(path)) return path;
  return path.replaceAll('/', '\\').replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

/**
 * @param {string} path of any system
 * @returns {string} the file's name, without directories
 */
export function fileName(path) {
  // Outside Windows, names may contain a backslash.
  const separator = path.startsWith('/') ? -1 : path.lastIndexOf('\\');
  return path.slice(Math.max(path.lastIndexOf('/'), separator) + 1);
}

/**
 * @param {string} file absolute path with `/` or `\\`
 * @returns {boolean} whether it lies in an npm package's directory, wherever that is. Names that begin with a dot are
 *   not packages: tools keep generated code there (`node_modules/.vite-temp`)
 */
export function isInPackage(file) {
  return /[\\/]node_modules[\\/](?:[^.]|\.bin[\\/])/.test(file);
}

/**
 * @param {string} module that is imported, such as `@noble/hashes/sha2.js`
 * @param {string} packageName of an npm package
 * @returns {boolean} whether it is the package, or a file of it
 */
export function isModuleOf(module, packageName) {
  return module === packageName || module.startsWith(`${packageName}/`);
}

/**
 * @param {string} one absolute path of a file
 * @param {string} other absolute path of another on the same machine
 * @returns {string} the second's path from the deepest directory that holds both: `routes/users.js`; it ends as the
 *   file's path does, wherever it is read from. The whole path if on another drive
 */
export function pathFromCommon(one, other) {
  const [here, there] = [one, other].map((path) => systemPath(path).split(isWindowsPath(path) ? '\\' : '/'));
  if (here[0] !== there[0]) return other;
  const last = Math.min(here.length, there.length) - 1;
  let common = 0;
  while (common < last && here[common] === there[common]) common++;
  return there.slice(common).join('/');
}

/**
 * @param {string[]} files absolute paths with `/`
 * @returns {string} the deepest directory that contains them all, `''` if there is none
 */
export function commonDirectory(files) {
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  const depth = others.reduce((shared, parts) => {
    const differs = first.findIndex((part, index) => part !== parts[index]);
    return differs < 0 ? shared : Math.min(shared, differs);
  }, first.length);
  return first.slice(0, depth).join('/');
}
