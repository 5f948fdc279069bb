/**
 * The recorded inputs in fixtures/profiles/<format>/<case>/, and what they must come to. A case is a
 * directory; nothing lists them.
 *
 *     input.log.gz, input-2.log.gz ...   logs of one run, the program's main thread first; or another format's file
 *     symbols.json, symbols-2.json ...   names of the native code of each log
 *     meta.json                          how it was recorded
 *     expected.json                      the answer; made by `npm run golden`, never by hand
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readInputs } from '../../src/inputs/read-inputs.js';
// readInputs imports these when it needs them, at the same time, which Jest's loader does not always survive.
import '../../src/inputs/beside-log.js';
import '../../src/inputs/machine.js';
import '../../src/symbols/index.js';
import { elsewhere } from './elsewhere.js';

/** @import { Recording } from '../../src/model/profile.js' */

const PROFILES = fileURLToPath(new URL('../../fixtures/profiles/', import.meta.url));

/**
 * What is read of meta.json; the rest of it is for people and for the recorder.
 * @typedef {object} FixtureMeta
 * @property {string} format id of the reader
 * @property {string} node version that ran the program
 * @property {string} [arch] of the machine
 * @property {string} [directory] of the programs when they were recorded; beside it are Node and packages
 * @property {number} [leastNamed] share of its busy ticks that must have names, where the machine's binaries name less
 *   than nearly all
 * @property {Recipe} [recipe] how to record it again
 */

/**
 * @typedef {object} Recipe
 * @property {number} node major version
 * @property {string} program in fixtures/programs
 * @property {string[]} args its arguments
 * @property {string | null} load arguments of Node for what drives it, in fixtures/programs
 * @property {'windows' | 'debian'} [system] that it runs on, if it is not this one
 * @property {'cpu-prof' | 'perf' | 'datadog' | 'pyroscope' | 'platformatic'} [profiler] what samples it, if it is no V8 log
 * @property {Record<string, unknown>} [options] of that profiler
 */

/**
 * @typedef {object} FixtureCase
 * @property {string} name such as `v8-log/node-24-mixed`
 * @property {string} directory absolute path
 */

/** @returns {Promise<FixtureCase[]>} all cases, sorted by name */
export async function fixtureCases() {
  const cases = [];
  for (const format of await readdir(PROFILES)) {
    for (const name of await readdir(path.join(PROFILES, format))) {
      cases.push({ name: `${format}/${name}`, directory: path.join(PROFILES, format, name) });
    }
  }
  return cases.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {FixtureCase} fixture a case
 * @returns {Promise<FixtureMeta>} its meta.json
 */
export async function readMeta({ directory }) {
  return JSON.parse(await readFile(path.join(directory, 'meta.json'), 'utf8'));
}

/**
 * @param {Pick<FixtureCase, 'directory'>} fixture a case
 * @returns {Promise<{name: string, bytes: Buffer, symbols: string | null}[]>} its inputs, unpacked, and their sidecars
 * @throws {Error} if it has none
 */
export async function readFiles({ directory }) {
  const names = await readdir(directory);
  const inputs = names.filter((name) => name.startsWith('input')).sort();
  if (inputs.length === 0) throw new Error(`${directory} has no file whose name begins with "input".`);
  return Promise.all(
    inputs.map(async (input) => {
      const bytes = await readFile(path.join(directory, input));
      const symbols = input.replace('input', 'symbols').replace(/\..*$/, '.json');
      return {
        name: input.replace(/\.gz$/, ''),
        bytes: input.endsWith('.gz') ? gunzipSync(bytes) : bytes,
        symbols: names.includes(symbols) ? await readFile(path.join(directory, symbols), 'utf8') : null,
      };
    }),
  );
}

/**
 * Reads a case the way the command line reads a user's files, formats recognised by their content.
 * @param {FixtureCase} fixture a case
 * @returns {Promise<Recording>} what its inputs hold, paths as `elsewhere` has them: symbols, sources and source maps are
 *   those of the case, whatever this machine has
 */
export async function readFixture(fixture) {
  const { node, arch = '' } = await readMeta(fixture);
  const files = (await readFiles(fixture)).map(({ name, bytes, symbols }) => ({
    name,
    bytes: Buffer.from(elsewhere(bytes.toString('latin1')), 'latin1'),
    symbols: symbols && elsewhere(symbols),
  }));
  return readUnpacked(files, { node, arch });
}

/**
 * @param {{name: string, bytes: Buffer, symbols: string | null}[]} files inputs and their sidecars
 * @param {{node: string, arch: string}} origin what logs do not say
 * @returns {Promise<Recording>} what they hold
 */
export async function readUnpacked(files, origin) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-case-'));
  try {
    const paths = [];
    for (const { name, bytes, symbols } of files) {
      const file = path.join(directory, name);
      await writeFile(file, bytes);
      if (symbols !== null) await writeFile(`${file}.symbols.json`, symbols);
      paths.push(file);
    }
    return await readInputs(paths, {
      symbols: 'sidecar',
      onProgress: () => {},
      writeSidecars: false,
      run: null,
      origin,
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
