/** Runs of one program in several directories, as the releases of a fleet are. */
import { commonDirectory, isInPackage, isWindowsPath } from '../model/file-path.js';
import { PROBE } from '../model/made-up.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { Frame, Recording } from '../model/profile.js' */

/**
 * @param {Recording[]} recordings of runs
 * @returns {string[] | null} the directory below which each has its files, as it says or as they suggest; null if the
 *   directory is the same for all, or if they seem to be different programs: a file's name alone tells nothing, since
 *   each has a `server.js`
 */
export function rootsOfOneProgram(recordings) {
  const roots = recordings.map(rootOf);
  if (roots.includes('') || roots.every((root) => root === roots[0])) return null;
  const [first, ...others] = recordings.map((recording, index) => functionsBelow(recording, roots[index]));
  return others.every((functions) => areOfOneProgram(first, functions)) ? roots : null;
}

/**
 * @param {Set<string>} some functions of a run
 * @param {Set<string>} others of another
 * @returns {boolean} whether most of those of the smaller run are in both. Samples never show all functions
 */
function areOfOneProgram(some, others) {
  const shared = [...some].filter((each) => others.has(each)).length;
  return shared > 0 && shared >= Math.min(some.size, others.size) / 2;
}

/**
 * @param {Recording} recording of a run
 * @returns {string} absolute path of its repository, `''` if unknown
 */
function rootOf(recording) {
  const root = (recording.run ?? recording.sampled)?.root ?? '';
  if (root !== '') return root;
  return commonDirectory([...new Set(ownFrames(recording).map(({ file }) => fileInRoot(file, '')))]);
}

/**
 * @param {Recording} recording of a run
 * @param {string} root absolute path of its repository
 * @returns {Set<string>} the user's functions, by file and name, or place
 */
function functionsBelow(recording, root) {
  return new Set(
    ownFrames(recording)
      .filter(({ moduleBody }) => !moduleBody)
      .map(({ file, name, line, column }) => `${fileInRoot(file, root)}#${name || `${line}:${column}`}`),
  );
}

/**
 * @param {Recording} recording of a run
 * @returns {Frame[]} of its functions in the user's files
 */
function ownFrames({ profiles }) {
  return profiles.flatMap(({ frames }) =>
    frames.filter(({ kind, file }) => kind === 'js' && isAbsolute(file) && !isInPackage(file) && !PROBE.test(file)),
  );
}

/**
 * @param {string} file of a frame
 * @returns {boolean} whether it is a file, and not Node's
 */
function isAbsolute(file) {
  return file.startsWith('/') || isWindowsPath(file);
}
