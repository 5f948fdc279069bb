/** Runs a program as often as the gate needs, and judges the runs. */
import { fstatSync } from 'node:fs';
import path from 'node:path';
import { checkSelfTestRuns, judgeRuns, prepareGate, selfTestRuns } from '../api/gate.js';
import { failureText } from '../failures/failure-sentence.js';
import { launchedFile } from '../api/record.js';
import { mayLackWork } from '../model/ending.js';
import { Failure } from '../model/failure.js';
import { askedRequests } from '../model/traffic.js';
import { chooseOutputs, ownStdout } from './choose-outputs.js';
import { describeFailure } from './describe-failure.js';
import { EXIT } from './exit-codes.js';
import { isBuild, tell, write } from './io.js';
import { makeOutputDirectory, runName } from './output-directory.js';
import { checkOutputs } from './output-files.js';
import { OUTPUTS, USUAL_OUTPUT_IDS } from '../writers/index.js';
import { runProgram } from './run-program.js';
import { asTyped, fromHere, gateCommands, ownName, updateCommand } from './shell-words.js';
import { selfTestText, tellVerdict } from './tell-verdict.js';

/** @import { Gate, Judged } from '../api/gate.js' */
/** @import { Commands } from '../gate/verdict.js' */
/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Report } from '../model/report.js' */
/** @import { FormatChoice, Output, OutputFlags } from './choose-outputs.js' */
/** @import { CliOptions, Context, CommandOutcome } from './command.js' */
/** @import { RunFlags } from './commands/run.js' */
/** @import { Io } from './io.js' */
/** @import { OutputDirectory } from './output-directory.js' */
/** @import { ProgramRun, RunPlan } from './run-program.js' */

/**
 * What to make from all runs, and from each.
 * @typedef {object} Plan
 * @property {string} script that is run
 * @property {string} update command that runs it again on another machine and accepts the result
 * @property {{first: Output[], further: Output[], verdict: Output[]}} outputs of the first run, of further ones, and of
 *   the verdict
 * @property {OutputDirectory} directory of the first run; further ones have theirs in it
 * @property {number | null} maxLogSize limit for the logs of a run, bytes; null if none was given
 */

/** Draws of a self-test: enough to see a share of 0.1 %, in a few seconds. */
const DRAWS = 1000;

/**
 * Runs a program and judges the run, and runs it again if one run can't decide.
 * @param {string} script that is run, of the context's words
 * @param {CliOptions} options of the command
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<CommandOutcome>} how the gate ends: by the user's signal if that ended the program
 * @throws {Failure} if we can't record or judge
 */
export async function runGate(script, options, context) {
  const { io, words, flags } = context;
  const outputs = outputsOf(flags, io.cwd);
  await checkOutputs([...outputs.first, ...outputs.verdict]);
  const update = updateCommand(io, words, options);
  const gate = await prepareGate({ ...flags, command: update, script: launchedFile(words, io.cwd) ?? script }, io.cwd);
  if (script === '-' && gate.config.runs > 1) throw new Failure('gate-script-stdin');
  const directory = await makeOutputDirectory(flags.output, runName(script, io.now(), io.pid), io.cwd);
  const { maxLogSize = gate.config.maxLogSize } = flags;
  // The verdict goes there, too, though a run may leave no file.
  const held = { ...directory, tidy: directory.removeLogs };
  const planned = { script, update, outputs, directory: held, maxLogSize };
  try {
    const { run, reports, judged } = await runUntilSure(planned, gate, context);
    if (judged === null) return await endWithoutVerdict(run, io);
    // Between the report and the verdict.
    if (outputs.first.some(({ id, stream }) => id === 'terminal' && stream === 'stderr')) await tell(io.stderr, '\n');
    const plan = { outputs: outputs.verdict, directory: directory.path, title: '', kept: [] };
    return outcomeOfGate(run, await tellVerdict(judged, reports[0], plan, context));
  } finally {
    await directory.tidy();
  }
}

/**
 * Runs a program many times as `--gate` would run it, and says how reliable the gate is, instead of judging.
 * @param {string} script that is run, of the context's words
 * @param {number} count of runs
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<CommandOutcome>} how we end: always with 0, or by the user's signal if that ended the program
 * @throws {Failure} if we can't record or judge; `self-test-few-runs` before anything is run
 */
