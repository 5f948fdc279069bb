/**
 * Fields and members that have one value as far as their own file shows, and that other code sets while the program runs: a
 * vault whose `seed` is a user's after `vault.seed = req.body.seed`, and null after `/lock`. What is made of them may not be
 * kept as if they were constants.
 */
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { memberName, memberPath } from '../member-path.js';
import { literalText } from '../routes/literal-value.js';
import { AssignedMembers } from './assigned-members.js';
import { memberTarget, valueWithMembers } from './member-targets.js';
import { innermostClass } from './overrides.js';
import { SameObject } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { AssignedMember } from './assigned-members.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { CallExpression, MemberExpression, AnyNode as Node } from 'acorn' */

/** Functions that set members of what they are given, by name or all of another object's. */
const SETS = /^(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.(?:set|defineProperty))$/;
const SETTERS = ['.assign', '.defineProperty', '.defineProperties', '.set'];

/** Looks in all files of a program. */
export class ChangedLater {
  #files;
  #values;
  #same;
  #assigned;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   * @param {(module: string) => boolean} isPackage whether a module is known not to be one of the program's files
   */
  constructor(files, values, isPackage) {
    this.#files = files;
    this.#values = values;
    this.#same = new SameObject(values, isPackage);
    this.#assigned = new AssignedMembers({ files, values, same: this.#same, isData: () => false });
  }

  /**
   * @param {Expression} expression that is the same each time, as far as its file shows
   * @returns {boolean} whether functions of the program may change it
   */
  mayBe({ model, node, scope }) {
    let isChanged = false;
    eachNode(node, false, (each) => {
      if (each.type === 'MemberExpression') isChanged ||= this.#isMemberSet({ model, node: each, scope }, each);
    });
    return isChanged;
  }

  /**
   * @param {Expression} expression such as `this.seed`, `settings.seed`
   * @param {MemberExpression} member the same
   * @returns {boolean} whether a function sets that, or may
   */
  #isMemberSet({ model, scope }, { object, property, computed }) {
    const name = computed ? literalText(property) : memberName(property);
    // The environment is the program's own, whenever it is set.
    if (name === '' || memberPath(object) === 'process.env') return false;
    const held = this.#same.allOf(this.#heldBy({ model, node: object, scope }));
    // What the file itself sets `this.seed` to was judged before.
    const isOwn = (/** @type {AssignedMember} */ each) =>
      object.type === 'ThisExpression' && each.target.isThis && each.model === model;
    return (
      this.#assigned
        .to(name)
        .some((each) => isLater(each.place) && !isOwn(each) && this.#same.mayBe(each.target.all, held)) ||
      this.#files.all().some((each) => this.#isSetIn(each, name, held))
    );
  }

  /**
   * @param {Expression} object that has a member
   * @returns {Value | null} what it is, null if unknown
   */
  #heldBy(object) {
    if (object.node.type !== 'ThisExpression') return valueWithMembers(object, this.#values);
    const node = innermostClass(object.model, object.node);
    return node === undefined ? null : { kind: 'instance', model: object.model, node };
  }

  /**
   * @param {FileModel} model of a file
   * @param {string} name of a member
   * @param {(Value | null)[]} held what may have it
   * @returns {boolean} whether functions in it set it by a key, or by `Object.assign`
   */
  #isSetIn(model, name, held) {
    const { lookups, uses } = model.index;
    return (
      lookups.some((each) => isWritten(each) && isLater(each) && this.#isKeySet(model, each, name, held)) ||
      SETTERS.flatMap((each) => uses.get(each) ?? []).some((use) => this.#isGiven(model, use, name, held))
    );
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} lookup `vault[key]`, which gets a value
   * @param {string} name of a member
   * @param {(Value | null)[]} held what may have it
   * @returns {boolean} whether that may be the member: of an object that is not known, only by its name
   */
  #isKeySet(model, lookup, name, held) {
    const { node } = lookup;
    if (node.type !== 'MemberExpression') return false;
    const key = literalText(node.property);
    const { all } = memberTarget(model, lookup, node.object, this.#values, this.#same);
    return key === '' ? this.#isKnown(all, held) : key === name && this.#same.mayBe(all, held);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} use of the name of such a function
   * @param {string} name of a member
   * @param {(Value | null)[]} held what may have it
   * @returns {boolean} whether the call may set the member: of an object that is not known, only if it is named
   */
  #isGiven(model, { up: callee }, name, held) {
    const call = callee?.up ?? null;
    if (call?.node.type !== 'CallExpression' || call.node.callee !== callee?.node || !isLater(call)) return false;
    const [target] = SETS.test(memberPath(call.node.callee)) ? call.node.arguments : [];
    if (!target) return false;
    const { all } = memberTarget(model, call, target, this.#values, this.#same);
    return isNamedIn(call.node, name) ? this.#same.mayBe(all, held) : isOpen(call.node) && this.#isKnown(all, held);
  }

  /**
   * @param {(Value | null)[]} all what something may be
   * @param {(Value | null)[]} held what has a member
   * @returns {boolean} whether they are known to be the same
   */
  #isKnown(all, held) {
    const isThere = (/** @type {Value | null} */ each) => each !== null;
    return this.#same.mayBe(all.filter(isThere), held.filter(isThere));
  }
}

/**
 * @param {Place} place that sets something
 * @returns {boolean} whether it does so whenever a function is called, and not while a file is loaded or an object made
 */
function isLater(place) {
  const around = functionAbove(place);
  if (around === null) return false;
  const method = around.up?.node;
  return !(method?.type === 'MethodDefinition' && method.kind === 'constructor');
}

/**
 * @param {Place} member of an object
 * @returns {boolean} whether it gets a value
 */
function isWritten({ node, up }) {
  return up?.node.type === 'AssignmentExpression' && up.node.left === node;
}

/**
 * @param {CallExpression} call that sets members
 * @param {string} name of a member
 * @returns {boolean} whether that is one of them, by its name
 */
function isNamedIn({ arguments: [, ...args] }, name) {
  return args.some((each) =>
    each.type === 'ObjectExpression'
      ? each.properties.some((property) => property.type === 'Property' && keyOf(property) === name)
      : literalText(each) === name,
  );
}

/**
 * @param {CallExpression} call that sets members
 * @returns {boolean} whether it may set others than those that it names
 */
function isOpen({ arguments: [, ...args] }) {
  return args.some((each) =>
    each.type === 'ObjectExpression'
      ? each.properties.some((property) => property.type !== 'Property' || keyOf(property) === '')
      : each.type !== 'Literal',
  );
}

/**
 * @param {import('acorn').Property} property of an object literal
 * @returns {string} its name, `''` if that is not written
 */
function keyOf({ computed, key }) {
  return computed ? literalText(/** @type {Node} */ (key)) : memberName(key);
}
