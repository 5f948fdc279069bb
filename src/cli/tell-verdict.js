/** Prints what the gate says: a verdict, what happened to the baseline, how reliable the gate is. */
import { grouped, percent } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { visible } from '../text/escape.js';
import { programFailures } from '../writers/shared/problems.js';
import { EXIT } from './exit-codes.js';
import { isBuild, write } from './io.js';
import { asTypedHere } from './shell-words.js';
import { writeOutputs } from './write-outputs.js';

/** @import { Judged } from '../api/gate.js' */
/** @import { BaselineChange } from '../gate/baseline/update.js' */
/** @import { SelfTest } from '../gate/self-test.js' */
/** @import { Failure } from '../model/failure.js' */
/** @import { Report } from '../model/report.js' */
/** @import { CheckReason, Verdict } from '../model/verdict.js' */
/** @import { Context } from './command.js' */
/** @import { LookFlags, OutputPlan } from './write-outputs.js' */

/** @typedef {{strict?: boolean, updateBaseline?: boolean}} GateFlags */

/** How to make more runs, by what sampled these. */
const MORE_RUNS = {
  record: 'cryptoprof --update-baseline --gate <program>, driven as these were, records that many.',
  attach:
    'keep each, cryptoprof attach -o <directory> <pid>, and accept them all, cryptoprof gate --update-baseline <directories>.',
  live: 'save the report of each, and accept them all, cryptoprof gate --update-baseline <reports>.',
};

/** Changed baseline entries to list; the rest are counted. */
const MOST_CHANGES = 20;

/**
 * Prints what the gate says and did.
 * @param {Judged} judged verdict, and changes of the baseline
 * @param {Report} report that outputs of findings are made from
 * @param {OutputPlan} plan what goes where
 * @param {Context<LookFlags & GateFlags & {quiet?: boolean}>} context of the command
 * @returns {Promise<number>} exit code
 * @throws {Failure} what can't be written
 */
export async function tellVerdict(judged, report, plan, context) {
  const { io, flags } = context;
  const subject = { report, verdict: judged.verdict, isStrict: flags.strict === true, samples: null };
  await writeOutputs(subject, plan, context);
  const isCi = isBuild(io.env);
  if (flags.updateBaseline && !flags.quiet)
    await write(
      io.stderr,
      asTypedHere(baselineText(judged, MORE_RUNS[report.profile.sampledBy ?? 'record'], isCi), io),
    );
  const code = exitCodeOf(judged, flags, isCi);
  if (flags.quiet && code !== EXIT.fine) await write(io.stderr, troubleText(judged.verdict));
  return code;
}

/**
 * @param {Verdict} verdict of a gate that does not pass
 * @returns {string} why, a line for each reason
 */
function troubleText(verdict) {
  const failed = verdict.checks.filter(({ outcome }) => outcome === 'fail');
  const troubled = failed.length > 0 ? failed : verdict.checks.filter(({ outcome }) => outcome !== 'pass');
  return [...programFailures(verdict), ...troubled].map(({ message }) => `cryptoprof: ${visible(message)}\n`).join('');
}

/**
 * @param {Judged} judged verdict, and changes of the baseline
 * @param {GateFlags} flags of the command line
 * @param {boolean} isCi whether a CI build waits for it
 * @returns {number} exit code: with --update-baseline the user has asked for no judgement, but a CI build always asks
 *   for one
 */
function exitCodeOf({ verdict, changes }, { strict, updateBaseline }, isCi) {
  if (verdict.failures.length > 0) return EXIT.failed;
  // A baseline was requested but not written.
  if (updateBaseline && changes === null) return EXIT.failed;
  if (changes !== null && !isCi) return EXIT.fine;
  if (verdict.outcome === 'fail') return EXIT.failed;
  return verdict.outcome === 'inconclusive' && strict ? EXIT.inconclusive : EXIT.fine;
}

/**
 * @param {Judged} judged verdict, and changes of the baseline that should be written
 * @param {string} moreRuns how to make more runs
 * @param {boolean} isCi whether a CI build waits for the exit code
 * @returns {string} lines
 */
function baselineText(judged, moreRuns, isCi) {
  const { verdict, changes, runsForBaseline } = judged;
  const { baseline, outcome, runs } = verdict;
  const file = visible(baseline?.file ?? '');
  if (changes === null)
    return `cryptoprof: The baseline ${file} was not written, because ${visible(whyNotWritten(judged))}.\n`;
  const still = [
    runs < runsForBaseline
      ? `cryptoprof: It rests on ${counted(runs, 'run')}. ${runsForBaseline} would show how much the program varies, so that no build fails by chance: ${moreRuns}\n`
      : '',
    outcome === 'fail'
      ? `cryptoprof: What failed above compares with no baseline, so no baseline can accept it.${isCi ? ' CI is set, so the build fails.' : ''}\n`
      : '',
  ].join('');
  if (changes.length === 0) {
    const what = baseline?.updated
      ? 'is written; only what it says about the runs has changed. Commit it.'
      : 'is up to date: no entry has changed.';
    return `cryptoprof: The baseline ${file} ${what}\n${still}`;
  }
  const rest = changes.length - MOST_CHANGES;
  return [
    `cryptoprof: The baseline ${file} is written; review what changed, and commit it:`,
    ...changes.slice(0, MOST_CHANGES).map(changeLine),
    ...(rest > 0 ? [`  and ${grouped(rest)} more`] : []),
    still,
  ].join('\n');
}

