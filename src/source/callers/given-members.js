/**
 * Which objects may get a function under some name after they were made, in any file: `api.check = check`,
 * `Object.assign(api, auth)`, also where it is not known which object gets something, or what that has.
 */
import { MAX_STEPS } from '../definition.js';
import { calledWith } from '../handed-over.js';
import { memberPath, nameOfProperty } from '../member-path.js';
import { extendedObjects, mayHave } from './extended-objects.js';
import { handedValues } from './handed-values.js';
import { isData } from './is-data.js';
import { isNamespace, isUnknown, identityOf } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { Value, Values } from '../routes/values.js' */
/** @import { AssignedMembers } from './assigned-members.js' */
/** @import { Extended } from './extended-objects.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { SameObject } from './same-object.js' */

/**
 * What may have a function under one name.
 * @typedef {object} Havers
 * @property {Map<object, Value>} known what gets one later, by its key
 * @property {boolean} isHanded whether something that a call gets has one, so that parameters may have it
 * @property {boolean} isAny whether anything may get one
 */

/** What has its members itself, not those of a prototype. */
const HAS_OWN = /^(?:object|module)$/;
const CLASSES = /^(?:class|instance)$/;

/** Finds them, for one program. */
export class GivenMembers {
  /** @type {Map<string, Havers>} by name */
  #havers = new Map();
  /** What calls get. @type {Map<object, Value> | undefined} */
  #handed;
  /** @type {Extended[] | undefined} */
  #extended;
  #program;

  /**
   * @param {object} program that is read
   * @param {ProgramFiles} program.files of it
   * @param {Values} program.values finds out what expressions mean
   * @param {SameObject} program.same compares what they mean
   * @param {AssignedMembers} program.assigned finds assignments to members
   */
  constructor(program) {
    this.#program = program;
  }

  /**
   * @param {Value} held what has a member
   * @param {string} name of it
   * @returns {boolean} whether `Object.assign` may put a function of the program in its place
   */
  mayReplace(held, name) {
    const extending = this.#extensions().filter((each) => this.#mayExtend(each, held));
    return extending.some(({ target, from }) => {
      const having = from.filter(({ node }) => mayHave(node, name));
      if (having.length > 0 && held.kind === 'object' && !target.isOpen) return true;
      return (
        this.#mayGive(having, name, this.#haversOf(name)) ||
        (held.kind === 'object' && having.some(({ sources }) => sources.isHanded) && this.#isHanded(held))
      );
    });
  }

  /**
   * @param {Extended} extended what gets members
   * @param {Value} held what has some
   * @returns {boolean} whether they may be the same
   */
  #mayExtend({ target }, held) {
    const { same } = this.#program;
    if (!same.mayBe(target.all, same.allOf(held))) return false;
    if (!target.all.includes(null)) return true;
    if (target.isPrototype && HAS_OWN.test(held.kind)) return false;
    return held.kind !== 'module' || this.#isHanded(held);
  }

  /** @returns {Extended[]} what gets members of others */
  #extensions() {
    return (this.#extended ??= extendedObjects(this.#program));
  }

  /** @returns {Map<object, Value>} what calls get, by its key */
  #valuesHanded() {
    return (this.#handed ??= handedValues(this.#program.files, this.#program.values));
  }

