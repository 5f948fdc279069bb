import process from 'node:process';
import { readReport } from '../../api/read-report.js';
import { compareReports } from '../../compare/compare-reports.js';
import { OUTPUTS } from '../../writers/index.js';
import { chooseOutputs } from '../choose-outputs.js';
import { usesColor, widthOf, write } from '../io.js';
import { checkOutputs, save } from '../output-files.js';
import { makeStatus } from '../status.js';

/** @import { Comparison } from '../../model/comparison.js' */
/** @import { Output } from '../choose-outputs.js' */
/** @import { CompareFlags } from '../compare-options.js' */
/** @import { Io, Stream } from '../io.js' */

/**
 * Says what changed between two runs. That something changed is no failure.
 * @param {string} before path of a report, a profile, a log, or a directory with one of them
 * @param {string} after the same of the other run
 * @param {CompareFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<void>} when everything is written
 * @throws {import('../../model/failure.js').Failure} what is wrong with an input or an output
 */
export async function compareCommand(before, after, flags, io, version) {
  // There is no directory for files without a name: text for machines goes to stdout.
  const format = flags.format?.map(({ id, file }) => ({ id, file: file ?? (id === 'terminal' ? null : '-') }));
  const { outputs } = chooseOutputs(
    { ...flags, format },
    { usual: ['terminal'], people: 'stdout', hasDirectory: false, cwd: io.cwd },
  );
  await checkOutputs(outputs);
  const status = makeStatus(io.stderr, !flags.quiet);
  const read = async (/** @type {string} */ input) =>
    (
      await readReport([input], {
        cwd: io.cwd,
        version,
        symbols: flags.symbols,
        nodes: [process.execPath],
        onProgress: status.progress,
      }).finally(status.clear)
    ).report;
  // One after the other: progress and memory are those of one.
  const reportBefore = await read(before);
  const comparison = compareReports(reportBefore, await read(after), version);
  for (const output of outputs) await writeOutput(output, comparison, { before, after }, flags, io);
}

/**
 * @param {Output} output what is to be made
 * @param {Comparison} comparison what changed
 * @param {{before: string, after: string}} names what the user calls the runs
 * @param {CompareFlags} flags of the command line
 * @param {Io} io the world
 */
async function writeOutput({ id, file, stream, option }, comparison, names, { top, color }, io) {
  const target = stream === null ? null : io[stream];
  const { renderComparison } = OUTPUTS[id];
  if (renderComparison === undefined) throw new TypeError(`${id} is no output of a comparison`);
  const text = await renderComparison(comparison, { names, look: { ...lookOf(target, color, io), top, cwd: io.cwd } });
  if (target !== null) await write(target, text);
  else await save(/** @type {string} */ (file), text, option);
}

/**
 * @param {Stream | null} target where text for people goes, null for a file
 * @param {boolean} color whether colour is wanted
 * @param {Io} io the world
 * @returns {{width: number, isTerminal: boolean, color: boolean}} how it looks there
 */
function lookOf(target, color, io) {
  return {
    width: widthOf(target, io.env),
    isTerminal: target?.isTTY === true,
    color: target !== null && usesColor(target, io.env, color),
  };
}
