/** What files of other profilers can't know, which is said with the answer: all numbers rest on it. */

/** @import { Diagnostic } from './profile.js' */
/** @import { Report } from './report.js' */

/** Says that a file has ticks, and nothing about their time. */
export const TICK_TIME_UNSEEN = 'tick-time-unseen';

/** Says that a program has ended while somebody was attached to it. */
export const PROGRAM_ENDED = 'program-ended';

/** Codes of diagnostics. @type {ReadonlySet<string>} */
const LIMITS = new Set([
  'children-unseen',
  PROGRAM_ENDED,
  'tls-unseen',
  'tls-by-name',
  'between-callbacks-unseen',
  'native-unseen',
  'call-lines-unseen',
  'times-unseen',
  TICK_TIME_UNSEEN,
  'wall-time',
  'cpu-time',
]);

/**
 * @param {Diagnostic} diagnostic of a reader
 * @returns {boolean} whether it says what a format can't know, whatever was recorded
 */
export function isInputLimit({ code }) {
  return LIMITS.has(code);
}

/**
 * @param {Pick<Report, 'diagnostics'>} report any
 * @returns {boolean} whether sampling ended because the program did: no longer one would have more of it
 */
export function hasProgramEnded({ diagnostics }) {
  return countOf(diagnostics, PROGRAM_ENDED) > 0;
}

/**
 * @param {Pick<Report, 'diagnostics' | 'isolates'>} report any
 * @returns {boolean} whether none of its files has anything about the time of ticks
 */
export function isTickTimeUnseen({ diagnostics, isolates }) {
  const count = countOf(diagnostics, TICK_TIME_UNSEEN);
  return count > 0 && count >= isolates.length;
}

/** Says of how many ticks a text leaves out the outermost callers. */
export const CALLERS_CUT = 'callers-cut';
/** From this share of busy ticks on, they matter. */
const NOTABLY_CUT = 0.05;

/**
 * @param {Pick<Report, 'diagnostics' | 'profile'>} report any
 * @returns {boolean} whether it can't be told of many ticks whether modules were still loading
 */
export function isLoadingUnseen({ diagnostics, profile }) {
  return countOf(diagnostics, CALLERS_CUT) > NOTABLY_CUT * profile.busyTicks;
}

/** Says how many ticks may be waits for events, and count as busy. */
export const WAITS_UNSEEN = 'waits-unseen';
/** From this share of ticks on, they matter. */
export const NOTABLY_WAITING = 0.05;

/**
 * @param {Pick<Report, 'diagnostics'>} report any
 * @returns {number} how many of its busy ticks may be waits; 0 if none, or too few to matter
 */
export function unseenWaits({ diagnostics }) {
  return countOf(diagnostics, WAITS_UNSEEN);
}

/**
 * @param {Diagnostic[]} diagnostics of a report
 * @param {string} code of some
 * @returns {number} how often they say it, together
 */
function countOf(diagnostics, code) {
  return diagnostics.reduce((sum, each) => sum + (each.code === code ? each.count : 0), 0);
}
