/** How much more must be recorded where ticks were too few, in what the user can set. */
import { duration, grouped } from '../text/numbers.js';
import { exactly } from '../text/quantity.js';
import { counted } from '../text/words.js';
import { FEWEST_TICKS } from './judge/share.js';
import { upToTwoFigures } from './words.js';

/** @import { Report } from '../model/report.js' */
/** @import { Check } from '../model/verdict.js' */

/** @typedef {Pick<Check, 'tier' | 'busyTicks' | 'neededTicks'>} Lacking a check with too few ticks */

/** The tier of shares, of which a run with too few ticks says nothing, however many there are of it. */
const SHARES = 2;
/** Nobody makes more runs than a config may ask for. */
const MOST_RUNS = 20;

/**
 * @param {Lacking} check with too few ticks
 * @param {number} runs that it rests on
 * @param {number | null} minBusyTicks that the config says
 * @returns {number} how many runs with as many ticks as these it takes to decide; Infinity if no number does
 */
export function runsNeeded({ tier, busyTicks, neededTicks }, runs, minBusyTicks) {
  const ofRun = busyTicks / runs;
  const isEnough = ofRun > 0 && (tier !== SHARES || ofRun >= (minBusyTicks ?? FEWEST_TICKS));
  return isEnough ? Math.ceil(neededTicks / ofRun) : Infinity;
}

/**
 * @param {Lacking} check with too few ticks
 * @param {Report[]} reports of the runs that it rests on
 * @param {number | null} minBusyTicks that the config says
 * @returns {string} what to record, one sentence
 */
export function howMuchLonger(check, reports, minBusyTicks) {
  const { busyTicks, neededTicks } = check;
  if (busyTicks === 0) return 'Give the program more to do: a longer run, or more load.';
  const times = neededTicks / busyTicks;
  const ms = mean(reports.map(({ target }) => target.durationMs));
  const requests = mean(reports.map(({ load, traffic }) => load?.requests ?? traffic?.requests ?? 0));
  const measures = [
    ms > 0 ? `${exactly(upToTwoFigures(times * ms), 'ms')} instead of ${duration(ms)}` : '',
    requests > 0 ? `${grouped(upToTwoFigures(times * requests))} requests instead of ${grouped(requests)}` : '',
  ].filter((measure) => measure !== '').join(', or ');
  const count = runsNeeded(check, reports.length, minBusyTicks);
  return `Make ${reports.length === 1 ? 'the run' : 'each run'} about ${times < 10 ? upToTwoFigures(times) : grouped(Math.ceil(times))} times as long`
    + `${measures === '' ? '' : `: ${measures}`}${count <= MOST_RUNS ? `; or judge ${counted(count, 'such run')} together` : ''}.`;
}

/**
 * @param {number[]} values at least one
 * @returns {number} their mean
 */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
