import os from 'node:os';
import path from 'node:path';
import { endingOf, recordProgram } from '../api/record.js';
import { Failure } from '../model/failure.js';
import { describeFailure } from './describe-failure.js';
import { outliveSignals } from '../record/signals.js';
import { holdSignals } from './hold-signals.js';
import { tell } from './io.js';
import { tellLeftRecordings } from './left-recordings.js';
import { describeEvent } from './record-events.js';
import { makeStatus } from './status.js';
import { writeOutputs } from './write-outputs.js';

/** @import { Recorded } from '../api/record.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { RecordOptions, RecordResult } from '../record/record.js' */
/** @import { RunFlags } from './commands/run.js' */
/** @import { Io } from './io.js' */
/** @import { Outcome } from './main.js' */
/** @import { OutputDirectory } from './output-directory.js' */
/** @import { Status } from './status.js' */

/**
 * @typedef {object} RunPlan
 * @property {string[]} words the script and its arguments, or a node command
 * @property {string} script that is run, as the user wrote it
 * @property {OutputDirectory} directory for what is made of this run
 * @property {import('./choose-outputs.js').Output[]} outputs what to make
 * @property {string} label that status lines begin with, such as `run 2 of 3: `; `''` for the only run
 * @property {boolean} ownsStdout whether a report goes to stdout: what the program prints goes to stderr then, so that
 *   both stay whole
 * @property {'inherit' | 'ignore'} [stdin] the program's; ours if left out
 */

/**
 * @typedef {object} ProgramRun
 * @property {Outcome} outcome how the program ended
 * @property {import('../model/report.js').Report | null} report null if nothing was recorded
 * @property {boolean} interrupted whether the user's signal asked it to end
 * @property {boolean} hasFailed whether the program ended by an exit code other than 0, or a signal that we did not
 *   send
 * @property {Failure[]} faults what else went wrong, such as its load
 */

/** Of --load, without --duration. */
const LOAD_SECONDS = 10;

/**
 * Runs a program once under the profiler, and writes what is made of that run.
 * @param {RunPlan} plan what to run, and what to make
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<ProgramRun>} how it went
 * @throws {Failure} what keeps us from recording or reporting
 */
export async function runProgram(plan, flags, io, version) {
  const status = makeStatus(io.stderr, !flags.quiet);
  const say = (/** @type {string} */ text) => status.say(plan.label + text);
  let interrupted = false;
  /** @type {Set<string>} */
  const signalled = new Set();
  let release = () => {};
  /** @type {RecordOptions} */
  const options = {
    ...loadOptions(flags),
    command: plan.words,
    directory: plan.directory.logs,
    intervalUs: flags.interval,
    collector: flags.collector,
    counts: flags.probe,
    hosts: flags.hosts,
    env: io.env,
    cwd: io.cwd,
    stdio: [plan.stdin ?? 'inherit', plan.ownsStdout ? 2 : 'inherit', 'inherit'],
    onEvent(event) {
      if (event.type === 'started') release = outliveSignals(io.signals);
      if (event.type === 'signalled') signalled.add(event.signal);
      interrupted ||= event.type === 'stopping' && event.reason === 'signal';
      say(describeEvent(event));
    },
    signals: io.signals,
  };
  if (plan.ownsStdout && !flags.quiet)
    await tell(
      io.stderr,
      `cryptoprof: ${plan.label}stdout is for the report: what the program prints there is on stderr\n`,
    );
  if (!flags.quiet) await tellLeftRecordings(plan.directory, io);
  try {
    const { result, report } = await recordAndReport(plan, options, flags, io, version, { ...status, say });
    const { exitCode, signal } = endingOf(result);
    return {
      outcome: outcomeOf(result),
      report,
      interrupted: interrupted || signalled.has(signal ?? ''),
      hasFailed: signal !== null || Boolean(exitCode),
      faults: faultsOf(result),
    };
  } finally {
    await plan.directory.tidy();
    release();
  }
}

