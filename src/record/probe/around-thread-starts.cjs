'use strict';

const { EventEmitter } = require('events');
const { all } = require('./node-handles.cjs');
const { watchAssignments } = require('./watch-property.cjs');
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

/** @typedef {(call: (...args: any[]) => unknown, handle: object, args: any[]) => unknown} Trap */
/** What calls `startThread` of a handle, and what calls its `stopThread`. @typedef {{start: Trap, stop: Trap}} Traps */

/**
 * Puts something around each start of a thread, and around each end that another thread brings about (`terminate`), where
 * no program looks: `startThread` and `stopThread` of Node's own handle. The way
 * there is Worker's constructor, which gives the handle an `onexit`
 * (https://github.com/nodejs/node/blob/main/lib/internal/worker.js): handles that are given this property meet a
 * setter, until the first thread is made. Nothing of Node's has to be loaded for it: worker_threads takes 10 ms.
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
 * The same where Node does not show its handles: just before it starts the thread, the constructor sets
 * `this.performance`.
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
 * @param {any} worker that is being made, or any emitter
 * @returns {object | null} Node's handle of the thread, null if it is no worker
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

/**
 * @param {object} holder of a method
 * @param {string} name of it
 * @param {Trap} trap calls it
 */
function replace(holder, name, trap) {
  const descriptor = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(holder, name));
  defineProperty(holder, name, { ...descriptor, value: new Proxy(descriptor.value, { apply: trap }) });
}
