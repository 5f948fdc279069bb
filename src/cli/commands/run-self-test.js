import path from 'node:path';
import { checkSelfTestRuns, prepareGate, selfTestRuns } from '../../api/gate.js';
import { Failure } from '../../model/failure.js';
import { write } from '../io.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { fromHere } from '../own-command.js';
import { runProgram } from '../run-program.js';
import { selfTestText } from '../self-test-text.js';
import { asTyped } from '../shell-words.js';
import { endOf, endWithoutVerdict, isUsable, nthRun, outputsOf } from './run-gate.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Io } from '../io.js' */
/** @import { Outcome } from '../main.js' */
/** @import { Flags, Plan } from './run-gate.js' */

/** A share of 0.1 % can be told, and it takes some seconds. */
const DRAWS = 1000;

/**
 * Runs a program many times as `--gate` would run it, and says what the gate is worth, instead of judging.
 * @param {string[]} words the script and its arguments, or a node command
 * @param {string} script that is run
 * @param {Flags} flags of the command line
 * @param {number} count of runs
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<Outcome>} how we end: with 0, whatever it says; by the user's signal, if that ended the program
 * @throws {Failure} what keeps us from recording or judging; `self-test-few-runs` before anything is run
 */
export async function runSelfTest(words, script, flags, count, io, version) {
  if (script === '-') throw new Failure('gate-script-stdin');
  const gate = await prepareGate({ ...flags, isSelfTest: true }, io.cwd);
  checkSelfTestRuns(count, gate.config);
  const kept = outputsOf(flags, io.cwd).further;
  const directory = await makeOutputDirectory(flags.output, runName(script, io.now(), io.pid), io.cwd);
  /** @type {Plan} */
  const plan = { words, script, directory, outputs: { first: kept, further: kept, verdict: [] } };
  /** @type {Report[]} */
  const reports = [];
  while (reports.length < count) {
    const run = await runProgram(
      { ...(await nthRun(reports.length + 1, count, plan, io)), label: `run ${reports.length + 1} of ${count}: ` },
      flags,
      io,
      version,
    );
    if (!isUsable(run, gate.config)) return endWithoutVerdict(run, io);
    if (run.interrupted) return endOf(run, 0);
    reports.push(run.report);
  }
  const tested = await selfTestRuns(reports, gate, DRAWS, { version, now: io.now() });
  await write(io.stderr, `${selfTestText(tested)}${keptText(directory.path, flags, io.cwd)}`);
  return { exitCode: 0, signal: null };
}

/**
 * @param {string} directory absolute path of the first run's, which has those of the others in it
 * @param {Flags} flags of the command line
 * @param {string} cwd absolute path of the working directory
 * @returns {string} a line that says how the same runs are judged by another config
 */
function keptText(directory, { config }, cwd) {
  const options = config === undefined ? [] : ['--config', config];
  const words = ['cryptoprof', 'gate', '--self-test', String(DRAWS), ...options, directory];
  const command = asTyped(words.map((word) => fromHere(word, cwd)));
  const further = asTyped([fromHere(path.join(directory, 'run-'), cwd)]);
  return `To judge them by another config: ${command} ${further}*\n`;
}
