/** What to do about a check that didn't pass. */
import { areCallsCut } from '../../model/cpu.js';
import { hasProgramEnded } from '../../model/input-limits.js';
import { placeWords } from '../../text/names.js';
import { duration, exactly, grouped } from '../../text/numbers.js';
import { explainCommand } from '../../text/own-name.js';
import { counted } from '../../text/words.js';
import { FEWEST_TICKS_OF_SHARE } from '../judge/share.js';
import { clipped, upToTwoFigures } from './words.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Check, CheckReason } from '../../model/verdict.js' */
/** @import { Bare, Facts } from './check.js' */

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Facts} facts what else is known
 * @returns {string} what to do, one sentence
 */
export function nextStep(check, facts) {
  return NEXT_STEPS[check.reason](check, facts);
}

/**
 * By reason.
 * @type {Record<CheckReason, (check: Bare, facts: Facts) => string>}
 */
const NEXT_STEPS = {
  within: whatMetricSays,
  straddles: whatMetricSays,
  unconfirmed: whatMetricSays,
  exceeded: fixOf,
  single: anotherRun,
  disagree: anotherRun,
  'few-ticks': moreTicks,
  'few-baseline-ticks': (check, { commands }) => `Record the baseline again, from a longer run: ${commands.update}`,
  environment: (check, { commands, areMixed }) =>
    areMixed
      ? 'Only judge runs of one program together, on one machine and one Node.'
      : `Record the baseline where the gate runs: ${commands.update}`,
  waiting: (check, { commands }) =>
    `Judge runs with as much other work on the machine as the baseline's, or record the baseline again where the gate runs: ${commands.update}`,
  blind: whatDoubtSays,
  undriven: whatDoubtSays,
  incomplete: whatDoubtSays,
  unpaired: (check, { commands }) =>
    `Record base and head in turns on this machine, and name the base's reports: ${commands.judge ?? `${commands.ownName} gate <report>`} --base <report>`,
  'few-pairs': (check, { judgement }) =>
    `Record more pairs than ${judgement.runs}, base and head in turns, where nothing else runs.`,
  missing: whatMetricSays,
};

/** What the length of a call takes to be known where `areCallsCut`. */
const WITH_A_PROCESSOR =
  'Start the program with cryptoprof, which tells waits for a processor from waits for events; or attach while it gets a processor whenever it has work.';

/**
 * @param {Bare} check that could not be measured
 * @param {Facts} facts what else is known
 * @returns {string} what its metric needs
 */
export function whatMetricSays(check, { metric, runs }) {
  // What is counted per request is not counted by attach, whatever the processor.
  const areCut = metric.id === 'longest_block' && runs.some(({ report }) => areCallsCut(report.profile));
  return areCut ? WITH_A_PROCESSOR : metric.hint;
}

/**
 * @param {Bare} check that was not judged
 * @param {Facts} facts why
 * @returns {string} what removes the doubt
 */
function whatDoubtSays(check, { doubt }) {
  return doubt?.advice ?? '';
}

/**
 * @param {Bare} check that the runs don't decide
 * @param {Facts} facts what else is known
 * @returns {string} how to decide it
 */
function anotherRun(check, { commands, source }) {
  return commands.judge === null
    ? `Run the program again, or allow more runs: "runs" in ${source}.`
    : `Record another run of the same program and judge all together: ${commands.judge} <another report>`;
}

/**
 * @param {Bare} check that failed
 * @param {Facts} facts what else is known
 * @returns {string} what helps: what a rule says about its heaviest call site, or else what the metric says
 */
function fixOf({ offenders }, { finding, metric, runs, commands: { ownName } }) {
  const [first] = offenders;
  if (finding === null) return metric.fix(first, ownName);
  const explain = explainCommand(finding.rule, ownName);
  if (first === undefined) return `See ${explain}: ${clipped(finding.message)}`;
  const { edit, advice } = finding;
  // Of connections it may be where their agent is made.
  const found = runs.flatMap(({ callSites }) => callSites).find(({ id }) => id === finding.site);
  const place = clipped(placeWords(found ?? first));
  if (advice.length === 0) return `Change ${place} as ${explain} says.`;
  // A line alone is pasted. Without the callers' `await` it would let everybody in: `if (verify(password))`. Without its
  // imports, or `async` around it, nobody.
  const isAlone =
    edit !== null && !edit.callersMustAwait && edit.imports.length === 0 && edit.asyncAt === null && !edit.closeAt;
  return isAlone
    ? `Change ${place} as ${explain} says: ${clipped(advice[0].trim())}`
    : `Change ${place} as the report's finding says (${explain}): more than that line has to change.`;
}

/**
 * @param {Bare} check with too few ticks
 * @param {Facts} facts what else is known
 * @returns {string} what to do first
 */
