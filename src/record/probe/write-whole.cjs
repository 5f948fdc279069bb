'use strict';

const { closeSync, openSync, renameSync, writeSync } = require('fs');
const { byteLength } = Buffer;
const { hrtime } = process;
const { stringify } = JSON;

/**
 * Writes a file atomically: observers of the directory see the whole file or none. `writeFileSync` would call whatever
 * the program has put in the place of `fs.openSync`, `fs.writeSync` and `fs.closeSync`.
 * @param {string} file absolute path
 * @param {object | string} value what to write, as JSON; text is JSON already
 * @throws {Error} if it can't be written whole
 */
module.exports = function writeWhole(file, value) {
  const unfinished = `${file}.${hrtime.bigint()}`;
  const text = typeof value === 'string' ? value : stringify(value);
  const descriptor = openSync(unfinished, 'wx', 0o600);
  try {
    // Less is written only where the disk is full, or a file may not be so large.
    if (writeSync(descriptor, text, 0) < byteLength(text)) throw new Error('The file is not whole.');
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
};
