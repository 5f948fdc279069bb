/** Records a program and reads its logs, and says how the program ended. */
import { endedEarly } from './ended-early.js';
import { readAhead } from './read-ahead.js';
import { leaveOutWarmUp } from './warm-up.js';
import { joinedUnprofiled } from '../model/certainty.js';
import { Failure } from '../model/failure.js';
import { withListening, withTimes } from '../model/thread-times.js';
import { nodeCapabilities, parseCommand, record } from '../record/record.js';

/** @import { Cut } from './ended-early.js' */
/** @import { LogOrigin } from '../formats/input-format.js' */
/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { Recording, RunInfo } from '../model/profile.js' */
/** @import { NodeCapabilities } from '../record/capabilities.js' */
/** @import { RecordOptions, RecordResult } from '../record/record.js' */
/** @import { Symbolizer } from '../symbols/index.js' */

export { isCryptoprof, lookAtLeftBehind } from '../record/processes.js';
export { hasPreloads, launchedFile, opensInspector, parseCommand } from '../record/record.js';
export { asksToEnd, listenToSignals, outliveSignals } from '../record/signals.js';

/**
 * @typedef {object} ReadingOptions
 * @property {ReadOptions['symbols']} symbols where names of native code come from
 * @property {Symbolizer | null} [symbolizer] to share among several runs of one binary, whose symbols are then read
 *   only once; the caller closes it
 * @property {ReadOptions['sourceMaps']} [sourceMaps] absolute path of a directory that is also searched for source maps
 * @property {'builtin' | 'node'} engine what reads the logs
 * @property {number | null} [warmUp] seconds at the beginning that are left out
 * @property {boolean} keepSymbols whether to leave the symbols of each log beside it
 * @property {(() => Promise<unknown>)[]} [neededLater] load the modules needed once the logs are read; without it
 *   nothing is loaded ahead
 * @property {(done: number, total: number) => void} onProgress bytes read of all logs
 * @property {(result: RecordResult) => void | Promise<void>} onRecorded called when the program has ended and its logs
 *   are about to be read: errors from then on leave the logs behind
 */

/**
 * @typedef {object} Recorded
 * @property {RecordResult} result how the program ran
 * @property {Recording | null} recording what its logs contain; null if V8 wrote none (the failures say why)
 */

/**
 * Exit codes after SIGTERM: of programs that handle it; of a shell whose program was ended by it, also used by many
 * programs; and the one that Yarn 4's shell uses for a program ended by any signal.
 */
const ENDED_BY_US = new Set([0, 143, 129]);

/**
 * Runs a program under the profiler and reads its logs, leaving them where they are.
 * @param {RecordOptions} options what to run and how
 * @param {ReadingOptions} reading how to read the logs
 * @returns {Promise<Recorded>} once the program has ended and its logs are read
 * @throws {Failure} if the program can't be recorded, or its logs can't be read
 */
export async function recordProgram(options, reading) {
  if (options.collector === 'perf' && reading.engine === 'node') throw new Failure('perf-engine-node');
  if (reading.warmUp && reading.engine === 'node') throw new Failure('warm-up-untimed');
  const { kind, node, nodeOptions, script } = parseCommand(options.command, options);
  const { result, symbolizer } = await recordAhead(options, reading, node);
  await reading.onRecorded(result);
  if (result.logs.length === 0) {
    symbolizer?.close();
    return { result, recording: null };
  }
  const { readInputs } = await import('../inputs/read-inputs.js');
  const origin = logOrigin(await nodeCapabilities(node));
  // The script's arguments may be secrets, and are not needed to understand a profile.
  const command = kind === 'node' ? ['node', ...nodeOptions, script] : script.split(' ');
  /** @type {RunInfo} */
  const run = { ...result.run, ...endingOf(result), command };
  const read = await readInputs(result.logs, {
    symbols: reading.symbols,
    symbolizer,
    sourceMaps: reading.sourceMaps,
    engine: reading.engine,
    nodes: [node],
    onProgress: reading.onProgress,
    writeSidecars: reading.keepSymbols,
    run,
    origin,
  });
  read.profiles = withListening(withTimes(read.profiles, result.times), result.ports, result.drivenPid);
  const { run: described } = read;
  if (described !== null)
    described.unprofiled = joinedUnprofiled([
      ...described.unprofiled,
      ...endedEarly(read.profiles, { ...result, durationMs: run.durationMs, cut: cutOf(result) }),
    ]);
  const { warmUp } = reading;
  const driven = withDrivenPath(read, options.load?.path ?? '');
  return { result, recording: warmUp ? leaveOut(driven, warmUp, result) : driven };
}

