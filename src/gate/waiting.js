/**
 * How long a program's event loop waited for a processor where its baseline was recorded, and where it is judged: this
 * alone changes shares.
 *
 * On a crowded machine others use the caches, and a program that runs for a fixed time does less in it, so its code is
 * compiled later: both slow JavaScript more than OpenSSL. docs/gate-measured.md has what was measured.
 */
import { waitingRatio } from '../model/cpu.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Run } from './run.js' */

/**
 * What the odds of a share of these runs may be, only because they waited for a processor longer or less than those of a baseline.
 * @typedef {object} Changed
 * @property {number} larger how many times, at least 1
 * @property {number} smaller how many times, at least 1
 */

/** @type {Changed} */
const UNCHANGED = { larger: 1, smaller: 1 };

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
export function waitingIn(runs) {
  return waitingRatio(runs.map(({ report }) => report.profile.cpu));
}

/**
 * @param {Run[]} runs of one program
 * @returns {[least: number, most: number] | null} what `waitingOf` says of each; null if unknown, or if it changes no share by much
 */
export function waitingRange(runs) {
  const each = runs.flatMap((run) => waitingOf([run]) ?? []);
  const [least, most] = [Math.min(...each), Math.max(...each)];
  return each.length > 0 && slowerBy(least, most) > ABOUT ? [least, most] : null;
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
 * Of what Node's OpenSSL computes, the share only falls where a program waits longer: 50 recordings of three programs showed
 * nothing else. What JavaScript or an addon computes may slow down more or less than the rest, and so may what needs much memory.
 * @param {number | undefined} waiting of a baseline
 * @param {Run[]} runs that are compared with it
 * @param {boolean} onlyFalls whether the share is that of OpenSSL (`isOfOpenSsl`)
 * @returns {Changed} by how much
 */
export function changedByWaiting(waiting, runs, onlyFalls) {
  const ratio = waitingIn(runs);
  if (waiting === undefined || ratio === null) return UNCHANGED;
  const slower = slowerBy(waiting, ratio);
  if (slower <= ABOUT) return UNCHANGED;
  const odds = slower ** POWER;
  if (!onlyFalls) return { larger: odds, smaller: odds };
  return ratio > waiting ? { larger: 1, smaller: odds } : { larger: odds, smaller: 1 };
}

/** Of what others compute, less than this part of a share turns its direction no more than chance does. */
const LITTLE = 0.1;
/** These wait for memory more than for the processor. */
const NEEDS_MEMORY = /^kdf\.(?:scrypt|argon2)/;

/**
 * @param {readonly {site: CallSiteReport | null, part?: {ticks: number}}[]} evidence what a share is made up of
 * @returns {boolean} whether all but a little of it is computed by Node's OpenSSL, as far as is known, in the processor's caches
 */
export function isOfOpenSsl(evidence) {
  const ticksOf = (/** @type {typeof evidence} */ rows) =>
    rows.reduce((sum, { site, part }) => sum + (part ?? site ?? { ticks: 0 }).ticks, 0);
  return ticksOf(evidence.filter(({ site }) => site !== null && isOfOthers(site))) <= LITTLE * ticksOf(evidence);
}

/**
 * @param {CallSiteReport} site of a run
 * @param {{waiting?: number}} baseline that it is compared with
 * @param {Run[]} runs that show it
 * @returns {(share: number) => number} of a share that it has in them, the least that it may have had in those of the baseline
 */
export function leastBefore(site, { waiting }, runs) {
  const { larger } = changedByWaiting(waiting, runs, !isOfOthers(site));
  return (share) => withOdds(share, 1 / larger);
}

/**
 * @param {CallSiteReport} site of a run
 * @returns {boolean} whether waiting may change its share either way
 */
function isOfOthers({ computedBy, recognised = false, operation }) {
  return computedBy !== '' || recognised || NEEDS_MEMORY.test(operation);
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
