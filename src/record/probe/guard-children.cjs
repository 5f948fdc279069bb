'use strict';

/*
 * Every process that Node starts goes through one of two internal functions
 * (https://github.com/nodejs/node/blob/main/lib/internal/child_process.js): `spawn` of a handle, or `spawn` of the
 * binding for synchronous ones. There a child on the same Node gets our options, however its command line was built, if
 * its log can be opened: in the child it would be too late to check. So we open the log here and pass it to the child
 * as an additional descriptor, which its probe closes before its first line. A child that runs another program finds a
 * stand-in for Node in its PATH. What the program sees (`spawnargs`, its own arrays and environment) stays unchanged.
 */
const { subscribe, unsubscribe } = require('diagnostics_channel');
const { closeSync } = require('fs');
const bindingOf = require('./binding-of.cjs');
const { discard } = require('./open-log.cjs');
const orElse = require('./or-else.cjs');
const { planChild } = require('./plan-child.cjs');
const replace = require('./replace.cjs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */
/** @import { Plan, Start } from './plan-child.cjs' */

const { apply, getPrototypeOf } = Reflect;
const { isArray } = Array;

/**
 * @param {object} own what a child needs to be profiled
 * @param {string} own.directory where our logs go, with a separator at its end
 * @param {string[]} own.words our options for Node
 * @param {(kind: 'child', reason: Reason | null, id: number) => void} own.tell called for each start of a Node
 */
module.exports = function guardChildren({ directory, words, tell }) {
  const plan = (/** @type {Start} */ start) => orElse(null, () => planChild(start, directory, words));
  const settle = (/** @type {Plan | null} */ planned, /** @type {unknown} */ childPid) => {
    if (planned === null) return;
    const isRunning = typeof childPid === 'number' && childPid > 0;
    const { log } = planned;
    if (log !== null)
      orElse(null, () => (isRunning ? closeSync(log.descriptor) : discard(log.descriptor, directory + log.name)));
    if (isRunning && planned.isProgram) orElse(null, () => tell('child', planned.reason, childPid));
  };
  const start = (/** @type {any} */ spawn, /** @type {any} */ handle, /** @type {any[]} */ args) => {
    // Node 24 passes separate arguments, earlier ones an object.
    const isRow = typeof args[0] !== 'object';
    const [file, list, where, envPairs, stdio, , uid, gid] = args;
    const planned = plan(isRow ? { file, args: list, cwd: where, envPairs, stdio, uid, gid } : args[0]);
    if (planned !== null) {
      args = isRow
        ? [planned.file, planned.args, where, planned.envPairs, planned.stdio, ...args.slice(5)]
        : [{ ...args[0], file: planned.file, args: planned.args, envPairs: planned.envPairs, stdio: planned.stdio }];
    }
    let result;
    try {
      return (result = apply(spawn, handle, args));
    } finally {
      settle(planned, result === 0 ? handle.pid : 0);
    }
  };
  withHandles((handles) => replace(handles, 'spawn', start));
  const sync = orElse(null, () => bindingOf('spawn_sync'));
  if (sync === null) return;
  replace(sync, 'spawn', (spawn, holder, [options, ...rest]) => {
    const planned = plan(options);
    let result;
    try {
      result = apply(spawn, holder, [
        planned === null
          ? options
          : { ...options, file: planned.file, args: planned.args, envPairs: planned.envPairs, stdio: planned.stdio },
        ...rest,
      ]);
      // One for each descriptor.
      if (planned !== null && isArray(result?.output)) result.output.length = options.stdio.length;
      return result;
    } finally {
      settle(planned, result?.pid);
    }
  });
};

/**
 * Channel on which Node announces each child that it is about to start
 * (https://nodejs.org/api/diagnostics_channel.html).
 */
const CHILDREN = 'child_process';

/**
 * @param {(handles: object) => void} begin called with the prototype of Node's process handles, before the first child
 *   is started. Under the permission model Node exposes it only then, and never the function that starts synchronous
 *   children
 */
function withHandles(begin) {
  const handles = orElse(null, () => bindingOf('process_wrap').Process.prototype);
  if (handles !== null) return begin(handles);
  const meet = (/** @type {any} */ { process: child }) => {
    unsubscribe(CHILDREN, meet);
    orElse(null, () => begin(/** @type {object} */ (getPrototypeOf(child._handle))));
  };
  subscribe(CHILDREN, meet);
}
