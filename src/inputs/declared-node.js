/**
 * The oldest version of Node that a program declares to run on (`engines` of its package.json): advice that needs a later one would
 * break it there.
 */
import path from 'node:path';
import { isInPackage } from '../model/file-path.js';
import { isRecord } from '../model/is-record.js';
import { PROBE } from '../model/made-up.js';
import { packageJson } from './package-json.js';

/** @import { Profile, Recording } from '../model/profile.js' */

/** `>=20`, `>= 20.12.0`, `^20.12`, `~20.12`, `20`, `20.x`; what follows a lower limit may be an upper one. */
const FROM = /^(?:>=|\^|~)? ?v?(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,3}|\.[x*])?(?: <=? ?v?\d{1,3}(?:\.\d{1,3}){0,2})?$/;
/** Nobody writes a longer one. */
const LONGEST = 200;

/**
 * @param {Recording} recording that was just made, with its frames where they were written
 * @returns {Promise<Recording>} the same; its profiles have `meta.declaredNode` where each package.json that is nearest to the
 *   program's own files declares a range that we can read, or none
 */
export async function withDeclaredNodes(recording) {
  // Of another day's or machine's nothing says that the files are still the same.
  if (recording.run === null) return recording;
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  const profiles = await Promise.all(
    recording.profiles.map(async (profile) => {
      const declared = await Promise.all(directoriesOf(profile).map((directory) => declaredIn(directory, known)));
      const [oldest] = declared.filter((version) => version !== '').sort(byVersion);
      return oldest === undefined ? profile : { ...profile, meta: { ...profile.meta, declaredNode: oldest } };
    }),
  );
  return { ...recording, profiles };
}

/**
 * @param {string} range of versions, as npm has it
 * @returns {string} the oldest version in it, such as `20.12.0`; `''` unless the range is written in a simple form
 */
export function oldestIn(range) {
  if (range.length > LONGEST) return '';
  const found = range.split('||').map((part) => FROM.exec(part.trim().replace(/\s+/g, ' ')));
  const versions = found.flatMap((match) => (match === null ? [] : [`${match[1]}.${match[2] ?? 0}.0`]));
  return versions.length === found.length ? (versions.sort(byVersion)[0] ?? '') : '';
}

/**
 * @param {Profile} profile of a thread
 * @returns {string[]} the directories of the program's own files in it
 */
function directoriesOf({ frames }) {
  const isOwn = (/** @type {string} */ file) => path.isAbsolute(file) && !isInPackage(file) && !PROBE.test(file);
  const own = frames.filter(({ kind, file }) => kind === 'js' && isOwn(file));
  return [...new Set(own.map(({ file }) => path.dirname(file)))];
}

/**
 * @param {string} directory absolute path
 * @param {Map<string, Promise<string>>} known directories that were looked into, which is added to
 * @returns {Promise<string>} the oldest version that the nearest package.json declares, `''` if unknown
 */
function declaredIn(directory, known) {
  const found = known.get(directory) ?? look(directory, known);
  known.set(directory, found);
  return found;
}

/**
 * @param {string} directory absolute path
 * @param {Map<string, Promise<string>>} known as above
 * @returns {Promise<string>} likewise
 */
async function look(directory, known) {
  const own = await packageJson(directory);
  if (own === null) {
    const above = path.dirname(directory);
    return above === directory ? '' : declaredIn(above, known);
  }
  const range = isRecord(own.engines) ? own.engines.node : undefined;
  return typeof range === 'string' ? oldestIn(range) : '';
}

/**
 * @param {string} one version
 * @param {string} other version
 * @returns {number} less than 0 if the first is older
 */
function byVersion(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}
