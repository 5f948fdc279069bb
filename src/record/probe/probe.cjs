'use strict';
/* global __filename */

/*
 * Runs inside the profiled program, before its first line: in the main thread, in worker threads and in
 * forked children (they inherit process.execArgv). It tells us two things that the log can't:
 *
 *   port-<pid>.json              {port, address} once the first TCP server listens
 *   mappings-<pid>-<thread>.json [{path, start, end}] executable code that came with native addons:
 *                                V8 lists the mappings of its start only, so their ticks would be nameless
 *
 * It must not be noticed: no listeners on anything of the program's, no timers, no output, and whatever
 * goes wrong in here is ours alone. Everything that it uses later is fetched now, before the program can
 * replace it.
 */
try {
  const diagnostics = require('diagnostics_channel');
  const { readFileSync, renameSync, writeFileSync } = require('fs');
  const { pid, execPath, platform, hrtime } = process;

  const directory = logDirectory(process.execArgv);
  if (directory !== null) {
    tellPort(directory);
    if (platform === 'linux') tellMappings(directory);
  }
  // A program that lists or reloads its modules should not find us.
  delete require.cache[__filename];

  /**
   * @param {string[]} execArgv options that this process was started with
   * @returns {string | null} where our logs go, with a separator at its end
   */
  function logDirectory(execArgv) {
    const option = execArgv.find((word) => word.startsWith('--logfile='));
    if (option === undefined) return null;
    const file = option.slice('--logfile='.length).replaceAll('%%', '%');
    return file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  }

  /**
   * Whoever watches the directory sees the whole file or none.
   * @param {string} file absolute path
   * @param {object} value what to write, as JSON
   */
  function writeWhole(file, value) {
    const unfinished = `${file}.${hrtime.bigint()}`;
    writeFileSync(unfinished, JSON.stringify(value), { flag: 'wx' });
    renameSync(unfinished, file);
  }

  /**
   * Notes the port of the first TCP server that listens. The subscription stays: removing it while the
   * channel publishes would make Node skip the program's own subscriber behind it.
   * @param {string} directory where our logs go
   */
  function tellPort(directory) {
    let told = false;
    diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
      if (told) return;
      try {
        const address = /** @type {{server: import('net').Server}} */ (message).server.address();
        // A string is the path of a unix socket, null a server that is closed already.
        if (address === null || typeof address !== 'object') return;
        told = true;
        writeWhole(`${directory}port-${pid}.json`, { port: address.port, address: address.address });
      } catch {
        // Ours alone: the program may have lost the right or the room to write.
      }
    });
  }

  /**
   * Notes the code that each native addon brings along. A proxy has the name, the length and every
   * property of the function it stands for, and prints as native code too.
   * @param {string} directory where our logs go
   */
  function tellMappings(directory) {
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
        const result = Reflect.apply(target, self, args);
        note();
        return result;
      },
    });
  }

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
} catch {
  // A program must run as if we were not there.
}
