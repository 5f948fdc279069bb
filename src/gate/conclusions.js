/** What follows from what a check has measured: the end of its sentence. */
import { grouped } from '../text/numbers.js';
import { exactly } from '../text/quantity.js';
import { counted } from '../text/words.js';

/** @import { Bare, Told } from './messages.js' */

/**
 * @param {Bare} check what was decided
 * @param {Told} told what else is known
 * @returns {string} the rest of the sentence, from its comma or colon to its full stop
 */
export function conclusion(check, told) {
  const { judgement, missing, differs } = told;
  const limit = limitText(check);
  const over = check.isMinimum ? 'less' : 'more';
  const inRuns = judgement.runs > 1 && check.tier < 4 ? `, in ${judgement.above} of ${judgement.runs} runs` : '';
  switch (check.reason) {
    case 'within': return within(check);
    case 'straddles': return straddling(check, told);
    case 'exceeded': return check.unit === 'text' ? ', which the config forbids.' : `${limit === '' ? '' : `, ${over} than ${limit}`}${inRuns}.`;
    case 'single': return `, more than ${limit}, but in one run that may be chance.`;
    case 'disagree': return `; ${judgement.above} of ${judgement.runs} runs ${judgement.above === 1 ? 'shows' : 'show'} ${over} than ${limit} for certain, which decides nothing.`;
    case 'few-ticks': return `: too few busy ticks to be sure, which takes ${grouped(judgement.neededTicks)}.`;
    case 'few-baseline-ticks': return `: the baseline rests on ${counted(told.baselineTicks, 'busy tick')}, too few to compare with, which takes ${grouped(judgement.neededTicks)}.`;
    case 'environment': return `: not judged, as the environment differs (${differs.join('; ')}).`;
    case 'blind': return ': more than a fifth of the ticks carries no name or was lost, so there may be more.';
    case 'unpaired': return ' can only be compared with runs of the base on the same machine, and there are none.';
    default: return check.value === null ? ` could not be measured: ${missing}.` : `, but not in all runs: ${missing}.`;
  }
}

/**
 * @param {Bare} check that keeps its limit
 * @returns {string} the rest of the sentence
 */
function within(check) {
  const limit = limitText(check);
  if (limit === '') return '.';
  if (check.isMinimum) return `, no less than ${limit}.`;
  return check.baseline === check.limit ? `, no more than ${limit}.` : `, within ${limit}.`;
}

/**
 * @param {Bare} check that keeps its limit, but not by much
 * @param {Told} told what else is known
 * @returns {string} the rest of the sentence
 */
function straddling(check, { judgement, unsure, reports }) {
  const limit = limitText(check);
  if (check.metric === 'new_call_sites') return `, but ${grouped(unsure)} may be: the baseline's runs could have missed ${unsure === 1 ? 'it' : 'them'}.`;
  const more = `${grouped(unsure)} more`;
  switch (check.unit) {
    case 'count': return `, within ${limit}; ${more} ${unsure === 1 ? 'is' : 'are'} not certain: ${reports.length === 1 ? 'a second run would have to show the same' : 'no second run shows the same'}.`;
    case 'ratio': return `; ${judgement.above} of ${judgement.runs} runs ${judgement.above === 1 ? 'is' : 'are'} beyond ${limit}, which is no majority.`;
    case 'ms': return `, more than ${limit}, but too rarely to be more than an accident.`;
    default: return `, too near to ${limit} to be sure.`;
  }
}

/**
 * @param {Bare} check with a limit or forbidden names
 * @returns {string} such as `the limit of 15 %`, `the limit of 23 % (the baseline is 18 %)`; `''` if it needs no words
 */
function limitText({ limit, unit, baseline, isMinimum, metric }) {
  if (metric === 'new_call_sites' || unit === 'text' || limit === null) return '';
  if (metric === 'cpu_ms_per_request') return `the ${exactly(limit, 'share')} that the config allows`;
  if (baseline === limit) return `the baseline's ${exactly(limit, unit)}`;
  if (baseline !== null) return `the limit of ${exactly(limit, unit)} (the baseline is ${exactly(baseline, unit)})`;
  return isMinimum ? `the required ${exactly(limit, unit)}` : `the limit of ${exactly(limit, unit)}`;
}
