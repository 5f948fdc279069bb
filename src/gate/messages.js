/** What a check says: what was found, against which limit, what to do, and how to accept it. */
import { namedFix } from './fixes.js';
import { functionOf } from './task.js';
import { exactly, interval95, limitFor, many, placed, quantity } from './words.js';

/** @import { Check } from '../model/verdict.js' */
/** @import { Finding } from '../model/report.js' */
/** @import { Budget } from '../model/gate-config.js' */
/** @import { Judgement } from './judge/judgement.js' */

/**
 * What the words are made of, besides the check itself.
 * @typedef {object} Told
 * @property {string} title of the metric
 * @property {Budget | null} budget null for call sites that are new
 * @property {Judgement} judgement
 * @property {number} runs that were judged
 * @property {string} missing why it was not measured, as the rest of a sentence
 * @property {string[]} names that are forbidden and were found
 * @property {string[]} differs how the environments differ
 * @property {number} unsure call sites that only one run has shown
 * @property {Finding | null} finding of the heaviest offender
 * @property {string} command that was run, such as `cryptoprof gate report.json`
 * @property {string} source name of the config's file
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
    message: `${subject(check, told)} ${finding(check, told)}${heaviest(check)}`,
    fix: isSettled ? '' : nextStep(check, told),
    accept: isSettled ? '' : acceptance(check, told),
  };
}

/**
 * @param {Bare} check what was decided
 * @param {Told} told what else is known
 * @returns {string} such as `crypto_share of kdf.* in src/** is 20.3 % (95 %: 18.9-21.8 %, 9,120 busy ticks in 2 runs)`
 */
function subject({ metric, operation, path, value, unit, interval, busyTicks }, { title, budget, runs, names, missing }) {
  const limits = [operation && ` of ${operation}`, path && ` in ${path}`, budget?.rule && ` by ${budget.rule}`, budget?.side && ` as ${budget.side}`];
  const name = `${metric}${limits.filter(Boolean).join('')} (${title})`;
  if (missing !== '' && value === null) return `${name} could not be measured:`;
  const rests = [interval === null ? '' : interval95(interval, unit), busyTicks > 0 ? `${many(busyTicks, 'busy tick')} in ${many(runs, 'run')}` : many(runs, 'run')];
  const found = unit === 'text' ? names.join(', ') || 'none that is forbidden' : quantity(value, unit);
  return `${name} is ${found} (${rests.filter((part) => part !== '').join(', ')}):`;
}

/**
 * @param {Bare} check what was decided
 * @param {Told} told what else is known
 * @returns {string} the rest of the sentence
 */
function finding(check, { judgement, missing, differs, unsure, runs }) {
  const limit = limitText(check);
  const over = check.isMinimum ? 'less' : 'more';
  switch (check.reason) {
    case 'within': return `within ${limit}.`;
    case 'straddles': return unsure > 0
      ? `within ${limit}, but with ${many(unsure, 'call site')} that ${runs === 1 ? 'a second run would have to' : 'no second run did'} confirm, it is near.`
      : `near ${limit}, which lies inside what chance can do.`;
    case 'exceeded': return `${over} than ${limit}${judgement.runs > 1 ? `, in ${judgement.above} of ${judgement.runs} runs` : ''}.`;
    case 'single': return `${over} than ${limit}, but in one run that may be chance.`;
    case 'disagree': return `${over} than ${limit} in ${judgement.above} of ${judgement.runs} runs, which decides nothing.`;
    case 'few-ticks': return `too few busy ticks to say that ${limit} is kept, which takes ${many(judgement.neededTicks, 'busy tick')}.`;
    case 'environment': return `not compared, as the environment differs (${differs.join('; ')}).`;
    case 'blind': return `more than a fifth of the ticks carries no name or was lost, so it is not known that ${limit} is kept.`;
    case 'unpaired': return 'it can only be compared with runs of the base on the same machine, and there are none.';
    default: return `${missing}.`;
  }
}

/**
 * @param {Bare} check with a limit or forbidden names
 * @returns {string} such as `the limit of 15 %`, `the 23 % that the baseline of 18 % allows`
 */
