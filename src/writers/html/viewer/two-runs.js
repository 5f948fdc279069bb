/**
 * The flame graph of a comparison: before, after and difference side by side. Whether a frame grew is judged the way
 * the comparison judges a call site, by the same code.
 */
import { decidedBy, differsFrom } from '../../../compare/decided-by.js';
import { weightChange } from '../../../compare/weight-change.js';
import { DESIGN_EFFECT } from '../../../model/interval.js';
import { OWN_START, START_PHASES } from '../../../model/start-phase.js';
import { durationDifference, percent, points, pointsRange } from '../../../text/numbers.js';
import { counted } from '../../../text/words.js';
import { CHANGED, CHANGED_INK, TONES } from './look.js';
import { familyColors, frameWords } from './one-run.js';
import { sumsOf } from './tree.js';

/** @import { Part } from '../../../compare/part.js' */
/** @import { FrameNoise } from '../../../model/compared-stacks.js' */
/** @import { WeightChange } from '../../../model/comparison.js' */
/** @import { Panel, Subject } from './picture.js' */
/** @import { View } from './tree.js' */

const SIDES = ['before', 'after'];

/**
 * What one run took in each frame of a view.
 * @typedef {object} Side
 * @property {string} name of the run
 * @property {FrameNoise} noise of all of it
 * @property {Float64Array} ticks
 * @property {Float64Array} us that they stand for
 * @property {Float64Array} effect sums of their design effects
 * @property {Float64Array} once those that are not part of what the program does repeatedly
 * @property {Float64Array} few those of searches for primes, too few to even out
 * @property {Float64Array} variance of searches for primes
 */

/**
 * @param {any} data what the page contains
 * @returns {Subject} widths are shares: of one run, or the mean of both where both are shown at once
 */
export function twoRuns(data) {
  const { rows, runs } = data;
  return {
    weights: Float64Array.from(rows.ticks, (ticks, row) => ticks / Math.max(1, runs[rows.run[row]].busyTicks) / 2),
    arrangements: {
      beside: 'Before, after and difference',
      difference: 'Difference',
      before: 'Before',
      after: 'After',
    },
    of: (view, isOneRoute) => pictureOf(view, data, isOneRoute),
  };
}

/**
 * @param {View} view of both runs' stacks
 * @param {any} data what the page contains
 * @param {boolean} isOneRoute whether it shows one route only: the requests that were counted are of all
 * @returns {ReturnType<Subject['of']>}
 */
function pictureOf(view, data, isOneRoute) {
  const sides = SIDES.map((_, run) => sideOf(view, data, run));
  /** @type {Map<number, WeightChange>} */
  const judged = new Map();
  const changeOf = (row) => {
    let change = judged.get(row);
    if (change === undefined) {
      change = judge(sides, row, data);
      judged.set(row, change);
    }
    return change;
  };
  const panels = {
    before: plainPanel(view, sides[0], `Before: ${data.names.before}`),
    after: plainPanel(view, sides[1], `After: ${data.names.after}`),
    difference: differencePanel(view, changeOf),
  };
  return {
    panels: (arrangement) => (arrangement === 'beside' ? Object.values(panels) : [panels[arrangement]]),
    words: (row) => `${frameWords(view, row)}: ${changeWords(changeOf(row), data.changes, isOneRoute)}`,
    sum: (rows) =>
      sides.map(({ name, ticks, noise }) => sideWords(name, sumAt(ticks, rows), noise.busyTicks)).join(', '),
    opening: { top: 0, at: largestChange(view, changeOf) },
  };
}

/**
 * @param {View} view of both runs' stacks
 * @param {any} data what the page contains
 * @param {number} run index
 * @returns {Side}
 */
function sideOf(view, { rows, runs, noises, timeUnitUs, phases }, run) {
  const codesOf = (names) => new Set(Array.from(names, (name) => phases.indexOf(name)));
  const [ownStart, start] = [codesOf(OWN_START), codesOf(START_PHASES)];
  const sums = (valueOf) => sumsOf(view, (row) => (rows.run[row] === run ? valueOf(row, rows.ticks[row]) : 0));
  const noiseOf = (row) => noises[rows.noise[row]];
  // A report's call sites don't distinguish cryptography while Node itself starts.
  const isOnce = (row) =>
    noiseOf(row).isFewSearches || (rows.work[row] === -1 ? start.has(rows.phase[row]) : ownStart.has(rows.phase[row]));
  return {
    name: SIDES[run],
    noise: runs[run],
    ticks: sums((_, ticks) => ticks),
    us: sums((row) => rows.time[row] * timeUnitUs),
    effect: sums((row, ticks) => ticks * noiseOf(row).designEffect),
    once: sums((row, ticks) => (isOnce(row) ? ticks : 0)),
    few: sums((row, ticks) => (noiseOf(row).isFewSearches ? ticks : 0)),
    variance: sums((row, ticks) => ticks * noiseOf(row).searchVariance),
  };
}

