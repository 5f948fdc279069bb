/**
 * A program, recorded and reported on as the command does it, but in this process: a command that is started loads all
 * of cryptoprof first, which takes as long as most of these programs run.
 */
import { EventEmitter } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyze } from '../../src/api/analysis.js';
import { endingOf, recordProgram } from '../../src/api/record.js';
import { packageVersion } from '../../src/api/version.js';
import { ownSymbolizer } from '../../src/inputs/own-symbolizer.js';
import { newDirectory } from './directories.js';
import { ownEnvironment } from './cli-process.js';

/** @import { Report } from '../../src/model/report.js' */

/** A suite's programs run on one Node: its 150,000 symbols are read once. The files are closed as the worker ends. */
const symbolizer = await ownSymbolizer({ mode: 'local' });

/**
 * @param {string[]} command `node`, a script and its arguments
 * @param {{cwd: string, env?: Record<string, string>}} where directory, and what its environment has besides ours
 * @returns {Promise<{exitCode: number | null, out: string, err: string, report: Report | null}>} how it ended; null if
 *   nothing was recorded
 */
export async function recordedHere(command, { cwd, env = {} }) {
  const home = newDirectory();
  const files = ['out.txt', 'err.txt'].map((name) => path.join(home, name));
  const logs = path.join(home, 'logs');
  mkdirSync(logs);
  const [out, err] = files.map((file) => openSync(file, 'w'));
  try {
    const { result, recording } = await recordProgram(
      {
        ...{ command, cwd, env: { ...ownEnvironment(), ...env }, directory: logs, intervalUs: 1000 },
        ...{ onPort: null, load: null, durationSeconds: null, onEvent: () => {}, signals: new EventEmitter() },
        stdio: /** @type {any} */ (['ignore', out, err]),
      },
      {
        ...{ symbols: 'local', symbolizer, engine: 'builtin', keepSymbols: false },
        ...{ onProgress: () => {}, onRecorded: () => {} },
      },
    );
    // As it is read from a file.
    const report = recording && JSON.parse(JSON.stringify(analyze(recording, packageVersion()).report));
    const [said, complained] = files.map((file) => readFileSync(file, 'utf8'));
    const failures = result.failures.map(({ message }) => message);
    return { exitCode: endingOf(result).exitCode, out: said, err: [complained, ...failures].join('\n'), report };
  } finally {
    closeSync(out);
    closeSync(err);
  }
}
