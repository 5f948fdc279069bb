/** What a report says of source maps that could not be used, and of code whose lines are not known because of that. */
import { counted } from '../text/words.js';

/** @import { Diagnostic, Profile, Recording } from '../model/profile.js' */
/** @import { MapProblem } from './load-map.js' */

/** Names that a sentence has room for. */
const MOST_NAMES = 3;

/**
 * @param {Recording} recording any
 * @param {object} found in it
 * @param {MapProblem[]} found.problems maps that can't be used
 * @param {string[]} found.lost paths of files that V8 did not compile as they are, and that have no map
 * @param {ReadonlySet<string>} found.others paths of originals that are not what a map was made of
 * @returns {Recording} the same that says so
 */
export function withMapDiagnostics(recording, { problems, lost, others }) {
  return withDiagnostics(recording, [...unreadMaps(problems), ...lostLines(lost), ...otherOriginals(others)]);
}

/**
 * @param {Recording} recording any
 * @param {Diagnostic[]} diagnostics of all of it
 * @returns {Recording} the same with those
 */
function withDiagnostics(recording, diagnostics) {
  const [first, ...others] = recording.profiles;
  if (first === undefined || diagnostics.length === 0) return recording;
  /** @type {Profile} */
  const changed = { ...first, diagnostics: [...first.diagnostics, ...diagnostics] };
  return { ...recording, profiles: [changed, ...others] };
}

/**
 * @param {MapProblem[]} problems maps that can't be used
 * @returns {Diagnostic[]} a sentence, or none
 */
function unreadMaps(problems) {
  if (problems.length === 0) return [];
  const each = problems.slice(0, MOST_NAMES).map(({ name, problem }) => `${name} (${problem})`);
  const more = problems.length > MOST_NAMES ? `, and ${problems.length - MOST_NAMES} more` : '';
  return [
    {
      code: 'source-maps-unread',
      count: 1,
      message: `${counted(problems.length, 'source map')} could not be used: ${each.join(', ')}${more}.`,
    },
  ];
}

/**
 * @param {string[]} files that V8 did not compile as they are
 * @returns {Diagnostic[]} a sentence, or none
 */
function lostLines(files) {
  if (files.length === 0) return [];
  return [
    {
      code: 'lines-unknown',
      count: 1,
      message: `What V8 compiled is not what ${named(files.toSorted())} ${files.length === 1 ? 'holds' : 'hold'}, and no source map says where it comes from: no lines are shown there.`,
    },
  ];
}

/**
 * @param {ReadonlySet<string>} files originals that are not what a map was made of
 * @returns {Diagnostic[]} a sentence, or none
 */
function otherOriginals(files) {
  if (files.size === 0) return [];
  const [are, their] = files.size === 1 ? ['is', 'its'] : ['are', 'their'];
  return [
    {
      code: 'originals-changed',
      count: 1,
      message: `${named([...files])} ${are} not what the source map was made of: edited since, compiled before by a tool that makes no map, or the map is that of another build. So ${their} calls are shown where they are in the code that ran.`,
    },
  ];
}

/**
 * @param {string[]} files absolute paths
 * @returns {string} the first of them, as a sentence has room for
 */
function named(files) {
  const each = files.slice(0, MOST_NAMES).map((file) => file.replaceAll('\\', '/').split('/').slice(-2).join('/'));
  return `${each.join(', ')}${files.length > MOST_NAMES ? ` and ${files.length - MOST_NAMES} more` : ''}`;
}
