'use strict';

const { closeSync, openSync, unlinkSync, writeSync } = require('fs');
const { pid, hrtime } = process;

/** The recorder makes this file in the directory of the logs, and removes it when no further thread is to be recorded. */
const PERMIT = 'permit';
/** A new thread needs some for its loop, V8 two for its log. With fewer, V8 would print the log on the program's stdout. */
const SPARE_DESCRIPTORS = 8;

/** @typedef {import('../../model/profile.js').UnprofiledReason} Reason */

/** @type {Record<string, Reason>} */
const REASONS = {
  ENOENT: 'directory-gone', ENOTDIR: 'directory-gone', ENOSPC: 'disk-full', EDQUOT: 'disk-full', EFBIG: 'disk-full',
  EMFILE: 'no-descriptors', ENFILE: 'no-descriptors',
};

/**
 * Whether V8 could open one more log now. It does not ask: where it can't, it prints the log, with the program's source, on
 * the program's stdout (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/logging/log-file.cc, LogFile::LogFile).
 * Takes some 0.1 ms.
 * @param {string} directory where logs go, with a separator at its end
 * @returns {Reason | null} why not, null if it can
 */
module.exports = function whyNoLog(directory) {
  /** @type {number[]} */
  const spare = [];
  try {
    const trial = `${directory}trial-${pid}-${hrtime.bigint()}`;
    spare[0] = openSync(trial, 'wx');
    unlinkSync(trial);
    // A full disk gives files, and no room in them.
    writeSync(spare[0], 'x');
    while (spare.length < SPARE_DESCRIPTORS) spare[spare.length] = openSync(directory + PERMIT, 'r');
    return null;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === 'ENOENT' && spare.length > 0 ? 'recording-stopped' : REASONS[code] ?? 'directory-not-writable';
  } finally {
    for (let index = 0; index < spare.length; index++) closeSync(spare[index]);
  }
};
