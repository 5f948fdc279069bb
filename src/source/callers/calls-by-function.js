/** Which calls are known to call a function, in all files of a program, and what it gets from them. */
import { constructorOf } from './overrides.js';

/** @import { Binding } from '../scope.js' */
/** @import { FileModel, Parameter } from '../routes/file-model.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** @typedef {Expression & {node: CallExpression | NewExpression}} CallOfFunction */

/** Looks in all files of a program. */
export class CallsByFunction {
  /** @type {Map<Node, CallOfFunction[]> | undefined} calls of each function */
  #calls;
  /** @type {WeakMap<Binding, Expression[]>} of each parameter */
  #arguments = new WeakMap();
  #files;
  #values;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    this.#files = files;
    this.#values = values;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Binding} binding of a parameter in it
   * @returns {readonly Expression[]} arguments that are known to be given for it
   */
  argumentsFor(model, binding) {
    const parameter = model.parameters.get(binding);
    if (parameter === undefined) return [];
    const known = this.#arguments.get(binding) ?? this.#argumentsAt(parameter);
    this.#arguments.set(binding, known);
    return known;
  }

  /**
   * @param {Parameter} parameter of a function
   * @returns {Expression[]} as `argumentsFor`
   */
  #argumentsAt({ owner, index }) {
    this.#calls ??= this.#callsByFunction();
    return (this.#calls.get(owner.node) ?? []).flatMap(({ node, ...where }) => {
      const given = node.arguments.slice(0, index + 1);
      const isAt = given.length > index && given.every(({ type }) => type !== 'SpreadElement');
      return isAt ? [{ ...where, node: given[index] }] : [];
    });
  }

  /** @returns {Map<Node, CallOfFunction[]>} calls of each function */
  #callsByFunction() {
    /** @type {Map<Node, CallOfFunction[]>} */
    const calls = new Map();
    for (const model of this.#files.all())
      for (const { node, scope } of model.index.calls) {
        if (!('arguments' in node) || node.arguments.length === 0) continue;
        const called = this.#functionCalled({ model, node, scope });
        if (called === null) continue;
        const known = calls.get(called) ?? [];
        calls.set(called, known);
        known.push({ model, node, scope });
      }
    return calls;
  }

  /**
   * @param {CallOfFunction} call in a file
   * @returns {Node | null} the function that it calls, null if that is not known
   */
  #functionCalled({ model, node, scope }) {
    const made = constructorOf(model, node, this.#values, scope);
    if (made !== null) return made.place.node;
    const value = node.callee.type === 'Super' ? null : this.#values.of({ model, node: node.callee, scope });
    return value?.kind === 'function' ? value.place.node : null;
  }
}
