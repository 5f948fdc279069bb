/** How much larger than binomial the variance of a share's ticks is, as runs or a baseline show it. */
import { DESIGN_EFFECT } from '../../model/interval.js';

/** @typedef {{ticks: number, busyTicks: number}} Counts of one run: those that a share counts, and all busy ones */

/**
 * How much larger than binomial the variance of a share's ticks is.
 * @typedef {object} DesignEffect
 * @property {number} value at least 1
 * @property {number} least the smallest that this many runs could have shown, at least 1
 * @property {'measured' | 'assumed'} from `measured`: runs contributed to it
 */

/** What the runs of a baseline showed, from `shownEffect`. @typedef {{value: number, runs: number}} KnownEffect */

/** From this many runs on, what they show is taken into account. */
export const FEWEST_RUNS = 3;

/**
 * Degrees of freedom that the assumed value counts for. Three runs that agree by luck have a
 * measured one near 0 (with a true one of 3 it is below 1 in 28 of 100 cases), and alone would make intervals of
 * nothing: a program exactly at its limit would fail nine times as often as with this weight (docs/gate.md).
 */
const PRIOR = 4;

/**
 * Pearson's statistic of the runs over its degrees of freedom is the usual measure of overdispersion (McCullagh and
 * Nelder, Generalized Linear Models, 4.5). It is averaged with prior knowledge: the assumed value, or the baseline's.
 * @param {Counts[]} runs of one program
 * @param {number | null} configured what the config says, null if nothing
 * @param {KnownEffect | null} [known] what the baseline's runs showed, null if they were too few
 * @returns {DesignEffect} value and least value, at least 1, and whether runs contributed
 */
export function designEffect(runs, configured, known = null) {
  if (configured !== null) return fixed(Math.max(1, configured), 'assumed');
  const dispersion = dispersionOf(runs);
  if (known === null) {
    if (runs.length < FEWEST_RUNS || dispersion === null) return fixed(DESIGN_EFFECT, 'assumed');
    return averaged({ value: DESIGN_EFFECT, weight: PRIOR }, dispersion, runs.length - 1);
  }
  if (dispersion === null) return fixed(known.value, 'measured');
  return averaged({ value: known.value, weight: PRIOR + known.runs - 1 }, dispersion, runs.length - 1);
}

/**
 * What a baseline stores for all later runs judged against it. If its runs agree by luck, more than they show is
 * assumed, but never less: where ticks vary 20 times as much as independent ones, the mean alone would fail an
 * unchanged program in 1.8 % of cases, and this in at most 1.0 % (docs/gate.md).
 * @param {Counts[]} runs of one program
 * @returns {number | null} design effect, at least 1; null if there are too few runs to show one
 */
export function shownEffect(runs) {
  if (runs.length < FEWEST_RUNS) return null;
  return Math.max(designEffect(runs, null).value, dispersionOf(runs) ?? 1);
}

/**
 * @param {number} value that no run had a say in
 * @param {DesignEffect['from']} from where it is from
 * @returns {DesignEffect}
 */
function fixed(value, from) {
  return { value, least: value, from };
}

/**
 * @param {{value: number, weight: number}} before what was known, and the degrees of freedom behind it
 * @param {number} dispersion measured
 * @param {number} freedom degrees of it
 * @returns {DesignEffect}
 */
function averaged({ value, weight }, dispersion, freedom) {
  const mean = (/** @type {number} */ shown) => Math.max(1, (weight * value + freedom * shown) / (weight + freedom));
  return { value: mean(dispersion), least: mean(0), from: 'measured' };
}

/**
 * @param {Counts[]} runs of one program
 * @returns {number | null} Pearson's statistic over its degrees of freedom; null if all ticks count, or none do
 */
export function dispersionOf(runs) {
  const { ticks, busyTicks } = pooled(runs);
  const share = ticks / busyTicks;
  if (runs.length < 2 || !(share > 0 && share < 1)) return null;
  const statistic = runs
    .filter((run) => run.busyTicks > 0)
    .reduce((sum, run) => sum + (run.ticks - run.busyTicks * share) ** 2 / (run.busyTicks * share * (1 - share)), 0);
  return statistic / (runs.length - 1);
}

/**
 * @param {Counts[]} runs of one program
 * @returns {Counts} all runs as if they were one
 */
export function pooled(runs) {
  return {
    ticks: runs.reduce((sum, { ticks }) => sum + ticks, 0),
    busyTicks: runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0),
  };
}
