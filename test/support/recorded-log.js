/** A V8 log that was recorded for the fixtures, as a file that tests may damage. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { elsewhere } from './elsewhere.js';

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */

const FIXTURES = fileURLToPath(new URL('../../fixtures/profiles/', import.meta.url));
/** As V8 calls it; the addresses' names lie beside it. */
export const LOG_NAME = 'isolate-0x1000-4711-v8.log';

/**
 * @param {string} [fixture] directory below fixtures/profiles/v8-log
 * @returns {string} text of its log
 */
export function recordedLog(fixture = 'node-20-auth-server') {
  return elsewhere(gunzipSync(readFileSync(path.join(FIXTURES, 'v8-log', fixture, 'input.log.gz'))).toString('utf8'));
}

/**
 * @param {string} [fixture] directory below fixtures/profiles/v8-log
 * @returns {Sidecar} names of its native code
 */
export function recordedSymbols(fixture = 'node-20-auth-server') {
  return JSON.parse(symbolsText(fixture));
}

/**
 * @param {string} fixture directory below fixtures/profiles/v8-log
 * @returns {string} JSON
 */
function symbolsText(fixture) {
  return elsewhere(readFileSync(path.join(FIXTURES, 'v8-log', fixture, 'symbols.json'), 'utf8'));
}

/**
 * @param {string} directory absolute path, to write the log and its symbols into
 * @param {string} [fixture] directory below fixtures/profiles/v8-log
 * @returns {string} absolute path of the log
 */
export function writeRecordedLog(directory, fixture = 'node-20-auth-server') {
  const file = path.join(directory, LOG_NAME);
  writeFileSync(file, recordedLog(fixture));
  writeFileSync(`${file}.symbols.json`, symbolsText(fixture));
  return file;
}

/** @returns {string} text of node --prof-process on the guide's server */
export function processedText() {
  return readFileSync(path.join(FIXTURES, 'prof-process-text/node-20-auth-server/input.txt'), 'utf8');
}
