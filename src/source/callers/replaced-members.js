/**
 * Members that get another value after they were defined, in any file: `config.check = auth.check`, or `Object.assign(api, auth)`.
 * What their definition says is then not certain.
 */
import { MAX_STEPS, sameRoot } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { withBind } from '../handed-by-name.js';
import { keyName } from '../handed-over.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { GivenMembers, isNamespace, isUnknown } from './given-members.js';
import { isData } from './is-data.js';
import { classAround, innermostClass } from './overrides.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What a file exports is its own. */
const EXPORTS = /^(?:module|(?:module\.)?exports)$/;
/** Assignments after which the value may be what stands on their right. */
const KEEPS = /^(?:\|\||&&|\?\?)?=$/;
/** How many variables that hold each other's members are followed. */
const MOST_STEPS = 4;

/**
 * A member that leads to a function.
 * @typedef {object} Member
 * @property {Expression} object whose member it is
 * @property {string} name of it
 * @property {Node} node where it is taken: `config.check`, or the object in `const { check } = config`
 * @property {FunctionOfFile | null} leads to what, if that is the function itself
 * @property {boolean} isKept whether a variable keeps the value
 */

/**
 * A call of `Object.assign`; `isThis` if what gets the members is written as `this`.
 * @typedef {{target: Expression, from: Node[], isThis: boolean}} Extended
 */

/**
 * @typedef {object} Assigned
 * @property {FileModel} model of the file
 * @property {Place} place of the member that gets a value
 * @property {import('acorn').AssignmentExpression} node the assignment
 */

