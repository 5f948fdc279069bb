import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nodeCapabilities, parseCommand, record } from '../../record/record.js';
import { describeFailure } from '../describe-failure.js';
import { write } from '../io.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { describeEvent } from '../record-events.js';
import { makeStatus } from '../status.js';

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
 * @property {'local' | 'sidecar' | 'none'} symbols
 * @property {number} top
 * @property {boolean} [open]
 * @property {boolean} [quiet]
 * @property {boolean} color
 */

const ALL_FORMATS = ['terminal', 'json', 'flamegraph', 'profile'];
/** Of --load, without --duration. */
const LOAD_SECONDS = 10;

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
  const directory = await makeOutputDirectory(flags.output, runName(command.script, io.now(), io.pid), io.cwd);
  const status = makeStatus(io.stderr, !flags.quiet);
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
    await directory.discard();
    throw error;
  }
  for (const failure of result.failures) await write(io.stderr, describeFailure(failure));
  if (result.logs.length === 0) await directory.discard();
  else await reportOn(result, command, directory, flags, io, version, status);
  return outcomeOf(result);
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
  const [{ analyze }, { readInputs }, { writeOutputs }] = await Promise.all([
    import('../analysis.js'),
    import('../read-inputs.js'),
    import('../write-outputs.js'),
  ]);
  const { version: node } = await nodeCapabilities(command.node);
  // Arguments of the script may be secrets; they are not needed to understand a profile.
  const run = { ...result.run, command: ['node', ...command.nodeOptions, command.script] };
  const recording = await readInputs(result.logs, {
    symbols: flags.symbols,
    onProgress: status.progress,
    writeSidecars: flags.keepLogs === true,
    run,
    origin: { node, arch: process.arch },
  });
  status.clear();
  const formats = flags.format ?? ALL_FORMATS;
  const plan = { directory: directory.path, terminal: io.stderr, formats, title: path.basename(command.script) };
  await writeOutputs(recording, analyze(recording, version), plan, flags, io);
  if (flags.keepLogs) await rename(directory.logs, path.join(directory.path, 'logs')).catch(() => {});
  else await rm(directory.logs, { recursive: true, force: true });
}

/**
 * The program's end becomes ours. One that we stopped, because its load or its time was over, has ended well.
 * @param {RecordResult} result what was recorded
 * @returns {Outcome} exit code and signal
 */
function outcomeOf({ run, stoppedByUs, failures, logs }) {
  const failed = logs.length === 0 || failures.some((failure) => failure.code !== 'processes-left');
  if (run.signal !== null && !stoppedByUs) return { exitCode: 128, signal: /** @type {NodeJS.Signals} */ (run.signal) };
  const exitCode = run.exitCode ?? 0;
  return { exitCode: exitCode === 0 && failed ? 2 : exitCode, signal: null };
}
