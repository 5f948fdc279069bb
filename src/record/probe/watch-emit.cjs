'use strict';

const { apply, defineProperty, deleteProperty, getPrototypeOf } = Reflect;

/**
 * Sees the events of one kind of emitter without listening to any: its prototype, which inherits `emit`, gets
 * one of its own that hands everything on. The inherited one is looked up each time, because `domain` and
 * tracers replace it while the program runs.
 * @param {object} prototype of the emitters, without an `emit` of its own
 * @param {object} watch what to do
 * @param {(event: unknown) => void} watch.before told of an event before its listeners are; must not throw
 * @param {(event: unknown) => void} [watch.after] told when they have returned or one of them has thrown
 * @returns {() => void} stops watching
 */
module.exports = function watchEmit(prototype, { before, after }) {
  const inherited = () => /** @type {import('events').EventEmitter} */ (getPrototypeOf(prototype)).emit;
  const emit = new Proxy(inherited(), {
    apply(target, self, args) {
      before(args[0]);
      if (after === undefined) return apply(inherited(), self, args);
      try {
        return apply(inherited(), self, args);
      } finally {
        after(args[0]);
      }
    },
  });
  defineProperty(prototype, 'emit', { value: emit, writable: true, configurable: true, enumerable: false });
  return () => {
    if (/** @type {{emit?: unknown}} */ (prototype).emit === emit) deleteProperty(prototype, 'emit');
  };
};
