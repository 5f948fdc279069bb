/**
 * Which routes' handlers call a function, directly or through others. They are found by its name, if the program has
 * only one function of that name, and every use of the name is in a function whose routes are known.
 */
import { addToList } from '../../model/add-to-list.js';
import { functionAbove } from '../function-around.js';
import { isFunction } from '../is-function.js';
import { returned } from './exports.js';
import { methodOf, variableOf } from '../handed-by-name.js';
import { memberName } from '../member-path.js';

/** @import { FrameRoute } from '../../model/profile.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A function of a file. @typedef {{model: FileModel, place: Place}} FunctionOfFile */

/** How many functions may be between a handler and what it calls. */
const MOST_STEPS = 4;
/** A function that is used in more places than this is taken to serve all routes. */
const MOST_USES = 50;

/** Finds out what calls a function. */
export class Callers {
  #models;
  #values;
  #routesAt;
  /** @type {Map<string, FunctionOfFile[]> | null} */
  #byName = null;

  /**
   * @param {() => FileModel[]} models of all of the program's files
   * @param {Values} values across the files
   * @param {(caller: FunctionOfFile, offset: number) => FrameRoute[]} routesAt routes of the code at an offset in a function:
   *   those that it answers, or the nearest around it
   */
  constructor(models, values, routesAt) {
    this.#models = models;
    this.#values = values;
    this.#routesAt = routesAt;
  }

  /**
   * @param {FunctionOfFile} called a function that answers no route itself
   * @returns {FrameRoute[]} routes whose handlers call it; none if uncertain
   */
  routesOf(called) {
    return this.#routesOf(called, 0, new Set()) ?? [];
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} step how many were followed so far
   * @param {Set<Node>} known those that were followed so far
   * @returns {FrameRoute[] | null} null if not all of them are known
   */
  #routesOf(called, step, known) {
    const name = nameOf(called.place);
    if (name === '' || step > MOST_STEPS || known.has(called.place.node)) return null;
    if (this.#functionsNamed(name).length !== 1) return null;
    const inside = new Set([...known, called.place.node]);
    const uses = this.#usesOf(name, called);
    if (uses.length === 0 || uses.length > MOST_USES) return null;
    /** @type {Map<string, FrameRoute>} */
    const routes = new Map();
    for (const use of uses) {
      const own = this.#routesOfUse(use, step, inside);
      if (own === null) return null;
      for (const route of own) routes.set(`${route.method} ${route.pattern}`, route);
    }
    return [...routes.values()];
  }

  /**
   * @param {FunctionOfFile} use of a name, in a file
   * @param {number} step how many functions were followed so far
   * @param {Set<Node>} known those that were followed so far
   * @returns {FrameRoute[] | null} routes of the function around it; null if unknown
   */
  #routesOfUse({ model, place }, step, known) {
    const caller = functionAbove(place);
    if (caller === null) return null;
    // A function that calls itself says nothing about others.
    if (known.has(caller.node)) return [];
    const own = this.#routesAt({ model, place: caller }, place.node.start);
    const routes = own.length > 0 ? own : this.#routesOf({ model, place: caller }, step + 1, known);
    return routes === null || routes.some(({ method }) => method === '') ? null : routes;
  }

  /**
   * @param {string} name of functions
   * @returns {FunctionOfFile[]} all that have it
   */
  #functionsNamed(name) {
    if (this.#byName === null) {
      this.#byName = new Map();
      for (const model of this.#models())
        for (const place of model.index.functionPlaces.values()) {
          // A compiler's getter, `{ login: () => login }`, isn't another function.
          const own = returned(place.node)?.type === 'Identifier' ? '' : nameOf(place);
          addToList(this.#byName, own, { model, place });
        }
    }
    return this.#byName.get(name) ?? [];
  }

  /**
   * @param {string} name of a function
   * @param {FunctionOfFile} called the function
   * @returns {FunctionOfFile[]} each place where it may be called or passed on: not where it gets its name, nor where
   *   files pass the name to each other
   */
  #usesOf(name, called) {
    return this.#models().flatMap((model) =>
      [...(model.index.uses.get(name) ?? []), ...(model.index.uses.get(`.${name}`) ?? [])]
        .filter(
          (place) => !isDefinition(place, called.place) && !isHandedOver(place) && !this.#isPackages(model, place),
        )
        .map((place) => ({ model, place })),
    );
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a name in it
   * @returns {boolean} whether it is a package's function of the same name: `argon2.verify`
   */
  #isPackages(model, { node, up, context }) {
    const whole = up?.node.type === 'MemberExpression' && up.node.property === node ? up.node : node;
    return this.#values.of({ model, node: whole, scope: context.scope })?.kind === 'package';
  }
}

