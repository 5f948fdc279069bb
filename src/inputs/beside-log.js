/** What files beside a log say of it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { replaceFile } from '../files/replace-file.js';
import { perfScript } from '../formats/perf-script.js';
import { pidOf, v8Log } from '../formats/v8-log.js';
import { isMapping } from '../model/mapping.js';
import { fileChunks } from './input-file.js';
import { makeSidecar, parseSidecar } from '../symbols/sidecar.js';

/** @import { LogBesidePerf } from '../formats/input-format.js' */
/** @import { Failure } from '../model/failure.js' */
/** @import { Mapping } from '../model/mapping.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { Sidecar } from '../symbols/sidecar.js' */

/** Files next to a log that may say what it doesn't. */

/**
 * @param {string} log absolute path of a V8 log
 * @returns {Promise<Sidecar | null>} names of its native code; null if there are none
 * @throws {Failure} `sidecar-invalid`
 */
export async function readSidecar(log) {
  const bytes = await readIfThere(sidecarPath(log), MOST_BYTES.sidecar);
  return bytes === null ? null : parseSidecar(bytes.toString('utf8'));
}

/**
 * @param {string} log absolute path of a V8 log
 * @param {LibrarySymbols[]} libraries names of its native code, to be found on another machine
 */
export async function writeSidecar(log, libraries) {
  await replaceFile(sidecarPath(log), JSON.stringify(makeSidecar(libraries)));
}

/**
 * @param {string} log absolute path of a V8 log
 * @param {number} pid of the process that wrote it
 * @returns {Promise<Mapping[]>} native code loaded after V8 wrote its list: addons
 */
export async function readMappings(log, pid) {
  const bytes =
    pid === 0 ? null : await readIfThere(path.join(path.dirname(log), `mappings-${pid}.json`), MOST_BYTES.mappings);
  const { value } = bytes === null ? { value: null } : parseBounded(bytes);
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/**
 * @param {string} text absolute path of what `perf script` printed
 * @returns {Promise<LogBesidePerf[]>} what V8 logged in the same directory, main threads first, if the recording is
 *   ours: then the text has the name that we gave it
 */
export async function logsBesidePerf(text) {
  const directory = path.dirname(text);
  const names = perfScript.names.test(path.basename(text)) ? await readdir(directory).catch(() => []) : [];
  return names
    .filter((name) => v8Log.names.test(name))
    .sort(byTime)
    .map((name) => ({ pid: pidOf(name), chunks: () => fileChunks(path.join(directory, name), () => {}) }));
}

/**
 * @param {string} one name of a log, which ends in when it was begun
 * @param {string} other name
 * @returns {number} the earlier first
 */
function byTime(one, other) {
  const [left, right] = [one, other].map((name) => Number(/(\d+)\.log$/.exec(name)?.[1] ?? 0));
  return left - right;
}

/**
 * @param {string} log path of a V8 log
 * @returns {string} path of its sidecar
 */
function sidecarPath(log) {
  return `${log}.symbols.json`;
}

/**
 * @param {string} file path of a file that may not be there
 * @param {number} most bytes that it may have
 * @returns {Promise<Buffer | null>} all of it; null if there is none, or what is there is none of ours
 */
function readIfThere(file, most) {
  return readChecked(file, most).catch(() => null);
}
