/**
 * Members that get another value after they were defined, in any file: `config.check = auth.check`, or `Object.assign(api, auth)`.
 * What their definition says is then not certain.
 */
import { MAX_STEPS, sameRoot } from '../definition.js';
import { withBind } from '../handed-by-name.js';
import { memberName, memberPath } from '../member-path.js';
import { AssignedMembers } from './assigned-members.js';
import { GivenMembers } from './given-members.js';
import { isExportsOfModule } from '../routes/bundled-module.js';
import { EXPORTS, valueWithMembers } from './member-targets.js';
import { innermostClass } from './overrides.js';
import { isNamespace, isUnknown, identityOf, SameObject } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { AssignedMember } from './assigned-members.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

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

/** Looks in all files of a program. */
export class ReplacedMembers {
  #values;
  #same;
  #assigned;
  #given;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    const same = new SameObject(values);
    const program = { files, values, same };
    this.#values = values;
    this.#same = same;
    this.#assigned = new AssignedMembers(program);
    this.#given = new GivenMembers({ ...program, assigned: this.#assigned });
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
    if (isOfOtherRoot(object, name)) return true;
    const held = this.#valueOf(object);
    if (isNamespace(held)) return false;
    const isFunction = leads !== null;
    const assigned = this.#assigned.to(name).filter((each) => !isFunction || each.mayBeFunction);
    if (assigned.some((each) => this.#isReplacedBy(each, member, held))) return true;
    return !isUnknown(held) && this.#given.mayReplace(held, name);
  }

  /**
   * @param {Expression} object whose member is used
   * @returns {Value | null} what it is, null if unknown
   */
  #valueOf(object) {
    if (object.node.type !== 'ThisExpression') return valueWithMembers(object, this.#values);
    const node = innermostClass(object.model, object.node);
    return node === undefined ? null : { kind: 'instance', model: object.model, node };
  }

  /**
   * @param {AssignedMember} assigned to a member of that name
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
   * @param {AssignedMember} assigned to a member
   * @param {Value | null} held what has a member of that name, null if unknown
   * @param {boolean} isOwn whether that has the member itself, not by a prototype
   * @returns {boolean} whether it may be a member of the same object
   */
  #mayBeOf({ model, place, target }, held, isOwn) {
    const { object } = place.node;
    if (EXPORTS.test(memberPath(object)) || isExportsOfModule(model, place, object)) return false;
    if (target.isThis && (isUnknown(held) || isUnknown(target.value)))
      return !isOwn && isOfDerived(innermostClass(model, object));
    // What an object has itself is not replaced by what a prototype gets.
    if (target.value === null && target.isPrototype && isOwn) return false;
    return this.#same.mayBe(target.all, this.#same.allOf(held));
  }

  /**
   * @param {AssignedMember} assigned to a member
   * @param {Member} member that leads to a function
   * @param {Value | null} held what it is a member of, null if unknown
   * @returns {boolean} whether that says what is known anyway
   */
  #isDefinition({ model, right, place }, { object, name, leads }, held) {
    const isSamePath = model === object.model && memberPath(place.node) === `${memberPath(object.node)}.${name}`;
    if (leads === null && isSamePath) return true;
    const value = right && this.#values.of({ model, node: right, scope: place.context.scope });
    if (leads !== null) return value?.kind === 'function' && value.place.node === leads.place.node;
    const meant = held && this.#values.memberOf(held, name, MAX_STEPS);
    return value !== null && meant !== null && identityOf(value) === identityOf(meant);
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
 * @param {Node} object whose member is used
 * @param {Value | null} held what it is, null if unknown
 * @returns {boolean} whether its members are its own, not those of a prototype
 */
function hasOwn(object, held) {
  return /^(?:object|module)$/.test(held?.kind ?? '') || EXPORTS.test(memberPath(object));
}

/**
 * @param {Node | undefined} node of a class, or another
 * @returns {boolean} whether it is a class that is derived from another, whose members its objects may replace
 */
function isOfDerived(node) {
  return node !== undefined && 'superClass' in node && Boolean(node.superClass);
}
