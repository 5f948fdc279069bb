/** Why a run may have few ticks though the program had, or would have had, more to do: a longer run has no more of them. */
import { TICKS_NEEDED } from './certainty.js';

/** @import { ProfileTotals, Report } from './report.js' */

/** Of signals, those by which somebody ends a program that does well. */
const ASKED_TO_END = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2']);

/**
 * The causes, the likeliest first:
 *
 *   - `not-recorded`: what ran was not recorded, or not to its end
 *   - `load-failed`: the load did not run, or most of its requests were not answered as they should
 *   - `no-request`: the program listened, and nobody asked for anything
 *   - `failed`: the program ended with an error, or crashed
 *
 * @typedef {'not-recorded' | 'load-failed' | 'no-request' | 'failed'} FewTicksCause
 */

/**
 * @param {Pick<Report, 'profile' | 'load' | 'drive' | 'traffic' | 'target'>} report with too few busy ticks
 * @returns {FewTicksCause | null} null if the program had too little to do, for all that is known
 */
export function fewTicksCause(report) {
  if (maySuppressTicks(report.profile)) return 'not-recorded';
  if (hasFailedLoad(report)) return 'load-failed';
  if (hadNoRequest(report)) return 'no-request';
  return hasFailed(report.target) ? 'failed' : null;
}

/**
 * @param {Pick<ProfileTotals, 'unprofiled' | 'busyTicks' | 'intervalUs'>} profile totals
 * @returns {boolean} whether what was not recorded may have had as many ticks as are missing
 */
function maySuppressTicks({ unprofiled, busyTicks, intervalUs }) {
  const missingMs = ((TICKS_NEEDED - busyTicks) * intervalUs) / 1000;
  const knownMs = unprofiled.reduce((sum, { cpuMs }) => sum + (cpuMs ?? Infinity), 0);
  return unprofiled.length > 0 && knownMs >= missingMs;
}

/**
 * @param {Pick<Report, 'load' | 'drive'>} report of a run
 * @returns {boolean} whether it did little because its load did
 */
function hasFailedLoad({ load, drive }) {
  if (load !== null) return 2 * load.errors >= Math.max(load.requests, load.errors);
  return (drive?.failure ?? '') !== '';
}

/**
 * @param {Pick<Report, 'load' | 'drive' | 'traffic'>} report of a run
 * @returns {boolean} whether it is known that the program listened, and that nobody asked its servers for anything
 */
export function hadNoRequest({ load, drive, traffic }) {
  if (load !== null || !drive?.listened || !traffic?.complete) return false;
  return traffic.requests === 0 && traffic.tlsServer?.handshakes === 0;
}

/**
 * @param {{exitCode: number | null, signal: string | null}} target that was profiled
 * @returns {boolean} whether it ended as no program should
 */
export function hasFailed({ exitCode, signal }) {
  return signal === null ? exitCode !== null && exitCode !== 0 : !ASKED_TO_END.has(signal);
}
