'use strict';

const { EventEmitter } = require('events');
const { all } = require('./node-handles.cjs');
const replace = require('./replace.cjs');
const { watchAssignments } = require('./watch-property.cjs');
const { deleteProperty, getPrototypeOf, ownKeys } = Reflect;

/** @typedef {(call: (...args: any[]) => unknown, handle: object, args: any[]) => unknown} Trap */
/** What calls `startThread` of a handle, and what calls its `stopThread`. @typedef {{start: Trap, stop: Trap}} Traps */

/**
 * Wraps each start of a thread, and each `terminate` by another thread, where no program looks: `startThread` and
 * `stopThread` of Node's own handle. We get to it through Worker's constructor, which gives the handle an `onexit`
 * (https://github.com/nodejs/node/blob/main/lib/internal/worker.js): until the first thread is made, assigning this
 * property to a handle hits our setter. This needs no Node module: loading worker_threads takes 10 ms.
 * @param {Traps} traps call them
 */
module.exports = function aroundThreads(traps) {
  if (all === null) return aroundThreadsOfEmitters(traps);
  const handles = all;
  watchAssignments(handles, 'onexit', (handle) => {
    if (typeof handle.startThread !== 'function') return;
    deleteProperty(handles, 'onexit');
    replaceBoth(handle, traps);
  });
};

/**
 * The same if Node hides its handles: just before it starts the thread, the constructor sets `this.performance`.
 * @param {Traps} traps call them
 */
function aroundThreadsOfEmitters(traps) {
  const { prototype } = EventEmitter;
  watchAssignments(prototype, 'performance', (emitter) => {
    const handle = handleOf(emitter);
    if (handle === null) return;
    deleteProperty(prototype, 'performance');
    replaceBoth(handle, traps);
  });
}

/**
 * @param {any} worker being constructed, or any emitter
 * @returns {object | null} Node's handle of the thread, null if not a worker
 */
function handleOf(worker) {
  for (const key of ownKeys(worker)) {
    if (typeof key === 'symbol' && typeof worker[key]?.startThread === 'function') return worker[key];
  }
  return null;
}

/**
 * @param {object} handle of a thread
 * @param {Traps} traps call its methods, and those of all others
 */
function replaceBoth(handle, { start, stop }) {
  const holder = /** @type {object} */ (getPrototypeOf(handle));
  replace(holder, 'startThread', start);
  replace(holder, 'stopThread', stop);
}
