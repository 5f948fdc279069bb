import os from 'node:os';
import path from 'node:path';
import { isOld, keep, keptFile, readKept } from '../../bench/kept.js';
import { machine, runBench } from '../../bench/run-bench.js';
import { GROUPS } from '../../model/bench-groups.js';
import { Failure } from '../../model/failure.js';
import { benchTerminal } from '../../writers/terminal/bench.js';
import { benchJson } from '../../writers/json.js';
import { tell, usesColor, widthOf, write } from '../io.js';
import { save } from '../output-files.js';
import { makeStatus } from '../status.js';

/** @import { BenchGroup, BenchReport } from '../../model/bench.js' */
/** @import { Io } from '../io.js' */

/**
 * Options of `cryptoprof bench`, as commander has parsed them.
 * @typedef {object} BenchFlags
 * @property {number} samples of each
 * @property {BenchGroup[]} [only] groups to measure
 * @property {boolean} [kept]
 * @property {string | true} [json] path, or `-`
 * @property {boolean} color
 */

/**
 * Measures what cryptography costs here, or shows what was measured.
 * @param {BenchFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<void>} when everything is written
 * @throws {Failure} `bench-not-kept`, or what is wrong with a file
 */
export async function benchCommand({ samples, only, kept = false, json, color }, io, version) {
  const file = keptFile(machine(), io.env, os.homedir());
  const report = kept ? await readKept(file) : await measured(samples, only, io, version);
  if (report === null) throw new Failure('bench-not-kept', { path: file });
  const toStdout = json === true || json === '-';
  if (!toStdout) {
    const now = Date.now();
    const when = kept ? `measured ${report.time.slice(0, 10)}${isOld(report, now) ? ', long ago' : ''}` : '';
    await write(
      io.stdout,
      benchTerminal(report, { width: widthOf(io.stdout, io.env), color: usesColor(io.stdout, io.env, color) }, when),
    );
  }
  if (toStdout) await write(io.stdout, benchJson(report));
  else if (json !== undefined) await save(path.resolve(io.cwd, json), benchJson(report), '--json');
  if (kept || only !== undefined) return;
  // It is a cache: whoever has no room for it has the measurements all the same.
  await keep(file, benchJson(report)).catch((error) =>
    tell(io.stderr, `cryptoprof: the measurements are not kept (${error.code ?? 'unknown'}).\n`),
  );
}

/**
 * @param {number} samples of each
 * @param {BenchGroup[] | undefined} only groups to measure
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<BenchReport>} what was measured
 */
function measured(samples, only, io, version) {
  const status = makeStatus(io.stderr, true);
  const groups = /** @type {BenchGroup[]} */ (Object.keys(GROUPS)).filter(
    (group) => only === undefined || only.includes(group),
  );
  return runBench({ samples, groups, version, onGroup: (group) => status.say(`measuring ${GROUPS[group]}`) });
}
