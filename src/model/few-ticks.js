/**
 * Why a run may have few ticks, or none of cryptography, although the program had, or would have had, more to do; a longer
 * run would not help.
 */
import { TICKS_NEEDED } from './certainty.js';
import { CUT_SHORT, hasFailed } from './ending.js';
import { askedRequests } from './traffic.js';

/** @import { ProfileTotals, Report } from './report.js' */

/**
 * The causes, most likely first:
 *
 *   - `not-recorded`: the program was not recorded, or not to its end
 *   - `load-failed`: the load did not run, or most of its requests failed
 *   - `no-request`: the program listened, but nobody sent a request
 *   - `failed`: the program ended with an error, or crashed
 *   - `cut-short`: the program ended before its load did
 *
 * @typedef {'not-recorded' | IdleCause} FewTicksCause
 */

/** Those by which the program itself did little. @typedef {'load-failed' | 'no-request' | 'failed' | 'cut-short'} IdleCause */

/**
 * @param {Pick<Report, 'profile' | 'load' | 'drive' | 'traffic' | 'target'>} report with too few busy ticks
 * @returns {FewTicksCause | null} null if, as far as is known, the program simply had too little to do, or did all of it
 *   in what --warm-up leaves out
 */
export function fewTicksCause(report) {
  if (maySuppressTicks(report.profile)) return 'not-recorded';
  const cause = idleCause(report);
  const isEnd = cause === 'failed' || cause === CUT_SHORT;
  return isEnd && isAllLeftOut(report.profile) ? null : cause;
}

/**
 * @param {Pick<ProfileTotals, 'busyTicks' | 'warmUp'>} profile totals
 * @returns {boolean} whether all that the program did is in what --warm-up leaves out
 */
export function isAllLeftOut({ busyTicks, warmUp }) {
  return busyTicks === 0 && (warmUp?.ticks ?? 0) > 0;
}

/**
 * @param {Pick<Report, 'load' | 'drive' | 'traffic' | 'target'>} report of a run
 * @returns {IdleCause | null} what may have kept the program from its work; null if nothing is known to have
 */
export function idleCause(report) {
  if (hasFailedLoad(report)) return 'load-failed';
  if (hadNoRequest(report)) return 'no-request';
  if (hasFailed(report.target) && !report.target.wasAsked) return 'failed';
  return report.drive?.failure === CUT_SHORT ? CUT_SHORT : null;
}

/**
 * @param {Pick<ProfileTotals, 'unprofiled' | 'busyTicks' | 'intervalUs'>} profile totals
 * @returns {boolean} whether the unrecorded part may account for the missing ticks
 */
function maySuppressTicks({ unprofiled, busyTicks, intervalUs }) {
  const missingMs = ((TICKS_NEEDED - busyTicks) * intervalUs) / 1000;
  const knownMs = unprofiled.reduce((sum, { cpuMs }) => sum + (cpuMs ?? Infinity), 0);
  return unprofiled.length > 0 && knownMs >= missingMs;
}

/**
 * @param {Pick<Report, 'load' | 'drive'>} report of a run
 * @returns {boolean} whether it did little because its load failed
 */
function hasFailedLoad({ load, drive }) {
  if (load !== null) return 2 * load.errors >= askedRequests(load);
  return !['', CUT_SHORT].includes(drive?.failure ?? '');
}

/**
 * @param {Pick<Report, 'load' | 'drive' | 'traffic'>} report of a run
 * @returns {boolean} whether it is certain that the program listened and its servers got no request
 */
export function hadNoRequest({ load, drive, traffic }) {
  // What comes over WebSockets, or to other servers, is not counted.
  if (load !== null || drive?.onlyHttp !== true || !traffic?.complete) return false;
  return traffic.requests === 0 && traffic.tlsServer?.handshakes === 0;
}
