/** How a program that was profiled ended: whether it failed, or may have ended before its work was done. */

/** @import { Report } from './report.js' */

/** Signals with which a healthy program is ended. */
const ASKED_TO_END = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2']);

/** What went wrong with a load if the program ended, unasked, before it did (`drive.failure`). */
export const CUT_SHORT = 'cut-short';

/** What went wrong if a load found no port to drive (`drive.failure`). */
const NO_PORT = new Set(['port-never-opened', 'port-closed-early', 'port-timeout']);

/**
 * @param {{failure: string}} drive of a run
 * @returns {boolean} whether its load did not begin
 */
export function lacksPort({ failure }) {
  return NO_PORT.has(failure);
}

/**
 * @param {{exitCode: number | null, signal: string | null}} target that was profiled
 * @returns {boolean} whether it failed
 */
export function hasFailed({ exitCode, signal }) {
  return signal === null ? exitCode !== null && exitCode !== 0 : !ASKED_TO_END.has(signal);
}

/**
 * A server runs until somebody ends it. After `--load` that is us, which is no signal in the report.
 * @param {Pick<Report, 'target' | 'drive' | 'load'>} report of a run
 * @returns {boolean} whether it failed, or a signal may have cut its work short
 */
export function mayLackWork({ target, drive, load }) {
  return hasFailed(target) || (target.signal !== null && (load !== null || !drive?.listened));
}
