/** Which files a function reads or writes whose paths it is called with: `load('users.json')`, where `load` reads what it is given. */
import { isFunction } from '../node-kinds.js';
import { rangesIn } from '../nested-ranges.js';
import { deedOfFile, pathsOfFiles } from './file-deeds.js';

/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Scope } from '../scope.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { OutsideDeed } from './outside-state.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} GivenFile
 * @property {'reads' | 'writes'} kind of what is done to it
 * @property {number} index of the parameter that has its path
 * @property {{node: Node, scope: Scope} | null} otherwise what the path is by default
 */

/** How many functions may hand a path on. */
const MOST_CALLS_DEEP = 3;

/** Examines a program's functions. */
export class GivenFiles {
  /** @type {WeakMap<Node, GivenFile[]>} of each function */
  #known = new WeakMap();
  #functions;

  /** @param {CalledFunctions} functions of the program */
  constructor(functions) {
    this.#functions = functions;
  }

  /**
   * @param {CallExpression} call of a function
   * @param {Scope} scope that it is in
   * @param {FunctionOfFile} called the function
   * @returns {OutsideDeed[]} what that does to files that the call names
   */
  deedsOf({ arguments: given }, scope, called) {
    return this.#givenTo(called, 1).flatMap(({ kind, index, otherwise }) => {
      const path = given[index] ? { node: given[index], scope } : otherwise;
      return path === null ? [] : [deedOfFile(kind, path.node, path.scope)];
    });
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} depth how many calls led to it
   * @returns {GivenFile[]} what it, and functions that it calls, do to files whose paths are its parameters
   */
  #givenTo({ model, place }, depth) {
    const { node } = place;
    if (!isFunction(node) || node.params.length === 0) return [];
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    /** @type {GivenFile[]} */
    const given = [];
    this.#known.set(node, given);
    for (const { node: call, scope } of rangesIn(model.index.calls, node)) {
      if (call.type !== 'CallExpression' || call.arguments.length === 0) continue;
      const paths = pathsOfFiles(call.callee, call.arguments, scope);
      const handed =
        paths.length > 0 || depth >= MOST_CALLS_DEEP ? [] : this.#handedOn({ model, place }, call, scope, depth);
      for (const { kind, path } of [...paths, ...handed]) {
        const index = node.params.findIndex((each) => nameOf(each) !== '' && nameOf(each) === nameAt(path));
        if (index === -1) continue;
        const parameter = node.params[index];
        const otherwise =
          parameter.type === 'AssignmentPattern' ? { node: parameter.right, scope: place.context.scope } : null;
        given.push({ kind, index, otherwise });
      }
    }
    return given;
  }

  /**
   * @param {FunctionOfFile} within a function
   * @param {CallExpression} call in it
   * @param {Scope} scope of the call
   * @param {number} depth how many calls led to the function
   * @returns {{kind: 'reads' | 'writes', path: Node}[]} what the function that it calls does to files, by paths in this one
   */
  #handedOn({ model }, call, scope, depth) {
    return this.#functions
      .called(model, call, scope)
      .functions.flatMap((each) =>
        this.#givenTo(each, depth + 1).flatMap(({ kind, index }) =>
          call.arguments[index] ? [{ kind, path: call.arguments[index] }] : [],
        ),
      );
  }
}

/**
 * @param {Node} parameter of a function
 * @returns {string} its name, also if it has a default; `''` if it has none
 */
function nameOf(parameter) {
  return nameAt(parameter.type === 'AssignmentPattern' ? parameter.left : parameter);
}

/**
 * @param {Node} node any
 * @returns {string} the variable that it is, `''` if it is none
 */
function nameAt(node) {
  return node.type === 'Identifier' ? node.name : '';
}
