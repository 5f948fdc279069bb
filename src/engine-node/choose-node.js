/** Which Node reads a log: whether our own reader knows its V8, and which Node at hand has the same one. */
import { Failure } from '../model/failure.js';
import { isKnownV8 } from '../v8log/diagnostics.js';

/**
 * A Node that could process a log.
 * @typedef {{path: string, version: string, v8: string}} NodeAtHand `version`: such as `24.21.0`; `v8`: such
 *   as `13.6.233.17-node.39`
 */

/**
 * @param {Buffer} head the first bytes of a log
 * @returns {string} its V8's version, such as `13.6.233.17`; `''` if its first row doesn't say
 */
export function v8VersionOf(head) {
  const fields = /^v8-version,(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})(?=[,\r\n])/.exec(head.toString('latin1', 0, 100));
  return fields === null ? '' : fields.slice(1).join('.');
}

/**
 * @param {string} v8 version of a log's V8, `''` if unknown
 * @returns {boolean} whether our own reader was checked with its logs; true if unknown
 */
export function isReadByUs(v8) {
  return v8 === '' || isKnownV8(Number.parseInt(v8, 10));
}

/**
 * @param {string} v8 version of a log's V8, `''` if unknown
 * @param {NodeAtHand[]} candidates in order of preference
 * @returns {NodeAtHand | null} the first with the same V8: each Node's processor only knows its own logs
 */
export function findNode(v8, candidates) {
  return candidates.find((candidate) => v8 !== '' && build(candidate.v8) === build(v8)) ?? null;
}

/**
 * @param {string} version of V8
 * @returns {string} what Node's processor compares: major, minor, build
 */
function build(version) {
  return version.split(/[.-]/, 3).join('.');
}

/**
 * @param {string} v8 version of a log's V8, `''` if unknown
 * @param {NodeAtHand[]} candidates that didn't match
 * @returns {Failure} `engine-node-version` with the version that is `needed` and those that we `have`;
 *   `engine-node-unversioned` if the log doesn't say
 */
export function noNodeFor(v8, candidates) {
  const have =
    candidates.map((candidate) => `V8 ${build(candidate.v8)} (Node ${candidate.version})`).join(', ') || 'none';
  return v8 === ''
    ? new Failure('engine-node-unversioned', { have })
    : new Failure('engine-node-version', { needed: build(v8), have });
}
