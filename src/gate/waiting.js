/**
 * How long a program's event loop waited for a processor where its baseline was recorded, and where it is judged: this
 * alone changes shares.
 *
 * On a crowded machine others use the caches, and a program that runs for a fixed time does less in it, so its code is
 * compiled later: both slow JavaScript more than OpenSSL. docs/gate.md has what was measured.
 */
import { waitingRatio } from '../model/cpu.js';

/** @import { Run } from './run.js' */

/**
 * The odds of a share changed by no more than this power of how many times slower a crowded machine made the event loop.
 */
const POWER = 0.6;
/**
 * A slowdown up to this decides nothing: it changes a share by 3.3 points at most, that of 50 %. Whoever records a baseline
 * again then changes no line. On a quiet machine, runs differ by 2 % (six of a server waited 0.02 to 0.04 times as long as they ran).
 */
const ABOUT = 1.25;

/**
 * @param {Run[]} runs of one program
 * @returns {number | null} how long its event loop waited for a processor in all of them, in relation to how long it ran; null if
 *   unknown
 */
function waitingIn(runs) {
  return waitingRatio(runs.map(({ report }) => report.profile.cpu));
}

/**
 * @param {Run[]} runs that a baseline is made of
 * @returns {number | undefined} the same to a tenth; undefined if unknown
 */
export function waitingOf(runs) {
  const ratio = waitingIn(runs);
  return ratio === null ? undefined : Math.round(10 * ratio) / 10;
}

/**
 * @param {number | undefined} before of a baseline
 * @param {number | undefined} after of the runs that update it
 * @returns {number | undefined} what was known, if these runs waited about as long
 */
export function updatedWaiting(before, after) {
  if (before === undefined || after === undefined) return after ?? before;
  return slowerBy(before, after) <= ABOUT ? before : after;
}

/**
 * @param {number | undefined} waiting of a baseline
 * @param {Run[]} runs that are compared with it
 * @returns {number} what the odds of a share may be multiplied with, or divided by, only because these waited longer or
 *   less; 1 if they didn't, or it is unknown
 */
export function oddsByWaiting(waiting, runs) {
  const ratio = waitingIn(runs);
  if (waiting === undefined || ratio === null) return 1;
  const slower = slowerBy(waiting, ratio);
  return slower <= ABOUT ? 1 : slower ** POWER;
}

/**
 * @param {number} share 0..1
 * @param {number} factor of its odds
 * @returns {number} 0..1
 */
export function withOdds(share, factor) {
  return (share * factor) / (share * factor + 1 - share);
}

/**
 * @param {number} one ratio of waiting to running
 * @param {number} other one
 * @returns {number} at least 1: how many times slower waiting made the one than the other
 */
function slowerBy(one, other) {
  return Math.max((1 + one) / (1 + other), (1 + other) / (1 + one));
}
