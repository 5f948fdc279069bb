/** Whether two expressions may mean the same object, as far as is known what they mean. */
import { mayBeDerived } from './overrides.js';

/** @import { Value, Values } from '../routes/values.js' */

/** How many choices are followed: `var api = api || {}` is one of itself. */
const MOST_STEPS = 4;

/** What a package made, or is. */
const PACKAGES = /^(?:package|made)$/;
const CLASSES = /^(?:class|instance)$/;

/** Compares meanings, for one program. */
export class SameObject {
  #values;

  /**
   * @param {Values} values finds out what expressions mean
   */
  constructor(values) {
    this.#values = values;
  }

  /**
   * @param {Value | null} value of an expression
   * @param {number} [steps] how many choices may be followed
   * @returns {(Value | null)[]} what it may be, where it is a choice; null for anything
   */
  allOf(value, steps = MOST_STEPS) {
    if (isUnknown(value)) return [null];
    if (value.kind === 'list') {
      if (!value.isChoice) return [];
      return steps === 0 ? [null] : value.items.flatMap((each) => this.allOf(this.#values.of(each), steps - 1));
    }
    return [isPackages(value) && !this.#values.isOfOthers(value.module) ? null : value];
  }

  /**
   * @param {readonly (Value | null)[]} ones what may be assigned to
   * @param {readonly (Value | null)[]} others what has members
   * @returns {boolean} whether they may be the same; null is unknown
   */
  mayBe(ones, others) {
    return ones.some((one) => {
      if (one === null) return others.length > 0;
      return !isPackages(one) && others.some((other) => other === null || this.#isSame(one, other));
    });
  }

  /**
   * @param {Value} one meaning
   * @param {Value} other meaning
   * @returns {boolean} whether they are the same, or classes, or objects of classes, one of which is derived from the other
   */
  #isSame(one, other) {
    if (identityOf(one) === identityOf(other)) return true;
    if (one.kind !== other.kind || !isOfClass(one) || !isOfClass(other)) return false;
    return mayBeDerived(one, other.node, this.#values) || mayBeDerived(other, one.node, this.#values);
  }
}

/**
 * @param {Value | null} value of an expression
 * @returns {value is null} whether nothing is known about it
 */
export function isUnknown(value) {
  return value === null || value.kind === 'called' || (value.kind === 'router' && value.router.kind === 'parameter');
}

/**
 * @param {Value} value of an expression
 * @returns {object} the same for what is written at the same place, for a class and its objects, or for what the same file exports
 */
export function identityOf(value) {
  if ('node' in value) return value.node;
  if (value.kind === 'function') return value.place.node;
  return value.kind === 'module' ? value.model : value;
}

/**
 * @param {Value} value of an expression
 * @returns {value is Extract<Value, {kind: 'class' | 'instance'}>} whether it is a class, or an object of one
 */
function isOfClass(value) {
  return CLASSES.test(value.kind);
}

/**
 * @param {Value} value of an expression
 * @returns {value is Extract<Value, {kind: 'package' | 'made'}>} whether it is a package's
 */
function isPackages(value) {
  return PACKAGES.test(value.kind);
}

/**
 * @param {Value | null} held what has members
 * @returns {boolean} whether it is an ES module, to whose exports nobody can assign
 */
export function isNamespace(held) {
  const program = held?.kind === 'module' ? held.model.program : null;
  return program?.type === 'Program' && program.body.some(({ type }) => /^(?:Import|Export)/.test(type));
}