function moreTicks(check, facts) {
  const failed = facts.runs.find(({ failure, report }) => failure !== '' && !report.target.wasAsked);
  return failed === undefined
    ? howMuchLonger(check, facts)
    : `The program ended with ${failed.failure}, possibly before it did its work: find out why, and record again.`;
}

/** @typedef {Pick<Check, 'tier' | 'busyTicks' | 'neededTicks'>} Lacking a check with too few ticks */

const MORE_TO_DO = 'Give the program more to do: a longer run, or more load';

/** The tier of shares, about which a run with too few ticks says nothing, however many such runs there are. */
const SHARES = 2;
/** Nobody makes more runs than a config may ask for. */
const MOST_RUNS = 20;

/**
 * @param {Lacking} check with too few ticks
 * @param {number} runs that it rests on
 * @param {number | null} minBusyTicks that the config says
 * @returns {number} how many runs with as many ticks as these it takes to decide; Infinity if no number is enough
 */
export function runsNeeded({ tier, busyTicks, neededTicks }, runs, minBusyTicks) {
  const ofRun = busyTicks / runs;
  const isEnough = ofRun > 0 && (tier !== SHARES || ofRun >= (minBusyTicks ?? FEWEST_TICKS_OF_SHARE));
  return isEnough ? Math.ceil(neededTicks / ofRun) : Infinity;
}

/**
 * @param {Lacking} check with too few ticks
 * @param {{runs: {report: Report}[]} & Pick<Facts, 'minBusyTicks' | 'mostRuns' | 'source' | 'differ'> &
 *   Partial<Pick<Facts, 'judgement'>>} facts the runs
 *   that it is based on, and what the config says
 * @returns {string} what to record, one sentence
 */
export function howMuchLonger(check, { runs, minBusyTicks, mostRuns, source, differ, judgement }) {
  const { busyTicks, neededTicks } = check;
  if (busyTicks === 0) return `${MORE_TO_DO}.`;
  const times = neededTicks / busyTicks;
  if (runs.length === 1 && runs[0].report.profile.sampledBy === 'attach') return attachForLonger(times, runs[0].report);
  const count = runsNeeded(check, runs.length, minBusyTicks);
  const byItself = count > mostRuns ? `, which --gate makes with "runs": ${count} in ${source}` : '';
  const together = count <= MOST_RUNS ? `judge ${counted(count, 'such run')} together${byItself}` : '';
  if (differ > 0)
    return (
      `The runs differ ${grouped(differ)} times as much as by chance alone, which longer runs may not fix: ` +
      `${together === '' ? '' : `${together}; or `}record where nothing else runs.`
    );
  // A longer run has no more of Node's start.
  const longer = judgement?.lacksOwn ? MORE_TO_DO : longerBy(times, runs);
  return `${longer}${together === '' ? '' : `; or ${together}`}.`;
}

/**
 * @param {number} times as long as they should be
 * @param {{report: Report}[]} runs that there are
 * @returns {string} how long to make them, a clause
 */
function longerBy(times, runs) {
  const measures = measuresOf(runs, times);
  return (
    `Make ${runs.length === 1 ? 'the run' : 'each run'} about ${times < 10 ? upToTwoFigures(times) : grouped(Math.ceil(times))} times as long` +
    (measures === '' ? '' : `: ${measures}`)
  );
}

/**
 * @param {{report: Report}[]} runs that there are
 * @param {number} times as long as they should be
 * @returns {string} such as `15 s instead of 12.8 s, or 350 requests instead of 300`; `''` if unknown
 */
function measuresOf(runs, times) {
  const ms = mean(runs.map(({ report }) => report.target.durationMs));
  const requests = mean(runs.map(({ report: { load, traffic } }) => load?.requests ?? traffic?.requests ?? 0));
  return [
    ms > 0 ? `${exactly(upToTwoFigures(times * ms), 'ms')} instead of ${duration(ms)}` : '',
    requests > 0 ? `${grouped(upToTwoFigures(times * requests))} requests instead of ${grouped(requests)}` : '',
  ]
    .filter((measure) => measure !== '')
    .join(', or ');
}

/**
 * @param {number} times as many ticks as there are
 * @param {Report} report of the window that was sampled
 * @returns {string} for how long to attach, one sentence
 */
function attachForLonger(times, report) {
  const { wallMs } = report.profile;
  if (hasProgramEnded(report))
    return `The program ended after ${duration(wallMs)}: attach about ${Math.max(1, Math.ceil(((times - 1) * wallMs) / 1000))} s earlier, or give it more to do.`;
  const seconds = Math.max(1, Math.ceil((times * wallMs) / 1000));
  return `Attach for longer: --duration ${seconds} instead of ${duration(wallMs)}, while the program has as much to do.`;
}

/**
 * @param {number[]} values at least one
 * @returns {number} their mean
 */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
