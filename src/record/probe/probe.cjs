'use strict';

/*
 * Preloaded into the profiled program, before its first line: in the main thread, in worker threads and in children
 * that run the same Node. It gets the other parts (start.cjs) from the one file that the recorder has put beside the
 * logs (record/probe-parts.js), which takes half the time of loading them one by one. If that file can't be read,
 * because the log directory is gone, it uses their own files.
 *
 * It must not be noticeable: no listeners on anything of the program's, nothing that keeps it alive, no output, and no
 * errors that reach the program. Everything that it uses later is fetched now, before the program can replace it.
 */
const { readFileSync, readdirSync } = require('fs');
const { apply, defineProperty } = Reflect;
const Module = /** @type {any} */ (module.constructor);
const { _compile: compile } = Module.prototype;
/** Undefined before Node 20.16. Unlike `require`, it asks no hooks or wrappers of the program's for what we load later. */
const { getBuiltinModule } = /** @type {any} */ (process);

/** Written by the recorder. */
const PARTS = 'probe-parts.json';
/** These preload the others. */
const ENTRIES = new Set(['probe.cjs', 'uncounted.cjs', 'launcher.cjs']);

try {
  const words = takeOwnWords();
  const directory = logDirectory(words);
  if (directory !== null) loadParts(directory)('./start.cjs')(words, directory);
  forgetModules();
} catch {
  // A program must run as if we were not there.
}

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {(name: string) => any} the exports of the part of that name, or of a Node module
 */
function loadParts(directory) {
  let first, later;
  try {
    ({ first, later } = JSON.parse(readFileSync(directory + PARTS, 'utf8')));
  } catch {
    return requireAll();
  }
  const parts = compiled(first);
  const made = Object.create(null);
  return function requirePart(name) {
    if (made[name] !== undefined) return made[name].exports;
    const make = parts[name] ?? (later[name] === undefined ? undefined : compiled(later[name])[name]);
    if (make === undefined) return getBuiltinModule === undefined ? require(name) : getBuiltinModule(name);
    make((made[name] = { exports: {} }), requirePart);
    return made[name].exports;
  };
}

/**
 * @param {string} source of a module
 * @returns {any} what it exports
 */
function compiled(source) {
  const made = new Module('');
  // Named as a file in this directory, which distinguishes our frames from the program's.
  apply(compile, made, [source, `${__dirname}/probe-parts.cjs`]);
  return made.exports;
}

/**
 * Loads all at once: later there may be no descriptors left to read them, or no right to.
 * @returns {(name: string) => any} the exports of the file of that name, or of a Node module
 */
function requireAll() {
  try {
    for (const name of readdirSync(__dirname)) if (!ENTRIES.has(name)) require(`./${name}`);
  } catch {
    // Each part is required again when it is needed.
  }
  return require;
}

/** A program that lists or reloads its modules should not find us. */
function forgetModules() {
  const files = require.cache;
  const paths = Module._pathCache;
  for (const file of Object.keys(files)) if (file.startsWith(__dirname)) delete files[file];
  for (const key of Object.keys(paths)) if (paths[key].startsWith(__dirname)) delete paths[key];
  const preloaded = /** @type {any} */ (process)._preload_modules;
  // Assign a new list: Node is iterating over this one.
  defineProperty(process, '_preload_modules', {
    value: preloaded.filter((/** @type {string} */ name) => !name.startsWith(__dirname)),
  });
}

/**
 * The words that the recorder put on this thread's command line: they come first, and the last of them preloads this
 * file. They are removed from process.execArgv: we can't check what the program does with that by hand, and a child
 * that can't open its log prints it on the program's stdout. Children started by Node itself get the words another way.
 * @returns {string[]} none if this thread was started without them
 */
function takeOwnWords() {
  const { execArgv } = process;
  const last = execArgv.indexOf('--require') + 1;
  return (execArgv[0] === '--prof' || execArgv[0] === '--log-code') && last > 0 ? execArgv.splice(0, last + 1) : [];
}

/**
 * @param {string[]} words our options
 * @returns {string | null} where our logs go, with a separator at its end
 */
function logDirectory(words) {
  // The first one names the directory.
  const option = words.find((word) => word.startsWith('--logfile='));
  if (option === undefined) return null;
  const file = option.slice('--logfile='.length).replaceAll('%%', '%');
  return file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}
