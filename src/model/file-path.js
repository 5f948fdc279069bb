/** Paths of files on the machine that a program ran on, which need not be of the system that we run on. */

/** `C:\app`, `c:/app`, `\\server\share\app`. */
const WINDOWS = /^(?:[A-Za-z]:[\\/]|\\\\)/;

/**
 * @param {string} path of any system
 * @returns {boolean} whether it is an absolute one of Windows
 */
export function isWindowsPath(path) {
  return WINDOWS.test(path);
}

/**
 * Gives a file of Windows one name: Node writes `C:\app\x.js` where it was required and `file:///c:/app/x.js` where it was
 * imported, and shells make `c:` of a drive as they like.
 * @param {string} path of any system
 * @returns {string} with backslashes and a drive in capitals if it is one of Windows, else as it is
 */
export function systemPath(path) {
  if (!isWindowsPath(path)) return path;
  return path.replaceAll('/', '\\').replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

/**
 * @param {string} path of any system
 * @returns {string} the name of the file, without its directories
 */
export function fileName(path) {
  // Elsewhere than on Windows names may hold a backslash.
  const separator = path.startsWith('/') ? -1 : path.lastIndexOf('\\');
  return path.slice(Math.max(path.lastIndexOf('/'), separator) + 1);
}

/**
 * @param {string} file absolute path with `/` or `\\`
 * @returns {boolean} whether it lies in an npm package's directory, wherever that is. No package's name begins with a
 *   dot: tools keep there what they made of anybody's code (`node_modules/.vite-temp`)
 */
export function isInPackage(file) {
  return /[\\/]node_modules[\\/](?:[^.]|\.bin[\\/])/.test(file);
}

/**
 * @param {string} from absolute path of a file
 * @param {string} file absolute path of another on the same machine
 * @returns {string} how the first would name the second: `./users.js`, `../server.js`; the whole path of one on another
 *   drive
 */
export function pathFrom(from, file) {
  const [here, there] = [from, file].map((path) => systemPath(path).split(isWindowsPath(path) ? '\\' : '/'));
  if (here[0] !== there[0]) return file;
  const last = Math.min(here.length, there.length) - 1;
  let common = 0;
  while (common < last && here[common] === there[common]) common++;
  const up = here.length - 1 - common;
  return [...(up === 0 ? ['.'] : Array.from({ length: up }, () => '..')), ...there.slice(common)].join('/');
}
