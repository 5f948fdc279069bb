'use strict';

/*
 * Plans what a child gets from us when it is started. A Node like ours gets our options, and its log, if that can be
 * opened; a package manager gets what it needs to do the same for its children (launcher.cjs); any other program, such
 * as a shell, finds the stand-in for Node (node-in-path.cjs).
 */
const { existsSync, realpathSync } = require('fs');
const { basename, delimiter, dirname, join, parse, resolve } = require('path');
const { VARIABLE, mayRunBeforeProbe, withProbeFirst } = require('./before-probe.cjs');
const envOptions = require('./env-script.cjs');
const inShell = require('./in-shell.cjs');
const { isLauncher } = require('./launchers.cjs');
const { NEXT, withDescriptor, withoutDescriptor } = require('./log-by-descriptor.cjs');
const { BY_PATH, STAND_IN, losesRights, startsNode, withStandIn } = require('./node-in-path.cjs');
const { discard, openLog } = require('./open-log.cjs');
const {
  conflictingOption,
  NODE_NAME,
  optionName,
  splitNodeOptions,
  splitNodeWords,
  WITHOUT_PROGRAM,
} = require('./option-lists.cjs');
const orElse = require('./or-else.cjs');
const { RIGHT, asksForRights, rightsBeside } = require('./rights.cjs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */

const { execPath, cwd, env, geteuid, getegid, hrtime, pid, versions } = process;

/**
 * What Node is about to start.
 * @typedef {object} Start
 * @property {string} file as it was given
 * @property {string[]} args with argv0 before them
 * @property {string | null} [cwd] ours if there is none: execFile and exec give null
 * @property {string[] | null} [envPairs] such as `PATH=/bin`; ours if there are none
 * @property {object[]} stdio its descriptors, from 0 on
 * @property {number} [uid] the child's user, if it gets another
 * @property {number} [gid] its group
 */

/** Variable that tells a package manager what it needs to pass our options on, as JSON (launcher.cjs). */
const PASS_ON = 'CRYPTOPROF_PASS_ON';

/**
 * @typedef {object} Plan
 * @property {string} file to start
 * @property {string[]} args for the child
 * @property {object[]} stdio its descriptors
 * @property {string[] | null | undefined} envPairs its environment
 * @property {boolean} isProgram whether it is a Node that runs its own program: these are reported
 * @property {{descriptor: number, name: string} | null} log opened for it, null if V8 opens it by name, or there is
 *   none
 * @property {Reason | null} reason why it is not recorded, null if it is
 */

/**
 * @param {Start} asked what Node is about to start
 * @param {string} directory where our logs go, with a separator at its end
 * @param {string[]} words our options for Node
 * @returns {Plan | null} null if it gets nothing
 */
function planChild(asked, directory, words) {
  // If our directory is gone, no relative path leads anywhere.
  const where = asked.cwd ?? orElse(parse(execPath).root, () => cwd());
  const placed = { ...asked, cwd: where };
  const start = orElse(placed, () => withoutEnv(placed));
  const { file, args: given, envPairs, stdio, uid, gid } = start;
  const path = executable(file, where, envPairs);
  if (path === null) return planOther(start, directory, words);
  const args = withoutOurs(given, words);
  const { nodeOptions: options, script, isFile } = splitNodeWords(args.slice(1));
  if (options.some((word) => WITHOUT_PROGRAM.has(optionName(word)))) return planOther(start, directory, words);
  const inherited = optionsOf(envPairs);
  const all = [...options, ...inherited];
  const reason = whyNotPassedOn(path, all, words, { uid, gid });
  if (reason === null && isFile && isLauncher(script ?? '')) return planLauncher({ ...start, args }, directory, words);
  const log =
    reason === null
      ? giveLog(directory, rightsFor(all, words, directory, where), stdio, mayRunBeforeProbe(options, inherited, where))
      : { words: [], stdio, log: null, reason };
  return {
    ...log,
    file,
    args: [args[0], ...log.words, ...args.slice(1)],
    envPairs: log.reason === null ? withProbeInOptions(words, envPairs) : envPairs,
    isProgram: true,
  };
}

/** @typedef {Start & {cwd: string}} PlacedStart with the directory that it starts in */

/**
 * @param {PlacedStart} start what Node is about to start
 * @returns {PlacedStart} the same; if that is a script for which `env` would start our Node, the command line that Node
 *   would get from it
 */
function withoutEnv(start) {
  const { file, args, cwd: where, envPairs } = start;
  const script = file === execPath ? null : findIn(file, where, envPairs);
  const options = script === null ? null : envOptions(resolve(where, script));
  const node = options === null ? null : findIn('node', where, envPairs);
  if (options === null || script === null || node === null || realpathSync(resolve(where, node)) !== execPath)
    return start;
  return { ...start, file: node, args: ['node', ...options, script, ...args.slice(1)] };
}

/**
 * @param {string[]} words our options for Node
 * @param {string[] | null | undefined} envPairs environment of a child; ours if there is none
 * @returns {string[] | null | undefined} the same; if its NODE_OPTIONS preload something, the probe comes first
 */
function withProbeInOptions(words, envPairs) {
  const options = withProbeFirst(variable(VARIABLE, envPairs), words[words.length - 1]);
  return options === null ? envPairs : withVariable(VARIABLE, options, envPairs);
}

/**
 * @param {Start} start of a package manager
 * @param {string} directory where our logs go, with a separator at its end
 * @param {string[]} words our options for Node
 * @returns {Plan | null} what makes it pass them on; null if it gets nothing
 */
function planLauncher({ file, args, stdio, envPairs }, directory, words) {
  if (isRestricted(words)) return null;
  const preload = ['--require', `${dirname(words[words.length - 1])}/launcher.cjs`];
  return {
    file,
    args: [args[0], ...preload, ...args.slice(1)],
    stdio,
    envPairs: withVariable(PASS_ON, JSON.stringify({ directory, words }), envPairs),
    log: null,
    reason: null,
    isProgram: false,
  };
}

/**
 * @param {PlacedStart} start of a program other than Node, or a Node that runs no JavaScript itself: `node --run`
 *   starts a shell
 * @param {string} directory where our logs go, with a separator at its end
 * @param {string[]} words our options for Node
 * @returns {Plan | null} how it finds Node with our options; null if it gets nothing
 */
function planOther(start, directory, words) {
  const standIn = `${directory}${STAND_IN}/${BY_PATH}`;
  if (isRestricted(words) || !existsSync(standIn) || isOtherUser(start)) return null;
  const { file, args, cwd: where, envPairs, stdio } = start;
  const path = variable('PATH', envPairs);
  const changed = path === undefined ? path : withStandIn(path, { directory, node: execPath, cwd: where });
  const found = findIn(file, where, envPairs);
  const shell = orElse(null, () =>
    inShell({ path: found && resolve(where, found), file, found: found ?? file, args }, execPath, standIn),
  );
  return {
    ...(shell ?? { file, args }),
    ...{ stdio, log: null, reason: null, isProgram: false },
    envPairs: changed === undefined || changed === path ? envPairs : withVariable('PATH', changed, envPairs),
  };
}

/**
 * @param {Start} start of a program other than Node
 * @returns {boolean} whether it runs, or starts what it runs, as a user who may not read the stand-in
 */
function isOtherUser({ file, args, uid, gid }) {
  return isOther(uid, geteuid?.()) || isOther(gid, getegid?.()) || losesRights(file, args);
}

/**
 * @param {string[]} args of a child
 * @param {string[]} words our options for Node
 * @returns {string[]} the same without our own, which a program that reads /proc/self/cmdline may pass on: the
 *   descriptor in them is not the child's
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
 * @returns {Pick<Plan, 'stdio' | 'log' | 'reason'> & {words: string[]}} what the child gets
 */
function giveLog(directory, words, stdio, byName) {
  const plain = withoutDescriptor(words);
  const name = `${NEXT}${pid}-${hrtime.bigint()}`;
  const { descriptor, reason } = openLog(directory, name);
  if (descriptor < 0) return { words: [], stdio, log: null, reason: reason === 'taken' ? 'unknown' : reason };
  // If we were not given one by descriptor, there is a reason.
  if (byName || plain.length === words.length || descriptor < stdio.length) {
    discard(descriptor, directory + name);
    return { words: plain, stdio, log: null, reason: null };
  }
  // Use the same number, which is free in the child: everything else that it inherits stays unchanged, including what
  // is ignored here.
  const all = [...stdio, ...Array(descriptor - stdio.length).fill({ type: 'ignore' }), { type: 'fd', fd: descriptor }];
  return { words: withDescriptor(plain, descriptor), stdio: all, log: { descriptor, name }, reason: null };
}

/**
 * @param {string} path of a Node
 * @param {string[]} options that it is started with, including NODE_OPTIONS
 * @param {string[]} words our options for Node
 * @param {Pick<Start, 'uid' | 'gid'>} identity that it gets
 * @returns {Reason | null} why our options can't be passed on to it, null if they can
 */
function whyNotPassedOn(path, options, words, { uid, gid }) {
  // Under the permission model we may not be allowed to look at the file.
  if (path !== execPath && !startsNode(path, execPath)) return 'other-node';
  if (conflictingOption(options, versions.v8) !== null || (asksForRights(options) && !isRestricted(words)))
    return 'own-options';
  return isOther(uid, geteuid?.()) || isOther(gid, getegid?.()) ? 'other-user' : null;
}

/**
 * @param {string[]} words our options for Node
 * @returns {boolean} whether this process runs under the permission model. From Node 24 on, its children do too; and we
 *   can't assume that anything we need for starting programs other than Node is allowed there
 */
function isRestricted(words) {
  return words.some((word) => word.startsWith(RIGHT));
}

/**
 * @param {string[]} options of a child
 * @param {string[]} words our options for Node
 * @param {string} directory where our logs go
 * @param {string} where the child starts
 * @returns {string[]} the same with the rights that the child lacks, or without any if it does not run under the permission
 *   model: Node exits at once if they are given alone
 */
function rightsFor(options, words, directory, where) {
  const others = words.filter((word) => !word.startsWith(RIGHT));
  if (!asksForRights(options)) return others;
  const probe = words[words.length - 1];
  // The last two words preload the probe.
  return [...others.slice(0, -2), ...rightsBeside({ probe, directory }, options, where), ...others.slice(-2)];
}

/**
 * @param {number | undefined} id user or group, if given
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
  return splitNodeOptions(variable(VARIABLE, envPairs) ?? '');
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
 * @param {string} name of a variable
 * @param {string} value that it gets
 * @param {string[] | null | undefined} envPairs environment of a child; ours if there is none
 * @returns {string[]} the same with it
 */
function withVariable(name, value, envPairs) {
  const pairs = envPairs ?? Object.entries(env).map(([key, text]) => `${key}=${text}`);
  return [...pairs.filter((pair) => !pair.startsWith(`${name}=`)), `${name}=${value}`];
}

/**
 * @param {string} file as given: a path, or a name to look up in PATH
 * @param {string} directory that the child starts in
 * @param {string[] | null | undefined} envPairs environment of the child
 * @returns {string | null} its real path, null if there is none or it is not called `node`
 */
function executable(file, directory, envPairs) {
  if (file === execPath) return execPath;
  const found = NODE_NAME.test(basename(file)) ? findIn(file, directory, envPairs) : null;
  return found === null ? null : realpathSync(resolve(directory, found));
}

/**
 * @param {string} file as given: a path, or a name to look up in PATH
 * @param {string} directory that the child starts in
 * @param {string[] | null | undefined} envPairs environment of the child
 * @returns {string | null} its path, from that directory if it is relative; null if there is none
 */
function findIn(file, directory, envPairs) {
  if (/[\\/]/.test(file)) return existsSync(resolve(directory, file)) ? file : null;
  const places = (variable('PATH', envPairs) ?? '').split(delimiter);
  const found = places.find((place) => existsSync(resolve(directory, place, file)));
  return found === undefined ? null : join(found, file);
}

module.exports = { PASS_ON, planChild };
