'use strict';

/*
 * Sees what Node does without standing in its way: a property becomes an accessor, which notes and gives back what
 * was there. When the program's code runs, the accessor has returned: there is no frame of ours in its stacks, and
 * functions are the very ones that they were. It can't see arguments or results.
 */
const { defineProperty, getOwnPropertyDescriptor } = Reflect;

/**
 * Notes each lookup of a method.
 * @param {object} prototype that has it
 * @param {string} name of the method
 * @param {(self: any) => void} note told whose method was looked up, before it is called; must not throw
 */
function watchLookups(prototype, name, note) {
  const { value: method, enumerable } = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(prototype, name));
  defineProperty(prototype, name, {
    configurable: true,
    enumerable,
    get() {
      note(this);
      return method;
    },
    set(value) {
      assign(this, name, value);
    },
  });
}

/**
 * Notes each first assignment to a property of objects that inherit from a prototype which has none of that name.
 * @param {object} prototype of the objects
 * @param {string} name of the property
 * @param {(self: any) => void} note told whose property it is, once it is assigned; must not throw
 */
function watchAssignments(prototype, name, note) {
  defineProperty(prototype, name, {
    configurable: true,
    enumerable: false,
    get() {},
    set(value) {
      assign(this, name, value);
      note(this);
    },
  });
}

/**
 * What an assignment does where no accessor is in its way.
 * @param {object} self gets a property of its own
 * @param {string} name of the property
 * @param {unknown} value of it
 */
function assign(self, name, value) {
  defineProperty(self, name, { value, writable: true, enumerable: true, configurable: true });
}

module.exports = { assign, watchAssignments, watchLookups };
