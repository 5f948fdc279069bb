/** How much of a V8 log is kept in memory while it is read, and the limit for that. */
import { Failure } from '../model/failure.js';

/**
 * The most that may be kept of one log, bytes: enough for seven million ticks (two hours of a thread), or half a
 * million functions. An empty process has 75 MB, and reading any file may take 600 (files/limits.js).
 */
const MOST_HELD_BYTES = 450e6;

/**
 * Number of each kind of thing kept.
 * @typedef {object} Held
 * @property {number} ticks
 * @property {number} places different addresses that were hit, by what they stood for
 * @property {number} frames that these were expanded to, once they have been
 * @property {number} functions and scripts
 * @property {number} code current pieces of generated code
 * @property {number} infos SharedFunctionInfos
 * @property {number} stacks rows of callers' stacks
 * @property {number} textBytes names, tables of positions and sources
 */

/**
 * Memory for each until the report is made, bytes: measured with logs that contain nothing else
 * (test/files/bombs.test.js).
 * @type {Held}
 */
const BYTES = {
  ticks: 60,
  places: 350,
  frames: 800,
  functions: 300,
  code: 150,
  infos: 80,
  stacks: 50,
  textBytes: 1,
};

/**
 * @param {Held} held of a log, so far
 * @throws {Failure} `log-too-rich` if that is over the limit for one log
 */
export function checkHeld(held) {
  const { ticks, places, functions } = held;
  if (heldBytes(held) > MOST_HELD_BYTES)
    throw new Failure('log-too-rich', { most: MOST_HELD_BYTES / 1e6, ticks, places, functions });
}

/**
 * @param {Held} held of a log, so far
 * @returns {number} bytes
 */
function heldBytes(held) {
  const names = /** @type {(keyof Held)[]} */ (Object.keys(BYTES));
  return names.reduce((sum, name) => sum + held[name] * BYTES[name], 0);
}
