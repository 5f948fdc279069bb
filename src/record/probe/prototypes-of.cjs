'use strict';

/* Finds the class of an object of which each copy of a package has its own, or which Node does not export. */
const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;

/**
 * @param {any} object any
 * @param {object} base a prototype
 * @returns {object | null} the one of the object's that is right below it, null if that is none of the object's
 */
function prototypeBelow(object, base) {
  if (typeof object !== 'object' || object === null) return null;
  for (let at = getPrototypeOf(object); at !== null; at = getPrototypeOf(at))
    if (getPrototypeOf(at) === base) return at;
  return null;
}

/**
 * @param {object} object any
 * @param {string} name of a property
 * @returns {object | null} the first of the object's prototypes that has it, null if none does
 */
function prototypeWith(object, name) {
  let at = getPrototypeOf(object);
  while (at !== null && !hasOwn(at, name)) at = getPrototypeOf(at);
  return at;
}

module.exports = { prototypeBelow, prototypeWith };
