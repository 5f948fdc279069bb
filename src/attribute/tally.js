/** Samples of one profile that agree in all but time, counted together. */
import { PHASES } from './phases.js';

/** @import { Attribution } from './attribute-profile.js' */

/**
 * Samples that differ only in time.
 * @typedef {object} SampleTally
 * @property {number} stack row, -1 if unknown
 * @property {number} phase a PHASE
 * @property {number} site index into the attribution's list, -1 if they are not cryptography
 * @property {number} wake the same for samples in which a thread woke another
 * @property {number} ticks
 * @property {number} weightUs
 */

/**
 * @typedef {object} Tallies
 * @property {SampleTally[]} list in order of first appearance
 * @property {Int32Array} ofSample index into `list` for each sample
 */

/**
 * There is a sample for each millisecond, but only some thousand different ones: code that counts needs only these.
 * @param {Pick<Attribution, 'profile' | 'phases' | 'sites' | 'wakes'>} attribution of one isolate
 * @returns {Tallies} each sample in one
 */
export function talliesOf({ profile: { samples, stacks }, phases, sites, wakes }) {
  const { stack, weight, length } = samples;
  /** @type {SampleTally[]} */
  const list = [];
  const ofSample = new Int32Array(length);
  // The latest of each stack and phase, which is nearly always the only one. With millions of stacks, memory for each
  // one counts.
  const latest = new Int32Array((stacks.length + 1) * PHASES.length).fill(-1);
  /** All of them, for a stack and phase with several. @type {Map<number, number[]>} */
  const several = new Map();
  for (let index = 0; index < length; index++) {
    const slot = (stack[index] + 1) * PHASES.length + phases[index];
    const site = sites[index];
    const wake = wakes[index];
    let row = latest[slot];
    if (row === -1 || list[row].site !== site || list[row].wake !== wake) {
      const rows = row === -1 ? [] : (several.get(slot) ?? [row]);
      row = rows.find((each) => list[each].site === site && list[each].wake === wake) ?? list.length;
      if (row === list.length) {
        list.push({ stack: stack[index], phase: phases[index], site, wake, ticks: 0, weightUs: 0 });
        if (rows.length > 0) several.set(slot, [...rows, row]);
      }
      latest[slot] = row;
    }
    const tally = list[row];
    tally.ticks++;
    tally.weightUs += weight[index];
    ofSample[index] = row;
  }
  return { list, ofSample };
}

/**
 * @param {Tallies} tallies of one isolate
 * @param {number} sites number of sites
 * @returns {Float64Array} ticks of each site
 */
export function siteTicks({ list }, sites) {
  const ticks = new Float64Array(sites);
  for (const tally of list) if (tally.site !== -1) ticks[tally.site] += tally.ticks;
  return ticks;
}

/**
 * @template {string} T
 * @param {Map<T, number>} votes ticks by answer
 * @returns {T | undefined} the answer with most ticks; among equal ones the first by name, so that the order of samples
 *   and isolates does not matter
 */
export function heaviest(votes) {
  /** @type {T | undefined} */
  let best;
  let most = 0;
  for (const [answer, ticks] of votes) {
    if (ticks > most || (ticks === most && best !== undefined && answer < best)) [best, most] = [answer, ticks];
  }
  return best;
}
