/**
 * The row with which the probe ties V8's clock in a log to the system's monotonic clock (record/probe/log-clock.cjs).
 */

import { rowName } from './code-row.js';

/** @import { CodeRow } from './code-row.js' */
/** @import { LogClock } from '../model/thread-times.js' */

/** Prefix of the script name that the probe uses, followed by ns on the monotonic clock. */
export const CLOCK = Buffer.from('/cryptoprof-clock-');
const DIGITS = /^\d{1,19}/;
const LONGEST_NUMBER = 20;
/** The time is the fourth field of a row of code. */
const TIME_FIELD = 3;
const COMMA = 0x2c;

/**
 * @param {CodeRow} row of code
 * @param {Buffer} bytes hold it
 * @param {number} start of it
 * @returns {LogClock | null} null if it is not such a row
 */
export function clockOfRow(row, bytes, start) {
  if (row.type !== 'Script') return null;
  const name = rowName(row);
  const at = name.indexOf(CLOCK);
  if (at === -1) return null;
  const ns = clockNs(name, at);
  const us = timeOfRow(bytes, start);
  return ns === '' || !(us >= 0) ? null : { ns, us };
}

/**
 * @param {Buffer} bytes any
 * @param {number} at where `CLOCK` is in them
 * @returns {string} the time in it, ns; `''` if none
 */
export function clockNs(bytes, at) {
  return DIGITS.exec(bytes.toString('latin1', at + CLOCK.length, at + CLOCK.length + LONGEST_NUMBER))?.[0] ?? '';
}

/**
 * @param {Buffer} bytes a log
 * @param {number} start of a row of code
 * @returns {number} its time, µs; NaN if it has none
 */
export function timeOfRow(bytes, start) {
  let at = start;
  for (let field = 0; field < TIME_FIELD; field++) {
    at = bytes.indexOf(COMMA, at) + 1;
    if (at === 0) return NaN;
  }
  return Number.parseInt(bytes.toString('latin1', at, at + LONGEST_NUMBER), 10);
}
