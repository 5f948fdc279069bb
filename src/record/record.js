/** Records a program: starts it, follows it to its end, and collects what it left. */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CUT_SHORT } from '../model/ending.js';
import { Failure } from '../model/failure.js';
import { nodeCapabilities } from './capabilities.js';
import { startChild } from './child.js';
import { parseCommand } from './command.js';
import { launchedFile } from './launched-file.js';
import { startCpuMeter } from './cpu-meter.js';
import { configuredOptions } from './config-file.js';
import { checkDirectory, inDirectory } from './directory.js';
import { prepareDriver } from './drive.js';
import { checkConflicts, recordingFlags } from './flags.js';
import { gather } from './gather.js';
import { watchMappings } from './mappings.js';
import { hasPreloads, inheritedOptions, opensInspector } from './node-options.js';
import { openPerf, perfBeside } from './perf.js';
import { removeProbeParts, writeProbeParts } from './probe-parts.js';
import { PROC } from './proc.js';
import { processorName } from './processor.js';
import { endLaunchers, othersOf, waitForOthers } from './processes.js';
import { repositoryRoot } from './root.js';
import { startLogKeeper } from './log-keeper.js';
import { NO_MAIN_LOG, openMainLog, opensByDescriptor } from './main-log.js';
import { isTyped, listenToSignals } from './signals.js';
import { removeStandIn, writeStandIn } from './stand-in.js';
import { planStart } from './start-of.js';
import { createStopper } from './stop.js';
import { areCountsSaved, COUNTS_SETTLE, MOST_SETTLE } from './traffic.js';
import { startWitness } from './witness.js';

/** @import { RunInfo } from '../model/profile.js' */
/** @import { SavedTimes } from '../model/thread-times.js' */
/** @import { Stdio } from './child.js' */
/** @import { CpuMeter } from './cpu-meter.js' */
/** @import { ProcessThreads } from './cpu-times.js' */
/** @import { Driven, Driver, Program } from './drive.js' */
/** @import { LoadOptions } from './load.js' */
/** @import { LogKeeper } from './log-keeper.js' */
/** @import { CommandLine } from './command.js' */
/** @import { StopReason } from './log-budget.js' */
/** @import { Others } from './processes.js' */
/** @import { MainLog } from './main-log.js' */
/** @import { Listening } from './port.js' */
/** @import { RecordEvent } from './record-event.js' */
/** @import { ProgramStart } from './start-of.js' */
/** @import { SignalSource } from './signals.js' */
/** @import { Stopper } from './stop.js' */
/** @import { Witness } from './witness.js' */
/** @import { ChildProcess } from 'node:child_process' */

/**
 * @typedef {object} RecordOptions
 * @property {string[]} command what to run, such as `['node', '--max-old-space-size=100', 'app.js', 'arg']`
 * @property {string} directory an existing, empty directory of our own for the logs
 * @property {number} intervalUs sampling interval in µs, 0 for V8's own (1000)
 * @property {'v8' | 'perf'} [collector] what takes the samples; default V8's profiler
 * @property {string | null} onPort shell command, started with PORT set when the program first listens
 * @property {boolean} [counts] whether to count requests, TLS connections and thread-pool jobs inside the program;
 *   default true
 * @property {boolean} [hosts] whether to record the hosts of TLS peers, not only their ports; default true
 * @property {LoadOptions | null} load what to drive with autocannon at that point
 * @property {number | null} [port] the port to drive; default the one that answers
 * @property {number} [portTimeoutSeconds] how long the program may take to listen; default 60
 * @property {number | null} [maxLogSize] limit for the logs of all threads together, bytes; default or null: the free
 *   disk space less a reserve
 * @property {number | null} durationSeconds after which the program is asked to end
 * @property {NodeJS.ProcessEnv} env the program's environment
 * @property {string} cwd the program's working directory
 * @property {Stdio} [stdio] the program's stdin, stdout and stderr; default ours
 * @property {number[]} [descriptors] others of ours that the program gets under the same numbers; default none
 * @property {(event: RecordEvent) => void} onEvent called with what happens
 * @property {SignalSource} signals where our own signals come from: `process`
 */

