/** Runs a program once and writes that run's outputs, whatever signals arrive. */
import path from 'node:path';
import process from 'node:process';
import { asksToEnd, endingOf, listenToSignals, outliveSignals, recordProgram } from '../api/record.js';
import { Failure } from '../model/failure.js';
import { describeFailure } from './describe-failure.js';
import { EXIT } from './exit-codes.js';
import { tell } from './io.js';
import { tellLeftRecordings } from './left-recordings.js';
import { OUTPUTS } from '../writers/index.js';
import { existingDirectory } from './options.js';
import { describeEvent } from './status.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { RecordOptions, RecordResult } from '../record/record.js' */
/** @import { Output } from './choose-outputs.js' */
/** @import { Context, CommandOutcome } from './command.js' */
/** @import { RunFlags } from './commands/run.js' */
/** @import { Samples } from '../writers/output-format.js' */
/** @import { Io } from './io.js' */
/** @import { OutputDirectory } from './output-directory.js' */

/**
 * @typedef {object} RunPlan
 * @property {string} script that is run, as the user wrote it
 * @property {OutputDirectory} directory for this run's outputs
 * @property {Output[]} outputs what to make
 * @property {string} label that status lines begin with, such as `run 2 of 3: `; `''` for the only run
 * @property {boolean} ownsStdout whether a report goes to stdout: then the program's stdout goes to stderr, so that the
 *   two don't mix
 * @property {'inherit' | 'ignore'} [stdin] the program's stdin; ours if left out
 * @property {number | null} [maxLogSize] limit for its logs, bytes; the free disk space if left out or null
 * @property {boolean} [keepsSamples] whether the samples are needed after the report was written
 */

/**
 * @typedef {object} ProgramRun
 * @property {CommandOutcome} outcome how the program ended
 * @property {Report | null} report null if nothing was recorded
 * @property {Samples | null} samples what it was made from; null unless the plan keeps them
 * @property {boolean} interrupted whether a signal from the user asked it to end
 * @property {boolean} hasFailed whether the program ended by an exit code other than 0, or a signal that we did not
 *   send
 * @property {Failure[]} faults what else went wrong, for example with its load
 * @property {number} ownRequests that we sent to see where it answers; the report's traffic includes them
 */

// Modules needed once the program has ended are loaded while it runs.
const loadBench = () => import('../api/bench.js');
const loadWriting = () => import('./write-outputs.js');

/** Duration of --load if --duration is not given. */
const LOAD_SECONDS = 10;

/**
 * Runs a program once under the profiler, and writes that run's outputs.
 * @param {RunPlan} plan what to run, and what to make
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<ProgramRun>} how it went
 * @throws {Failure} if we can't record or report
 */
export async function runProgram(plan, context) {
  const { io, words, flags, status } = context;
  const say = (/** @type {string} */ text) => status.say(plan.label + text);
  let interrupted = false;
  /** @type {Set<string>} */
  const signalled = new Set();
  let release = () => {};
  /** @type {RecordOptions} */
  const options = {
    ...loadOptions(flags),
    command: words,
    directory: plan.directory.logs,
    intervalUs: flags.interval,
    collector: flags.collector,
    port: flags.port ?? null,
    portTimeoutSeconds: flags.portTimeout,
    counts: flags.probe,
    hosts: flags.hosts,
    maxLogSize: plan.maxLogSize,
    env: io.env,
    cwd: io.cwd,
    stdio: [plan.stdin ?? 'inherit', plan.ownsStdout ? 2 : 'inherit', 'inherit'],
    descriptors: io.descriptors,
    onEvent(event) {
      if (event.type === 'started') release = outliveSignals(io.signals);
      if (event.type === 'signalled') signalled.add(event.signal);
      interrupted ||= event.type === 'stopping' && event.reason === 'signal';
      say(describeEvent(event));
    },
    signals: io.signals,
  };
  if (plan.ownsStdout && !flags.quiet)
    await tell(io.stderr, `cryptoprof: ${plan.label}stdout is for the report; the program's stdout goes to stderr\n`);
  if (!flags.quiet) await tellLeftRecordings(plan.directory, io);
  try {
    const { result, report, samples } = await recordAndReport(plan, options, {
      ...context,
      status: { ...status, say },
    });
    const { exitCode, signal } = endingOf(result);
    return {
      outcome: outcomeOf(result),
      report,
      samples: plan.keepsSamples ? samples : null,
      interrupted: interrupted || signalled.has(signal ?? ''),
      hasFailed: signal !== null || Boolean(exitCode),
      faults: faultsOf(result),
      ownRequests: result.ownRequests,
    };
  } finally {
    await plan.directory.tidy();
    release();
  }
}

