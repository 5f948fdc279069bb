/**
 * Which objects of a program an expression leads to, and which of their properties it reads on its way, across files:
 * `settings.identity.cert` reads `identity` of what settings.js exports, and `cert` of the object there.
 */
import { MAX_STEPS, unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { isFunction } from '../node-kinds.js';
import { memberName, memberPath, nameOfProperty } from '../member-path.js';
import { literalText } from '../routes/literal-meaning.js';
import { isAlias } from '../routes/module-files.js';
import { allReturnedIn } from '../routes/returned-in.js';
import { EXPORTS } from './member-targets.js';
import { innermostClass } from './overrides.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { Binding, Definition } from '../scope.js' */
/** @import { CallsByFunction } from './calls-by-function.js' */
/** @import { CallExpression, MemberExpression, NewExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/**
 * An object: by the literal, class or call that it is written as, by the file whose exports it is, or by a name, as a part
 * of such an object that is not written out.
 * @typedef {{key: object, model: FileModel, node: Node | null, scope: Expression['scope']}} ObjectOrigin
 */

/**
 * A property of an object; the name `''` for all of them. Of what `this` is: the file that reads it, and whether the object is
 * not known, so that it is anyone's property of that name.
 * @typedef {{of: ObjectOrigin, name: string, readIn?: FileModel, isAnyones?: boolean}} PartOfObject
 */

/**
 * @typedef {object} Found
 * @property {ObjectOrigin[]} origins objects that it may be; none for text, numbers, functions without a name, and what Node and packages export
 * @property {PartOfObject[]} parts what is read to get there, each time that the expression is evaluated
 * @property {boolean} isUnknown whether it may be another each time, or anything
 */

/** @type {Readonly<Found>} */
const FIXED = Object.freeze({ origins: [], parts: [], isUnknown: false });
/** @type {Readonly<Found>} */
const UNKNOWN = Object.freeze({ origins: [], parts: [], isUnknown: true });

/** Text, numbers, and functions. */
const WRITTEN =
  /^(?:Literal|TemplateLiteral|UnaryExpression|BinaryExpression|ArrowFunctionExpression|FunctionExpression)$/;
/** Functions that return their first argument. */
const RETURNS_FIRST = /^Object\.(?:assign|freeze|seal|preventExtensions)$/;
const WHOLE = /^(?:\*|default)$/;
const PROCESS_MODULE = /^(?:node:)?process$/;
/** Keys of `process` and `process.env`, which all files have. Of the one, only the other changes; that has texts. */
const PROCESS = {};
const ENVIRONMENT = {};
/** How many names and files are followed in a row. */
const MOST_STEPS = MAX_STEPS * 2;

/** Finds them, for one program. */
export class Origins {
  /** Parts that are not written out, by what they are a part of. @type {WeakMap<object, Map<string, object>>} */
  #parts = new WeakMap();
  /** What parameters get and functions return, by these and by the steps that were left. @type {WeakMap<object, Map<number, Found>>} */
  #known = new WeakMap();
  /** Modules that are not among the program's sources, such as JSON. @type {Map<string, object>} */
  #modules = new Map();
  #values;
  #calls;

  /**
   * @param {Values} values finds out what expressions mean
   * @param {CallsByFunction} calls finds what functions get
   */
  constructor(values, calls) {
    this.#values = values;
    this.#calls = calls;
  }

  /**
   * @param {Expression} expression of a file
   * @param {number} [steps] how many more names may be followed
   * @returns {Found} where it leads to
   */
  of({ model, node, scope }, steps = MOST_STEPS) {
    const inner = unwrap(node);
    const here = (/** @type {Node} */ each) => this.of({ model, node: each, scope }, steps - 1);
    if (steps <= 0) return UNKNOWN;
    if (WRITTEN.test(inner.type)) return FIXED;
    switch (inner.type) {
      case 'Identifier':
        return this.#ofName(inner.name, { model, node: inner, scope }, steps);
      case 'MemberExpression':
        return this.#ofMember(inner, { model, node: inner, scope }, steps);
      case 'ConditionalExpression':
        return together([here(inner.consequent), here(inner.alternate)]);
      case 'LogicalExpression':
        return together([here(inner.left), here(inner.right)]);
      case 'AssignmentExpression':
        return here(inner.right);
      default:
        return this.#ofMade({ model, node: inner, scope }, steps);
    }
  }

  /**
   * @param {Found} found objects
   * @param {string} name of a property of theirs
   * @param {number} [steps] how many more names may be followed
   * @returns {Found} what that is
   */
  memberOf(found, name, steps = MOST_STEPS) {
    const members = together(
      found.origins.map((origin) =>
        isOfProcess(origin) ? memberOfProcess(origin, name) : this.#memberOf(origin, name, steps - 1),
      ),
    );
    return {
      origins: members.origins,
      parts: [...found.parts, ...members.parts],
      isUnknown: found.isUnknown || members.isUnknown,
    };
  }

  /**
   * @param {ObjectOrigin} origin an object
   * @returns {string[]} names that a file exports, if it is what a file exports
   */
  exportedNames({ key, model }) {
    return key === model ? [...this.#values.exports.of(model).names.keys()] : [];
  }

  /**
   * @param {Expression} made a literal, or what a call returns
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #ofMade({ model, node, scope }, steps) {
    const loaded = /^(?:Call|Import)Expression$/.test(node.type) ? importedName(node, scope) : null;
    if (loaded !== null) return this.#imported(model, loaded, steps - 1);
    switch (node.type) {
      case 'CallExpression':
        return this.#returnedBy({ model, node, scope }, steps);
      case 'NewExpression': {
        const value = this.#values.of({ model, node, scope });
        return value?.kind === 'instance' ? only(value.model, value.node, value.model.scope) : only(model, node, scope);
      }
      case 'ObjectExpression':
      case 'ArrayExpression':
      case 'ClassExpression':
        return only(model, node, scope);
      default:
        return UNKNOWN;
    }
  }

  /**
   * @param {Expression & {node: CallExpression}} call any
   * @param {number} steps how many more names may be followed
   * @returns {Found} what it returns
   */
  #returnedBy({ model, node, scope }, steps) {
    const [first] = node.arguments;
    if (first !== undefined && RETURNS_FIRST.test(memberPath(node.callee)))
      return this.of({ model, node: first, scope }, steps - 1);
    const called = this.#values.of({ model, node: node.callee, scope });
    const returned = called?.kind === 'function' ? allReturnedIn(called.model, called.place) : [];
    if (called?.kind !== 'function' || returned.length === 0) return only(model, node, scope);
    return this.#once(called.place.node, steps, returned);
  }

  /**
   * Functions that call themselves several times would be followed for ever.
   * @param {object} by what has several values
   * @param {number} steps how many more names may be followed
   * @param {readonly Expression[]} all of them
   * @returns {Found} each object and part once
   */
  #once(by, steps, all) {
    const known = this.#known.get(by) ?? new Map();
    this.#known.set(by, known);
    const found = known.get(steps) ?? distinct(together(all.map((each) => this.of(each, steps - 1))));
    known.set(steps, found);
    return found;
  }

  /**
   * @param {string} name of a variable
   * @param {Expression} use of it
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #ofName(name, { model, scope }, steps) {
    const binding = scope.lookup(name);
    if (binding === null) return this.#ofGlobal(name, model, steps);
    if (binding.imported) return this.#imported(model, binding.imported, steps - 1);
    if (model.parameters.has(binding)) return this.#passedFor(model, binding, steps);
    if (binding.isAssigned) return UNKNOWN;
    if (binding.list) return evaluatedOnce(this.#ofDefinition(model, binding.list, steps));
    const [definition, ...others] = binding.definitions;
    // Functions and classes have no definition; a constant with a default none that is known: `const { PORT = 80 } = process.env`.
    if (!definition?.node) return this.#ofUndefined(name, binding, model);
    if (others.length > 0 || binding.opaque) return UNKNOWN;
    return evaluatedOnce(this.#ofDefinition(model, definition, steps));
  }

  /**
   * @param {string} name that no variable has
   * @param {FileModel} model of a file
   * @param {number} steps how many more names may be followed
   * @returns {Found} nothing that the program changes, unless it is what the file exports, or the process
   */
  #ofGlobal(name, model, steps) {
    if (name === 'process') return only(model, null, model.scope, PROCESS);
    return name === 'exports' ? this.#exportsOf(model, steps) : FIXED;
  }

  /**
   * @param {string} name of a variable
   * @param {Binding} binding of it, which is never assigned again
   * @param {FileModel} model of its file
   * @returns {Found} itself for a function or class; anything for a parameter; something for a constant of the file
   */
  #ofUndefined(name, binding, model) {
    const declared = model.functions.get(binding)?.node ?? model.classes.get(binding);
    if (declared) return only(model, declared, model.scope);
    return model.scope.bindings.get(name) === binding ? only(model, null, model.scope, binding) : UNKNOWN;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Definition} definition in it
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #ofDefinition(model, { node, key, scope }, steps) {
    if (!node) return UNKNOWN;
    const whole = this.of({ model, node, scope }, steps - 1);
    return key === '' ? whole : this.memberOf(whole, key, steps - 1);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Binding} binding of a parameter in it
   * @param {number} steps how many more names may be followed
   * @returns {Found} what it is known to get
   */
  #passedFor(model, binding, steps) {
    const given = this.#calls.argumentsFor(model, binding);
    return given.length === 0 ? UNKNOWN : { ...this.#once(binding, steps, given), parts: [] };
  }

  /**
   * @param {MemberExpression} member of an object
   * @param {Expression} use of it
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #ofMember({ object, property, computed }, { model, node, scope }, steps) {
    if (EXPORTS.test(memberPath(node)) && scope.lookup('module') === null) return this.#exportsOf(model, steps);
    const field = object.type === 'ThisExpression' ? (scope.members.get(memberPath(node)) ?? []) : [];
    // Set once, for each object.
    if (field.length === 1) {
      const { origins } = this.#ofDefinition(model, field[0], steps);
      return { origins, parts: [ownPart(model, object, memberName(property))], isUnknown: false };
    }
    const whole = this.of({ model, node: object, scope }, steps - 1);
    const name = computed ? literalText(property) : memberName(property);
    return this.memberOf(whole, name, steps);
  }

  /**
   * @param {FileModel} model of a file
   * @param {number} steps how many more names may be followed
   * @returns {Found} all that it exports
   */
  #exportsOf(model, steps) {
    const { whole } = this.#values.exports.of(model);
    const own = only(model, null, model.scope, model);
    if (whole === null) return own;
    if ('module' in whole) return together([own, this.#imported(model, whole, steps - 1)]);
    return evaluatedOnce(together([own, this.of({ model, ...whole }, steps - 1)]));
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {{module: string, name: string}} from what
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #imported(model, { module, name }, steps) {
    if (steps <= 0) return UNKNOWN;
    const file = this.#values.exports.fileOf(model, module);
    if (file === null) return this.#elsewhere(model, module, name);
    const isWhole = name === '*' || (name === 'default' && !this.#values.exports.of(file).names.has(name));
    return isWhole ? this.#exportsOf(file, steps) : this.#exported(file, name, steps);
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {string} module that is none of the sources
   * @param {string} name that is imported
   * @returns {Found} nothing that the program changes, if it is a package
   */
  #elsewhere(model, module, name) {
    const isOwn = module.startsWith('.') || isAlias(module);
    if (PROCESS_MODULE.test(module)) return only(model, null, model.scope, name === 'env' ? ENVIRONMENT : PROCESS);
    if (this.#values.isOfOthers(module)) return FIXED;
    // It may be one of the program's own, in a workspace.
    if (!isOwn) return UNKNOWN;
    // It is named relatively to each file that imports it; that two of one name are taken for one only costs an edit.
    const path = module.replace(/^(?:\.{1,2}\/)+/, '');
    const key = this.#modules.get(path) ?? {};
    this.#modules.set(path, key);
    const whole = only(model, null, model.scope, key);
    return WHOLE.test(name) ? whole : this.memberOf(whole, name);
  }

  /**
   * @param {FileModel} model of a file
   * @param {string} name that it exports
   * @param {number} steps how many more names may be followed
   * @returns {Found}
   */
  #exported(model, name, steps) {
    const { names, stars } = this.#values.exports.of(model);
    const given = names.get(name);
    const own = only(model, null, model.scope, model).origins[0];
    const parts = [{ of: own, name }];
    if (given !== undefined) {
      const value =
        'module' in given ? this.#imported(model, given, steps - 1) : this.of({ model, ...given }, steps - 1);
      return { ...value, parts };
    }
    const whole = this.#exportsOf(model, steps - 1).origins.filter(({ key }) => key !== model);
    if (whole.length > 0) return this.memberOf({ ...FIXED, origins: whole, parts }, name, steps);
    const found = stars.map((module) => this.#imported(model, { module, name }, steps - 1));
    return found.find(({ isUnknown }) => !isUnknown) ?? UNKNOWN;
  }

  /**
   * @param {ObjectOrigin} origin an object
   * @param {string} name of a property of it, `''` for any
   * @param {number} steps how many more names may be followed
   * @returns {Found} what that is
   */
  #memberOf(origin, name, steps) {
    const { key, model, node } = origin;
    const parts = [{ of: origin, name }];
    if (steps <= 0) return UNKNOWN;
    if (key === model) return name === '' ? { ...UNKNOWN, parts } : this.#exported(model, name, steps);
    const written = node?.type === 'ObjectExpression' ? writtenIn(node, name) : null;
    if (written?.kind === 'get' || (node !== null && isGetter(origin, name))) return { ...UNKNOWN, parts };
    const value =
      written === null
        ? only(model, null, model.scope, this.#partOf(key, name))
        : this.of({ model, node: written.value, scope: origin.scope }, steps - 1);
    return { ...value, parts };
  }

  /**
   * @param {object} key of an object
   * @param {string} name of a property of it
   * @returns {object} the same each time
   */
  #partOf(key, name) {
    const parts = this.#parts.get(key) ?? new Map();
    this.#parts.set(key, parts);
    const part = parts.get(name) ?? {};
    parts.set(name, part);
    return part;
  }
}

/**
 * @param {ObjectOrigin} origin an object
 * @returns {boolean} whether it is the process, or its environment
 */
export function isOfProcess({ key }) {
  return key === PROCESS || key === ENVIRONMENT;
}

/**
 * @param {ObjectOrigin} of the process, or its environment
 * @param {string} name of a property of it
 * @returns {Found} what that is
 */
function memberOfProcess(of, name) {
  const isEnvironment = of.key === PROCESS && name === 'env';
  const { origins } = isEnvironment ? only(of.model, null, of.scope, ENVIRONMENT) : FIXED;
  return { origins, parts: [{ of, name }], isUnknown: false };
}

/**
 * @param {FileModel} model of a file
 * @param {Node} node `this` in it
 * @param {string} name of a property
 * @returns {PartOfObject} that property: of an object of the class around it, or of one that is not known
 */
function ownPart(model, node, name) {
  const around = innermostClass(model, node) ?? null;
  const of = { key: around ?? {}, model, node: around, scope: model.scope };
  return { of, name, readIn: model, isAnyones: around === null };
}

/**
 * @param {FileModel} model of a file
 * @param {Node | null} node an object there
 * @param {Expression['scope']} scope that it is in
 * @param {object | null} [key] of it; default: the node
 * @returns {Found} that object
 */
function only(model, node, scope, key = node) {
  return { ...FIXED, origins: [{ key: /** @type {object} */ (key), model, node, scope }] };
}

/**
 * @param {Found} found objects
 * @returns {Found} each object, and each part of one, once
 */
function distinct({ origins, parts, isUnknown }) {
  /** @type {Map<object, Map<string, PartOfObject>>} */
  const byName = new Map();
  for (const part of parts) {
    const names = byName.get(part.of.key) ?? new Map();
    byName.set(part.of.key, names.set(part.name, part));
  }
  return {
    origins: [...new Map(origins.map((each) => [each.key, each])).values()],
    parts: [...byName.values()].flatMap((names) => [...names.values()]),
    isUnknown,
  };
}

/**
 * @param {Found[]} all that something may be
 * @returns {Found} one of them
 */
function together(all) {
  return {
    origins: all.flatMap(({ origins }) => origins),
    parts: all.flatMap(({ parts }) => parts),
    isUnknown: all.some(({ isUnknown }) => isUnknown),
  };
}

/**
 * @param {Found} found where a constant gets its value
 * @returns {Found} the same: what is read for it is not read again
 */
function evaluatedOnce(found) {
  return { ...found, parts: [] };
}

/**
 * @param {ObjectExpression} object literal
 * @param {string} name of a property
 * @returns {import('acorn').Property | null} where it is written, null if it is not
 */
function writtenIn({ properties }, name) {
  const found = properties.findLast((each) => each.type === 'Property' && nameOfProperty(each) === name);
  return found?.type === 'Property' && name !== '' ? found : null;
}

/**
 * @param {ObjectOrigin} origin an object
 * @param {string} name of a property of it
 * @returns {boolean} whether its class computes that at each use
 */
function isGetter({ model, node }, name) {
  const place = node && model.methods.get(node)?.get(name);
  const element = place?.up?.node;
  return Boolean(place && isFunction(place.node)) && element?.type === 'MethodDefinition' && element.kind === 'get';
}
