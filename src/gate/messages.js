/** What a check says: what was found, against which limit, what to do, and how to accept it. */
import { acceptance } from './acceptance.js';
import { conclusion } from './conclusions.js';
import { nextStep } from './next-steps.js';
import { statement } from './statements.js';
import { interval95 } from '../text/quantity.js';
import { counted } from '../text/words.js';

/** @import { Check } from '../model/verdict.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { Budget } from '../model/gate-config.js' */
/** @import { Judgement } from './judge/judgement.js' */
/** @import { Commands } from './verdict.js' */

/**
 * What the words are made of, besides the check itself.
 * @typedef {object} Told
 * @property {string} title of the metric
 * @property {Budget | null} budget null for call sites that are new
 * @property {Judgement} judgement
 * @property {number} baselineTicks busy ticks that the baseline rests on, 0 without one
 * @property {string} missing why it was not measured, as the rest of a sentence
 * @property {string[]} names that are forbidden and were found
 * @property {string[]} differs how the environments differ
 * @property {number} unsure call sites that only one run has shown, or that the baseline may have missed
 * @property {Finding | null} finding of the heaviest offender
 * @property {string} rule that an allow of the heaviest offender would name
 * @property {Report[]} reports of all runs
 * @property {number | null} minBusyTicks that the config says
 * @property {boolean} isStretch whether the longest block may hold several calls, which could not be told apart
 * @property {Commands} commands to type
 * @property {string} source name of the config's file
 * @property {boolean} isDefault whether there is no such file
 * @property {string} expires ISO date that a new allow could have
 */

/** @typedef {Omit<Check, 'message' | 'fix' | 'accept'>} Bare a check without its words */

/**
 * @param {Bare} check what was decided
 * @param {Told} told what else is known
 * @returns {Pick<Check, 'message' | 'fix' | 'accept'>}
 */
export function wordsOf(check, told) {
  const isSettled = check.outcome === 'pass' || check.outcome === 'near';
  return {
    message: statement(check, told) + evidence(check, told) + conclusion(check, told),
    fix: isSettled ? '' : nextStep(check, told),
    accept: isSettled ? [] : acceptance(check, told),
  };
}

/**
 * @param {Bare} check what was decided
 * @param {Told} told what else is known
 * @returns {string} such as ` (95 %: 18.9-21.8 %, 9,120 busy ticks in 2 runs)`, `''` if there is no value
 */
function evidence({ value, unit, interval, busyTicks, tier }, { reports, judgement }) {
  if (value === null) return '';
  const rests = [
    interval === null ? '' : interval95(interval, unit),
    tier === 4 ? counted(judgement.runs, 'pair') : `${busyTicks > 0 ? `${counted(busyTicks, 'busy tick')} in ` : ''}${counted(reports.length, 'run')}`,
  ];
  return ` (${rests.filter((part) => part !== '').join(', ')})`;
}
