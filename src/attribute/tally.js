import { PHASES } from './phases.js';

/** @import { Attribution } from './attribute-profile.js' */

/**
 * Samples that agree in all that is counted of them.
 * @typedef {object} Tally
 * @property {number} site index into the attribution's list
 * @property {number} leaf frame
 * @property {number} phase a PHASE
 * @property {number} ticks
 * @property {number} weightUs
 */

/**
 * Most samples are like the one before: they are counted with integers first, and with names once for all that are
 * alike.
 * @param {Attribution} attribution of one isolate
 * @returns {Tally[]} in the order in which they are first met
 */
export function tallyOf({ profile, phases, sites }) {
  const {
    samples: { stack, weight, length },
    stacks,
    frames,
  } = profile;
  /** @type {Map<number, Tally>} */
  const rows = new Map();
  let key = -1;
  /** @type {Tally} */
  let row = { site: -1, leaf: -1, phase: -1, ticks: 0, weightUs: 0 };
  for (let index = 0; index < length; index++) {
    const site = sites[index];
    if (site === -1) continue;
    const leaf = stacks.frame[stack[index]];
    const phase = phases[index];
    const here = (site * frames.length + leaf) * PHASES.length + phase;
    if (here !== key) {
      key = here;
      row = rows.get(here) ?? { site, leaf, phase, ticks: 0, weightUs: 0 };
      if (row.ticks === 0) rows.set(here, row);
    }
    row.ticks++;
    row.weightUs += weight[index];
  }
  return [...rows.values()];
}

/**
 * @template {string} T
 * @param {Map<T, number>} votes ticks by answer
 * @returns {T | undefined} the answer with most ticks; of equal ones the first by name, so that the order of
 *   samples and isolates does not matter
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
