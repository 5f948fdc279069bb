import process from 'node:process';
import { judgeRuns, prepareGate, selfTestRuns } from '../../api/gate.js';
import { readReport } from '../../api/read-report.js';
import { chooseOutputs } from '../choose-outputs.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { write } from '../io.js';
import { checkOutputs } from '../output-files.js';
import { fromHere } from '../own-command.js';
import { selfTestText } from '../self-test-text.js';
import { asTyped } from '../shell-words.js';
import { makeStatus } from '../status.js';
import { tellVerdict } from '../tell-verdict.js';

/** @import { Report } from '../../model/report.js' */
/** @import { GateCommandFlags, GateFlags } from '../gate-options.js' */
/** @import { Io } from '../io.js' */

/** Call sites to list for a check. */
const TOP = 10;

/**
 * Judges runs that are saved.
 * @param {string[]} inputs paths of reports, profiles, logs or directories, each one run
 * @param {GateCommandFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<number>} exit code
 * @throws {import('../../model/failure.js').Failure} what is wrong with the config, the baseline, an input or an output
 */
export async function gateCommand(inputs, flags, io, version) {
  if (flags.selfTest !== undefined) return selfTestCommand(inputs, flags.selfTest, flags, io, version);
  const habits = {
    usual: /** @type {const} */ (['terminal']),
    people: /** @type {const} */ ('stdout'),
    hasDirectory: false,
    cwd: io.cwd,
    verdictOnly: true,
  };
  const { outputs, needsDirectory } = chooseOutputs(flags, habits);
  await checkOutputs(outputs);
  const commands = gateCommands(inputs, flags, io.cwd);
  const gate = await prepareGate({ ...flags, command: commands.update }, io.cwd);
  const reports = await readRuns(inputs, flags, io, version);
  const judged = await judgeRuns(reports, gate, {
    version,
    now: io.now(),
    base: await readRuns(flags.base ?? [], flags, io, version),
    commands,
  });
  const directory = needsDirectory
    ? await makeOutputDirectory(flags.output, runName(inputs[0], io.now(), io.pid), io.cwd)
    : null;
  try {
    return await tellVerdict(
      judged,
      reports[0],
      { outputs, directory: directory?.path ?? null, title: '', kept: [] },
      { ...flags, top: TOP },
      io,
    );
  } finally {
    await directory?.tidy();
  }
}

/**
 * Says what the gate is worth, instead of judging.
 * @param {string[]} inputs paths of reports, profiles, logs or directories, each one run
 * @param {number} draws how many
 * @param {GateCommandFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<number>} exit code: 0, whatever it says
 * @throws {import('../../model/failure.js').Failure} what is wrong with the config or an input; too few of them
 */
async function selfTestCommand(inputs, draws, flags, io, version) {
  const gate = await prepareGate({ ...flags, isSelfTest: true }, io.cwd);
  const tested = await selfTestRuns(await readRuns(inputs, flags, io, version), gate, draws, {
    version,
    now: io.now(),
  });
  await write(io.stdout, selfTestText(tested));
  return 0;
}

/**
 * @param {string[]} runs paths of reports, profiles, logs or directories, each one run
 * @param {GateCommandFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<Report[]>} in the same order
 * @throws {import('../../model/failure.js').Failure} what can't be read
 */
async function readRuns(runs, flags, io, version) {
  const status = makeStatus(io.stderr, !flags.quiet);
  const reports = [];
  for (const run of runs) {
    const { report } = await readReport([run], {
      cwd: io.cwd,
      version,
      symbols: flags.symbols,
      engine: flags.engine,
      nodes: [flags.node ?? process.execPath],
      onProgress: status.progress,
    }).finally(status.clear);
    reports.push(report);
  }
  return reports;
}

/**
 * @param {string[]} inputs paths of runs
 * @param {GateFlags} flags of the command line
 * @param {string} cwd absolute path of the working directory, which paths are told relative to
 * @returns {{judge: string, update: string}} what judges those runs, and what accepts them, as it would be typed
 */
export function gateCommands(inputs, { config, baseline }, cwd) {
  const options = [
    ...(config === undefined ? [] : ['--config', config]),
    ...(baseline === undefined ? [] : ['--baseline', baseline]),
  ];
  const judge = asTyped(['cryptoprof', 'gate', ...[...options, ...inputs].map((word) => fromHere(word, cwd))]);
  return { judge, update: `${judge} --update-baseline` };
}
