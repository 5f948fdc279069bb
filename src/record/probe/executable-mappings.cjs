'use strict';

/** @import { Mapping } from '../../model/mapping.js' */

/** `from-to r-xp offset device inode path`: code mapped from a file. */
const ROW = /^([0-9a-f]+)-([0-9a-f]+) r-xp ([0-9a-f]+) \S+ \d+ +(\/.*)$/gm;

/**
 * Files mapped as code, in V8's terms: `start` is where the file's offset 0 would be
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/base/platform/platform-linux.cc).
 *
 * V8 lists those at its start. Later libraries come only with native addons, so a process without one has nothing to
 * report. Which libraries an addon brought can't be told here, but the log's reader knows those that V8 listed.
 * @param {string} maps contents of /proc/<pid>/maps
 * @param {string} node absolute path of the process's executable, which is left out
 * @returns {Mapping[]} none if there is no native addon among them
 */
module.exports = function executableMappings(maps, node) {
  if (!maps.includes('.node\n')) return [];
  const rows = [];
  for (const [, from, to, offset, path] of maps.matchAll(ROW)) {
    if (path !== node)
      rows.push({ path, start: Number.parseInt(from, 16) - Number.parseInt(offset, 16), end: Number.parseInt(to, 16) });
  }
  return rows;
};
