/** What we write into files of other tools' formats, and recognise when we read them. */
import { OPERATIONS } from './operation.js';

/** @import { OperationId } from './operation.js' */

/**
 * The name of the frame that stands for cryptography in formats without labels, such as `[kdf.pbkdf2 sha512]`: the call site calls it,
 * and what computes is below it.
 */
const NAME = /^\[([a-z0-9.-]+)(?: ([^\]]+))?\]$/;

/**
 * @param {string} work operation and algorithm, printable
 * @returns {string} name of its frame
 */
export function workFrameName(work) {
  return `[${work}]`;
}

/**
 * @param {string} name of a frame, from anybody
 * @returns {{operation: OperationId, algorithm: string} | null} what it stands for, if it is one of these
 */
export function workOfFrame(name) {
  const [, operation = '', algorithm = ''] = NAME.exec(name) ?? [];
  return Object.hasOwn(OPERATIONS, operation) ? { operation: /** @type {OperationId} */ (operation), algorithm } : null;
}

/**
 * Field of a `.cpuprofile` in which we say what else would be taken for granted: that it is not of a main thread (`{
 * thread: 'worker' }`), that its samples had no times (`{ timed: false }`), that perf took them (`{ collector: 'perf' }`),
 * or how often they were taken (`{ intervalUs: 1000 }`), if we inserted samples of waits. No other tool reads it.
 */
export const OWN_FIELD = '$cryptoprof';

/**
 * When a `.cpuprofile` of ours begins, µs, where it is not known when each thread was started. DevTools draws nothing of
 * one that begins at 0.
 */
export const UNKNOWN_START = 1;

/** When the first thread of a run begins in ours, µs, where that is known of all. */
export const FIRST_START = 1_000_000;