/**
 * @param {RunPlan} plan what to run, and what to make
 * @param {RecordOptions} options for the recording
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @param {Status} status for progress
 * @returns {Promise<{result: RecordResult, report: ProgramRun['report']}>} how the program ran, and the answer
 */
async function recordAndReport(plan, options, flags, io, version, status) {
  let release = () => {};
  let hasLogs = false;
  const tellKept = async () => {
    const directory = await plan.directory.keepLogs();
    await tell(io.stderr, describeFailure(new Failure('logs-kept', { directory }), io.stderr));
  };
  try {
    const { result, recording } = await recordProgram(options, {
      symbols: flags.symbols,
      engine: flags.engine,
      keepSymbols: flags.keepLogs === true,
      onProgress: status.progress,
      async onRecorded({ failures, logs }) {
        for (const failure of failures) await tell(io.stderr, describeFailure(failure, io.stderr));
        hasLogs = logs.length > 0;
        if (hasLogs) release = holdSignals(io, status.say, tellKept);
      },
    }).finally(status.clear);
    return { result, report: recording === null ? null : await reportOn(recording, plan, flags, io, version) };
  } catch (error) {
    // What was recorded may have taken an hour: it is never thrown away for want of a report.
    if (hasLogs) await tellKept();
    throw error;
  } finally {
    release();
  }
}

/**
 * @param {Recording} recording what was recorded
 * @param {RunPlan} plan what to make of it
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<import('../model/report.js').Report>} the answer, written where it is wanted
 */
async function reportOn(recording, { directory, outputs, script }, flags, io, version) {
  const { analyze } = await import('../api/analysis.js');
  const { report, isIdle } = analyze(recording, version, await benchOf(recording, io.env));
  const kept = flags.keepLogs ? [{ label: 'logs', path: await directory.keepLogs() }] : [];
  const plan = { outputs, directory: directory.path, title: path.basename(script), kept };
  await writeOutputs({ report, verdict: null, samples: { recording, isIdle } }, plan, flags, io);
  return report;
}

/**
 * @param {Recording} recording of a program that has just run here
 * @param {NodeJS.ProcessEnv} env of the user
 * @returns {Promise<import('../model/bench.js').BenchReport | null>} what `cryptoprof bench` measured here with the
 *   program's Node, unless that is long ago
 */
async function benchOf({ run, profiles: [profile] }, env) {
  const { keptFile, readKept, isOld } = await import('../bench/kept.js');
  if (run === null || profile === undefined) return null;
  const { node, platform, arch } = profile.meta;
  const kept = await readKept(
    keptFile(
      { node, openssl: run.openssl, platform: `${platform} ${arch}`, processor: run.processor },
      env,
      os.homedir(),
    ),
  );
  return kept === null || isOld(kept, Date.now()) ? null : kept;
}

/**
 * @param {RunFlags} flags of the command line
 * @returns {Pick<RecordOptions, 'onPort' | 'load' | 'durationSeconds'>} what drives the program, and for how long
 */
function loadOptions({ onPort, load, connections, duration, amount }) {
  if (load === undefined) return { onPort: onPort ?? null, load: null, durationSeconds: duration ?? null };
  const driven = { path: load, connections, duration: duration ?? LOAD_SECONDS, amount: amount ?? null };
  return { onPort: onPort ?? null, load: driven, durationSeconds: null };
}

/**
 * The program's end becomes ours.
 * @param {RecordResult} result what was recorded
 * @returns {Outcome} exit code and signal
 */
function outcomeOf(result) {
  const { exitCode, signal } = endingOf(result);
  if (signal !== null) return { exitCode: 0, signal };
  return { exitCode: exitCode || (result.logs.length === 0 || faultsOf(result).length > 0 ? 2 : 0), signal: null };
}

/**
 * @param {RecordResult} result what was recorded
 * @returns {Failure[]} what went wrong besides the program
 */
function faultsOf({ failures }) {
  return failures.filter(({ code }) => code !== 'processes-left');
}