/**
 * @typedef {object} RecordResult
 * @property {RunInfo} run how the program ran, with its actual exit code and signal
 * @property {string[]} logs absolute paths, the program's main thread first
 * @property {string[]} mappings absolute paths of `mappings-<pid>.json`: code of native addons
 * @property {ProcessThreads[]} threads CPU time of the JavaScript threads of each process that left a log
 * @property {SavedTimes[]} times counts over time inside the program, by thread
 * @property {Listening[]} ports on which its processes listened
 * @property {number} mainPid process id of the program
 * @property {Failure[]} failures everything known that went wrong while the program ran
 * @property {boolean} stoppedByUs true if we asked it to end because its load or duration was over: then SIGTERM is
 *   success
 * @property {boolean} wasAsked true if we or the user asked it to end
 * @property {ReturnType<LogKeeper['stopped']>} stopped why the logs stopped growing, and how many lost something by
 *   that
 * @property {boolean} forced true if it had to be killed
 * @property {number} began when it was started, ms since 1970
 * @property {bigint} endedNs when it had ended, on the monotonic clock, which all processes share
 * @property {number | null} loadBegan when its load began, if there was one
 * @property {number | null} drivenPid process id of the server that the load drove, if there was one
 * @property {number} ownRequests that we sent it to see where it answers; its traffic includes them
 */

/** @typedef {Pick<RunInfo, 'root' | 'openssl' | 'processor'>} Surroundings */

/** How long other processes of the program get to end after the main one, ms. */
const PATIENCE_WITH_OTHERS = 2_000;
/**
 * The same for a command, if the user asked it to end: its processes may have requests to answer. A second signal ends
 * the wait.
 */
const PATIENCE_WITH_ASKED = 10_000;
/** A timer of more than this fires at once, ms (25 days). */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * Runs a program under V8's sampling profiler and collects the logs of all its threads and processes. It fails only
 * before the program runs, and then leaves nothing behind; once the program has run there is a result, whatever went
 * wrong.
 * @param {RecordOptions} options what to run and how
 * @returns {Promise<RecordResult>} when the program has ended
 * @throws {Failure} if the program can't be recorded
 */
export async function record(options) {
  const directory = path.resolve(options.directory);
  const { collector = 'v8' } = options;
  const settled = { ...options, directory };
  const command = parseCommand(options.command, options);
  const { kind, node, nodeOptions } = command;
  const inherited = inheritedOptions(options.env);
  const configured = await configuredOptions([...nodeOptions, ...inherited], options.cwd);
  const capabilities = await nodeCapabilities(node);
  checkConflicts(nodeOptions, inherited, configured, capabilities.v8);
  const driver = await prepareDriver(settled);
  if (driver !== null && !capabilities.supportsPortDetection)
    throw new Failure('port-detection-unsupported', { version: capabilities.version });
  await checkDirectory(directory);
  const flags = recordingFlags(capabilities, {
    directory,
    intervalUs: options.intervalUs,
    counts: options.counts ?? true,
    nodeOptions: kind === 'node' ? [...nodeOptions, ...inherited, ...configured] : nodeOptions,
    cwd: options.cwd,
    collector,
  });
  const surroundings = { root: repositoryRoot(options.cwd), openssl: capabilities.openssl, processor: processorName() };
  if (collector === 'perf') await openPerf(directory, options.env);
  const { version, v8 } = capabilities;
  const { env, cwd } = options;
  const stoodFor = { directory, node, v8, words: flags, byDescriptor: opensByDescriptor(version) };
  try {
    const log = await inDirectory(directory, async () => {
      await writeProbeParts(directory);
      return kind === 'node' ? openMainLog(flags, { directory, version, nodeOptions, env, cwd }) : NO_MAIN_LOG;
    });
    await writeStandIn(stoodFor, env.PATH ?? '');
    const started = { ...command, ...planStart(command, log, stoodFor, options) };
    return await run({ ...settled, log }, started, driver, surroundings);
  } finally {
    await removeProbeParts(directory);
    await removeStandIn(directory);
  }
}

/**
 * @param {RecordOptions & {log: MainLog}} options as given, with an absolute directory, and the log of its main thread
 * @param {CommandLine & ProgramStart} started what to start, with its arguments and environment
 * @param {Driver | null} driver what is to happen once the program listens
 * @param {Surroundings} surroundings of the run, to report with it
 * @returns {Promise<RecordResult>} when the program has ended
 */
