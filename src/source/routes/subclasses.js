/** Classes that extend one of their file, and so have of their own what its code puts into `this`. */
import { isWithin } from '../nested-ranges.js';
import { isClass } from './receivers.js';

/** @import { Definition } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { ClassDeclaration, ClassExpression, AnyNode as Node } from 'acorn' */

/** @typedef {ClassDeclaration | ClassExpression} Class */

/**
 * Each instance of `class Users extends Routes` and `class Keys extends Routes` has a router of its own.
 * @param {Node} user a class, or code in one
 * @param {Definition} definition of a property of `this`
 * @param {FileModel} model of the file
 * @returns {Class[] | null} the classes from the first that extends the one with the definition, down to the one that uses
 *   it; none if that is the same, or no two extend it; null if it is another class
 */
export function subclassesDownTo(user, { node }, { methods }) {
  const classes = [...methods.keys()].filter(isClass);
  const around = (/** @type {Node | null} */ inner) =>
    classes.findLast((each) => inner !== null && isWithin(inner, each));
  const owner = around(node);
  const extended = (/** @type {Class} */ { superClass }) =>
    superClass?.type === 'Identifier' ? classes.find(({ id }) => id?.name === superClass.name) : undefined;
  if (owner === undefined || classes.filter((each) => extended(each) === owner).length < 2) return [];
  /** @type {Class[]} */
  const subclasses = [];
  for (let each = isClass(user) ? user : around(user); each !== owner; each = extended(each)) {
    if (each === undefined || subclasses.includes(each)) return null;
    subclasses.unshift(each);
  }
  return subclasses;
}
