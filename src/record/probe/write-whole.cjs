'use strict';

const { renameSync, writeFileSync } = require('fs');
const { hrtime } = process;
const { stringify } = JSON;

/**
 * Whoever watches the directory sees the whole file or none.
 * @param {string} file absolute path
 * @param {object} value what to write, as JSON
 */
module.exports = function writeWhole(file, value) {
  const unfinished = `${file}.${hrtime.bigint()}`;
  writeFileSync(unfinished, stringify(value), { flag: 'wx' });
  renameSync(unfinished, file);
};
