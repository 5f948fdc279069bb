'use strict';

const { EventEmitter } = require('events');
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

/**
 * Puts something around each start of a thread, where no program looks: `startThread` of Node's own handle. The way there is
 * Worker's constructor, which sets `this.performance` just before it calls that
 * (https://github.com/nodejs/node/blob/main/lib/internal/worker.js): an emitter that is given this property finds a
 * setter, until the first thread is started. Nothing of Node's has to be loaded for it: worker_threads takes 10 ms.
 * @param {(start: (...args: any[]) => unknown, handle: object, args: any[]) => unknown} trap calls it
 */
module.exports = function aroundThreads(trap) {
  const { prototype } = EventEmitter;
  defineProperty(prototype, 'performance', {
    configurable: true,
    enumerable: false,
    get: () => undefined,
    set(value) {
      defineProperty(this, 'performance', { value, writable: true, enumerable: true, configurable: true });
      const handle = handleOf(this);
      if (handle === null) return;
      deleteProperty(prototype, 'performance');
      const holder = /** @type {object} */ (getPrototypeOf(handle));
      const descriptor = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(holder, 'startThread'));
      defineProperty(holder, 'startThread', { ...descriptor, value: new Proxy(descriptor.value, { apply: trap }) });
    },
  });
};

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
