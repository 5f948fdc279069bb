import path from 'node:path';
import { formatOf } from '../../formats/index.js';
import { Failure } from '../../model/failure.js';
import { parseCommand } from '../../record/record.js';
import { readHead } from '../../inputs/input-file.js';
import { USUAL_OUTPUT_IDS } from '../../writers/index.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { runProgram } from '../run-program.js';
import { chooseOutputs, ownStdout } from '../choose-outputs.js';
import { checkOutputs } from '../output-files.js';

/** @import { Io } from '../io.js' */
/** @import { Outcome } from '../main.js' */

/**
 * The options of the command line, as commander has parsed them.
 * @typedef {object} RunFlags
 * @property {string} [onPort]
 * @property {string} [load]
 * @property {number} connections
 * @property {number} [amount]
 * @property {number} [duration] seconds
 * @property {number} interval µs
 * @property {'v8' | 'perf'} collector what takes the samples
 * @property {boolean} probe whether requests, TLS connections and jobs of the thread pool are counted
 * @property {boolean} hosts whether the hosts of TLS peers are told
 * @property {boolean} [keepLogs]
 * @property {string} [output]
 * @property {string} [json] path, or `-`
 * @property {import('../choose-outputs.js').FormatChoice[]} [format]
 * @property {'builtin' | 'node'} engine
 * @property {string} [node] path of the Node that recorded the logs, of analyze only
 * @property {'local' | 'sidecar' | 'none'} symbols
 * @property {number} top
 * @property {boolean} [open]
 * @property {boolean} [quiet]
 * @property {boolean} color
 * @property {boolean} [gate] whether to judge the run
 * @property {number} [selfTest] of the gate: how often to run the program, instead of judging it
 */

/** Names that profiles have and scripts don't. */
const PROFILE_NAME = /\.(?:log|txt|gz)$/;

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
  const { script } = parseCommand(words, { cwd: io.cwd, env: io.env });
  await refuseProfile(script, io.cwd);
  if (flags.selfTest !== undefined) {
    const { runSelfTest } = await import('./run-self-test.js');
    return runSelfTest(words, script, flags, flags.selfTest, io, version);
  }
  if (flags.gate) {
    const { runGate } = await import('./run-gate.js');
    return runGate(words, script, flags, io, version);
  }
  const { outputs } = chooseOutputs(flags, {
    usual: USUAL_OUTPUT_IDS,
    people: 'stderr',
    hasDirectory: true,
    cwd: io.cwd,
  });
  await checkOutputs(outputs);
  const directory = await makeOutputDirectory(flags.output, runName(script, io.now(), io.pid), io.cwd);
  const { outcome } = await runProgram(
    { words, script, directory, outputs, label: '', ownsStdout: ownStdout(outputs) },
    flags,
    io,
    version,
  );
  return outcome;
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
