'use strict';

const { renameSync, writeFileSync } = require('fs');
const { hrtime } = process;
const { stringify } = JSON;

/**
 * Writes a file atomically: observers of the directory see the whole file or none.
 * @param {string} file absolute path
 * @param {object | string} value what to write, as JSON; text is JSON already
 */
module.exports = function writeWhole(file, value) {
  const unfinished = `${file}.${hrtime.bigint()}`;
  writeFileSync(unfinished, typeof value === 'string' ? value : stringify(value), { flag: 'wx', mode: 0o600 });
  renameSync(unfinished, file);
};
