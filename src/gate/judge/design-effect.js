import { DESIGN_EFFECT } from '../../model/interval.js';

/** @typedef {{ticks: number, busyTicks: number}} Counts of one run: those that a share counts, and all busy ones */

/**
 * How much larger than binomial the variance of a share's ticks is.
 * @typedef {object} DesignEffect
 * @property {number} value at least 1
 * @property {'measured' | 'assumed'} from `measured`: the runs had a say
 */

/** From this many runs on, what they show has a say. */
const FEWEST_RUNS = 3;

/**
 * So many degrees of freedom's worth of evidence stand behind the assumed value. Three runs that agree by luck have a
 * measured one near 0 (with a true one of 3 it is below 1 in 28 of 100 cases), and alone would make intervals of
 * nothing: a program exactly at its limit would fail nine times as often as with this weight (docs/gate.md).
 */
const PRIOR = 4;

/**
 * Pearson's statistic of the runs over its degrees of freedom is the usual measure of overdispersion (McCullagh and
 * Nelder, Generalized Linear Models, 4.5). It is averaged with the assumed value.
 * @param {Counts[]} runs of one program
 * @param {number | null} configured what the config says, null if nothing
 * @returns {DesignEffect}
 */
export function designEffect(runs, configured) {
  if (configured !== null) return { value: Math.max(1, configured), from: 'assumed' };
  const dispersion = dispersionOf(runs);
  if (runs.length < FEWEST_RUNS || dispersion === null) return { value: DESIGN_EFFECT, from: 'assumed' };
  return { value: weighted(dispersion, runs.length), from: 'measured' };
}

/**
 * @param {number} runs how many
 * @param {number | null} configured what the config says, null if nothing
 * @returns {number} the least design effect that so many runs could have had
 */
export function leastDesignEffect(runs, configured) {
  if (configured !== null) return Math.max(1, configured);
  return runs < FEWEST_RUNS ? DESIGN_EFFECT : weighted(0, runs);
}

/**
 * @param {number} dispersion measured
 * @param {number} runs how many
 * @returns {number} the mean with what is assumed, at least 1
 */
function weighted(dispersion, runs) {
  const freedom = runs - 1;
  return Math.max(1, (PRIOR * DESIGN_EFFECT + freedom * dispersion) / (PRIOR + freedom));
}

/**
 * @param {Counts[]} runs of one program
 * @returns {number | null} Pearson's statistic over its degrees of freedom; null where all ticks count, or none
 */
function dispersionOf(runs) {
  const { ticks, busyTicks } = pooled(runs);
  const share = ticks / busyTicks;
  if (runs.length < 2 || !(share > 0 && share < 1)) return null;
  const statistic = runs.filter((run) => run.busyTicks > 0)
    .reduce((sum, run) => sum + (run.ticks - run.busyTicks * share) ** 2 / (run.busyTicks * share * (1 - share)), 0);
  return statistic / (runs.length - 1);
}

/**
 * @param {Counts[]} runs of one program
 * @returns {Counts} all of them as if they were one
 */
export function pooled(runs) {
  return {
    ticks: runs.reduce((sum, { ticks }) => sum + ticks, 0),
    busyTicks: runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0),
  };
}