/** Looks in all files of a program. */
export class ReplacedMembers {
  /** @type {Map<string, Assigned[]>} assignments to members, by name */
  #assigned = new Map();
  /** What gets members of others, by `Object.assign`. @type {Extended[] | undefined} */
  #extended;
  #files;
  #values;
  #isData;
  #given;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   * @param {(module: string) => boolean} isPackage whether a module is known not to be one of the program's files
   */
  constructor(files, values, isPackage) {
    this.#files = files;
    this.#values = values;
    this.#isData = (
      /** @type {FileModel} */ model,
      /** @type {Node} */ node,
      /** @type {Expression['scope']} */ scope,
    ) => isData({ model, node, scope }, values, isPackage);
    this.#given = new GivenMembers({
      files,
      values,
      isData: this.#isData,
      mayGet: (...member) => this.#mayGet(...member),
    });
  }

  /**
   * @param {FunctionOfFile} use of a name, or of a property, that means a function as far as its definition says
   * @returns {boolean} whether it may mean another one
   */
  mayBeAt({ model, place: { node, up, context } }) {
    const whole = up?.node.type === 'MemberExpression' && up.node.property === node ? up : { node, up, context };
    const expression = { model, node: whole.node, scope: context.scope };
    const value = this.#values.of(expression);
    if (value?.kind !== 'function') return false;
    return membersTo(expression, value, isKept(whole), MOST_STEPS).some((each) => this.#isReplaced(each));
  }

  /**
   * @param {Member} member that leads to a function
   * @returns {boolean} whether it may also lead to another one
   */
  #isReplaced(member) {
    const { object, name, leads } = member;
    if (leads !== null && classAround(leads.place) !== null) return false;
    if (isOfOtherRoot(object, name)) return true;
    const held = this.#valueOf(object);
    if (isNamespace(held)) return false;
    const isFunction = leads !== null;
    const assigned = this.#assignedTo(name).filter(
      ({ model, node: { right }, place: { context } }) => !isFunction || !this.#isData(model, right, context.scope),
    );
    if (assigned.some((each) => this.#isReplacedBy(each, member, held))) return true;
    return held?.kind === 'object' && this.#isExtended(held, name);
  }

  /**
   * @param {Expression} object whose member is used
   * @returns {Value | null} what it is, null if unknown
   */
  #valueOf(object) {
    if (object.node.type !== 'ThisExpression') return this.#values.of(object);
    const node = innermostClass(object.model, object.node);
    return node === undefined ? null : { kind: 'instance', model: object.model, node };
  }

  /**
   * @param {Assigned} assigned to a member of that name
   * @param {Member} member that leads to a function
   * @param {Value | null} held what it is a member of, null if unknown
   * @returns {boolean} whether the assignment may replace it
   */
  #isReplacedBy(assigned, member, held) {
    const { model, node } = assigned;
    const isBefore = member.isKept && model === member.object.model && member.node.start < node.start;
    if (!isBefore && this.#isDefinition(assigned, member, held)) return false;
    return this.#mayBeOf(assigned, held, hasOwn(member.object.node, held));
  }

  /**
   * @param {Assigned} assigned to a member
   * @param {Value | null} held what has a member of that name, null if unknown
   * @param {boolean} isOwn whether that has the member itself, not by a prototype
   * @returns {boolean} whether it may be a member of the same object
   */
  #mayBeOf({ model, place }, held, isOwn) {
    const target = place.node.type === 'MemberExpression' ? place.node.object : place.node;
    if (EXPORTS.test(memberPath(target))) return false;
    const owner = target.type === 'ThisExpression' ? ownerAround(place) : null;
    const value = this.#values.of({ model, ...(owner ?? { node: target, scope: place.context.scope }) });
    if (target.type === 'ThisExpression' && (owner === null || isUnknown(value)))
      return !isOwn && isOfDerived(innermostClass(model, target));
    // What an object has itself is not replaced by what a prototype gets.
    if (value === null && lastName(target) === 'prototype' && isOwn) return false;
    return this.#mayBeSame(value, held);
  }

  /**
   * @param {Assigned} assigned to a member
   * @param {Member} member that leads to a function
   * @param {Value | null} held what it is a member of, null if unknown
   * @returns {boolean} whether that says what is known anyway
   */
  #isDefinition({ model, node, place }, { object, name, leads }, held) {
    const isSamePath = model === object.model && memberPath(place.node) === `${memberPath(object.node)}.${name}`;
    if (leads === null && isSamePath) return true;
    const value = this.#values.of({ model, node: node.right, scope: place.context.scope });
    if (leads !== null) return value?.kind === 'function' && value.place.node === leads.place.node;
    const meant = held && this.#values.memberOf(held, name, MAX_STEPS);
    return value !== null && meant !== null && isSame(value, meant);
  }

  /**
   * @param {string} name of members
   * @returns {Assigned[]} what is assigned to them, in all files
   */
  #assignedTo(name) {
    let found = this.#assigned.get(name);
    if (found === undefined) {
      found = this.#files.all().flatMap((model) =>
        (model.index.uses.get(`.${name}`) ?? []).flatMap(({ up: place }) => {
          const node = place?.up?.node;
          const isSet = node?.type === 'AssignmentExpression' && node.left === place?.node && KEEPS.test(node.operator);
          return isSet ? [{ model, place, node }] : [];
        }),
      );
      this.#assigned.set(name, found);
    }
    return found;
  }

  /**
   * @param {Extract<Value, {kind: 'object'}>} held an object
   * @param {string} name of its property
   * @returns {boolean} whether `Object.assign` may replace that
   */
  #isExtended(held, name) {
    this.#extended ??= this.#files.all().flatMap(extendedIn);
    return this.#extended.some(({ target, from, isThis }) => {
      const having = from.filter((each) => mayHave(each, name));
      const value = this.#values.of(target);
      if (having.length === 0 || (isThis && isUnknown(value)) || !this.#mayBeSame(value, held)) return false;
      if (!isOpen(value)) return true;
      return (
        lastName(target.node) !== 'prototype' &&
        having.some((node) => this.#given.mayGive({ ...target, node }, name, held))
      );
    });
  }

  /**
   * @param {Extract<Value, {kind: 'object'}>} value an object
   * @param {string} name of a member
   * @returns {boolean} whether it may get a function for it later: `more.check = auth.check`
   */
  #mayGet(value, name) {
    if (value.exportedBy && this.#values.memberOf(value, name, MAX_STEPS)?.kind === 'function') return true;
    return this.#assignedTo(name).some(
      (each) =>
        !this.#isData(each.model, each.node.right, each.place.context.scope) && this.#mayBeOf(each, value, true),
    );
  }

  /**
   * @param {Value | null} one what an assignment gives a member
   * @param {Value | null} other what has a member of that name
   * @param {number} [steps] how many choices may be followed
   * @returns {boolean} whether they may be the same; null is unknown
   */
  #mayBeSame(one, other, steps = MOST_STEPS) {
    if (one !== null && /^(?:package|made)$/.test(one.kind)) return false;
    if (one?.kind === 'list') return this.#isAmong(one, other, steps);
    if (other?.kind === 'list') return this.#isAmong(other, one, steps);
    if (isUnknown(one) || isUnknown(other)) return true;
    return isSame(one, other) || areOfDerived(one, other);
  }

  /**
   * @param {Extract<Value, {kind: 'list'}>} list of values
   * @param {Value | null} value of something else
   * @param {number} steps how many more choices may be followed: `var api = api || {}` is one of itself
   * @returns {boolean} whether the list is a choice, and one of them may be that
   */
  #isAmong({ items, isChoice }, value, steps) {
    return isChoice && (steps === 0 || items.some((each) => this.#mayBeSame(this.#values.of(each), value, steps - 1)));
  }
}

/**
 * @param {Expression} expression that means a function
 * @param {FunctionOfFile | null} leads that function; null if it means an object in which the function is
 * @param {boolean} isKept whether a variable keeps its value
 * @param {number} steps how many variables may be followed
 * @returns {Member[]} members that lead to it
 */