/**
 * @param {Judged} judged runs that became no baseline
 * @returns {string} why, the rest of a sentence
 */
function whyNotWritten({ verdict: { doubts, failures, runs }, runsForBaseline: needed, unfit }) {
  if (doubts.length > 0) return doubts[0].why;
  if (failures.length > 0) return 'the program failed';
  return unfit || `only ${runs} of ${counted(needed, 'run')} could be made`;
}

/**
 * @param {BaselineChange} change of one entry
 * @returns {string} such as `  + call site  src/a.js#f|kdf.pbkdf2  0.12`
 */
function changeLine({ kind, key, before, after }) {
  const [sign, value] = before === null ? ['+', after] : after === null ? ['-', before] : ['~', `${before} → ${after}`];
  return `  ${sign} ${kind.padEnd('call site'.length)}  ${visible(key)}  ${value}`;
}

/** What helps, by why verdicts are inconclusive; for other reasons, a single run's verdict says more. @type {Partial<Record<CheckReason, string>>} */
const WHY_UNDECIDED = {
  'few-ticks': 'too few ticks: longer runs or more load would do',
  'few-baseline-ticks':
    'baselines of too few ticks: longer runs would do, or a self-test of more (--update-baseline makes up to 20)',
  single: 'one run alone, which may be chance: more runs would do ("runs")',
  disagree: 'runs that disagree: longer runs would do, or more of them ("runs")',
  waiting: "runs that waited for a processor longer or less than the baseline's: a quieter machine would do",
  environment: 'runs of different environments: record all of them on one machine',
  undriven: 'runs that were not driven as intended: see what their verdict says (cryptoprof gate <report>)',
  incomplete: 'runs that were not recorded whole: see what their verdict says (cryptoprof gate <report>)',
  blind: 'code without names or times: see what a verdict says (cryptoprof gate <report>)',
  missing: 'what was not measured: see what a verdict says (cryptoprof gate <report>)',
};

/**
 * @param {SelfTest['undecided']} undecided verdicts, by why
 * @param {(count: number) => string} rate of draws
 * @returns {string[]} lines; none if all were decided
 */
function whyUndecided(undecided, rate) {
  if (undecided.length === 0) return [];
  const width = Math.max(...undecided.map(({ draws }) => rate(draws).length));
  const lines = undecided.map(
    ({ reason, draws }) => `  ${rate(draws).padStart(width)}  ${WHY_UNDECIDED[reason] ?? reason}`,
  );
  return ['Why they are inconclusive:', ...lines];
}

/** Width of a column such as `fails < 0.1 %`. */
const COLUMN = 13;

/**
 * @param {SelfTest} tested how a gate judged runs of an unchanged program
 * @returns {string} lines for people
 */
export function selfTestText({ runs, draws, failed, inconclusive, baselineRuns, waiting, checks, undecided }) {
  const rate = (/** @type {number} */ count) => percent(count / draws);
  const width = Math.max(...checks.map(({ id }) => visible(id).length));
  const rows = checks.map(({ id, ...check }) =>
    [
      `  ${visible(id).padEnd(width)}`,
      `fails ${rate(check.failed)}`.padEnd(COLUMN),
      `inconclusive ${rate(check.inconclusive)}`.padEnd(COLUMN + 'inconclusive'.length - 'fails'.length),
      check.designEffect === null ? '' : `varies ${counted(check.designEffect, 'time')} as much as chance alone`,
    ]
      .join('  ')
      .trimEnd(),
  );
  const by = baselineRuns === 0 ? '' : `, by baselines of ${counted(baselineRuns, 'other run')}`;
  return [
    `cryptoprof: ${counted(runs, 'run')} in which nothing was changed, judged ${counted(draws, 'time')}${by}.`,
    `  fails         ${rate(failed)}`,
    `  inconclusive  ${rate(inconclusive)}`,
    ...rows,
    ...whyUndecided(undecided, rate),
    ...(waiting === null
      ? []
      : [
          `The runs waited ${waiting.join(' to ')} times as long for a processor as they ran, which changes shares:`,
          'where less else runs, fewer verdicts are inconclusive.',
        ]),
    `These can't show what happens in less than one of ${grouped(runs)} runs.`,
    '',
  ].join('\n');
}
