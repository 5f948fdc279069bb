/** What to do about a check, and how to accept what it found. */
import { namedFix } from './fixes.js';
import { functionOf } from './task.js';
import { limitFor } from './words.js';

/** @import { Bare, Told } from './messages.js' */

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Told} told what else is known
 * @returns {string} what to do, one sentence
 */
export function nextStep(check, told) {
  const { commands, judgement, source } = told;
  switch (check.reason) {
    case 'exceeded': return namedFix(check, told.finding);
    case 'single': case 'disagree': return commands.judge === null
      ? `Run it again, or allow more runs: "runs" in ${source}.`
      : `Record another run of the same program and judge all together: ${commands.judge} <another report>`;
    case 'few-ticks': {
      const times = check.busyTicks > 0 ? judgement.neededTicks / check.busyTicks : 0;
      return `Record ${times > 0 ? `about ${times < 9.5 ? (Math.ceil(times * 10) / 10).toFixed(1) : Math.ceil(times)} times as much: ` : ''}a longer run, more load, or several runs judged together.`;
    }
    case 'few-baseline-ticks': return `Record the baseline anew, from a longer run: ${commands.update}`;
    case 'environment': return check.baseline === null
      ? 'Judge runs of one program on one machine and one Node only.'
      : `Record the baseline where the gate runs: ${commands.update}`;
    case 'blind': return 'See what the report says of missing symbols, and profile a Node binary that has its symbols.';
    case 'unpaired': return `Record base and head in turns on this machine, and name the base's reports: ${commands.judge ?? 'cryptoprof gate <report>'} --base <report>`;
    default: return 'Record a run in which it can be measured: under load, and with this version of cryptoprof.';
  }
}

/** Of what was not measured, there is nothing to accept. */
const ACCEPTABLE = new Set(['exceeded', 'single', 'disagree']);

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Told} told what else is known
 * @returns {string} what to run, or what to write where
 */
export function acceptance(check, told) {
  const { budget, commands, source } = told;
  if (!ACCEPTABLE.has(check.reason)) return '';
  if (check.baseline !== null || check.metric === 'new_call_sites') return commands.update;
  const at = `budgets[${budget?.index ?? 0}]`;
  if (check.unit === 'text') return `in ${source}, ${at}: take the name out of "forbid"`;
  if (check.metric === 'cpu_ms_per_request') {
    return check.interval === null ? '' : `in ${source}, ${at}: "regression": "+${Math.ceil(check.interval[1] * 100)}%"`;
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
function allowLine({ offenders: [first] }, { rule, source, expires }) {
  return `in ${source}, add to "allow": ${JSON.stringify({ rule, site: `${functionOf(first.key)}|*`, reason: '<why>', expires })}; `
    + `or in the line above ${first.file}:${first.line}: // cryptoprof-allow ${rule} until=${expires} -- <why>`;
}
