import { isInPackage } from '../model/file-path.js';
import { fileInRoot } from '../model/site-id.js';
import { repositoryFiles } from './repository-files.js';

/** @import { Report } from '../model/report.js' */

/**
 * Where the repository was on the machine that the program ran on. A run that we recorded knows. A log from another
 * machine (a container, Windows) does not, but its files have the same paths below that directory as below the
 * repository here: `C:\app\src\auth.js` is `src/auth.js` if that exists here.
 * @param {Report} report of a run
 * @param {string} root absolute path of the repository on this machine
 * @returns {Promise<string>} absolute path there; this machine's root if nothing points to another
 */
export async function rootOfRun({ target, callSites }, root) {
  if (target.root !== '') return target.root;
  const files = callSites.map(({ file }) => file).filter(isUserFile);
  const isHere = files.some((file) => fileInRoot(file, root) !== fileInRoot(file, ''));
  if (isHere || files.length === 0) return root;
  const known = await repositoryFiles(root, []);
  const here = new Set(Array.isArray(known) ? known : []);
  const roots = new Set(files.flatMap((file) => rootAbove(fileInRoot(file, ''), here)));
  // With two candidates it would be a guess.
  const [only = root] = roots;
  return roots.size > 1 ? root : only;
}

/**
 * @param {string} file of a call site
 * @returns {boolean} whether it is the user's own, since packages have files of any name
 */
function isUserFile(file) {
  return file !== '' && !file.startsWith('node:') && !isInPackage(file);
}

/**
 * @param {string} file absolute path with `/`
 * @param {ReadonlySet<string>} here paths of files, relative to the repository's root
 * @returns {string[]} the directory that contains the longest matching path; none if nothing matches
 */
function rootAbove(file, here) {
  const parts = file.split('/');
  const depth = parts.findIndex((_, index) => index > 0 && here.has(parts.slice(index).join('/')));
  const root = parts.slice(0, Math.max(0, depth)).join('/');
  return root === '' ? [] : [root];
}
