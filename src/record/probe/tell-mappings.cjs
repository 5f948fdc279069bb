'use strict';

const { readFileSync } = require('fs');
const writeWhole = require('./write-whole.cjs');
const { pid, execPath, hrtime } = process;
const { apply } = Reflect;

/**
 * Notes the code that each native addon brings along, as `mappings-<pid>-<thread>.json`. A proxy has the
 * name, the length and every property of the function it stands for, and prints as native code too.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function tellMappings(directory) {
  const file = `${directory}mappings-${pid}-${hrtime.bigint()}.json`;
  /** @type {{path: string, start: number, end: number}[]} */
  const told = [];
  /** @type {Set<string> | null} */
  let known = null;
  const note = () => {
    try {
      const mappings = executableMappings(readFileSync('/proc/self/maps', 'utf8'));
      const fresh = mappings.filter(({ key }) => known !== null && !known.has(key));
      known = new Set(mappings.map(({ key }) => key));
      for (const { path, start, end } of fresh) told.push({ path, start, end });
      if (fresh.length > 0) writeWhole(file, told);
    } catch {
      // Ours alone: no /proc, or no right to read it or to write.
    }
  };
  process.dlopen = new Proxy(process.dlopen, {
    apply(target, self, args) {
      if (known === null) note();
      const result = apply(target, self, args);
      note();
      return result;
    },
  });
};

/**
 * Files mapped as code, in V8's terms: `start` is where the file's offset 0 would be
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/base/platform/platform-linux.cc).
 * @param {string} maps contents of /proc/self/maps
 * @returns {{key: string, path: string, start: number, end: number}[]} without the node binary itself
 */
function executableMappings(maps) {
  const rows = [];
  for (const [key, from, to, offset, path] of maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) r-xp ([0-9a-f]+) \S+ \d+ +(\/.*)$/gm)) {
    if (path === execPath) continue;
    rows.push({ key, path, start: Number.parseInt(from, 16) - Number.parseInt(offset, 16), end: Number.parseInt(to, 16) });
  }
  return rows;
}
