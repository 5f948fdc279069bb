import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMapping } from '../model/mapping.js';
import { makeSidecar, parseSidecar } from '../symbols/sidecar.js';

/** @import { Mapping } from '../model/mapping.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { Sidecar } from '../symbols/sidecar.js' */

/** Files that may lie beside a log and say what it does not. */

/** A file of this size is none of ours. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/**
 * @param {string} log absolute path of a V8 log
 * @returns {Promise<Sidecar | null>} names of its native code; null if there are none
 * @throws {import('../model/failure.js').Failure} `sidecar-invalid`
 */
export async function readSidecar(log) {
  const text = await readSmall(sidecarPath(log));
  return text === null ? null : parseSidecar(text);
}

/**
 * @param {string} log absolute path of a V8 log
 * @param {LibrarySymbols[]} libraries names of its native code, to be found on another machine
 */
export async function writeSidecar(log, libraries) {
  await writeFile(sidecarPath(log), JSON.stringify(makeSidecar(libraries)));
}

/**
 * @param {string} log absolute path of a V8 log
 * @param {number} pid of the process that wrote it
 * @returns {Promise<Mapping[]>} native code that was loaded after V8 wrote its list: addons
 */
export async function readMappings(log, pid) {
  const text = pid === 0 ? null : await readSmall(path.join(path.dirname(log), `mappings-${pid}.json`));
  if (text === null) return [];
  try {
    const rows = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isMapping) : [];
  } catch {
    return [];
  }
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
 * @returns {Promise<string | null>} its text
 */
async function readSmall(file) {
  try {
    const bytes = await readFile(file);
    return bytes.length > LARGEST_BYTES ? null : bytes.toString('utf8');
  } catch {
    return null;
  }
}