/**
 * @param {Place} place of a function
 * @returns {string} the name by which others call it, `''` if it has none
 */
function nameOf(place) {
  const { node } = place;
  const own = 'id' in node && node.id?.type === 'Identifier' ? node.id.name : '';
  return own || variableOf(place) || methodOf(place);
}

/**
 * @param {Place} place of a name
 * @param {Place} called a function
 * @returns {boolean} whether the function gets the name there
 */
function isDefinition({ node, up }, called) {
  if ('id' in called.node && called.node.id === node) return true;
  const parent = up?.node;
  if (parent === undefined) return false;
  return parent === called.up?.node || (parent.type === 'MemberExpression' && up?.up?.node === called.up?.node);
}

/**
 * Whether files only pass a name to each other, by the node that it is a part of. In nodes that are not in the table
 * they don't.
 * @type {Record<string, (node: Node, up: Place) => boolean>}
 */
const HANDS_OVER = {
  ImportSpecifier: () => true,
  ImportDefaultSpecifier: () => true,
  ExportSpecifier: () => true,
  ExportDefaultDeclaration: () => true,
  // `const { login } = require('./auth')`, `module.exports = { login }`, `{ login: other }`.
  Property: (node, up) => up.up?.node.type === 'ObjectPattern' || isExport(up) || keyOf(up.node) === node,
  // esbuild's `__export(exports, { login: () => login })`.
  ArrowFunctionExpression: (node, up) => bodyOf(up.node) === node && up.up?.node.type === 'Property',
  ReturnStatement: (_, up) => isGetter(up),
  AssignmentExpression: (_, up) => isToExports(up.node),
  MemberExpression: (_, up) => isToExports(up.up?.node) && leftOf(up.up?.node) === up.node,
};

/**
 * @param {Place} place of a name
 * @returns {boolean} whether files only pass it to each other there: imports, exports, and the getters of compilers
 */
function isHandedOver({ node, up }) {
  return up !== null && (HANDS_OVER[up.node.type]?.(node, up) ?? false);
}

/**
 * @param {Node} node a property
 * @returns {Node | null} its key
 */
function keyOf(node) {
  return node.type === 'Property' ? node.key : null;
}

/**
 * @param {Node} node an arrow function
 * @returns {Node | null} its body
 */
function bodyOf(node) {
  return node.type === 'ArrowFunctionExpression' ? node.body : null;
}

/**
 * @param {Node | undefined} node perhaps an assignment
 * @returns {Node | null} what is assigned to
 */
function leftOf(node) {
  return node?.type === 'AssignmentExpression' ? node.left : null;
}

/**
 * @param {Node | undefined} node perhaps an assignment
 * @returns {boolean} whether it exports something
 */
function isToExports(node) {
  const left = leftOf(node);
  return left !== null && isExportsMember(left);
}

/**
 * @param {Place | null | undefined} place of a property
 * @returns {boolean} whether its object is what the file exports: `module.exports = { login }`
 */
function isExport(place) {
  return isToExports(place?.up?.up?.node);
}

/**
 * @param {Node} node what is assigned to
 * @returns {boolean} whether it is `exports.x`, `module.exports` or `module.exports.x`
 */
function isExportsMember(node) {
  if (node.type !== 'MemberExpression' || node.computed) return false;
  const { object, property } = node;
  if (object.type === 'Identifier')
    return object.name === 'exports' || (object.name === 'module' && memberName(property) === 'exports');
  return isExportsMember(object);
}

/**
 * @param {Place | null | undefined} place of a `return`
 * @returns {boolean} whether it is all that a function in an object does: `{ get: function () { return login; } }`
 */
function isGetter(place) {
  const owner = place?.up?.up;
  return owner !== undefined && owner !== null && isFunction(owner.node) && owner.up?.node.type === 'Property';
}
