/** A comparison in words, for any writer: names in it are not escaped yet. */
import { decidedBy } from '../../compare/decided-by.js';
import { TICKS_NEEDED } from '../../model/certainty.js';
import { differenceText } from '../../model/environment.js';
import { hasFailed } from '../../model/ending.js';
import { operationName, placeWords } from '../../text/names.js';
import { duration, durationDifference, grouped, percent, points, pointsRange, times } from '../../text/numbers.js';
import { counted, listed } from '../../text/words.js';
import { commandWords } from './profiled.js';

/** @import { Comparison, LongestBlock, RateChange, RunSummary, WeightChange } from '../../model/comparison.js' */

/** A share below which something is next to nothing. */
const NEXT_TO_NOTHING = 0.01;

/**
 * @param {Comparison} comparison of two runs
 * @returns {{headline: string, rest: string[]}} the answer in a sentence, and its details
 */
export function answerSentences(comparison) {
  const { before, after, crypto, eventLoop, notes } = comparison;
  if (crypto.change === 'too-few-ticks') {
    // Notes say so.
    const isExplained = notes.some(({ code }) => code === 'not-complete') || hasFailed(before) || hasFailed(after);
    return {
      headline: `Too few ticks to compare: ${counted(before.busyTicks, 'busy tick')} before, ${grouped(after.busyTicks)} after; about ${TICKS_NEEDED} are needed in each run.${isExplained ? '' : ' Record a longer run, or more load.'}`,
      rest: [],
    };
  }
  if (crypto.before.ticks + crypto.after.ticks === 0)
    return { headline: 'No cryptography was found in either run.', rest: [] };
  const blocks = blockSentence(comparison);
  const moved = comparison.operations
    .filter(({ movedOffLoop }) => movedOffLoop)
    .map(({ id, algorithm }) => operationName(id, algorithm));
  const [headline, ...more] = loopSentences(eventLoop);
  return {
    headline,
    rest: [
      ...more,
      ...(blocks === '' ? [] : [blocks]),
      ...(moved.length === 0 ? [] : [`${listed(moved)} moved off the event loop: the calls are asynchronous now.`]),
      ...(isAlike(crypto, eventLoop) ? [] : [shareSentences('All cryptography', crypto).join(' ')]),
    ],
  };
}

/**
 * @param {WeightChange} eventLoop cryptography that holds the event loop
 * @returns {string[]} the answer, and how sure it is
 */
function loopSentences(eventLoop) {
  if (eventLoop.before.ticks + eventLoop.after.ticks === 0)
    return ['No cryptography held the event loop in either run.'];
  return shareSentences('Cryptography that holds the event loop', eventLoop);
}

/**
 * @param {string} what it is about, as the start of a sentence
 * @param {WeightChange} weight of that
 * @returns {string[]} how much it changed, or that no change is visible
 */
function shareSentences(what, weight) {
  const { change, before, after, difference, interval, rate } = weight;
  const margin = `${points(difference)} points, 95 % interval ${pointsRange(interval)}`;
  if (change === 'within-noise') {
    const shares = `${percent(before.share)} of busy time before, ${percent(after.share)} after`;
    return [`${what}: ${shares}${rate === null ? '' : `; ${timesApart(rate)}`}.`, `${noiseWords(weight)} (${margin}).`];
  }
  const went = change === 'may-have-grown' || change === 'may-have-shrunk' ? 'may have gone' : 'went';
  const shares = `${amount(before.share)}${before.share === 0 ? '' : ' of busy time'} to ${amount(after.share)} (${margin})`;
  if (rate === null) return [`${what} ${went} from ${shares}.`];
  const [low, high] = rate.interval.map(durationDifference);
  return [
    `${what} ${went} from ${timesOf(rate)} (95 % interval of the difference ${low} to ${high}).`,
    `Its share ${went} from ${shares}.`,
  ];
}

/**
 * @param {WeightChange} weight that may not have changed
 * @returns {string} the beginning of a sentence
 */
function noiseWords(weight) {
  if (decidedBy(weight) === 'after start') return 'Without work that is done once, the difference is inside the noise';
  const { rate, interval } = weight;
  if (rate === null) return 'The difference is inside the noise';
  const isOfShare = isBeyondZero(interval);
  if (!isBeyondZero(rate.interval))
    return isOfShare
      ? 'Only the share changed, which other work or a busy machine can also cause'
      : 'The difference is inside the noise';
  if (isOfShare && interval[0] > 0 !== rate.interval[0] > 0)
    return `Share and time per ${rate.per} changed in opposite directions`;
  const [low, high] = rate.interval.map(durationDifference);
  return (
    `The time per ${rate.per} changed (95 % interval of the difference ${low} to ${high}), which a machine that was ` +
    `busy in one of the runs can also cause${isOfShare ? '' : '; the difference in share is inside the noise'}`
  );
}

/**
 * @param {[number, number]} interval of a difference
 * @returns {boolean} whether it doesn't contain 0
 */
function isBeyondZero([low, high]) {
  return low > 0 || high < 0;
}