/**
 * @param {NodeCapabilities} capabilities of the Node that ran
 * @returns {LogOrigin} what its logs do not say
 */
function logOrigin({ version, arch, supportsIdle }) {
  return { node: version, arch, ...(supportsIdle ? { showsIdle: true } : {}) };
}

/**
 * @param {RecordOptions} options what to run and how
 * @param {ReadingOptions} reading how its logs will be read
 * @param {string} node absolute path of the Node that is recorded
 * @returns {Promise<{result: RecordResult, symbolizer: Symbolizer | null}>} how it ran, and the symbolizer that has
 *   read symbols meanwhile, if any
 */
async function recordAhead(options, { symbols, symbolizer: given, neededLater: besides }, node) {
  const lent = given ? { ...given, close() {} } : null;
  let readSymbols = () => /** @type {Symbolizer | null} */ (null);
  const mode = options.collector === 'perf' || lent ? null : symbols;
  const result = await record({
    ...options,
    onEvent(event) {
      options.onEvent(event);
      if (event.type === 'started' && besides) readSymbols = readAhead({ symbols: mode, node, besides });
    },
  });
  return { result, symbolizer: lent ?? readSymbols() };
}

/**
 * @param {RecordResult} result what was recorded
 * @returns {Cut | null} logs cut off by us or by the disk
 */
function cutOf({ stopped, failures }) {
  if (stopped !== null && stopped.cut > 0) return stopped;
  const cut = Number(failures.find(({ code }) => code === 'disk-full')?.facts.cutLogs ?? 0);
  return cut === 0 ? null : { reason: 'disk-full', cut };
}

/**
 * @param {Recording} read of a run
 * @param {number} seconds of warm-up
 * @param {Pick<RecordResult, 'began' | 'loadBegan'>} result when it began
 * @returns {Recording} the same without the warm-up (of the load, if it had one)
 */
function leaveOut(read, seconds, { began, loadBegan }) {
  if (loadBegan === null) return leaveOutWarmUp(read, { seconds, from: 'start' });
  return leaveOutWarmUp(read, { seconds, from: 'load' }, { began, until: loadBegan + seconds * 1000 });
}

/**
 * @param {Recording} read of a run
 * @param {string} load path or URL that its load requested, `''` without one
 * @returns {Recording} the same with only that path, as the user typed it
 */
function withDrivenPath(read, load) {
  if (load === '') return read;
  const [path] = load.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return { ...read, drivenPath: path.startsWith('/') ? path : `/${path}` };
}

/**
 * How the program itself ended. That we stopped it because its load or its time had ended says nothing about it; nor
 * does 0 once the user asked it to end: its work may not have been done.
 * @param {Pick<RecordResult, 'run' | 'stoppedByUs' | 'wasAsked'>} result what was recorded
 * @returns {Pick<RunInfo, 'exitCode' | 'wasAsked'> & {signal: NodeJS.Signals | null}} code and signal are null if it ended
 *   well once we asked it to
 */
export function endingOf({ run, stoppedByUs, wasAsked }) {
  const isWell = wasAsked && (stoppedByUs ? ENDED_BY_US.has(run.exitCode ?? 0) : run.exitCode === 0);
  const exitCode = isWell ? null : run.exitCode;
  return {
    exitCode,
    signal: stoppedByUs ? null : /** @type {NodeJS.Signals | null} */ (run.signal),
    ...(wasAsked && exitCode !== null ? { wasAsked } : {}),
  };
}
