'use strict';

/*
 * What a child gets from us when it is started: our options, if it is a Node like ours and its log can be opened, and
 * that log.
 */
const { realpathSync, statSync } = require('fs');
const { basename, delimiter, resolve } = require('path');
const { NEXT, withDescriptor, withoutDescriptor } = require('./log-by-descriptor.cjs');
const mayStartThreads = require('./may-start-threads.cjs');
const { discard, openLog } = require('./open-log.cjs');
const { conflictingOption, NODE_NAME, optionName, WITHOUT_PROGRAM } = require('./option-lists.cjs');
const orElse = require('./or-else.cjs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */

const { execPath, cwd, env, geteuid, getegid, hrtime, pid } = process;

/** Under the permission model a child may read and write what it is told to. */
const UNPRIVILEGED = new Set(['--permission', '--experimental-permission']);

/**
 * What Node is about to start.
 * @typedef {object} Start
 * @property {string} file as it was given
 * @property {string[]} args with argv0 before them
 * @property {string} [cwd]
 * @property {string[] | null} [envPairs] such as `PATH=/bin`; ours if there are none
 * @property {object[]} stdio its descriptors, from 0 on
 * @property {number} [uid] the child's user, if it gets another
 * @property {number} [gid] its group
 */

/**
 * @typedef {object} Plan
 * @property {string[]} args for the child
 * @property {object[]} stdio its descriptors
 * @property {{descriptor: number, name: string} | null} log that is open for it, null if V8 opens it by name, or none
 * @property {Reason | null} reason why it is not recorded, null if it is
 */

/**
 * @param {Start} start what Node is about to start
 * @param {string} directory where our logs go
 * @param {string[]} words our options for Node
 * @returns {Plan | null} null for what runs no JavaScript, or is no Node
 */
module.exports = function planChild(
  { file, args: given, cwd: where = cwd(), envPairs, stdio, uid, gid },
  directory,
  words,
) {
  const path = executable(file, where, envPairs);
  if (path === null) return null;
  const args = withoutOurs(given, words);
  const script = args.findIndex((word, index) => index > 0 && !/^-./.test(word));
  const options = args.slice(1, script < 0 ? args.length : script);
  if (options.some((word) => WITHOUT_PROGRAM.has(optionName(word)))) return null;
  const inherited = optionsOf(envPairs);
  const reason = whyNotPassedOn(path, [...options, ...inherited], uid, gid);
  const log =
    reason === null
      ? giveLog(directory, words, stdio, mayStartThreads(options, inherited))
      : { words: [], stdio, log: null, reason };
  return { ...log, args: [args[0], ...log.words, ...args.slice(1)] };
};

/**
 * @param {string[]} args of a child
 * @param {string[]} words our options for Node
 * @returns {string[]} the same without our own, which whoever reads /proc/self/cmdline has: the descriptor that they name
 *   is not the child's
 */
function withoutOurs(args, words) {
  const first = args.findIndex((_, index) => words.every((word, at) => args[index + at] === word));
  return words.length === 0 || first < 0 ? args : [...args.slice(0, first), ...args.slice(first + words.length)];
}

/**
 * @param {string} directory where our logs go
 * @param {string[]} words our options for Node
 * @param {object[]} stdio descriptors of a child
 * @param {boolean} byName whether V8 must open its log by name
 * @returns {Omit<Plan, 'args'> & {words: string[]}} what the child gets
 */
function giveLog(directory, words, stdio, byName) {
  const plain = withoutDescriptor(words);
  const name = `${NEXT}${pid}-${hrtime.bigint()}`;
  const { descriptor, reason } = openLog(directory, name);
  if (descriptor < 0) return { words: [], stdio, log: null, reason: reason === 'taken' ? 'unknown' : reason };
  // Where we were not given one by descriptor, there is a reason.
  if (byName || plain.length === words.length || descriptor < stdio.length) {
    discard(descriptor, directory + name);
    return { words: plain, stdio, log: null, reason: null };
  }
  // Under the same number, which is free in the child: what else it inherits stays as it is, and so does what is
  // ignored here.
  const all = [...stdio, ...Array(descriptor - stdio.length).fill({ type: 'ignore' }), { type: 'fd', fd: descriptor }];
  return { words: withDescriptor(plain, descriptor), stdio: all, log: { descriptor, name }, reason: null };
}

/**
 * @param {string} path of a Node
 * @param {string[]} options that it is started with, those of NODE_OPTIONS too
 * @param {number | undefined} uid the user that it gets
 * @param {number | undefined} gid the group that it gets
 * @returns {Reason | null} why our options can't be passed on to it, null if they can
 */
function whyNotPassedOn(path, options, uid, gid) {
  const [its, ours] = [statSync(path), statSync(execPath)];
  if (its.ino !== ours.ino || its.dev !== ours.dev) return 'other-node';
  if (conflictingOption(options) !== null || options.some((word) => UNPRIVILEGED.has(optionName(word))))
    return 'own-options';
  return isOther(uid, geteuid?.()) || isOther(gid, getegid?.()) ? 'other-user' : null;
}

/**
 * @param {number | undefined} id user or group, if one is
 * @param {number | undefined} own
 * @returns {boolean} whether it is another
 */
function isOther(id, own) {
  return typeof id === 'number' && id !== own;
}

/**
 * @param {string[] | null | undefined} envPairs environment of a child
 * @returns {string[]} the words of its NODE_OPTIONS
 */
function optionsOf(envPairs) {
  return (variable('NODE_OPTIONS', envPairs) ?? '').split(/\s+/);
}

/**
 * @param {string} name of a variable
 * @param {string[] | null | undefined} envPairs environment of a child; ours if there is none
 * @returns {string | undefined} its value
 */
function variable(name, envPairs) {
  if (!envPairs) return env[name];
  return envPairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * @param {string} file as it was given: a path, or a name that is looked for in PATH
 * @param {string} directory that the child starts in
 * @param {string[] | null | undefined} envPairs environment of the child
 * @returns {string | null} its real path, null if there is none or it is not called like a Node
 */
function executable(file, directory, envPairs) {
  if (file !== execPath && !NODE_NAME.test(basename(file))) return null;
  const places = /[\\/]/.test(file) ? [''] : (variable('PATH', envPairs) ?? '').split(delimiter);
  for (const place of places) {
    const path = orElse(null, () => realpathSync(resolve(directory, place, file)));
    if (path !== null) return path;
  }
  return null;
}