async function run(options, started, driver, surroundings) {
  const { directory, onEvent, log } = options;
  /** @type {ChildProcess | null} */
  let child = null;
  /** @type {NodeJS.Signals | null} */
  let early = null;
  /** @type {CpuMeter | null} */
  let meter = null;
  /** @type {ReturnType<typeof perfBeside> | null} */
  let perf = null;
  const mappings = watchMappings(directory);
  /** Option because of which a Node could not be recorded. */
  let refused = '';
  /** @type {Set<number>} */
  const refusedPids = new Set();
  // Everything that a shell or a package manager starts belongs to the program, and neither may pass a signal on to it.
  const isSeveral = started.kind !== 'node';
  const withOwnIds = () => meter?.withOwnIds() ?? [];
  const others = othersOf(directory, () => child?.pid ?? 0, withOwnIds);
  const stopper = createStopper((signal) => {
    meter?.read();
    mappings.read();
    if (child === null) early = signal;
    else child.kill(signal);
    if (isSeveral) void others.tell(signal);
  }, onEvent);
  const onStopped = (/** @type {StopReason} */ reason) => {
    perf?.pause();
    onEvent({ type: 'log-full', reason });
  };
  const keeper = await inDirectory(directory, () =>
    startLogKeeper(directory, { mostBytes: options.maxLogSize, onStopped }),
  );
  const witness = startWitness();
  const stopListening = listenToSignals(options.signals, (signal, delivered) => {
    const hasIt = delivered && child !== null;
    stopper.passOn(signal, hasIt);
    if (hasIt) void correct(signal, stopper, witness);
  });
  try {
    const startTime = new Date().toISOString();
    const begun = performance.now();
    const { file, words, name, env } = started;
    const { pid, ended, ...running } = await log.handTo(async (descriptor) => {
      const descriptors = [...(options.descriptors ?? []), ...(descriptor === null ? [] : [descriptor])];
      const begun = await startChild(file, words, { ...options, name, env, descriptors });
      if (descriptor !== null) keeper.take(descriptor, begun.pid);
      return begun;
    });
    child = running.child;
    meter = startCpuMeter(directory, pid, PROC, started.nodeBelow, (option, refusedPid) => {
      others.add(refusedPid);
      refusedPids.add(refusedPid);
      if (refused === '') onEvent({ type: 'refused', option });
      refused = option;
    });
    if (early !== null) child.kill(early);
    onEvent({ type: 'started', pid });
    const over = new AbortController();
    if (options.collector === 'perf') perf = perfBeside(pid, { ...options, kind: started.kind }, over.signal);
    const driven = driveUntil(driver, stopper, { over: over.signal, refused: () => refused }, directory);
    if (options.durationSeconds !== null) stopAfter(options.durationSeconds * 1000, 'duration', stopper, over.signal);
    const ending = await ended;
    const durationMs = performance.now() - begun;
    const endedNs = process.hrtime.bigint();
    stopper.ended();
    over.abort();
    onEvent({ type: 'ended', ...ending });
    const outcome = await driven;
    const { load, failures, began, asked, pid: drivenPid, undriven = [] } = outcome;
    await keeper.remake();
    const left = await settle(directory, pid, { stopper, others, isSeveral, withOwnIds: withOwnIds() });
    const sampled = (await perf?.finish()) ?? NOT_SAMPLED;
    mappings.stop();
    keeper.restore();
    const stopped = keeper.stopped();
    const { drive, used, recorded } = await gather(directory, pid, ending, {
      saved: keeper.starts(),
      wasGone: keeper.wasGone(),
      stopped,
      readings: meter.stop(),
      load,
      left,
      command: started,
      durationMs,
      asked: stopper.asked.signal,
      refused,
      refusedPids,
      options,
    });
    return {
      ...recorded,
      logs: logsToRead(recorded, sampled),
      run: {
        command: options.command,
        cwd: options.cwd,
        counted: options.counts ?? true,
        ...surroundings,
        startTime,
        durationMs,
        ...ending,
        load,
        ...used,
        drive: {
          ...drive,
          failure: driveFailure(outcome, ending, stopper.state.wasAsked),
          ...(undriven.length === 0 ? {} : { undrivenPorts: undriven }),
        },
      },
      failures: [...failures, ...leftBehind(left), ...recorded.failures, ...sampled.failures],
      ...stopper.state,
      stopped: options.collector === 'perf' ? pausedFor(recorded.logs, stopped) : stopped,
      began: Date.parse(startTime),
      endedNs,
      loadBegan: began,
      drivenPid,
      ownRequests: asked,
    };
  } finally {
    perf?.kill();
    meter?.stop();
    mappings.stop();
    keeper.stop();
    stopListening();
    witness.end();
  }
}

/**
 * @param {NodeJS.Signals} signal that reached us, as from a terminal that has sent it to the program, too
 * @param {Stopper} stopper of the program
 * @param {Witness} witness of what terminals send
 */
async function correct(signal, stopper, witness) {
  if (isTyped(signal) && !(await witness.wasSignalled())) stopper.correct(signal);
}

/**
 * @param {string[]} logs V8's
 * @param {RecordResult['stopped']} stopped why they stopped growing
 * @returns {RecordResult['stopped']} the same if perf samples: it was paused for all threads
 */
function pausedFor(logs, stopped) {
  return stopped && { ...stopped, cut: logs.length };
}

/** If perf does not sample, there are only V8's logs. @type {{logs: string[] | null, failures: Failure[]}} */
const NOT_SAMPLED = { logs: null, failures: [] };

/**
 * @param {{logs: string[]}} recorded V8's logs
 * @param {{logs: string[] | null}} sampled what perf saw
 * @returns {string[]} files to read the profile from: without V8's logs, it is unknown which of perf's processes are
 *   the program's
 */
