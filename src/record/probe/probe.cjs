'use strict';

/*
 * Runs inside the profiled program, before its first line: in the main thread, in worker threads and
 * in children that run the same Node. It sees to it that a log that can't be opened is not asked for (guard-threads.cjs,
 * guard-children.cjs), and tells us what the log can't:
 *
 *   port-<pid>.json              {port, address} once the first TCP server listens
 *   mappings-<pid>-<thread>.json [{path, start, end}] executable code that came with native addons:
 *                                V8 lists the mappings of its start only, so their ticks would be nameless
 *   traffic-<pid>-<thread>.json  how many HTTP requests and TLS connections there were, and to whom (count-traffic.cjs); not with --no-probe
 *   jobs-<pid>-<thread>.json     what cryptography it handed to the thread pool, if any (count-jobs.cjs); not with --no-probe
 *   starts-<pid>-<thread>.json   which threads and children it started, and which of them write no log (tell-starts.cjs)
 *   threads-<pid>-<thread>.json  which thread of the operating system it is, and its CPU time at the end (tell-threads.cjs)
 *
 * It must not be noticed: no listeners on anything of the program's, nothing that keeps it alive, no
 * output, and whatever goes wrong in here is ours alone. Everything that it uses later is fetched now,
 * before the program can replace it.
 */
const { takeLog } = require('./log-by-descriptor.cjs');
const orElse = require('./or-else.cjs');
const { defineProperty } = Reflect;

try {
  const words = takeOwnWords();
  const directory = logDirectory(words);
  if (directory !== null) {
    orElse(null, () => takeLog(words, directory));
    guardStarts(directory, words);
    const parts = [require('./tell-port.cjs'), require('./tell-threads.cjs')];
    if (!words[words.length - 1].endsWith('uncounted.cjs')) parts.push(require('./count-traffic.cjs'), require('./count-jobs.cjs'));
    if (process.platform === 'linux') parts.push(require('./tell-mappings.cjs'));
    for (const part of parts) orElse(null, () => part(directory));
  }
  forgetModules();
} catch {
  // A program must run as if we were not there.
}

/** A program that lists or reloads its modules should not find us. */
function forgetModules() {
  const files = require.cache;
  const paths = /** @type {any} */ (module.constructor)._pathCache;
  for (const file of Object.keys(files)) if (file.startsWith(__dirname)) delete files[file];
  for (const key of Object.keys(paths)) if (paths[key].startsWith(__dirname)) delete paths[key];
  const preloaded = /** @type {any} */ (process)._preload_modules;
  // A list of its own: Node is going through this one.
  defineProperty(process, '_preload_modules', { value: preloaded.filter((/** @type {string} */ name) => !name.startsWith(__dirname)) });
}

/**
 * The words that the recorder put on this thread's command line: they come first, and the last of them preloads this file.
 * They are taken out of process.execArgv: what the program makes of that by hand can't be checked, and a child that can't
 * open its log prints it on the program's stdout. What Node itself starts gets them another way.
 * @returns {string[]} none if this thread was started without them
 */
function takeOwnWords() {
  const { execArgv } = process;
  const last = execArgv.indexOf('--require') + 1;
  return execArgv[0] === '--prof' && last > 0 ? execArgv.splice(0, last + 1) : [];
}

/**
 * @param {string[]} words our options
 * @returns {string | null} where our logs go, with a separator at its end
 */
function logDirectory(words) {
  // The first is where they go by name.
  const option = words.find((word) => word.startsWith('--logfile='));
  if (option === undefined) return null;
  const file = option.slice('--logfile='.length).replaceAll('%%', '%');
  return file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

/**
 * @param {string} directory where our logs go
 * @param {string[]} words our options
 */
function guardStarts(directory, words) {
  const told = orElse(null, () => require('./tell-starts.cjs')(directory));
  const tell = told ?? (() => {});
  orElse(null, () => require('./guard-threads.cjs')(directory, tell));
  orElse(null, () => require('./guard-children.cjs')({ directory, words, tell }));
}
