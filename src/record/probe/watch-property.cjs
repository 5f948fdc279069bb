'use strict';

/*
 * Observes what Node does without interfering: a property becomes an accessor, which takes note and returns the
 * original value. When the program's code runs, the accessor has returned: none of our frames are in its stacks, and
 * functions are the original ones. Arguments and results can't be seen this way.
 */
const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, setPrototypeOf } = Reflect;
const { create } = Object;

/** A lookup has an inline cache once its function has run for about a thousand bytes of bytecode. */
const UNTIL_CACHED = 200;
const OWN = { own: { value: true } };

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
  putAbove(prototype, between);
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
 * Puts an object above a prototype, and has V8 keep it as it keeps prototypes that are used often. What becomes a prototype
 * is a dictionary at first. The first inline cache that goes through it makes it fast, with all above it, but goes up no
 * further than the first prototype that is fast already (JSObject::MakePrototypesFast in
 * https://github.com/nodejs/node/blob/v24.x/deps/v8/src/objects/js-objects.cc). So what is put above one of those would stay
 * a dictionary, and then optimized code looks up afresh, each time, all that objects inherit from beyond it
 * (CanInlinePropertyAccess in https://github.com/nodejs/node/blob/v24.x/deps/v8/src/compiler/access-info.cc): of a request of
 * https that was a tenth.
 * @param {object} prototype of objects that the program uses
 * @param {object} between what is above it from now on, with what was there above that
 */
function putAbove(prototype, between) {
  setPrototypeOf(prototype, between);
  // Nobody's code runs: what is looked up is the object's own.
  const heir = create(between, OWN);
  for (let time = 0; time < UNTIL_CACHED; time++) void heir.own;
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

module.exports = { assign, putAbove, watchAssignments, watchAssignmentsAbove, watchLookups };
