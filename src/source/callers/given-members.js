/**
 * What an object may get of another one by `Object.assign(user, more)`, where it is not known what the first is: a function of
 * the program, or only data.
 */
import { MAX_STEPS, unwrap } from '../definition.js';
import { calledWith, keyName } from '../handed-over.js';
import { lastName, memberPath } from '../member-path.js';
import { INTEROP } from '../routes/values.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Expressions that mean something that is written elsewhere. */
const NAMED = /^(?:Identifier|(?:Member|Call)Expression)$/;
/** Values of which it is known what members they have. A package may return the program's: `_.pick(auth, ['check'])`. */
const KNOWN = /^(?:class|instance|map|module|package|text)$/;
/** What calls get that has members. */
const HAS_MEMBERS = /^(?:object|module|class|instance)$/;
/** Compilers' calls that get a file and give back what it exports. */
const IMPORTS = new RegExp(`${INTEROP.source}|^__exportStar$`);
/** How many values that are parts of each other are followed. */
const MOST_STEPS = 4;

/** Says whether an expression is known to be no function of the program. @typedef {(model: FileModel, node: Node, scope: Expression['scope']) => boolean} IsData */

/** Finds what members objects may be given, for one program. */
export class GivenMembers {
  /** What calls get, by the node of an object, or by the file. @type {ReadonlyMap<object, Value> | undefined} */
  #handed;
  /** @type {Map<string, boolean>} whether a call gets an object in which that member may be a function */
  #given = new Map();
  #files;
  #values;
  #isData;
  #mayGet;

  /**
   * @param {object} program that is read
   * @param {ProgramFiles} program.files of it
   * @param {Values} program.values finds out what expressions mean
   * @param {IsData} program.isData tells data from functions
   * @param {(value: Extract<Value, {kind: 'object'}>, name: string) => boolean} program.mayGet says whether an object may
   *   get a function as a member later
   */
  constructor({ files, values, isData, mayGet }) {
    this.#files = files;
    this.#values = values;
    this.#isData = isData;
    this.#mayGet = mayGet;
  }

  /**
   * @param {Expression} from what an unknown object gets members of: `Object.assign(user, dto)`
   * @param {string} name of a member
   * @param {Extract<Value, {kind: 'object'}>} held what the unknown object may be
   * @param {number} [steps] how many parts of it may be followed: `var api = api || {}` is a part of itself
   * @returns {boolean} whether the member may be a function
   */
  mayGive(from, name, held, steps = MOST_STEPS) {
    if (steps === 0) return true;
    const value = this.#values.of(from);
    const parts = partsOf(value);
    if (parts.some((part) => this.mayGive(part, name, held, steps - 1))) return true;
    if (value?.kind === 'object') return this.#mayHold(value, name);
    return value?.kind !== 'list' && !isMerged(value) && this.#mayBeGiven(value, name, held);
  }

