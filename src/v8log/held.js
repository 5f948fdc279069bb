/** How much of a V8 log is held in memory while it is read, and how much may be. */
import { Failure } from '../model/failure.js';

/**
 * The most that is held of one log, bytes: seven million ticks (two hours of a thread), or half a million functions. A
 * process that holds nothing has 75 MB, and 600 are what reading any file may take (files/limits.js).
 */
const MOST_HELD_BYTES = 450e6;

/**
 * How many of each there are.
 * @typedef {object} Held
 * @property {number} ticks
 * @property {number} places different addresses that were hit, as what they stood for
 * @property {number} frames that these were expanded to, once they are
 * @property {number} functions and scripts
 * @property {number} code pieces of generated code that are there now
 * @property {number} infos SharedFunctionInfos
 * @property {number} stacks rows of callers' stacks
 * @property {number} textBytes names, tables of positions and sources
 */

/**
 * What each takes until the report is made, bytes: measured with logs that hold nothing else (test/files/bombs.test.js).
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
 * @throws {Failure} `log-too-rich` if that is more than one log may take
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
