import path from 'node:path';
import { formatOf } from '../../formats/index.js';
import { Failure } from '../../model/failure.js';
import { nodeCapabilities, parseCommand, record } from '../../record/record.js';
import { describeFailure } from '../describe-failure.js';
import { readHead } from '../../inputs/file-chunks.js';
import { holdSignals } from '../hold-signals.js';
import { tell } from '../io.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { describeEvent } from '../record-events.js';
import { makeStatus } from '../status.js';
import { checkJsonTarget, wantedFormats, writeOutputs } from '../write-outputs.js';

/** @import { RecordResult } from '../../record/record.js' */
/** @import { Io } from '../io.js' */
/** @import { Outcome } from '../main.js' */
/** @import { OutputDirectory } from '../output-directory.js' */

/**
 * The options of the command line, as commander has parsed them.
 * @typedef {object} RunFlags
 * @property {string} [onPort]
 * @property {string} [load]
 * @property {number} connections
 * @property {number} [amount]
 * @property {number} [duration] seconds
 * @property {number} interval µs
 * @property {boolean} [keepLogs]
 * @property {string} [output]
 * @property {string} [json] path, or `-`
 * @property {string[]} [format]
 * @property {'builtin' | 'node'} engine
 * @property {string} [node] path of the Node that recorded the logs, of analyze only
 * @property {'local' | 'sidecar' | 'none'} symbols
 * @property {number} top
 * @property {boolean} [open]
 * @property {boolean} [quiet]
 * @property {boolean} color
 */

const ALL_FORMATS = ['terminal', 'json', 'flamegraph', 'profile'];
/** Of --load, without --duration. */
const LOAD_SECONDS = 10;
/** Names that profiles have and scripts don't. */
const PROFILE_NAME = /\.(?:log|txt|gz)$/;
/** What a shell says of a program that SIGTERM ended; many that handle it say the same of themselves. */
const SIGTERM_EXIT = 143;

/**
 * Runs a program under the profiler and reports on it.
 * @param {string[]} words the script and its arguments, or a node command
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<Outcome>} how the program ended
 * @throws {import('../../model/failure.js').Failure} what keeps us from recording or reporting
 */
export async function runCommand(words, flags, io, version) {
  const command = parseCommand(words, { cwd: io.cwd, env: io.env });
  await refuseProfile(command.script, io.cwd);
  await checkJsonTarget(flags.json, io.cwd);
  const directory = await makeOutputDirectory(flags.output, runName(command.script, io.now(), io.pid), io.cwd);
  const status = makeStatus(io.stderr, !flags.quiet);
  /** @type {RecordResult} */
  let result;
  try {
    result = await record({
      ...loadOptions(flags),
      command: words,
      directory: directory.logs,
      intervalUs: flags.interval,
      env: io.env,
      cwd: io.cwd,
      onEvent: (event) => status.say(describeEvent(event)),
      signals: io.signals,
    });
  } catch (error) {
    await directory.tidy();
    throw error;
  }
  for (const failure of result.failures) await tell(io.stderr, describeFailure(failure, io.stderr));
  if (result.logs.length > 0) await reportOn(result, command, directory, flags, io, version, status);
  await directory.tidy();
  return outcomeOf(result);
}

/**
 * @param {string} script that is to run
 * @param {string} cwd that it is relative to
 * @throws {Failure} `script-is-profile` for what belongs to `analyze`
 */
async function refuseProfile(script, cwd) {
  if (!PROFILE_NAME.test(script)) return;
  const head = await readHead(path.resolve(cwd, script)).catch(() => null);
  if (head !== null && formatOf(head) !== null) throw new Failure('script-is-profile', { script });
}

/**
 * @param {RunFlags} flags of the command line
 * @returns {Pick<import('../../record/record.js').RecordOptions, 'onPort' | 'load' | 'durationSeconds'>} what
 *   drives the program, and for how long
 */
function loadOptions({ onPort, load, connections, duration, amount }) {
  if (load === undefined) return { onPort: onPort ?? null, load: null, durationSeconds: duration ?? null };
  const driven = { path: load, connections, duration: duration ?? LOAD_SECONDS, amount: amount ?? null };
  return { onPort: onPort ?? null, load: driven, durationSeconds: null };
}

/**
 * @param {RecordResult} result what was recorded
 * @param {ReturnType<typeof parseCommand>} command that was run
 * @param {OutputDirectory} directory for the outputs
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @param {import('../status.js').Status} status for progress
 */
async function reportOn(result, command, directory, flags, io, version, status) {
  const release = holdSignals(io, status.say);
  try {
    const recording = await readRecorded(result, command, flags, status);
    const { analyze } = await import('../../api/analysis.js');
    const kept = flags.keepLogs ? [{ label: 'logs', path: await directory.keepLogs() }] : [];
    const plan = { directory: directory.path, terminal: io.stderr, formats: wantedFormats(flags, ALL_FORMATS), title: path.basename(command.script), kept };
    await writeOutputs(recording, analyze(recording, version), plan, flags, io);
  } catch (error) {
    // What was recorded may have taken an hour: it is never thrown away for want of a report.
    await tell(io.stderr, describeFailure(new Failure('logs-kept', { directory: await directory.keepLogs() }), io.stderr));
    throw error;
  } finally {
    release();
  }
}

/**
 * @param {RecordResult} result what was recorded
 * @param {ReturnType<typeof parseCommand>} command that was run
 * @param {RunFlags} flags of the command line
 * @param {import('../status.js').Status} status for progress
 * @returns {Promise<import('../../model/profile.js').Recording>} what the logs hold
 */
async function readRecorded(result, command, flags, status) {
  const { readInputs } = await import('../../inputs/read-inputs.js');
  const { version: node } = await nodeCapabilities(command.node);
  // Arguments of the script may be secrets; they are not needed to understand a profile.
  // A signal that we sent to end it is no news about the program.
  const signal = result.stoppedByUs ? null : result.run.signal;
  const run = { ...result.run, signal, command: ['node', ...command.nodeOptions, command.script] };
  return readInputs(result.logs, {
    symbols: flags.symbols,
    engine: flags.engine,
    nodes: [command.node],
    onProgress: status.progress,
    writeSidecars: flags.keepLogs === true,
    run,
    origin: { node, arch: process.arch },
  }).finally(status.clear);
}

/**
 * The program's end becomes ours. One that we stopped, because its load or its time was over, has ended well.
 * @param {RecordResult} result what was recorded
 * @returns {Outcome} exit code and signal
 */
function outcomeOf({ run, stoppedByUs, failures, logs }) {
  const failed = logs.length === 0 || failures.some((failure) => failure.code !== 'processes-left');
  if (run.signal !== null && !stoppedByUs) return { exitCode: 0, signal: /** @type {NodeJS.Signals} */ (run.signal) };
  const exitCode = run.exitCode === null || (stoppedByUs && run.exitCode === SIGTERM_EXIT) ? 0 : run.exitCode;
  return { exitCode: exitCode === 0 && failed ? 2 : exitCode, signal: null };
}
