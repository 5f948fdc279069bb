'use strict';

const defineProperty = require('./define-property.cjs');
const orElse = require('./or-else.cjs');
const { assign, putAbove } = require('./watch-property.cjs');

/** @import { EventEmitter } from 'events' */

const { apply, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { create } = Object;
const own = process;
const { hrtime } = own;

/** Least time between two calls, ns, so that we don't delay a program that keeps looking up `emit` while it ends. */
const AT_MOST_EVERY = 100_000_000n;

/** @type {(() => void)[]} */
const parts = [];

/**
 * Calls back at the end of this thread, before the listeners of 'exit' run, and again if it emits other events while it
 * ends, since listeners may do work.
 * @param {() => void} atExit exceptions never reach the program
 */
module.exports = function watchExit(atExit) {
  parts[parts.length] = atExit;
  if (parts.length === 1) watchEmit();
};

/**
 * Whatever ends a thread, Node sets `process._exiting` and then looks up `process.emit`
 * (https://github.com/nodejs/node/blob/v24.x/src/api/hooks.cc, EmitProcessExitInternal). Programs look at `process` and
 * its prototype, and often put their own `emit` there. So our accessor is above both, and follows theirs. They get what
 * they would get without us.
 */
function watchEmit() {
  const isExiting = getOwnPropertyDescriptor(own, '_exiting')?.get;
  if (isExiting === undefined) return;
  let lastRun = 0n;
  const lookNow = () => {
    if (!apply(isExiting, own, [])) return;
    const now = hrtime.bigint();
    if (lastRun > 0n && now - lastRun < AT_MOST_EVERY) return;
    lastRun = now;
    // By index, since the program may have replaced array iteration.
    for (let index = 0; index < parts.length; index++) orElse(null, parts[index]);
  };
  // The clock, too, is what the program makes of it.
  const look = () => orElse(null, lookNow);
  const prototype = /** @type {object} */ (getPrototypeOf(own));
  const emitters = /** @type {EventEmitter} */ (getPrototypeOf(prototype));
  const between = create(emitters);
  defineProperty(between, 'emit', {
    configurable: true,
    enumerable: true,
    get() {
      if (this === own) look();
      // The inherited one, because `domain` and tracers replace it at run time.
      return emitters.emit;
    },
    set(value) {
      if (this === own) watchOwn(value, look);
      else assign(this, 'emit', value);
    },
  });
  putAbove(prototype, between);
}

/**
 * @param {unknown} emit that the program has put in place of the inherited one
 * @param {() => void} look called when it is looked up
 */
function watchOwn(emit, look) {
  let value = emit;
  defineProperty(own, 'emit', {
    configurable: true,
    enumerable: true,
    get() {
      if (this === own) look();
      return value;
    },
    set(next) {
      if (this === own) value = next;
      else assign(this, 'emit', next);
    },
  });
}