function membersTo({ model, node, scope }, leads, isKept, steps) {
  if (node.type === 'MemberExpression' && !node.computed) {
    const object = { model, node: node.object, scope };
    return [{ object, name: memberName(node.property), node, leads, isKept }, ...membersTo(object, null, false, steps)];
  }
  const [definition, ...others] = node.type === 'Identifier' ? (scope.lookup(node.name)?.definitions ?? []) : [];
  if (!definition?.node || others.length > 0 || steps === 0) return [];
  const from = { model, node: definition.node, scope: definition.scope };
  return definition.key === ''
    ? membersTo(from, leads, true, steps - 1)
    : [
        { object: from, name: definition.key, node: from.node, leads, isKept: true },
        ...membersTo(from, null, false, steps - 1),
      ];
}

/**
 * @param {Place} place of an expression
 * @returns {boolean} whether a variable keeps its value: `const original = auth.check`
 */
function isKept(place) {
  const { node, up } = withBind(place);
  return up?.node.type === 'VariableDeclarator' || (up?.node.type === 'AssignmentExpression' && up.node.right === node);
}

/**
 * @param {Expression} object of a file
 * @param {string} name of a member of it
 * @returns {boolean} whether the file assigns that only to a member of another variable with the object's name
 */
function isOfOtherRoot({ model, node, scope }, name) {
  const path = `${memberPath(node)}.${name}`;
  const assigned = model.scope.members.get(path) ?? [];
  return assigned.length > 0 && !assigned.some((each) => sameRoot(path, scope, each.scope));
}

/**
 * @param {Value} one meaning
 * @param {Value} other meaning
 * @returns {boolean} whether they are the same file's exports, or written at the same place
 */
function isSame(one, other) {
  if (one.kind === 'module' && other.kind === 'module') return one.model === other.model;
  return 'node' in one && 'node' in other && one.node === other.node;
}

/**
 * @param {Node} object whose member is used
 * @param {Value | null} held what it is, null if unknown
 * @returns {boolean} whether its members are its own, not those of a prototype
 */
function hasOwn(object, held) {
  return /^(?:object|module)$/.test(held?.kind ?? '') || EXPORTS.test(memberPath(object));
}

/**
 * @param {Value | null} value of an expression
 * @returns {value is null | Extract<Value, {kind: 'list'}>} whether it may be several things: `api || {}`
 */
function isOpen(value) {
  return isUnknown(value) || value.kind === 'list';
}

/**
 * @param {Value} one a value
 * @param {Value} other another
 * @returns {boolean} whether they are of classes one of which is derived from another
 */
function areOfDerived(one, other) {
  return one.kind === other.kind && 'node' in one && isOfDerived(one.node);
}

/**
 * @param {Node | undefined} node of a class, or another
 * @returns {boolean} whether it is a class that is derived from another, whose members its objects may replace
 */
function isOfDerived(node) {
  return node !== undefined && 'superClass' in node && Boolean(node.superClass);
}

/**
 * @param {FileModel} model of a file
 * @returns {Extended[]} what gets members of others
 */
function extendedIn(model) {
  return model.index.calls.flatMap(({ node: call, place, scope }) => {
    if (call.type !== 'CallExpression' || memberPath(call.callee) !== 'Object.assign') return [];
    const [target, ...from] = call.arguments;
    if (target === undefined || isNew(target)) return [];
    const isThis = target.type === 'ThisExpression';
    const owner = isThis ? ownerAround(place) : { node: target, scope };
    return owner === null ? [] : [{ target: { model, ...owner }, from, isThis }];
  });
}

/**
 * @param {Place} place of code
 * @returns {Pick<Expression, 'node' | 'scope'> | null} the object that `this` means there, as `api` in
 *   `api.use = function () { this.check = check; }`; null if it means something else
 */
function ownerAround(place) {
  let method = functionAbove(place);
  while (method?.node.type === 'ArrowFunctionExpression') method = functionAbove(method);
  const node = method?.up ? ownerOf(method.up) : null;
  return node === null || !method?.up ? null : { node, scope: method.up.context.scope };
}

/**
 * @param {Place} around a function: where a literal has it, or a member gets it
 * @returns {Node | null} the object whose method it is
 */
function ownerOf({ node, up }) {
  if (node.type === 'Property') return up?.node.type === 'ObjectExpression' ? up.node : null;
  return node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' ? node.left.object : null;
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether nothing else holds it yet: `{}`, `new Error(text)`, `Object.assign({}, defaults)`
 */
function isNew(node) {
  if (/^(?:ObjectExpression|NewExpression)$/.test(node.type)) return true;
  if (node.type !== 'CallExpression') return false;
  const [first] = node.arguments;
  const path = memberPath(node.callee);
  return path === 'Object.create' || (path === 'Object.assign' && first !== undefined && isNew(first));
}

/**
 * @param {Node} node an object
 * @param {string} name of a property
 * @returns {boolean} whether it may have it
 */
function mayHave(node, name) {
  return (
    node.type !== 'ObjectExpression' ||
    node.properties.some((each) => each.type !== 'Property' || each.computed || keyName(each) === name)
  );
}
