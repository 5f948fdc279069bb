/**
 * What `Object.assign(user, more)` may take members from: objects of the program, parameters, or anything. What has no
 * functions of the program is left out.
 */
import { memberPath } from '../member-path.js';
import { allReturnedIn } from '../routes/returned-in.js';
import { valueOrigins } from '../value-origins.js';
import { FromOutside } from './from-outside.js';
import { isUnknown } from './same-object.js';

/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { Binding } from '../scope.js' */
/** @import { ValueOrigins } from '../value-origins.js' */
/** @import { CallsByFunction } from './calls-by-function.js' */

/**
 * @typedef {object} MemberSources
 * @property {Value[]} values whose members are known, or may be found
 * @property {boolean} isHanded whether callers give it, too
 * @property {boolean} isUnknown whether it may be anything
 */

/** Values of which it is known what members they have. */
const KNOWN = /^(?:object|class|instance|module|function)$/;
/** Those, and values that have no members of their own. */
const WHOLE = /^(?:object|class|instance|module|function|map|text)$/;
/** How many values that are parts of each other are followed. */
const MOST_STEPS = 100;

/** Finds them, for one program. */
export class GivenSources {
  #values;
  #outside;
  #calls;

  /**
   * @param {Values} values finds out what expressions mean
   * @param {CallsByFunction} calls finds what functions get
   */
  constructor(values, calls) {
    this.#calls = calls;
    this.#values = values;
    this.#outside = new FromOutside(values);
  }

  /**
   * @param {Expression} from that members are taken from
   * @returns {MemberSources} what may have members to give
   */
  of(from) {
    /** @type {MemberSources} */
    const sources = { values: [], isHanded: false, isUnknown: false };
    this.#add(sources, from, new Set());
    return sources;
  }

  /**
   * @param {MemberSources} sources to add to
   * @param {Expression} from what members are taken from
   * @param {Set<unknown>} seen expressions that were followed: `var api = api || {}` is a part of itself
   */
  #add(sources, from, seen) {
    if (seen.has(from.node)) return;
    if (seen.add(from.node).size > MOST_STEPS) sources.isUnknown = true;
    if (sources.isUnknown) return;
    const value = this.#values.of(from);
    if (value !== null && KNOWN.test(value.kind)) sources.values.push(value);
    const parts = this.#givenTo(sources, from, value) ?? sourcesOfValue(value) ?? this.#returnedBy(value);
    if (parts === null) this.#addOther(sources, from, value);
    else for (const part of parts) this.#add(sources, part, seen);
  }

  /**
   * @param {Value | null} value of an expression
   * @returns {Expression[] | null} all that a function of the program may return there; null if it calls none
   */
  #returnedBy(value) {
    if (value?.kind !== 'called' || value.node.type !== 'CallExpression') return null;
    const { model, node, scope } = value;
    const called = this.#values.of({ model, node: node.callee, scope });
    return called?.kind === 'function' ? allReturnedIn(called.model, called.place) : null;
  }

  /**
   * @param {MemberSources} sources to add to
   * @param {Expression} from what members are taken from
   * @param {Value | null} value of it, that has no parts
   */
  #addOther(sources, from, value) {
    if (value?.kind === 'package') sources.isUnknown ||= !this.#values.isOfOthers(value.module);
    else if (value !== null && WHOLE.test(value.kind)) return;
    else if (this.#outside.has(from)) sources.isHanded = true;
    else sources.isUnknown = true;
  }

  /**
   * @param {MemberSources} sources to add to, if callers give it
   * @param {Expression} from what members are taken from
   * @param {Value | null} value that it is known to have
   * @returns {Expression[] | null} what it may be, if it is a variable that gets its values whole, or in several places
   */
  #givenTo(sources, from, value) {
    const origins = originsOf(from, value);
    if (origins === null) return null;
    const { model } = from;
    const { binding, isParameter, given } = origins;
    const passed = this.#calls.argumentsFor(model, binding);
    // More than are followed: the calls of a helper are not looked at again for each of its statements.
    if (given.length + passed.length > MOST_STEPS) sources.isUnknown = true;
    if (sources.isUnknown) return [];
    const whole = given.filter(({ isWhole }) => isWhole);
    const taken = given.filter(({ isWhole }) => !isWhole);
    sources.isHanded ||= isParameter || taken.length > 0;
    sources.isUnknown ||= taken.some((each) => !this.#outside.has({ model, ...each }));
    return [...passed, ...whole.map((each) => ({ model, ...each }))];
  }
}

/**
 * @param {Expression} expression that members are taken from
 * @param {Value | null} value that it is known to have
 * @returns {ValueOrigins & {binding: Binding} | null} where it gets its values, if it is a variable that gets them whole, or in
 *   several places
 */
function originsOf({ model, node, scope }, value) {
  const binding = node.type === 'Identifier' ? scope.lookup(node.name) : null;
  if (node.type !== 'Identifier' || binding === null) return null;
  if (!isUnknown(value) && !(binding.opaque && binding.definitions.length > 0)) return null;
  const origins = valueOrigins(node.name, scope, model.index.uses);
  return origins.given.length > 0 || origins.isParameter ? { ...origins, binding } : null;
}

/**
 * @param {Value | null} value of an expression
 * @returns {Expression[] | null} what it is made of: `more || {}`, `{ ...more }`, `Object.assign({}, more)`; null if it is not
 *   made of others
 */
function sourcesOfValue(value) {
  if (value?.kind === 'list') return value.items;
  if (value?.kind === 'called' && memberPath(value.node.callee) === 'Object.assign')
    return value.node.arguments.map((node) => ({ model: value.model, node, scope: value.scope }));
  if (value?.kind !== 'object') return null;
  const { model, node, scope } = value;
  return node.properties.flatMap((each) =>
    each.type === 'SpreadElement' ? [{ model, node: each.argument, scope }] : [],
  );
}
