'use strict';

/*
 * Observes what Node does without interfering: a property becomes an accessor, which takes note and returns the
 * original value. When the program's code runs, the accessor has returned: none of our frames are in its stacks, and
 * functions are the original ones. Arguments and results can't be seen this way.
 */
const defineProperty = require('./define-property.cjs');
const { apply, getOwnPropertyDescriptor, getPrototypeOf, setPrototypeOf } = Reflect;
const { create } = Object;

/** V8 gives a function inline caches after about 1,000 bytes of executed bytecode. */
const UNTIL_CACHED = 200;
const OWN = { own: { __proto__: null, value: true } };

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
  const before = getOwnPropertyDescriptor(prototype, name);
  const method = before === undefined ? prototype[name] : before.value;
  const watched = before?.get;
  defineProperty(prototype, name, {
    configurable: true,
    enumerable: before?.enumerable === true,
    get() {
      tell(note, this);
      // It may be observed already.
      return watched === undefined ? method : apply(watched, this, []);
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
 * Inserts an object above a prototype and keeps lookups through it fast. In V8 an object that becomes a prototype is a
 * dictionary at first. The first inline cache that goes through it makes it fast, and every prototype above it, up to the
 * first that is fast already (JSObject::MakePrototypesFast in
 * https://github.com/nodejs/node/blob/v24.x/deps/v8/src/objects/js-objects.cc). So an object inserted above a fast prototype
 * would stay a dictionary, and optimized code inlines nothing that is inherited past a dictionary (CanInlinePropertyAccess in
 * https://github.com/nodejs/node/blob/v24.x/deps/v8/src/compiler/access-info.cc). That cost a tenth of an https request.
 * @param {object} prototype of objects that the program uses
 * @param {object} between goes above it; inherits from what was above it
 */
function putAbove(prototype, between) {
  setPrototypeOf(prototype, between);
  // This runs no code of the program: the property is the object's own.
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
