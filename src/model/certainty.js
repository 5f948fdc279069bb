/** How much a profile can say: the same limits for all that read reports. */

/** @import { Unprofiled } from './profile.js' */
/** @import { ProfileTotals, Report } from './report.js' */

/**
 * Busy ticks below which a share says too little: at 200 the 95 % interval of a share is up to 7 points
 * to either side (1.96 · √(0.25 / 200)).
 */
export const TICKS_NEEDED = 200;

/** From this share of ticks without a name on, cryptography among them may be what matters. */
export const BLIND = 0.2;

/**
 * @param {Pick<ProfileTotals, 'busyTicks' | 'namedTicks' | 'libraryTicks'>} profile totals
 * @returns {number} share of busy ticks that carry no name at all, 0..1
 */
export function namelessShare({ busyTicks, namedTicks, libraryTicks }) {
  return busyTicks === 0 ? 0 : Math.max(0, busyTicks - namedTicks - libraryTicks) / busyTicks;
}

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {boolean} whether all of the program was seen: if not, a share or a count that is small, or none, may be
 *   larger
 */
export function isComplete({ unprofiled }) {
  return unprofiled.length === 0;
}

/** From this share of ticks on, bundles whose packages are unknown are worth a word. */
export const UNIDENTIFIED = 0.02;

/** Code of the diagnostic that says how much of busy time is in code of addons and WebAssembly that nobody knows. */
export const UNKNOWN_CODE = 'unknown-native-code';

/**
 * @param {Pick<Report, 'bundles' | 'profile'>} report any
 * @returns {number} share of busy ticks in bundled code of which nothing tells what package it is of, 0..1
 */
export function unidentifiedShare({ bundles = [], profile }) {
  const ticks = bundles.reduce((sum, { unidentifiedTicks }) => sum + unidentifiedTicks, 0);
  return profile.busyTicks === 0 ? 0 : ticks / profile.busyTicks;
}
