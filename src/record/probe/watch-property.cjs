'use strict';

/*
 * Observes what Node does without interfering: a property becomes an accessor, which takes note and returns the
 * original value. When the program's code runs, the accessor has returned: none of our frames are in its stacks, and
 * functions are the original ones. Arguments and results can't be seen this way.
 */
const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, setPrototypeOf } = Reflect;
const { create } = Object;

/**
 * @typedef {(self: any) => void} Note called with the object whose property it is; exceptions never reach the program
 */

/**
 * Observes each lookup of a method.
 * @param {any} prototype that has or inherits it
 * @param {string} name of the method
 * @param {Note} note called before the method is
 */
function watchLookups(prototype, name, note) {
  const { value: method, enumerable } = getOwnPropertyDescriptor(prototype, name) ?? {
    value: prototype[name],
    enumerable: false,
  };
  defineProperty(prototype, name, {
    configurable: true,
    enumerable,
    get() {
      tell(note, this);
      return method;
    },
    set(value) {
      assign(this, name, value);
    },
  });
}

/**
 * Observes the first assignment to a property of each object that inherits from a prototype without that property.
 * @param {object} prototype of the objects
 * @param {string | symbol} name of the property
 * @param {Note} note called after the assignment
 */
function watchAssignments(prototype, name, note) {
  defineProperty(prototype, name, {
    configurable: true,
    enumerable: false,
    get() {},
    set(value) {
      assign(this, name, value);
      tell(note, this);
    },
  });
}

/**
 * The same for a prototype that programs look at: the accessor is above it, so that its own properties stay unchanged.
 * @param {object} prototype of the objects
 * @param {string | symbol} name of the property
 * @param {Note} note called after the assignment
 * @returns {{pause: () => void, resume: () => void}} `pause` removes the accessor, so that an assignment costs no more
 *   than without us, until `resume`
 */
function watchAssignmentsAbove(prototype, name, note) {
  const above = getPrototypeOf(prototype);
  const between = create(above);
  watchAssignments(between, name, note);
  setPrototypeOf(prototype, between);
  return {
    pause() {
      if (getPrototypeOf(prototype) === between) setPrototypeOf(prototype, above);
    },
    resume() {
      if (getPrototypeOf(prototype) === above) setPrototypeOf(prototype, between);
    },
  };
}

/**
 * @param {Note} note that is called
 * @param {unknown} self whose property it is
 */
function tell(note, self) {
  try {
    note(self);
  } catch {
    // Not a Node object: someone is exploring.
  }
}

/**
 * Does what a plain assignment would do without an accessor.
 * @param {object} self gets its own property
 * @param {string | symbol} name of the property
 * @param {unknown} value of it
 */
function assign(self, name, value) {
  defineProperty(self, name, { value, writable: true, enumerable: true, configurable: true });
}

module.exports = { assign, watchAssignments, watchAssignmentsAbove, watchLookups };