  /**
   * @param {Value | null} value that has no parts that are seen
   * @param {string} name of a member
   * @param {Extract<Value, {kind: 'object'}>} held what an unknown object may be
   * @returns {boolean} whether it may have a function of that name
   */
  #mayBeGiven(value, name, held) {
    const isKnown = value !== null && KNOWN.test(value.kind);
    const given = value !== null && (isKnown || value.exportedBy) ? this.#mayExport(value, name) : null;
    if (given !== null) return given;
    return isKnown ? value.kind === 'module' && this.#mayExportMore(value) : this.#isHanded(name, held);
  }

  /**
   * @param {Extract<Value, {kind: 'object'}>} value an object
   * @param {string} name of a property
   * @returns {boolean} whether that may be a function, by its literal or later; what is spread there is left out
   */
  #mayHold(value, name) {
    const { model, node, scope } = value;
    const isWritten = node.properties.some((each) => {
      if (each.type !== 'Property' || !(each.computed || keyName(each) === name)) return false;
      return each.kind !== 'init' || !this.#isData(model, each.value, scope);
    });
    return isWritten || this.#mayGet(value, name);
  }

  /**
   * @param {Value} value of a file, or of a class
   * @param {string} name of a member
   * @returns {boolean | null} whether it may be a function; null if nothing says that there is such a member
   */
  #mayExport(value, name) {
    const member = this.#values.memberOf(value, name, MAX_STEPS);
    if (member !== null) return member.kind === 'function' || isUnknown(member);
    if (!('model' in value)) return null;
    const { members } = value.model.scope;
    if (value.kind !== 'module') return members.has(`this.${name}`) || null;
    const isExported = this.#values.exports.of(value.model).names.has(name);
    // Set in several branches, it has no single value.
    return isExported || members.has(`exports.${name}`) || members.has(`module.exports.${name}`) || null;
  }

  /**
   * @param {Extract<Value, {kind: 'module'}>} value a file's exports
   * @returns {boolean} whether it may export what it does not name: `__exportStar(require('./auth'), exports)`
   */
  #mayExportMore({ model }) {
    const { uses } = model.index;
    const whole = [
      ...(uses.get('exports') ?? []),
      ...(uses.get('.exports') ?? []).flatMap(({ up }) => (up === null ? [] : [up])),
    ];
    return (
      !isNamespace({ kind: 'module', model }) &&
      (this.#values.exports.of(model).whole !== null || whole.some(isPassedOn))
    );
  }

  /**
   * `configure(config, auth)`, `install({ target: api, source: auth })`.
   * @param {string} name of a member
   * @param {Extract<Value, {kind: 'object'}>} held an object
   * @returns {boolean} whether a call gets that object, and may change it, or another in which the member is a function
   */
  #isHanded(name, held) {
    this.#handed ??= this.#valuesHanded();
    let isGiven = this.#given.get(name);
    if (isGiven === undefined) {
      const isFunctionOf = (/** @type {Value} */ value) =>
        value.kind === 'object' ? this.#mayHold(value, name) : this.#mayExport(value, name);
      isGiven = this.#isGiven(name) || [...this.#handed.values()].some(isFunctionOf);
      this.#given.set(name, isGiven);
    }
    return isGiven || this.#handed.has(held.node);
  }

  /** @returns {Map<object, Value>} objects, classes and files' exports that a call gets by a name, alone or in others */
  #valuesHanded() {
    /** @type {Map<object, Value>} */
    const handed = new Map();
    for (const model of this.#files.all()) {
      for (const { node, scope } of model.index.calls) {
        if (!('arguments' in node) || IMPORTS.test(lastName(node.callee)) || isOfObject(node.callee)) continue;
        for (const argument of node.arguments) this.#addHanded({ model, node: argument, scope }, handed, MOST_STEPS);
      }
    }
    return handed;
  }

  /**
   * @param {Expression} from an argument of a call, or a part of one
   * @param {Map<object, Value>} handed so far
   * @param {number} steps how many parts may be followed
   */
  #addHanded({ model, node, scope }, handed, steps) {
    if (steps === 0) return;
    for (const each of namedIn(node)) {
      const value = this.#values.of({ model, node: each, scope });
      if (value?.kind === 'list') for (const item of value.items) this.#addHanded(item, handed, steps - 1);
      if (value === null || !HAS_MEMBERS.test(value.kind)) continue;
      const key = 'node' in value ? value.node : 'model' in value ? value.model : value;
      if (handed.has(key)) continue;
      handed.set(key, value);
      if (value.kind === 'object') this.#addHanded(value, handed, steps - 1);
    }
  }

  /**
   * `configure(config, { check: auth.check })`.
   * @param {string} name of a property
   * @returns {boolean} whether a call gets an object in which that may be a function
   */
  #isGiven(name) {
    return this.#files.all().some((model) =>
      [name, `.${name}`]
        .flatMap((each) => model.index.uses.get(each) ?? [])
        .some(({ node: key, up, context }) => {
          if (up?.node.type !== 'Property' || up.up?.node.type !== 'ObjectExpression') return false;
          const { value } = up.node;
          if (up.node.key.start !== key.start || calledWith({ node: value, up, context }) === null) return false;
          return !this.#isData(model, value, context.scope);
        }),
    );
  }
}

/**
 * @param {Value | null} value of an expression
 * @returns {Expression[]} what it is made of: `more || {}`, `{ ...more }`, `Object.assign({}, more)`
 */
function partsOf(value) {
  if (value?.kind === 'list') return value.items;
  if (isMerged(value)) return value.node.arguments.map((node) => ({ model: value.model, node, scope: value.scope }));
  if (value?.kind !== 'object') return [];
  const { model, node, scope } = value;
  return node.properties.flatMap((each) =>
    each.type === 'SpreadElement' ? [{ model, node: each.argument, scope }] : [],
  );
}

/**
 * @param {Value | null} value of an expression
 * @returns {value is Extract<Value, {kind: 'called'}>} whether it is `Object.assign(...)`
 */
function isMerged(value) {
  return value?.kind === 'called' && memberPath(value.node.callee) === 'Object.assign';
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it is a function of `Object`, which keeps nothing
 */
function isOfObject(callee) {
  return memberPath(callee).startsWith('Object.');
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a file's `exports`
 * @returns {boolean} whether they may get members there that are not named
 */
function isPassedOn({ node, up }) {
  const around = up?.node;
  if (around?.type === 'MemberExpression') return around.object === node && around.computed;
  if (around?.type !== 'CallExpression' || memberPath(around.callee) !== 'Object.defineProperty') return true;
  return around.arguments[1]?.type !== 'Literal';
}

/**
 * @param {Node} argument of a call
 * @returns {Node[]} the expressions in it that mean something that is written elsewhere
 */
function namedIn(argument) {
  const node = unwrap(argument);
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.flatMap((each) => namedIn(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each === null ? [] : namedIn(each)));
    case 'SpreadElement':
      return namedIn(node.argument);
    case 'ConditionalExpression':
      return [...namedIn(node.consequent), ...namedIn(node.alternate)];
    case 'LogicalExpression':
      return [...namedIn(node.left), ...namedIn(node.right)];
    default:
      return NAMED.test(node.type) ? [node] : [];
  }
}

/**
 * @param {Value | null} held what has members
 * @returns {boolean} whether it is an ES module, to whose exports nobody can assign
 */
export function isNamespace(held) {
  const program = held?.kind === 'module' ? held.model.program : null;
  return program?.type === 'Program' && program.body.some(({ type }) => /^(?:Import|Export)/.test(type));
}

/**
 * @param {Value | null} value of an expression
 * @returns {value is null} whether nothing is known about it
 */
export function isUnknown(value) {
  return value === null || value.kind === 'called' || (value.kind === 'router' && value.router.kind === 'parameter');
}
