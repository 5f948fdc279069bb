'use strict';

const { EventEmitter } = require('events');
const { all } = require('./node-handles.cjs');
const { watchAssignments } = require('./watch-property.cjs');
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

/** @typedef {(start: (...args: any[]) => unknown, handle: object, args: any[]) => unknown} Trap */

/**
 * Puts something around each start of a thread, where no program looks: `startThread` of Node's own handle. The way
 * there is Worker's constructor, which gives the handle an `onexit`
 * (https://github.com/nodejs/node/blob/main/lib/internal/worker.js): handles that are given this property meet a
 * setter, until the first thread is made. Nothing of Node's has to be loaded for it: worker_threads takes 10 ms.
 * @param {Trap} trap calls it
 */
module.exports = function aroundThreads(trap) {
  if (all === null) return aroundThreadsOfEmitters(trap);
  const handles = all;
  watchAssignments(handles, 'onexit', (handle) => {
    if (typeof handle.startThread !== 'function') return;
    deleteProperty(handles, 'onexit');
    replaceStart(handle, trap);
  });
};

/**
 * The same where Node does not show its handles: just before it starts the thread, the constructor sets
 * `this.performance`.
 * @param {Trap} trap calls `startThread`
 */
function aroundThreadsOfEmitters(trap) {
  const { prototype } = EventEmitter;
  watchAssignments(prototype, 'performance', (emitter) => {
    const handle = handleOf(emitter);
    if (handle === null) return;
    deleteProperty(prototype, 'performance');
    replaceStart(handle, trap);
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
 * @param {Trap} trap calls `startThread` of all of them
 */
function replaceStart(handle, trap) {
  const holder = /** @type {object} */ (getPrototypeOf(handle));
  const descriptor = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(holder, 'startThread'));
  defineProperty(holder, 'startThread', { ...descriptor, value: new Proxy(descriptor.value, { apply: trap }) });
}
