'use strict';

/*
 * Code that runs before our probe may start threads, which would take the log of the main thread: V8 opens that by
 * descriptor, and a thread's log the same way (log-by-descriptor.cjs). NODE_OPTIONS preloads before the command line
 * does. So if something is preloaded there, the probe is put before it, and removes itself again when it runs.
 * `--import` and `--loader` come after all that is preloaded with `--require`; a loader's thread also starts at that
 * point (Node 20 to 26).
 */
const { readFileSync, statSync } = require('fs');
const { resolve } = require('path');
const { optionName, splitNodeOptions } = require('./option-lists.cjs');
const orElse = require('./or-else.cjs');

const PRELOADS = new Set(['-r', '--require']);
/** These bring options, and nothing can come before what those preload. */
const UNKNOWN = new Set(['--experimental-config-file', '--experimental-default-config-file']);
/** So do these files, if they set NODE_OPTIONS. Node reads them before it runs anything. */
const ENV_FILES = new Set(['--env-file', '--env-file-if-exists']);
const VARIABLE = 'NODE_OPTIONS';
/** Files of variables are small, bytes. */
const MOST_OF_ENV_FILE = 1 << 20;

/**
 * @param {string[]} options on a command line
 * @param {string[]} inherited of NODE_OPTIONS
 * @param {string} cwd where Node starts
 * @returns {boolean} whether something may run before the probe, even if the probe comes first in NODE_OPTIONS
 */
function mayRunBeforeProbe(options, inherited, cwd) {
  return (
    [...options, ...inherited].some((word) => UNKNOWN.has(optionName(word))) ||
    options.some((word, index) => {
      if (!ENV_FILES.has(optionName(word))) return false;
      const file = word.includes('=') ? word.slice(word.indexOf('=') + 1) : (options[index + 1] ?? '');
      return bringsOptions(resolve(cwd, file));
    })
  );
}

/**
 * @param {string} file absolute path of an env file
 * @returns {boolean} whether it may set options for Node; anything but a regular file can be read only once
 */
function bringsOptions(file) {
  // Without a file there are no options.
  const stats = orElse(null, () => statSync(file));
  if (stats === null) return false;
  if (!stats.isFile() || stats.size > MOST_OF_ENV_FILE) return true;
  return orElse(true, () => readFileSync(file, 'utf8').includes(VARIABLE));
}

/**
 * @param {string} probe absolute path of the file that is to be preloaded
 * @returns {string} beginning of NODE_OPTIONS that puts the probe first
 */
function asFirst(probe) {
  return `--require "${probe.replace(/[\\"]/g, '\\$&')}" `;
}

/**
 * @param {string | undefined} nodeOptions value of NODE_OPTIONS
 * @param {string} probe absolute path of the file that is to be preloaded
 * @returns {string | null} the same with the probe before what is preloaded there; null if nothing is
 */
function withProbeFirst(nodeOptions, probe) {
  const preloads = splitNodeOptions(nodeOptions ?? '').some((word) => PRELOADS.has(optionName(word)));
  return preloads ? asFirst(probe) + nodeOptions : null;
}

module.exports = { ENV_FILES, PRELOADS, UNKNOWN, VARIABLE, asFirst, mayRunBeforeProbe, withProbeFirst };