function logsToRead(recorded, sampled) {
  return recorded.logs.length === 0 ? [] : (sampled.logs ?? recorded.logs);
}

/**
 * @param {Driver | null} driver what is to happen once the program listens
 * @param {ReturnType<typeof createStopper>} stopper of the program, to use afterwards
 * @param {Program} program to drive
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<Driven>} the outcome
 */
async function driveUntil(driver, stopper, program, directory) {
  if (driver === null) return { load: null, failures: [], began: null, pid: null, asked: 0 };
  const driven = await driver.run(program);
  const hasPort = driven.failures.every(({ code }) => code !== 'port-timeout');
  if (hasPort) void stopOnceCounted(directory, stopper, program.over);
  else stopAfter(COUNTS_SETTLE, 'no-port', stopper, program.over);
  return driven;
}

/**
 * @param {Driven} outcome of the load
 * @param {{signal: string | null}} ending of the program
 * @param {boolean} wasAsked whether somebody asked the program to end
 * @returns {string} what went wrong, see `Drive`
 */
function driveFailure({ failures, after }, { signal }, wasAsked) {
  // A load command that ends the program on purpose does so by a signal, and ends well, and soon.
  const isCut = after === 'cut' || (after === 'outlived' && signal === null);
  return failures[0]?.code ?? (isCut && !wasAsked ? CUT_SHORT : '');
}

/**
 * What the load has sent still waits in a server that is slow to answer: ended at once, it would have computed for
 * requests that are in no count.
 * @param {string} directory absolute path where the probe writes
 * @param {Stopper} stopper how to ask the program to end
 * @param {AbortSignal} over aborted when the program has ended
 */
async function stopOnceCounted(directory, stopper, over) {
  let waitedMs = 0;
  do {
    waitedMs += COUNTS_SETTLE;
    await delay(COUNTS_SETTLE, undefined, { signal: over }).catch(() => {});
  } while (!over.aborted && waitedMs < MOST_SETTLE && !(await areCountsSaved(directory, Date.now())));
  stopper.stop('load-ended');
}

/**
 * @param {number} ms after which the program is asked to end
 * @param {'load-ended' | 'no-port' | 'duration'} reason why
 * @param {Stopper} stopper how to ask it
 * @param {AbortSignal} over aborted when the program has ended
 */
function stopAfter(ms, reason, stopper, over) {
  delay(Math.min(ms, LONGEST_DELAY), undefined, { signal: over }).then(
    () => stopper.stop(reason),
    () => {},
  );
}

/**
 * Gives the program's other processes time to finish their logs. A program that ended by itself may leave processes
 * behind on purpose, so those are left alone; a program that we ended may not, nor may a command that was asked to end.
 * @param {string} directory absolute path where logs go
 * @param {number} mainPid process id of the program
 * @param {object} known what else is known
 * @param {Stopper} known.stopper what ended it
 * @param {Others} known.others its other processes
 * @param {boolean} known.isSeveral whether it is what a command starts, and not one process
 * @param {number[]} known.withOwnIds ids, for us, of processes that name their logs by ids of their own
 * @returns {Promise<number[]>} process ids of those still writing
 */
async function settle(directory, mainPid, { stopper, others, isSeveral, withOwnIds }) {
  const { state, asked, hurry } = stopper;
  const isOurs = isEndedByUs(stopper, isSeveral);
  if (isOurs && !state.forced) await others.tellAll(asked.signal ?? 'SIGTERM');
  const patience = isOurs && !state.stoppedByUs ? PATIENCE_WITH_ASKED : PATIENCE_WITH_OTHERS;
  let left = await waitForOthers(directory, mainPid, patience, hurry, withOwnIds);
  if (left.length > 0 && (state.stoppedByUs || state.forced)) {
    await others.tellAll('SIGKILL');
    left = await waitForOthers(directory, mainPid, PATIENCE_WITH_OTHERS, undefined, withOwnIds);
  }
  // Not before the programs that they started: they would pass the signal on to processes that have got it already.
  if (isOurs && left.length === 0) await endLaunchers(directory, PATIENCE_WITH_OTHERS);
  return left;
}

/**
 * @param {Stopper} stopper what ended the program
 * @param {boolean} isSeveral whether it is what a command starts, and not one process
 * @returns {boolean} whether none of its processes may go on
 */
function isEndedByUs({ state, asked }, isSeveral) {
  return state.stoppedByUs || (isSeveral && asked.signal !== null);
}

/**
 * @param {number[]} pids of processes that are still running
 * @returns {Failure[]} `processes-left` if there are any
 */
function leftBehind(pids) {
  return pids.length === 0 ? [] : [new Failure('processes-left', { count: pids.length, pids: pids.join(', ') })];
}

export { hasPreloads, launchedFile, nodeCapabilities, opensInspector, parseCommand };
