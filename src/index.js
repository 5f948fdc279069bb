/**
 * The public API: `import { record, analyze, compare, gate } from 'cryptoprof'`. It prints nothing and never exits.
 * Problems that a user can solve are thrown as a Failure, which has a code, facts, and a sentence.
 */
import path from 'node:path';
import { checkCommand, checkList, checkOptions } from './api/arguments.js';
import { compareRuns } from './api/compare.js';
import { judgeRuns, prepareGate } from './api/gate.js';
import { recordCommand } from './api/record-command.js';
import { reportOf } from './api/report-of.js';
import { packageVersion } from './api/version.js';
import { saying, withSentence } from './failures/failure-sentence.js';

export { Failure } from './model/failure.js';

/** @typedef {import('./model/report.js').Report} Report */
/** @typedef {import('./model/report.js').Finding} Finding */
/** @typedef {import('./model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('./model/report.js').OperationReport} OperationReport */
/** @typedef {import('./model/profile.js').Recording} Recording */
/** @typedef {import('./model/comparison.js').Comparison} Comparison */
/** @typedef {import('./model/verdict.js').Verdict} Verdict */
/** @typedef {import('./model/verdict.js').Check} Check */
/** @typedef {import('./model/gate-config.js').GateConfigFile} GateConfig */
/** @typedef {import('./api/report-of.js').RunInput} RunInput */
/** @typedef {import('./api/report-of.js').ReadingChoices} ReadingChoices */
/** @typedef {import('./api/record-command.js').RecordCommandOptions} RecordOptions */
/** @typedef {import('./api/record-command.js').RecordedCommand} Recorded */

/**
 * Config and baseline of a gate, and how to read files.
 * @typedef {object} GateOptions
 * @property {string | GateConfig} [config] path of a config, or what one would hold; default: searched in `cwd` and its
 *   parents, up to the root of the repository; without one, findings of severity `error` fail
 * @property {string} [baseline] path of the baseline; default: the config's
 * @property {boolean} [updateBaseline] whether to write the baseline, so that it accepts these runs; default false
 * @property {RunInput[]} [base] runs of the change's base, alternating with these on one machine; default none
 * @property {Date} [now] decides which exceptions have expired; default now
 * @property {string} [cwd] directory that paths are relative to; default the working directory
 * @property {ReadingChoices['symbols']} [symbols] where names of native code in logs come from; default `local`
 * @property {ReadingChoices['sourceMaps']} [sourceMaps] a directory that is also searched for source maps
 * @property {ReadingChoices['binaries']} [binaries] a directory with the binaries of the machine that recorded the logs
 * @property {ReadingChoices['engine']} [engine] what reads logs; default `builtin`
 * @property {ReadingChoices['node']} [node] path of the Node that recorded the logs, for `engine: 'node'`
 */

const version = packageVersion();

/**
 * Runs a Node.js program under V8's profiler, with its threads and child processes, until it ends. Signals of this
 * process are not passed on: abort `options.signal` to end the program.
 * @param {string[]} command the script and its arguments, or `node`, its options, the script and its arguments
 * @param {RecordOptions} [options] how to run it
 * @returns {Promise<Recorded>} what was recorded, for `analyze`, and how the program ended
 * @throws {Failure} if it can't be recorded, such as `script-not-found`
 * @example
 * const { recording } = await record(['server.js'], { load: { path: '/login?user=a' } });
 * const report = await analyze(recording);
 */
export async function record(command, options = {}) {
  return saying(async () => {
    checkCommand(command);
    checkOptions('record', options);
    const recorded = await recordCommand(command, options);
    recorded.failures.forEach(withSentence);
    return recorded;
  });
}

/**
 * Says how much of a program's time is cryptography, which line calls it, and whether it blocks the event loop.
 * @param {RunInput} input a recording, or the path of a log, a saved profile, a report, or a directory with one of
 *   them; several paths are parts of one recording
 * @param {ReadingChoices} [options] how to read files
 * @returns {Promise<Report>} the answer: what `--json` writes, see docs/report-format.md
 * @throws {Failure} what is wrong with an input
 */
export async function analyze(input, options = {}) {
  return saying(async () => {
    checkOptions('analyze', options);
    return reportOf(input, options, version);
  });
}

/**
 * Says what changed between two runs of a program, and what of that is more than noise.
 * @param {RunInput} before one run
 * @param {RunInput} after the other
 * @param {ReadingChoices} [options] how to read files
 * @returns {Promise<Comparison>} what grew, shrank, appeared and vanished
 * @throws {Failure} what is wrong with an input
 */
export async function compare(before, after, options = {}) {
  return saying(async () => {
    checkOptions('compare', options);
    const read = async (/** @type {RunInput} */ input) => ({
      report: await reportOf(input, options, version),
      stacks: null,
    });
    return (await compareRuns([before, after], read, version)).comparison;
  });
}

/**
 * Judges runs of a program by budgets and a baseline.
 * @param {RunInput[]} runs runs of the same program; more runs make the verdict more certain
 * @param {GateOptions} [options] config and baseline, and how to read files
 * @returns {Promise<Verdict>} whether it passes, and why
 * @throws {Failure} what is wrong with the config, the baseline or an input
 */
export async function gate(runs, options = {}) {
  return saying(async () => {
    checkList(runs, 'the runs of gate()');
    checkOptions('gate', options);
    const prepared = await prepareGate(options, path.resolve(options.cwd ?? ''));
    const readAll = async (/** @type {RunInput[]} */ inputs) => {
      const reports = [];
      for (const input of inputs) reports.push(await reportOf(input, options, version));
      return reports;
    };
    const base = await readAll(options.base ?? []);
    const { verdict } = await judgeRuns(await readAll(runs), prepared, {
      version,
      now: options.now ?? new Date(),
      base,
    });
    return verdict;
  });
}
