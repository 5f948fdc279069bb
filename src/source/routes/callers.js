/**
 * Which routes' handlers call a function, directly or through others. They are found by its name, if the program has
 * only one function of that name, and every use of the name is in a function whose routes are known.
 */
import { addToList } from '../../model/add-to-list.js';
import { routeIdentity } from '../../model/route.js';
import { functionAbove } from '../function-around.js';
import { isFunction } from '../node-kinds.js';
import { hasCalled } from './calling-decorators.js';
import { decoratorsIn, helperCalls } from './decorated-routes.js';
import { returned } from './exports.js';
import { isAlias } from './module-files.js';
import { methodOf, variableOf } from '../handed-by-name.js';
import { callOf } from '../handed-over.js';
import { memberName } from '../member-path.js';

/** @import { FrameRoute } from '../../model/profile.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Value, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A function of a file. @typedef {{model: FileModel, place: Place}} FunctionOfFile */

/** How many functions may be between a handler and what it calls. */
const MOST_STEPS = 4;
/** Shorter names are a minifier's, and many things have them. */
const SHORTEST_NAME = 3;
/** A function that is used in more places than this is taken to serve all routes. */
const MOST_USES = 50;

/**
 * @typedef {object} FoundCallers
 * @property {FrameRoute[]} routes whose handlers call the function
 * @property {boolean} isWhole whether nothing else does, as far as the sources show
 * @property {boolean} areSeveral whether others call it than the handlers of these routes, or, if there are none, than
 *   one function
 */

/**
 * @typedef {object} Search
 * @property {Map<string, FrameRoute>} routes found so far
 * @property {Set<Node>} known functions that were followed
 * @property {Set<Node>} others functions that call what was followed, whose routes are not known
 * @property {boolean} isWhole whether all uses were understood
 */

/** Finds out what calls a function. */
export class Callers {
  #models;
  /** @type {Map<string, FileModel[]> | undefined} files that use each name, or a property of that name */
  #users;
  #values;
  #routesAt;
  /** @type {Map<string, FunctionOfFile[]> | null} */
  #byName = null;
  /** Sure calls of functions that share a name, by name and function. @type {Map<string, Map<Node, FunctionOfFile[]>>} */
  #sureCalls = new Map();
  /** Decorated methods of files. @type {Map<FileModel, Set<string>>} */
  #decorated = new Map();

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
   * @returns {FoundCallers} routes whose handlers call it, and whether others do
   */
  of(called) {
    /** @type {Search} */
    const search = { routes: new Map(), known: new Set(), others: new Set(), isWhole: true };
    this.#follow(called, 0, search);
    const { routes, others, isWhole } = search;
    // Only all uses of a name show which routes a function belongs to.
    if (!this.#hasOneName(called)) return { routes: [], isWhole: false, areSeveral: routes.size + others.size > 1 };
    const callers = others.size + (routes.size > 0 ? 1 : 0);
    return { routes: [...routes.values()], isWhole, areSeveral: callers > 1 };
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {boolean} whether it can be found by its name: it has one, and no other function of the program has
   */
  #hasOneName({ place }) {
    const name = calledAs(place);
    return name !== '' && this.#functionsNamed(name).length === 1;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {FunctionOfFile[]} where it is called or passed on; if others share its name, only where that is sure
   */
  #callsOf(called) {
    const name = calledAs(called.place);
    if (this.#hasOneName(called)) return this.#usesOf(name, called);
    if (name.length < SHORTEST_NAME) return [];
    const calls = this.#sureCallsOf(name).get(called.place.node) ?? [];
    const own = new Set(definedBy(called.place));
    return calls.filter(({ place }) => !isDefinition(place, own));
  }

  /**
   * All functions that share a name are looked up at once: a program may have hundreds named `run`.
   * @param {string} name of several functions
   * @returns {Map<Node, FunctionOfFile[]>} where each of them is called or passed on for sure
   */
  #sureCallsOf(name) {
    const known = this.#sureCalls.get(name);
    if (known !== undefined) return known;
    /** @type {Map<Node, FunctionOfFile[]>} */
    const calls = new Map();
    this.#sureCalls.set(name, calls);
    const named = this.#functionsNamed(name);
    const definitions = new Set(named.flatMap(({ place }) => definedBy(place)));
    for (const { model, place } of this.#placesOf(name)) {
      const value = mayCall(place) && !isDefinition(place, definitions) ? this.#meaning(model, place) : null;
      if (value?.kind === 'function') addToList(calls, value.place.node, { model, place });
    }
    return calls;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} step how many were followed so far
   * @param {Search} search to add to
   */
  #follow(called, step, search) {
    search.known.add(called.place.node);
    if (this.#isDecorated(called)) addUnknown(search, called.place.node);
    if (!this.#hasOneName(called)) search.isWhole = false;
    const uses = this.#callsOf(called);
    if (uses.length === 0) addUnknown(search, called.place.node);
    else if (uses.length > MOST_USES) for (const { place } of uses) addUnknown(search, place.node);
    else for (const use of uses) this.#followUse(use, step, search);
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {boolean} whether a decorator may have it called
   */
  #isDecorated({ model, place }) {
    const methods = this.#decorated.get(model) ?? decoratedMethods(model);
    this.#decorated.set(model, methods);
    if (!methods.has(methodOf(place))) return false;
    // Of two with that name, it isn't known which has the decorator.
    return this.#functionsNamed(calledAs(place)).filter((each) => each.model === model).length <= 1;
  }

  /**
   * @param {FunctionOfFile} use of a name, in a file
   * @param {number} step how many functions were followed so far
   * @param {Search} search to add to
   */
  #followUse({ model, place }, step, search) {
    const caller = functionAbove(place);
    // A function that calls itself says nothing about others.
    if (caller !== null && search.known.has(caller.node)) return;
    const by = caller && { model, place: caller };
    const own = by === null ? [] : this.#routesAt(by, place.node.start);
    if (areKnown(own)) for (const route of own) search.routes.set(routeIdentity(route), route);
    else if (by !== null && own.length === 0 && step < MOST_STEPS && this.#canBeFollowed(by))
      this.#follow(by, step + 1, search);
    else addUnknown(search, mayCall(place) ? namedAbove(place) : null);
  }

  /**
   * @param {FunctionOfFile} caller a function
   * @returns {boolean} whether the sources show what calls it
   */
  #canBeFollowed(caller) {
    return this.#hasOneName(caller) || this.#callsOf(caller).length > 0;
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
          const own = returned(place.node)?.type === 'Identifier' ? '' : calledAs(place);
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
    const own = new Set(definedBy(called.place));
    return this.#placesOf(name).filter(
      ({ model, place }) => !isDefinition(place, own) && !this.#isPackages(model, place),
    );
  }