  /**
   * @param {Value} value that has members
   * @returns {boolean} whether a call gets it, and may change it
   */
  #isHanded(value) {
    return this.#valuesHanded().has(identityOf(value));
  }

  /**
   * @param {Extended['from']} from what members are taken from
   * @param {string} name of a member
   * @param {Havers} havers what may have a function of that name
   * @returns {boolean} whether one of them may have it
   */
  #mayGive(from, name, havers) {
    return from.some(
      ({ node, sources: { isUnknown: isOpen, isHanded, values } }) =>
        mayHave(node, name) &&
        (isOpen || (isHanded && havers.isHanded) || values.some((each) => this.#mayHave(each, name, havers))),
    );
  }

  /**
   * @param {string} name of a member
   * @returns {Havers} what may have a function of that name
   */
  #haversOf(name) {
    let havers = this.#havers.get(name);
    if (havers === undefined) {
      havers = { known: new Map(), isHanded: false, isAny: false };
      this.#havers.set(name, havers);
      for (const { mayBeFunction, target } of this.#program.assigned.to(name))
        if (mayBeFunction) addHavers(havers, target);
      this.#complete(havers, name);
    }
    return havers;
  }

  /**
   * @param {Havers} havers what gets such a function by an assignment; to add to: what gets it of others
   * @param {string} name of the function
   */
  #complete(havers, name) {
    const handed = this.#valuesHanded();
    const isIn = (/** @type {Value} */ value) => this.#mayHave(value, name, havers);
    havers.isHanded = this.#isGiven(name) || [...handed.values()].some(isIn);
    let pending = this.#extensions();
    for (let before = -1; before !== pending.length && !havers.isAny;) {
      before = pending.length;
      pending = pending.filter(({ target, from }) => {
        const isGiven = this.#mayGive(from, name, havers);
        if (isGiven) addHavers(havers, target);
        return !isGiven;
      });
      havers.isHanded ||= [...havers.known.values()].some((each) => this.#isHanded(each));
    }
  }

  /**
   * @param {Value} value of an expression
   * @param {string} name of a member
   * @param {Havers} havers what may get a function of that name later
   * @returns {boolean} whether it may have one; what is spread in a literal is left out
   */
  #mayHave(value, name, havers) {
    if (havers.isAny || havers.known.has(identityOf(value))) return true;
    if (value.kind === 'object') return this.#mayHold(value, name);
    const given = this.#mayExport(value, name);
    if (given !== null) return given;
    if (value.kind === 'module') return this.#mayExportMore(value);
    if (!CLASSES.test(value.kind)) return false;
    return [...havers.known.values()].some(
      (each) => CLASSES.test(each.kind) && this.#program.same.mayBe([each], [value]),
    );
  }

  /**
   * @param {Extract<Value, {kind: 'object'}>} value an object
   * @param {string} name of a property
   * @returns {boolean} whether its literal has a function there, or its file gives it one
   */
  #mayHold(value, name) {
    const { model, node, scope } = value;
    const isWritten = node.properties.some((each) => {
      if (each.type !== 'Property' || !(each.computed || nameOfProperty(each) === name)) return false;
      return each.kind !== 'init' || !isData({ model, node: each.value, scope }, this.#program.values);
    });
    return isWritten || (value.exportedBy !== undefined && this.#memberOf(value, name)?.kind === 'function');
  }

  /**
   * @param {Value} value of an expression
   * @param {string} name of a member
   * @returns {Value | null} what that is, null if unknown
   */
  #memberOf(value, name) {
    return this.#program.values.memberOf(value, name, MAX_STEPS);
  }

  /**
   * @param {Value} value of a file, of a class, or of a function
   * @param {string} name of a member
   * @returns {boolean | null} whether it may be a function; null if nothing says that there is such a member
   */
  #mayExport(value, name) {
    const member = this.#memberOf(value, name);
    if (member !== null && !isMethod(value, member)) return member.kind === 'function' || isUnknown(member);
    if (!('model' in value)) return null;
    const { members } = value.model.scope;
    if (value.kind !== 'module') return members.has(`this.${name}`) || null;
    const isExported = this.#program.values.exports.of(value.model).names.has(name);
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
      (this.#program.values.exports.of(model).whole !== null || whole.some(isPassedOn))
    );
  }

  /**
   * `configure(config, { check: auth.check })`.
   * @param {string} name of a property
   * @returns {boolean} whether a call gets an object in which that may be a function
   */
  #isGiven(name) {
    const names = [name, `.${name}`];
    return this.#program.files.using(names).some((model) =>
      names
        .flatMap((each) => model.index.uses.get(each) ?? [])
        .some(({ node: key, up, context }) => {
          if (up?.node.type !== 'Property' || up.up?.node.type !== 'ObjectExpression') return false;
          const { value } = up.node;
          if (up.node.key.start !== key.start || calledWith({ node: value, up, context }) === null) return false;
          return !isData({ model, node: value, scope: context.scope }, this.#program.values);
        }),
    );
  }
}

/**
 * @param {Havers} havers to add to
 * @param {Extended['target']} target that gets such a member
 */
function addHavers(havers, { all, isPrototype }) {
  for (const value of all) {
    if (value !== null) havers.known.set(identityOf(value), value);
    else if (!isPrototype) havers.isAny = true;
  }
}

/**
 * @param {Value} value of an expression
 * @param {Value} member of it
 * @returns {boolean} whether it has that of its class, so that `Object.assign` does not give it to others
 */
function isMethod({ kind }, member) {
  return kind === 'instance' && member.kind === 'function' && member.place.up?.node.type === 'MethodDefinition';
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
