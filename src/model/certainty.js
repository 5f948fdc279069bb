/** How much a profile can say: one set of limits for everything that reads reports. */

/** @import { Recording, Unprofiled } from './profile.js' */
/** @import { ProfileTotals, Report } from './report.js' */

/**
 * Below this many busy ticks a share says too little: at 200 its 95 % interval reaches up to 7 points to either side
 * (1.96 · √(0.25 / 200)).
 */
export const TICKS_NEEDED = 200;

/** From this share of unnamed ticks on, the cryptography among them may be what matters. */
export const BLIND = 0.2;

/**
 * @param {Pick<ProfileTotals, 'busyTicks' | 'namedTicks' | 'libraryTicks'>} profile totals
 * @returns {number} share of busy ticks without any name, 0..1
 */
export function namelessShare({ busyTicks, namedTicks, libraryTicks }) {
  return busyTicks === 0 ? 0 : Math.max(0, busyTicks - namedTicks - libraryTicks) / busyTicks;
}

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {boolean} whether the whole program was recorded: if not, a small or zero share or count may really be
 *   larger
 */
export function isComplete({ unprofiled }) {
  return unprofiled.length === 0;
}

/**
 * @param {Pick<ProfileTotals, 'wallMs' | 'busyTicks'>} profile totals of a report
 * @returns {boolean} whether its ticks have no times, so that how long calls held the event loop is unknown
 */
export function lacksTimes({ wallMs, busyTicks }) {
  return wallMs === 0 && busyTicks > 0;
}

/** Why ticks are of less than the counts. @type {readonly Unprofiled['reason'][]} */
const CUT_OFF = ['log-limit', 'recording-stopped', 'disk-full', 'log-ended-early', 'not-sampled'];

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {boolean} whether logs were cut off, or have gaps: what was counted in the program is of all of its run, their ticks are not
 */
export function wasCutOff({ unprofiled }) {
  return unprofiled.some(({ reason }) => CUT_OFF.includes(reason));
}

/**
 * @param {Pick<ProfileTotals, 'unprofiled' | 'warmUp'>} profile totals of a report
 * @returns {boolean} whether its ticks are known to be of a part of what was counted, so that nothing can be divided by it
 */
export function isPartOfCounts(profile) {
  return profile.warmUp !== undefined || wasCutOff(profile);
}

/** From this share of ticks on, bundles with unknown packages are worth mentioning. */
export const UNIDENTIFIED = 0.02;

/** Code of the diagnostic that says that a V8 log does not begin as one does. */
export const WITHOUT_BEGINNING = 'log-without-beginning';

/**
 * @param {Pick<Report, 'diagnostics'>} report any
 * @returns {boolean} whether it is unknown what ran while modules were loading, and what ran on the event loop
 */
export function lacksBeginning({ diagnostics }) {
  return diagnostics.some(({ code }) => code === WITHOUT_BEGINNING);
}

/** Code of the diagnostic that says how much busy time is in unknown addons and WebAssembly. */
export const UNKNOWN_CODE = 'unknown-native-code';

/** Code of the note that only tools ran, as a test runner that finds no test. */
export const NO_OWN_CODE = 'no-own-code';

/**
 * @param {Pick<Report, 'bundles' | 'profile'>} report any
 * @returns {number} share of busy ticks in bundled code whose package is unknown, 0..1
 */
export function unidentifiedShare({ bundles = [], profile }) {
  const ticks = bundles.reduce((sum, { unidentifiedTicks }) => sum + unidentifiedTicks, 0);
  return profile.busyTicks === 0 ? 0 : ticks / profile.busyTicks;
}

/**
 * @param {Pick<Recording, 'run' | 'unprofiled'>} recording of a run
 * @returns {Unprofiled[]} what is missing in it
 */
export function unprofiledIn({ run, unprofiled = [] }) {
  return joinedUnprofiled([...(run?.unprofiled ?? []), ...unprofiled]);
}

/**
 * @param {Unprofiled[]} rows what was not recorded, or not to its end
 * @returns {Unprofiled[]} the same, with one row for each kind and reason
 */
export function joinedUnprofiled(rows) {
  return rows.reduce((/** @type {Unprofiled[]} */ all, row) => {
    const same = all.find(({ kind, reason }) => kind === row.kind && reason === row.reason);
    if (same === undefined) return [...all, { ...row }];
    same.count += row.count;
    same.cpuMs = same.cpuMs === null || row.cpuMs === null ? null : same.cpuMs + row.cpuMs;
    return all;
  }, []);
}