export async function runSelfTest(script, count, context) {
  const { io, version, words, flags } = context;
  if (script === '-') throw new Failure('self-test-script-stdin');
  const gate = await prepareGate({ ...flags, isSelfTest: true, script: launchedFile(words, io.cwd) ?? script }, io.cwd);
  checkSelfTestRuns(count, gate.config);
  const kept = outputsOf(flags, io.cwd).further;
  const directory = await makeOutputDirectory(flags.output, runName(script, io.now(), io.pid), io.cwd);
  const outputs = { first: kept, further: kept, verdict: [] };
  const plan = { script, update: '', directory, outputs, maxLogSize: flags.maxLogSize ?? gate.config.maxLogSize };
  /** @type {Report[]} */
  const reports = [];
  while (reports.length < count) {
    const number = reports.length + 1;
    const nth = { ...(await nthRun(number, count, plan, io)), label: `run ${number} of ${count}: ` };
    const run = withUnanswered(await runProgram(nth, context));
    if (!isUsable(run, gate.config)) return endWithoutVerdict(run, io);
    if (run.interrupted) return outcomeOfGate(run, run.hasFailed ? EXIT.failed : EXIT.fine);
    reports.push(run.report);
  }
  const tested = await selfTestRuns(reports, gate, DRAWS, { version, now: io.now() });
  await write(io.stderr, `${selfTestText(tested)}${keptText(directory.path, flags, io)}`);
  return { exitCode: EXIT.fine, signal: null };
}

/**
 * @param {string} directory absolute path of the first run, which contains those of the others
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @returns {string} a line that says how to judge the same runs by another config
 */
function keptText(directory, { config }, io) {
  const options = config === undefined ? [] : ['--config', config];
  const words = ['gate', '--self-test', String(DRAWS), ...options, directory];
  const command = asTyped(words.map((word) => fromHere(word, io.cwd)));
  const further = asTyped([fromHere(path.join(directory, 'run-'), io.cwd)]);
  return `To judge them by another config: ${ownName(io)} ${command} ${further}*\n`;
}

/**
 * @param {Plan} plan what to run, and what to make
 * @param {Gate} gate what to judge by
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<{run: ProgramRun, reports: Report[], judged: Judged | null}>} the last run, all reports, and the
 *   verdict; null if a run went wrong, which has then been reported
 */
async function runUntilSure(plan, gate, context) {
  const { io, version, flags } = context;
  let { runs } = gate.config;
  /** @type {Report[]} */
  const reports = [];
  for (;;) {
    const number = reports.length + 1;
    if (number > 1 && !flags.quiet) await tell(io.stderr, againText(number, runs, gate.updatesBaseline));
    const run = withUnanswered(await runProgram(await nthRun(number, runs, plan, io), context));
    if (!isUsable(run, gate.config)) return { run, reports, judged: null };
    reports.push(run.report);
    const judged = await judgeRuns(reports, gate, {
      version,
      now: io.now(),
      commands: commandsFor(reports.length, plan, flags, io),
      canRunAgain: plan.script !== '-',
    });
    if (run.interrupted || !judged.isUnsure) return { run, reports, judged };
    if (gate.updatesBaseline) runs = judged.runsForBaseline;
  }
}

/**
 * What `--load` sends is known to have failed. A command of `--on-port` may end well without having looked.
 * @template {Pick<ProgramRun, 'report' | 'faults' | 'ownRequests'>} T
 * @param {T} run of the program
 * @returns {T} the same, with a fault if no request that was counted succeeded, besides ours
 */
export function withUnanswered(run) {
  const { load, drive, traffic } = run.report ?? { load: null, drive: null, traffic: null };
  const { requests = 0, serverErrors = 0, clientErrors = 0 } = traffic ?? {};
  const answered = requests - run.ownRequests;
  if (load || !drive || answered <= 0 || serverErrors + clientErrors < requests) return run;
  const fault = new Failure('load-failed', { answered, requests: answered, errors: answered });
  return { ...run, faults: [...run.faults, fault] };
}

/**
 * @param {ProgramRun} run of the program
 * @param {GateConfig} config which sets how much of the load may fail
 * @returns {run is ProgramRun & {report: Report}} whether there is something to judge; a failed program is judged, too
 */
export function isUsable(run, config) {
  return run.report !== null && (hasFailedFor(run) || run.faults.every((fault) => isAccepted(fault, config)));
}

/**
 * @param {ProgramRun} run of the program
 * @returns {boolean} whether the program failed for the gate: a server that somebody ended, such as the command that
 *   drove it, did not
 */
function hasFailedFor({ report, hasFailed }) {
  return report === null ? hasFailed : mayLackWork(report);
}

/**
 * @param {Failure} fault of a run
 * @param {Pick<GateConfig, 'maxLoadErrors'>} config which sets how much of the load may fail
 * @returns {boolean} whether the only fault is that no response had a 2xx status, and the config permits that
 */
export function isAccepted({ code, facts: { requests = 0, errors = 0, unanswered = 0 } }, { maxLoadErrors }) {
  const load = { requests: Number(requests), errors: Number(errors), unanswered: Number(unanswered) };
  return code === 'load-failed' && load.requests > 0 && load.errors <= maxLoadErrors * askedRequests(load);
}

