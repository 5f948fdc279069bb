'use strict';

/*
 * Under the permission model Node 20 may not even read what it preloads, and would exit. So the program is granted access
 * to our own files, and to its own descriptors in /proc, through which V8 opens its logs (log-by-descriptor.cjs,
 * give-log-by-descriptor.cjs).
 */
const { dirname, join, resolve, sep } = require('path');
const { SINK } = require('./log-by-descriptor.cjs');
const { optionName } = require('./option-lists.cjs');

const READ = '--allow-fs-read';
const WRITE = '--allow-fs-write';
/** Options of the permission model, under which a Node may read and write only what its options allow. */
const UNPRIVILEGED = new Set(['--permission', '--experimental-permission']);
/** What our grants begin with. */
const RIGHT = '--allow-fs-';

/**
 * @param {string[]} options of a Node
 * @returns {boolean} whether it runs under the permission model
 */
function asksForRights(options) {
  return options.some((word) => UNPRIVILEGED.has(optionName(word)));
}

/**
 * What is granted below a directory takes the right to that directory itself away from whoever was granted all of it: Node
 * splits its tree of paths there, and `/app/*` no longer holds for `/app` (`FSPermission::RadixTree` in
 * https://github.com/nodejs/node/blob/main/src/permission/fs_permission.h; seen on Node 20 to 26). So what the program
 * has anyway is not granted again, unless that is everything, which no grant changes.
 * @param {object} own
 * @param {string} own.probe path of what is preloaded
 * @param {string} own.directory absolute path where logs go
 * @param {string[]} options that a Node gets from others, including NODE_OPTIONS
 * @param {string} cwd absolute path of its working directory, in which it resolves them
 * @returns {string[]} options that grant it what else it needs for us
 */
function rightsBeside({ probe, directory }, options, cwd) {
  const [parts, logs] = [dirname(probe), directory].map((each) => join(each, '*'));
  const readable = valuesOf(READ, options, cwd);
  const writable = valuesOf(WRITE, options, cwd);
  const isLinux = process.platform === 'linux';
  return [
    ...[parts, logs].filter((file) => !isCovered(file, readable)).map((file) => `${READ}=${file}`),
    ...(isLinux ? ['/proc/thread-self', '/proc/self/fd/*', SINK] : []).map((file) => `${READ}=${file}`),
    ...[logs].filter((file) => !isCovered(file, writable)).map((file) => `${WRITE}=${file}`),
    ...(isLinux ? [`${WRITE}=${SINK}`] : []),
  ];
}

/**
 * @param {string} name of an option
 * @param {string[]} options for Node
 * @param {string} cwd absolute path
 * @returns {string[]} the absolute paths that it is given, with what stands for all that begin with one: `/app/*`
 */
function valuesOf(name, options, cwd) {
  return options.flatMap((word, index) => {
    if (optionName(word) !== name) return [];
    const value = word.includes('=') ? word.slice(word.indexOf('=') + 1) : (options[index + 1] ?? '');
    return value === '' || value === '*' ? [] : [resolve(cwd, value)];
  });
}

/**
 * @param {string} file that we need, with what stands for all in a directory of ours: `/app/.cryptoprof/*`
 * @param {string[]} granted as `valuesOf` returns them; a directory stands for all in it
 * @returns {boolean} whether that is granted
 */
function isCovered(file, granted) {
  return granted.some((each) => file.startsWith(each.endsWith('*') ? each.slice(0, -1) : join(each, sep)));
}

module.exports = { RIGHT, UNPRIVILEGED, asksForRights, rightsBeside };
