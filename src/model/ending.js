/** Whether a program that was profiled may have ended before its work was done. */
import { hasFailed } from './few-ticks.js';

/** @import { Report } from './report.js' */

/**
 * A server runs until somebody ends it. After `--load` that is us, which is no signal in the report.
 * @param {Pick<Report, 'target' | 'drive' | 'load'>} report of a run
 * @returns {boolean} whether it failed, or a signal may have cut its work short
 */
export function mayLackWork({ target, drive, load }) {
  return hasFailed(target) || (target.signal !== null && (load !== null || !drive?.listened));
}
