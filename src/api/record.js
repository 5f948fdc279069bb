import { endedEarly } from './ended-early.js';
import { Failure } from '../model/failure.js';
import { nodeCapabilities, parseCommand, record } from '../record/record.js';

/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { Recording, RunInfo } from '../model/profile.js' */
/** @import { RecordOptions, RecordResult } from '../record/record.js' */

export { lookAtLeftBehind } from '../record/processes.js';
export { parseCommand } from '../record/record.js';
export { asksToEnd, listenToSignals, outliveSignals } from '../record/signals.js';

/**
 * @typedef {object} ReadingOptions
 * @property {ReadOptions['symbols']} symbols where names of native code come from
 * @property {'builtin' | 'node'} engine what reads the logs
 * @property {boolean} keepSymbols whether to leave the symbols of each log beside it
 * @property {(done: number, total: number) => void} onProgress bytes read of all logs
 * @property {(result: RecordResult) => void | Promise<void>} onRecorded told when the program has ended and its
 *   logs are about to be read: what throws from then on leaves them behind
 */

/**
 * @typedef {object} Recorded
 * @property {RecordResult} result how the program ran
 * @property {Recording | null} recording what its logs hold; null if V8 wrote none: the failures say why
 */

/** What a shell says of a program that SIGTERM ended; many that handle it say the same of themselves. */
const SIGTERM_EXIT = 143;

/**
 * Runs a program under the profiler and reads its logs, which stay where they are.
 * @param {RecordOptions} options what to run and how
 * @param {ReadingOptions} reading how to read the logs
 * @returns {Promise<Recorded>} when the program has ended and its logs are read
 * @throws {Failure} what keeps the program from being recorded, or its logs from
 *   being read
 */
export async function recordProgram(options, reading) {
  if (options.collector === 'perf' && reading.engine === 'node') throw new Failure('perf-engine-node');
  const { kind, node, nodeOptions, script } = parseCommand(options.command, options);
  const result = await record(options);
  await reading.onRecorded(result);
  if (result.logs.length === 0) return { result, recording: null };
  const { readInputs } = await import('../inputs/read-inputs.js');
  const { version } = await nodeCapabilities(node);
  // Arguments of the script may be secrets; they are not needed to understand a profile.
  const command = kind === 'node' ? ['node', ...nodeOptions, script] : script.split(' ');
  /** @type {RunInfo} */
  const run = { ...result.run, ...endingOf(result), command };
  const recording = await readInputs(result.logs, {
    symbols: reading.symbols,
    engine: reading.engine,
    nodes: [node],
    onProgress: reading.onProgress,
    writeSidecars: reading.keepSymbols,
    run,
    origin: { node: version, arch: process.arch },
  });
  const { run: told } = recording;
  if (told !== null)
    told.unprofiled = [
      ...told.unprofiled,
      ...endedEarly(recording.profiles, { ...result, durationMs: run.durationMs }),
    ];
  const path = drivenPath(options.load?.path ?? '');
  return { result, recording: path === '' ? recording : { ...recording, drivenPath: path } };
}

/**
 * @param {string} load path or URL that the load asks for, `''` without one
 * @returns {string} its path alone, as the user typed it
 */
function drivenPath(load) {
  if (load === '') return '';
  const [path] = load.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * How the program itself ended. That we stopped it, because its load or its time was over, is no news about it.
 * @param {Pick<RecordResult, 'run' | 'stoppedByUs'>} result what was recorded
 * @returns {{exitCode: number | null, signal: NodeJS.Signals | null}} both null if we ended it
 */
export function endingOf({ run, stoppedByUs }) {
  const signal = /** @type {NodeJS.Signals | null} */ (run.signal);
  if (!stoppedByUs) return { exitCode: run.exitCode, signal };
  return { exitCode: run.exitCode === SIGTERM_EXIT ? 0 : run.exitCode, signal: null };
}
