import path from 'node:path';
import { formatOf } from '../formats/index.js';
import { decodeReport } from '../formats/saved-report.js';
import { about } from '../inputs/about.js';
import { checkInput, readHead } from '../inputs/file-chunks.js';
import { findInputs } from '../inputs/find-inputs.js';
import { readInputs, readWhole } from '../inputs/read-inputs.js';
import { Failure } from '../model/failure.js';
import { analyze } from './analysis.js';

/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * @typedef {object} ReadReportOptions
 * @property {string} cwd absolute path that inputs are relative to
 * @property {string} version of this tool
 * @property {ReadOptions['symbols']} symbols where names of native code in logs come from
 * @property {ReadOptions['engine']} [engine] what reads V8 logs; our own reader otherwise
 * @property {string[]} [nodes] paths of the Nodes that may have recorded them, in order of preference
 * @property {ReadOptions['onProgress']} onProgress bytes read of all inputs
 */

/**
 * @typedef {object} ReadReport
 * @property {Report} report the answer
 * @property {Recording | null} recording what it was made of; null if a report was read
 */

/** Names of files that are a recording each. */
const WHOLE_RECORDING = /^(?:profile\.json\.gz|report\.json)$/;

/**
 * Reads one run of a program, whatever holds it: its report, its saved profile, its logs, the text of
 * `node --prof-process`, or a directory with one of them.
 * @param {string[]} inputs paths of files and directories; several are the parts of one recording
 * @param {ReadReportOptions} options how to read them
 * @returns {Promise<ReadReport>} its report
 * @throws {Failure} `report-invalid`, `report-version`, `report-among-inputs`, `several-recordings`; what else is
 *   wrong with an input
 */
export async function readReport(inputs, { cwd, version, ...options }) {
  const files = await findInputs(inputs, cwd);
  refuseSeveral(inputs, files, cwd);
  for (const file of files) {
    const size = await checkInput(file);
    if (formatOf(await readHead(file)) !== 'saved-report') continue;
    if (files.length > 1) throw new Failure('report-among-inputs', { path: file });
    const bytes = await readWhole(file, size);
    return { report: await about(file, async () => decodeReport(bytes)), recording: null };
  }
  const recording = await readInputs(files, { ...options, writeSidecars: false, run: null, origin: { node: '', arch: '' } });
  return { report: analyze(recording, version).report, recording };
}

/**
 * @param {string[]} inputs as the user gave them
 * @param {string[]} files that were found, absolute paths
 * @param {string} cwd that inputs are relative to
 * @throws {Failure} `several-recordings` if a directory holds more than one
 */
function refuseSeveral(inputs, files, cwd) {
  for (const input of inputs) {
    const directory = path.resolve(cwd, input);
    const recordings = files.filter((file) => file.startsWith(directory + path.sep) && WHOLE_RECORDING.test(path.basename(file)));
    if (recordings.length < 2) continue;
    const example = path.join(input, path.relative(directory, path.dirname(recordings[0])));
    throw new Failure('several-recordings', { path: input, count: recordings.length, example });
  }
}
