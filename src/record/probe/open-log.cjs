'use strict';

const { closeSync, openSync, unlinkSync, writeSync } = require('fs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */

const { pid, hrtime } = process;

/** The recorder creates this file in the log directory, and removes it when no further threads should be recorded. */
const PERMIT = 'permit';
/**
 * Descriptors needed in addition to the log's: a new thread needs some for its event loop, V8 two. With fewer, V8 would
 * print the log on the program's stdout.
 */
const SPARE_DESCRIPTORS = 7;

/** @type {Record<string, Reason>} */
const REASONS = {
  ENOENT: 'directory-gone',
  ENOTDIR: 'directory-gone',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EMFILE: 'no-descriptors',
  ENFILE: 'no-descriptors',
};

/**
 * Opens a new file in the log directory if V8 may write another log now. V8 does not check: if it can't open one, it
 * prints the log, with the program's source, on the program's stdout
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/logging/log-file.cc, LogFile::LogFile). Takes about
 * 0.1 ms.
 * @param {string} directory where logs go, with a separator at its end
 * @param {string} name of the file
 * @param {'wx+' | 'r+'} [flags] `r+` for a file that exists
 * @returns {{descriptor: number, reason: Reason | 'taken' | null}} either `descriptor` is open for reading and writing
 *   a file that begins with a byte of ours, and `reason` is null; or it is -1, and `reason` says why. `taken`: a file of
 *   that name exists
 */
function openLog(directory, name, flags = 'wx+') {
  const file = directory + name;
  /** @type {number[]} */
  const spare = [];
  let descriptor = -1;
  try {
    descriptor = openSync(file, flags, 0o600);
    // A full disk still creates files, but has no space for their contents.
    writeSync(descriptor, 'x', 0);
    while (spare.length < SPARE_DESCRIPTORS) spare[spare.length] = openSync(directory + PERMIT, 'r');
    return { descriptor, reason: null };
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (descriptor < 0)
      return { descriptor, reason: code === 'EEXIST' ? 'taken' : (REASONS[code] ?? 'directory-not-writable') };
    discard(descriptor, file);
    return {
      descriptor: -1,
      reason: code === 'ENOENT' ? 'recording-stopped' : (REASONS[code] ?? 'directory-not-writable'),
    };
  } finally {
    for (let index = 0; index < spare.length; index++) closeSync(spare[index]);
  }
}

/**
 * @param {number} descriptor of an unwanted file
 * @param {string} file its path
 */
function discard(descriptor, file) {
  closeSync(descriptor);
  try {
    unlinkSync(file);
  } catch {
    // Its directory is gone, or we may not remove it.
  }
}

/**
 * @param {string} directory where logs go, with a separator at its end
 * @returns {Reason | null} why V8 can't open one there now, null if it can
 */
function whyNoLog(directory) {
  const name = `trial-${pid}-${hrtime.bigint()}`;
  const { descriptor, reason } = openLog(directory, name);
  if (descriptor >= 0) discard(descriptor, directory + name);
  return reason === 'taken' ? 'unknown' : reason;
}

module.exports = { discard, openLog, whyNoLog };