/**
 * @param {number} number of the run, from 1 on
 * @param {number} runs that may be made
 * @param {Plan} plan what to run, and what to make
 * @param {Io} io the world
 * @returns {Promise<RunPlan>} the plan of this run
 */
async function nthRun(number, runs, { script, outputs, directory, maxLogSize }, io) {
  const ownsStdout = ownStdout([...outputs.first, ...outputs.verdict]);
  if (number === 1) return { script, directory, outputs: outputs.first, label: '', ownsStdout, maxLogSize };
  return {
    script,
    ownsStdout,
    maxLogSize,
    outputs: outputs.further,
    label: `run ${number} of ${runs}: `,
    directory: await makeOutputDirectory(path.join(directory.path, `run-${number}`), '', io.cwd),
    // Input that the first run has read is gone; all later runs see the same end of input.
    stdin: stdinIs('isCharacterDevice') ? 'inherit' : 'ignore',
  };
}

/**
 * @param {number} number of the run about to begin
 * @param {number} runs that may be made, or that the baseline needs
 * @param {boolean} updatesBaseline whether they are for a baseline
 * @returns {string} why the program runs again, and what is different this time
 */
function againText(number, runs, updatesBaseline) {
  const isPiped = stdinIs('isFIFO') || stdinIs('isFile') || stdinIs('isSocket');
  const reason = updatesBaseline
    ? 'the baseline needs to know how much the program varies.'
    : 'another run is needed to be sure of what was measured.';
  return `cryptoprof: run ${number} of ${runs}: ${reason}${isPiped ? ' Its standard input is empty, since it can only be read once.' : ''}\n`;
}

/**
 * @param {'isCharacterDevice' | 'isFIFO' | 'isFile' | 'isSocket'} test of a file; terminals and /dev/null are character
 *   devices
 * @returns {boolean} whether our standard input is one
 */
function stdinIs(test) {
  try {
    return fstatSync(0)[test]();
  } catch {
    return false;
  }
}

/**
 * @param {number} count of runs made
 * @param {Plan} plan what was made from them
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @returns {Commands} commands that judge or accept the same runs again, or new runs like them if these are not kept
 */
function commandsFor(count, { update, outputs, directory }, flags, io) {
  const [kept] = outputs.further;
  // Nobody types commands on a CI machine, and elsewhere its files are not available.
  if (kept === undefined || isBuild(io.env)) return { ownName: ownName(io), judge: null, update };
  const files = Array.from({ length: count }, (_, index) =>
    path.join(directory.path, index === 0 ? '' : `run-${index + 1}`, kept.name ?? ''),
  );
  return gateCommands(files, flags, io);
}

/**
 * @param {OutputFlags} flags of the command line
 * @param {string} cwd working directory
 * @returns {Plan['outputs']} what to make at each point
 */
export function outputsOf(flags, cwd) {
  const habits = /** @type {const} */ ({ people: 'stderr', hasDirectory: true, cwd });
  const isOfSamples = (/** @type {FormatChoice} */ { id }) => OUTPUTS[id].needsSamples || OUTPUTS[id].showsSamples;
  const isOfRun = (/** @type {FormatChoice} */ { id, file }) =>
    isOfSamples({ id, file }) || (file === null && (id === 'terminal' || id === 'json'));
  const { outputs: first } = chooseOutputs(
    { ...flags, json: undefined, format: flags.format?.filter(isOfRun) },
    { ...habits, usual: USUAL_OUTPUT_IDS },
  );
  const { outputs: verdict } = chooseOutputs(
    { ...flags, open: false, format: flags.format?.filter((choice) => !isOfSamples(choice)) },
    { ...habits, usual: ['terminal', 'json'], verdictOnly: true },
  );
  const further = first.filter(
    ({ id, file, stream }) => (id === 'profile' || id === 'json') && file === null && stream === null,
  );
  return { first, further, verdict };
}

/**
 * @param {ProgramRun} run that went wrong
 * @param {Io} io the world
 * @returns {Promise<CommandOutcome>} how we end, if not by throwing
 * @throws {Failure} `gate-run-unusable`
 */
async function endWithoutVerdict(run, io) {
  // An annotation shows no lines before it, so it repeats them.
  const [fault] = run.faults.map(failureText);
  const failure = new Failure('gate-run-unusable', fault ? { cause: fault.message } : {});
  const end = outcomeOfGate(run, hasFailedFor(run) ? EXIT.failed : EXIT.trouble);
  if (end.signal === null && end.exitCode === EXIT.trouble) throw failure;
  await tell(io.stderr, describeFailure(failure, io.stderr, io));
  return end;
}

/**
 * @param {ProgramRun} run the last one
 * @param {number} exitCode of the gate
 * @returns {CommandOutcome} how we end: like the program if the user's signal ended it
 */
function outcomeOfGate({ outcome, interrupted }, exitCode) {
  return interrupted && outcome.signal !== null ? outcome : { exitCode, signal: null };
}
