/** The directories that files of two runs are relative to, so that a file has one name in both. */
import { commonDirectory, isInPackage } from '../model/file-path.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { Report } from '../model/report.js' */

/**
 * The directories that call sites' files are shown relative to, so that a file has the same name in both runs. A run
 * that we recorded knows its repository; for other logs, it is guessed from the files.
 * @param {Report} before of one run
 * @param {Report} after of the other
 * @returns {[before: string, after: string]} absolute paths on the machines they ran on; `''` if unknown
 */
export function rootsOf(before, after) {
  const { root: rootBefore } = before.target;
  const { root: rootAfter } = after.target;
  if (rootBefore !== '' && rootAfter !== '') return [rootBefore, rootAfter];
  const [filesBefore, filesAfter] = [userFiles(before), userFiles(after)];
  const known = new Set(filesBefore);
  if (filesAfter.some((file) => known.has(file))) {
    // Both ran in the same place.
    const root = rootBefore || rootAfter || commonDirectory([...filesBefore, ...filesAfter]);
    return [root, root];
  }
  return [rootBefore || commonDirectory(filesBefore), rootAfter || commonDirectory(filesAfter)];
}

/**
 * @param {Report} report of a run
 * @returns {string[]} absolute paths of files that request cryptography: the user's, if there are any
 */
function userFiles({ callSites }) {
  const files = callSites.map(({ file }) => fileInRoot(file, '')).filter((file) => /^(?:\/|[A-Za-z]:\/)/.test(file));
  const own = files.filter((file) => !isInPackage(file));
  return own.length > 0 ? own : files;
}