/**
 * @param {RunPlan} plan what to run, and what to make
 * @param {RecordOptions} options for the recording
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<{result: RecordResult} & Pick<ProgramRun, 'report' | 'samples'>>} how the program ran, and the answer
 */
async function recordAndReport(plan, options, context) {
  const { io, flags, status } = context;
  let release = () => {};
  let hasLogs = false;
  const tellKept = async () => {
    const directory = await plan.directory.keepLogs();
    await tell(io.stderr, describeFailure(new Failure('logs-kept', { directory }), io.stderr, io));
  };
  try {
    const { result, recording } = await recordProgram(options, {
      symbols: flags.symbols,
      sourceMaps: existingDirectory('--source-maps', flags.sourceMaps, io.cwd),
      engine: flags.engine,
      warmUp: flags.warmUp ?? null,
      keepSymbols: flags.keepLogs === true,
      neededLater: [loadBench, loadWriting, ...plan.outputs.flatMap(({ id }) => OUTPUTS[id].load ?? [])],
      onProgress: status.progress,
      async onRecorded({ failures, logs }) {
        for (const failure of failures) await tell(io.stderr, describeFailure(failure, io.stderr, io));
        hasLogs = logs.length > 0;
        if (hasLogs) release = holdSignals(io, status.say, tellKept);
      },
    }).finally(status.clear);
    const made = recording === null ? { report: null, samples: null } : await reportOn(recording, plan, context);
    return { result, ...made };
  } catch (error) {
    // The recording may have taken an hour: it is never deleted just because there is no report.
    if (hasLogs) await tellKept();
    throw error;
  } finally {
    release();
  }
}

/**
 * @param {Recording} recorded what was recorded
 * @param {RunPlan} plan what to make of it
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<{report: Report, samples: Samples}>} the answer, after writing it, and what it was made from
 */
async function reportOn(recorded, { directory, outputs, script }, context) {
  const { io, version, flags } = context;
  const { analyzeLazily } = await import('../api/analyze-lazily.js');
  const [{ benchOf }, { writeOutputs }] = await Promise.all([loadBench(), loadWriting()]);
  const { report, recording, stacks } = await analyzeLazily(recorded, version, await benchOf(recorded, io.env));
  const kept = flags.keepLogs ? [{ label: 'logs', path: await directory.keepLogs() }] : [];
  const plan = { outputs, directory: directory.path, title: path.basename(script), kept };
  const samples = { recording, stacks };
  await writeOutputs({ report, verdict: null, samples }, plan, context);
  return { report, samples };
}

/**
 * Keeps signals that were meant for the program from losing the report while it is made: someone who presses Ctrl-C
 * twice wants the program to end, and it has ended. The next signal abandons the report. A closed terminal, or any
 * other signal that need not end a program, doesn't.
 * @param {Io} io where signals come from
 * @param {(text: string) => void} say tells the user
 * @param {() => Promise<void>} giveUp says where the logs are before the signal ends us; must not reject
 * @returns {() => void} stops listening
 */
export function holdSignals(io, say, giveUp) {
  let asked = false;
  const release = listenToSignals(io.signals, (signal) => {
    if (!asksToEnd(signal) && signal !== 'SIGQUIT') return;
    if (asked) {
      release();
      void giveUp().then(() => process.kill(io.pid, signal));
      return;
    }
    asked = true;
    say('the report is being made; a second signal gives it up and keeps the logs');
  });
  return release;
}

/**
 * @param {RunFlags} flags of the command line
 * @returns {Pick<RecordOptions, 'onPort' | 'load' | 'durationSeconds'>} how to drive the program, and for how long
 */
function loadOptions({ onPort, load, connections, duration, amount }) {
  if (load === undefined) return { onPort: onPort ?? null, load: null, durationSeconds: duration ?? null };
  const driven = { path: load, connections, duration: duration ?? LOAD_SECONDS, amount: amount ?? null };
  return { onPort: onPort ?? null, load: driven, durationSeconds: null };
}

/**
 * We end the way the program did.
 * @param {RecordResult} result what was recorded
 * @returns {CommandOutcome} exit code and signal
 */
function outcomeOf(result) {
  const { exitCode, signal } = endingOf(result);
  if (signal !== null) return { exitCode: EXIT.fine, signal };
  const isTrouble = result.logs.length === 0 || faultsOf(result).length > 0;
  return { exitCode: exitCode || (isTrouble ? EXIT.trouble : EXIT.fine), signal: null };
}

/** Failures that only make the recording partial: the report says so, and the program's outcome stands. */
const ONLY_PARTIAL = new Set(['processes-left', 'disk-full']);

/**
 * @param {RecordResult} result what was recorded
 * @returns {Failure[]} what went wrong outside the program
 */
function faultsOf({ failures }) {
  return failures.filter(({ code }) => !ONLY_PARTIAL.has(code));
}
