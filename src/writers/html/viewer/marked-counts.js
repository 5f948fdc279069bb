/** What happened in a marked stretch of the timeline, in words. */
import { duration, grouped } from '../../../text/numbers.js';
import { counted } from '../../../text/words.js';

/**
 * What a thread counted over time.
 * @typedef {object} Lane
 * @property {string} one the word for one of them
 * @property {string} counted the words for several
 * @property {boolean} complete false if there may have been more
 * @property {number} startUs when its slots begin
 * @property {number} slotUs length of a slot
 * @property {ArrayLike<number>} counts of each slot
 */

/**
 * @param {Lane[]} lanes of all threads
 * @param {number} fromUs when the stretch begins
 * @param {number} toUs when it ends
 * @returns {string} what was counted in it: a slot is where its middle is
 */
export function countsIn(lanes, fromUs, toUs) {
  const sums = new Map(lanes.map((lane) => [lane.counted, { one: lane.one, sum: 0, bound: '' }]));
  for (const { counted: name, complete, startUs, slotUs, counts } of lanes) {
    const of = sums.get(name);
    if (of === undefined) continue;
    if (!complete) of.bound = 'at least ';
    for (let slot = 0; slot < counts.length; slot++) {
      const middle = startUs + (slot + 0.5) * slotUs;
      if (middle >= fromUs && middle < toUs) of.sum += counts[slot];
    }
  }
  return [...sums].map(([many, { one, sum, bound }]) => `, ${bound}${counted(sum, one, many)}`).join('');
}

/**
 * @param {{blocks: {start: Int32Array, duration: Int32Array}, blockUnitUs: number, hasAllBlocks: boolean}} data what the
 *   page contains
 * @param {number} fromUs when the stretch begins
 * @param {number} toUs when it ends
 * @returns {string} how long calls that held a thread in it did so altogether, `''` if there were none
 */
export function blocksIn({ blocks, blockUnitUs: unit, hasAllBlocks }, fromUs, toUs) {
  const durations = blocks.duration
    .filter((length, block) => (blocks.start[block] + length) * unit > fromUs && blocks.start[block] * unit < toUs)
    .sort();
  if (durations.length === 0) return '';
  const at = (/** @type {number} */ share) =>
    duration((durations[Math.ceil(share * durations.length) - 1] * unit) / 1000);
  const which = hasAllBlocks ? 'of 10 ms or more' : `of the ${grouped(blocks.start.length)} longest`;
  const median = durations.length > 1 ? `median ${at(0.5)}, ` : '';
  // Of fewer, that is the longest.
  const most = durations.length > 20 ? `95 % up to ${at(0.95)}, ` : '';
  return ` ${counted(durations.length, 'block')} ${which} held a thread meanwhile: ${median}${most}longest ${at(1)}.`;
}