function limitText({ limit, unit, baseline, isMinimum, metric }) {
  if (metric === 'new_call_sites') return 'the baseline knows';
  if (unit === 'text' || limit === null) return 'the config allows';
  if (metric === 'cpu_ms_per_request') return `the growth of ${exactly(limit, 'share')} that is allowed`;
  if (baseline !== null) return `the ${exactly(limit, unit)} that the baseline of ${exactly(baseline, unit)} allows`;
  return `the ${isMinimum ? 'least' : 'limit'} of ${exactly(limit, unit)}`;
}

/**
 * @param {Bare} check what was decided
 * @returns {string} where to look, as a sentence of its own
 */
function heaviest({ offenders, outcome }) {
  if (offenders.length === 0 || outcome === 'pass') return '';
  const [first] = offenders;
  const share = first.share > 0 ? `, ${quantity(first.share, 'share')}` : '';
  return ` ${offenders.length === 1 ? 'It is' : 'The heaviest is'} ${placed(first)}${share}.`;
}

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Told} told what else is known
 * @returns {string} what to do, one sentence
 */
function nextStep(check, told) {
  const { command, judgement } = told;
  switch (check.reason) {
    case 'exceeded': return namedFix(check, told.finding);
    case 'single': case 'disagree': return `Record another run of the same program and judge all together: ${command} <another report>`;
    case 'few-ticks': {
      const times = check.busyTicks > 0 ? judgement.neededTicks / check.busyTicks : 0;
      return `Record ${times > 0 ? `about ${times < 9.5 ? (Math.ceil(times * 10) / 10).toFixed(1) : Math.ceil(times)} times as much: ` : ''}a longer run, more load, or several runs judged together.`;
    }
    case 'environment': return check.baseline === null
      ? 'Judge runs of one program on one machine and one Node only.'
      : `Record the baseline where the gate runs: ${command} --update-baseline`;
    case 'blind': return 'See what the report says of missing symbols, and profile a Node binary that has its symbols.';
    case 'unpaired': return `Record base and head in turns on this machine, and name the base's reports: ${command} --base <report>`;
    default: return 'Record a run in which it happens, with this version of cryptoprof.';
  }
}

/** Of what was not measured, there is nothing to accept. */
const ACCEPTABLE = new Set(['exceeded', 'single', 'disagree']);

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Told} told what else is known
 * @returns {string} what to run, or what to write where
 */
function acceptance(check, told) {
  const { budget, command, source } = told;
  if (!ACCEPTABLE.has(check.reason)) return '';
  if (check.baseline !== null || check.metric === 'new_call_sites') return `${command} --update-baseline`;
  const at = `budgets[${budget?.index ?? 0}]`;
  if (check.unit === 'text') return `in ${source}, ${at}: take the name out of "forbid"`;
  if (check.metric === 'cpu_ms_per_request') {
    return check.interval === null ? '' : `in ${source}, ${at}: "regression": "+${limitFor(check.interval[1], 'share')}"`;
  }
  if (check.unit === 'count' && check.offenders.length > 0) return allowLine(check, told);
  const value = check.interval?.[check.isMinimum ? 0 : 1] ?? check.value ?? 0;
  const limit = check.isMinimum ? Math.floor(value * 100) / 100 : limitFor(value, check.unit);
  return `in ${source}, ${at}: "${check.isMinimum ? 'min' : 'max'}": ${JSON.stringify(limit)}`;
}

/**
 * @param {Bare} check whose call sites are counted
 * @param {Told} told what else is known
 * @returns {string} an allow of the heaviest, to be filled in
 */
function allowLine({ offenders: [first] }, { finding: found, source, expires }) {
  const rule = found?.rule ?? '*';
  return `in ${source}, add to "allow": ${JSON.stringify({ rule, site: `${functionOf(first.key)}|*`, reason: '<why>', expires })}; `
    + `or in the line above ${first.file}:${first.line}: // cryptoprof-allow ${rule} until=${expires} -- <why>`;
}