/**
 * @param {RateChange} rate of both runs
 * @returns {string} such as `32 ms to 11 ms per request`
 */
function timesOf({ per, before, after }) {
  return `${before === 0 ? 'none' : duration(before)} to ${after === 0 ? 'none' : duration(after)} per ${per}`;
}

/**
 * @param {RateChange} rate of both runs, which may be the same
 * @returns {string} such as `32 ms per request before, 11 ms after`
 */
function timesApart({ per, before, after }) {
  if (before === 0) return after === 0 ? `none per ${per}` : `none before, ${duration(after)} per ${per} after`;
  return `${duration(before)} per ${per} before, ${after === 0 ? 'none' : duration(after)} after`;
}

/**
 * @param {number} share 0..1
 * @returns {string} the same, or what it comes to
 */
function amount(share) {
  if (share === 0) return 'none';
  return share < NEXT_TO_NOTHING ? `${percent(share)}, next to nothing` : percent(share);
}

/**
 * @param {WeightChange} whole of something
 * @param {WeightChange} part of it
 * @returns {boolean} whether the one says no more than the other
 */
function isAlike(whole, part) {
  return whole.before.ticks === part.before.ticks && whole.after.ticks === part.after.ticks;
}

/**
 * @param {Comparison} comparison of two runs
 * @returns {string} what became of the longest time that the event loop stood still, `''` if there is nothing to report
 */
function blockSentence({ longestBlock, before, after, eventLoop }) {
  const what = 'The longest stretch for which it was held';
  const [left, right] = [
    longest(longestBlock.before, before, eventLoop.before.ticks),
    longest(longestBlock.after, after, eventLoop.after.ticks),
  ];
  const isKnown = longestBlock.before !== null && longestBlock.after !== null;
  if (left === right) return longestBlock.after === null ? '' : `${what}: ${left}, in both.`;
  // A maximum has no interval. If the shares are alike, its change is only an observation.
  if (eventLoop.change === 'within-noise')
    return `${what}: ${left} before, ${right} after.${isKnown ? ' A single stretch may be chance.' : ''}`;
  return `${what} went from ${left} to ${right}.`;
}

/**
 * @param {LongestBlock | null} block of a run
 * @param {RunSummary} run that it is of
 * @param {number} loopTicks for which cryptography held its event loop
 * @returns {string} its length, and where it was
 */
function longest(block, { wallMs }, loopTicks) {
  if (block !== null)
    return `${duration(block.maxMs)} (${[block.api, placeWords(block)].filter((part) => part !== '').join(', ')})`;
  if (loopTicks === 0) return 'none';
  return wallMs === 0 ? 'unknown' : 'none that was measured';
}

/**
 * @param {RunSummary} run that was recorded
 * @returns {string[]} facts about the run: program, Node, length, ticks
 */
export function runFacts({ command, node, durationMs, busyTicks }) {
  return [
    commandWords(command).join(' '),
    node === '' ? '' : `node v${node}`,
    durationMs > 0 ? duration(durationMs) : '',
    counted(busyTicks, 'busy tick'),
  ].filter((fact) => fact !== '');
}

/**
 * @param {Comparison} comparison of two runs
 * @returns {string} how their environments differ, `''` if they don't
 */
export function environmentSentence({ environment }) {
  if (environment.length === 0) return '';
  return `${environment.map(differenceText).join('; ')}. That may explain the changes.`;
}

/**
 * @param {Comparison} comparison of two runs
 * @returns {string} what the intervals are based on
 */
export function intervalSentence({ designEffect, crypto, operations, callSites }) {
  const weights = [crypto, ...[...operations, ...callSites].map(({ weight }) => weight)];
  const units = new Set(weights.map(({ rate }) => rate?.per));
  const isOfOneRun = callSites.some(({ weight: { change } }) => change === 'appeared' || change === 'vanished');
  return (
    `${units.has('request') ? 'Changes are judged by time per request and by share: both must show them, unless all other work costs the same or nothing else used the processor. ' : ''}` +
    `${units.has('run') ? 'Work that is mostly done once is judged by its time per run, whatever its share. ' : ''}` +
    `${weights.some((weight) => decidedBy(weight) === 'after start') ? 'After start: judged without work that is done once, whatever the interval of the whole. ' : ''}` +
    `${isOfOneRun ? 'A call that appeared or vanished has no tick in one of the runs, whose source may have it all the same. ' : ''}A difference whose 95 % interval contains 0 is called noise. Two runs can't show how ` +
    `much ticks vary between runs of the same program, so at least ${times(designEffect)} the variance of independent ticks is assumed, and up to 10 times for long calls and calls that ` +
    'are handed over: the most we measured, on a busy machine.'
  );
}

/**
 * @param {Comparison} comparison of two runs
 * @returns {string[]} what limits its meaning, beyond what the answer says
 */
export function noteSentences({ notes }) {
  return notes.filter(({ code }) => code !== 'too-few-ticks').map(({ message }) => message);
}

/** How far a figure per request can be trusted. */
export const REQUEST_CAUTION =
  'Times per request rise when the machine is busy with other things, by a quarter and more: a small difference needs more runs.';
