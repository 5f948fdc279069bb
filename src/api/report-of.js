/** The report of a run in any form that the API's callers may have it in. */
import process from 'node:process';
import path from 'node:path';
import { checkedReport } from '../formats/saved-report.js';
import { analyze } from './analysis.js';
import { checkRun } from './arguments.js';
import { readReport } from './read-report.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * One run of a program: its report, its recording, or a path to it: report.json, profile.json.gz, a V8 log, the text of
 * `node --prof-process`, or a directory with one of them. Several paths are the parts of one recording: the logs of all
 * its threads and processes.
 * @typedef {Report | Recording | string | string[]} RunInput
 */

/**
 * @typedef {object} ReadingChoices
 * @property {string} [cwd] directory that paths are relative to; default the working directory
 * @property {'local' | 'sidecar' | 'none'} [symbols] where names of native code in logs come from; default `local`
 * @property {string} [binaries] a directory with the binaries of the machine that recorded the logs, at their paths or
 *   by name only, to name native code
 * @property {string} [sourceMaps] a directory to search for source maps in addition to the places that compiled files
 *   name; default none
 * @property {'builtin' | 'node'} [engine] what reads logs; default `builtin`
 * @property {string} [node] path of the Node that recorded the logs, for `engine: 'node'`; default the one that runs
 */

/**
 * @param {RunInput} input one run
 * @param {ReadingChoices} choices how to read it
 * @param {string} version of this tool
 * @returns {Promise<Report>} its report
 * @throws {Failure} what is wrong with it
 */
export async function reportOf(input, choices, version) {
  checkRun(input);
  if (typeof input === 'object' && 'callSites' in input) return checkedReport(input);
  if (typeof input === 'object' && 'profiles' in input) return analyze(input, version).report;
  const { cwd = '', symbols = 'local', binaries, sourceMaps, engine = 'builtin', node = process.execPath } = choices;
  const { report } = await readReport([input].flat(), {
    cwd: path.resolve(cwd),
    version,
    symbols,
    binaries: binaries === undefined ? undefined : path.resolve(cwd, binaries),
    sourceMaps: sourceMaps === undefined ? undefined : path.resolve(cwd, sourceMaps),
    engine,
    nodes: [node],
    onProgress: () => {},
  });
  return report;
}