/**
 * @param {Side[]} sides both runs
 * @param {number} row of the view
 * @param {any} data what the page contains
 * @returns {WeightChange} what became of it
 */
function judge([before, after], row, { requests }) {
  return weightChange(partAt(before, row), partAt(after, row), requests);
}

/**
 * @param {Side} side a run
 * @param {number} row of the view
 * @returns {Part}
 */
function partAt({ noise, ticks, us, effect, once, few, variance }, row) {
  const { busyTicks, busyMs, onceTicks, runs, hasStart, busyFactor, runSearchTicks, recurringSearchTicks, isJob } =
    noise;
  return {
    ticks: ticks[row],
    cpuMs: Math.round(us[row] / 1000),
    busyTicks,
    busyMs,
    onceTicks: once[row],
    runOnceTicks: onceTicks,
    runs,
    hasStart,
    noise: {
      designEffect: ticks[row] === 0 ? DESIGN_EFFECT : effect[row] / ticks[row],
      busyFactor,
      searchTicks: Math.sqrt(variance[row]),
      runSearchTicks,
      recurringSearchTicks,
      isSearch: 2 * few[row] > ticks[row],
      isJob,
    },
  };
}

/**
 * @param {View} view of both runs' stacks
 * @param {Side} side one of them
 * @param {string} title of the panel
 * @returns {Panel}
 */
function plainPanel(view, { ticks }, title) {
  return { title, total: ticks, colors: familyColors(view), label: (row) => frameWords(view, row) };
}

/**
 * @param {View} view of both runs' stacks
 * @param {(row: number) => WeightChange} changeOf a frame
 * @returns {Panel}
 */
function differencePanel(view, changeOf) {
  return {
    title: 'Difference',
    total: view.total,
    colors(row, look) {
      const color = colorOf(changeOf(row));
      return color === undefined ? [look.quiet[view.kind[row]], look.ink] : [color, CHANGED_INK];
    },
    // The sign says what the colour says.
    label(row) {
      const change = changeOf(row);
      return `${colorOf(change) === undefined ? '' : `${amountWords(change)} `}${frameWords(view, row)}`;
    },
  };
}

/**
 * @param {WeightChange} change of a frame
 * @returns {string | undefined} undefined for noise
 */
function colorOf({ change }) {
  return CHANGED[TONES[change]];
}

/**
 * @param {WeightChange} weight of a frame
 * @returns {string} by how much: in time for each request or run, where that is what decided
 */
function amountWords(weight) {
  const { difference, rate } = weight;
  return rate === null || differsFrom(weight, rate.interval)
    ? points(difference)
    : `${durationDifference(rate.difference)}/${rate.per === 'run' ? 'run' : 'req'}`;
}

/**
 * @param {WeightChange} weight of a frame
 * @param {Record<string, string>} words for changes
 * @param {boolean} isOneRoute whether it is of one route only
 * @returns {string} both runs, and what they come to
 */
function changeWords(weight, words, isOneRoute) {
  const { change, before, after, difference, interval, rate } = weight;
  const margin = `${points(difference)} points (95 %: ${pointsRange(interval)})`;
  const of = isOneRoute && rate?.per === 'request' ? ' of any route' : '';
  const cost =
    rate === null
      ? ''
      : `, ${durationDifference(rate.difference)} per ${rate.per}${of} (95 %: ${rate.interval.map(durationDifference).join(' to ')})`;
  const sides = [before, after].map(
    ({ ticks, share }, run) => `${SIDES[run]} ${counted(ticks, 'tick')}, ${percent(share)}`,
  );
  return `${sides.join('; ')}; ${margin}${cost}: ${`${words[change]} ${decidedBy(weight)}`.trim()}`;
}

/**
 * @param {string} name of a run
 * @param {number} ticks of it
 * @param {number} busyTicks of all of it
 * @returns {string}
 */
function sideWords(name, ticks, busyTicks) {
  return `${name} ${counted(ticks, 'tick')}, ${percent(busyTicks === 0 ? 0 : ticks / busyTicks)}`;
}

/**
 * @param {Float64Array} values of rows
 * @param {number[]} rows that are meant
 * @returns {number} sum
 */
function sumAt(values, rows) {
  return rows.reduce((sum, row) => sum + values[row], 0);
}

/**
 * @param {View} view of both runs' stacks
 * @param {(row: number) => WeightChange} changeOf a frame
 * @returns {number} the cryptography that changed most, beyond noise if any did; 0 if there is none
 */
function largestChange(view, changeOf) {
  let best = 0;
  let most = -1;
  view.kind.forEach((kind, row) => {
    if (kind !== 'work') return;
    const change = changeOf(row);
    // A difference of shares is 1 at most.
    const rank = Math.abs(change.difference) + (colorOf(change) === undefined ? 0 : 1);
    if (rank > most) [best, most] = [row, rank];
  });
  return best;
}