  /**
   * @param {string} name of a function
   * @returns {FunctionOfFile[]} as `usesOf`, with those of packages' functions, and where it is defined
   */
  #placesOf(name) {
    this.#users ??= usersByName(this.#models());
    return (this.#users.get(name) ?? []).flatMap((model) =>
      [...(model.index.uses.get(name) ?? []), ...(model.index.uses.get(`.${name}`) ?? [])]
        .filter((place) => !isHandedOver(place))
        .map((place) => ({ model, place })),
    );
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a name in it
   * @returns {boolean} whether it is a package's function of the same name: `argon2.verify`
   */
  #isPackages(model, place) {
    const value = this.#meaning(model, place);
    return value?.kind === 'package' && !isAlias(value.module);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a name in it, or of a property's
   * @returns {Value | null} what it means
   */
  #meaning(model, { node, up, context }) {
    const whole = isProperty({ node, up }) ? up?.node : node;
    return this.#values.of({ model, node: whole ?? node, scope: context.scope });
  }
}

/**
 * @param {FrameRoute[]} routes of a function
 * @returns {boolean} whether it answers only these
 */
function areKnown(routes) {
  return routes.length > 0 && routes.every(({ method }) => method !== '');
}

/**
 * @param {Search} search to add to
 * @param {Node | null} caller whose routes are not known, null if it may not even be one
 */
function addUnknown(search, caller) {
  if (caller !== null) search.others.add(caller);
  search.isWhole = false;
}

/**
 * @param {FileModel} model of a file
 * @returns {Set<string>} methods that a decorator may have called: `@Cron('0 * * * *') async rotate() {}`
 */
function decoratedMethods(model) {
  return new Set(
    helperCalls(model).flatMap(
      ({
        node: {
          arguments: [list, , key],
        },
      }) => {
        const isCalled = decoratorsIn(list).some(({ name }) => hasCalled(name));
        return isCalled && key?.type === 'Literal' ? [String(key.value)] : [];
      },
    ),
  );
}

/**
 * @param {Place} place of a name
 * @returns {Node} the nearest function around it that has a name itself; otherwise the outermost that something is given
 *   to call (functions in it are its own: `() => list.map(() => verify())`), the nearest function, or the name
 */
function namedAbove(place) {
  const nearest = functionAbove(place);
  let given = nearest;
  for (let outer = nearest; outer !== null; outer = functionAbove(outer)) {
    if (calledAs(outer) !== '') return outer.node;
    if (outer.up?.node.type === 'CallExpression' && outer.up.node.callee !== outer.node) given = outer;
  }
  return (given ?? place).node;
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a name
 * @returns {boolean} whether it is that of a property: `verify` in `service.verify`
 */
function isProperty({ node, up }) {
  return up?.node.type === 'MemberExpression' && up.node.property === node;
}

/**
 * @param {Place} place of a name
 * @returns {boolean} whether a function of that name may be called there, or passed on: a property that is only read,
 *   `user.hash`, is more likely data
 */
function mayCall({ node, up }) {
  if (up === null || !isProperty({ node, up })) return true;
  // Compilers write `(0, service.verify)()`.
  return callOf(up.up?.node.type === 'SequenceExpression' ? up.up : up) !== null;
}

/**
 * @param {Place} place of a function
 * @returns {string} the name by which others call it, `''` if it has none
 */
function calledAs(place) {
  const { node } = place;
  const own = 'id' in node && node.id?.type === 'Identifier' ? node.id.name : '';
  return own || variableOf(place) || methodOf(place);
}

/**
 * @param {Place} place of a function
 * @returns {Node[]} its own name, and what gives it a name
 */
function definedBy({ node, up }) {
  return [...('id' in node && node.id ? [node.id] : []), ...(up === null ? [] : [up.node])];
}

/**
 * @param {Place} place of a name
 * @param {ReadonlySet<Node>} definitions own names of functions, and what gives functions a name
 * @returns {boolean} whether the name is one of these, or the one that is given there
 */
function isDefinition({ node, up }, definitions) {
  if (definitions.has(node)) return true;
  if (up === null) return false;
  return (
    definitions.has(up.node) || (up.node.type === 'MemberExpression' && up.up !== null && definitions.has(up.up.node))
  );
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

/**
 * @param {FileModel[]} models of all files
 * @returns {Map<string, FileModel[]>} those that use each name, or a property of that name
 */
function usersByName(models) {
  /** @type {Map<string, FileModel[]>} */
  const users = new Map();
  for (const model of models) {
    const names = new Set([...model.index.uses.keys()].map((name) => name.replace(/^\./, '')));
    for (const name of names) addToList(users, name, model);
  }
  return users;
}
