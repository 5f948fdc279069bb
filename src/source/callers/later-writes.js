/** What a program's functions change in objects, in any file: `identity.cert = cert`, `Object.assign(identity, tenant)`. */
import { addToList } from '../../model/add-to-list.js';
import { functionAbove } from '../function-around.js';
import { isClassConstructor } from '../node-kinds.js';
import { memberName, memberPath, nameOfProperty } from '../member-path.js';
import { literalText } from '../routes/literal-meaning.js';
import { wholeTarget } from './assigned-members.js';
import { copiedIn } from './copied-members.js';
import { memberTarget } from './member-targets.js';
import { isOfProcess } from './origins.js';
import { SameObject } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Value, Values } from '../routes/values.js' */
/** @import { Scope } from '../scope.js' */
/** @import { ObjectOrigin, Origins, PartOfObject } from './origins.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} Write
 * @property {FileModel} model of the file
 * @property {ReadonlyMap<object, ObjectOrigin>} origins of the objects that may be written in, by their keys
 * @property {boolean} isUnknown whether it may be another
 * @property {boolean} isThis whether the object is written as `this`
 * @property {string} name of the property, `''` for any
 * @property {boolean} isLater whether a function does it, which may be called again
 */

/** Methods of lists, maps, sets and buffers that change them. */
const CHANGES =
  /^(?:add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift|write(?:\w*(?:Int|Float|Double)\w+)?)$/;
/** Functions that set a property of their first argument, by name. */
const SETS = /^(?:Object\.defineProperty|Reflect\.(?:set|defineProperty|deleteProperty)|_\.set)$/;
const SETS_ALL = 'Object.defineProperties';

/** Finds them, for one program. */
export class LaterWrites {
  /** By the property's name. @type {Map<string, Write[]> | undefined} */
  #byName;
  #files;
  #values;
  #same;
  #origins;

  /**
   * @param {object} program that is read
   * @param {ProgramFiles} program.files of it
   * @param {Values} program.values finds out what expressions mean
   * @param {Origins} program.origins finds out which objects they lead to
   */
  constructor({ files, values, origins }) {
    this.#files = files;
    this.#values = values;
    this.#same = new SameObject(values);
    this.#origins = origins;
  }

  /**
   * @param {PartOfObject} part of an object
   * @returns {boolean} whether a function may change it after it was made
   */
  mayChange(part) {
    return this.#writesOf(part).some((write) => write.isLater && this.#mayWrite(write, part));
  }

  /**
   * @param {PartOfObject} part of an object
   * @returns {boolean} whether something gives the object that, other than the place where it is made
   */
  mayGive(part) {
    return this.#writesOf(part).some((write) => this.#mayWrite(write, part));
  }

  /**
   * @param {PartOfObject} part of an object
   * @returns {Write[]} those of all files that may be of a property of that name
   */
  #writesOf({ name }) {
    const byName = (this.#byName ??= this.#writesByName());
    if (name === '') return [...byName.values()].flat();
    return ['', name].flatMap((each) => byName.get(each) ?? []);
  }

  /** @returns {Map<string, Write[]>} of all files */
  #writesByName() {
    /** @type {Map<string, Write[]>} */
    const byName = new Map();
    for (const model of this.#files.all())
      for (const write of this.#writesIn(model)) addToList(byName, write.name, write);
    return byName;
  }

  /**
   * @param {FileModel} model of a file
   * @returns {Write[]} in it
   */
  #writesIn(model) {
    const { uses, lookups, calls } = model.index;
    const named = [...uses].flatMap(([name, places]) =>
      name.startsWith('.') ? places.flatMap(({ up }) => this.#memberWrite(model, up)) : [],
    );
    const keyed = lookups.flatMap((place) => this.#memberWrite(model, place));
    const called = calls.flatMap(({ node, place, scope }) =>
      node.type === 'CallExpression' ? this.#callWrite(model, node, place, scope) : [],
    );
    return [...named, ...keyed, ...called];
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place | null} place of a member in it
   * @returns {Write[]} one, if it gets a value there
   */
  #memberWrite(model, place) {
    if (place?.node.type !== 'MemberExpression' || !isWritten(place)) return [];
    const { object, property, computed } = place.node;
    return this.#at(model, place, object, computed ? literalText(property) : memberName(property));
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression} call in it
   * @param {Place} place of it
   * @param {Scope} scope that it is in
   * @returns {Write[]} one, if it changes an object
   */
  #callWrite(model, call, place, scope) {
    const [first, second] = call.arguments;
    const path = memberPath(call.callee);
    if (SETS.test(path) && first) return this.#at(model, place, first, second ? literalText(second) : '');
    const [target, ...given] = path === SETS_ALL ? call.arguments : copiedIn(call, scope);
    if (target) return namesIn(given).flatMap((name) => this.#at(model, place, target, name));
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || callee.computed || !CHANGES.test(memberName(callee.property))) return [];
    // Of most objects with such methods it is unknown which they are.
    return this.#at(model, place, callee.object, '').map((write) => ({ ...write, isUnknown: false }));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of the code there
   * @param {Node} object that is written in
   * @param {string} name of the property, `''` if unknown
   * @returns {Write[]} none if nothing else can have that object
   */
  #at(model, place, object, name) {
    const { scope, function: within } = place.context;
    const isThis = object.type === 'ThisExpression';
    const write = { model, name, isThis, isLater: within !== -1 };
    if (isThis) {
      const { value } = memberTarget(model, place, object, this.#values, this.#same);
      const around = functionAbove(place);
      if (value === null || !('node' in value) || (around && isClassConstructor(around))) return [];
      const { node } = value;
      return [{ ...write, origins: new Map([[node, { key: node, model, node, scope }]]), isUnknown: false }];
    }
    const { origins, isUnknown } = this.#origins.of({ model, node: object, scope });
    return [{ ...write, origins: new Map(origins.map((each) => [each.key, each])), isUnknown }];
  }

  /**
   * @param {Write} write that is made, of a property that may have that name
   * @param {PartOfObject} part of an object
   * @returns {boolean} whether it may be the same
   */
  #mayWrite(write, { of, name, readIn, isAnyones }) {
    // What the file itself sets `this.seed` to was judged where that is read.
    if (write.isThis && write.model === readIn) return false;
    if (isAnyones) return write.name === name;
    if (write.origins.has(of.key) || this.#isOfRelated(write, of)) return true;
    return write.isUnknown && isOpen(of) && mayBeMeant(write, of, name);
  }

  /**
   * @param {Write} write that is made
   * @param {ObjectOrigin} object that has a part
   * @returns {boolean} whether both are of classes, one of which is derived from the other
   */
  #isOfRelated({ origins }, object) {
    const one = ofClass(object);
    return one.length > 0 && this.#same.mayBe([...origins.values()].flatMap(ofClass), one);
  }
}

/**
 * @param {readonly (Node | null)[]} given objects whose properties another gets
 * @returns {string[]} names of these, `''` for any
 */
function namesIn(given) {
  return given.flatMap((each) =>
    each?.type === 'ObjectExpression'
      ? each.properties.map((property) => (property.type === 'Property' ? nameOfProperty(property) : ''))
      : [''],
  );
}

/**
 * @param {ObjectOrigin} origin an object
 * @returns {Value[]} what it is, if that is an object of a class
 */
function ofClass({ model, node }) {
  return node !== null && node.type.startsWith('Class') ? [{ kind: 'instance', model, node }] : [];
}

/**
 * @param {Write} write that is made in an object that is not known
 * @param {ObjectOrigin} of an object that others may get
 * @param {string} name of a property of it, `''` for any
 * @returns {boolean} whether it may be that
 */
function mayBeMeant(write, of, name) {
  // A name that is computed says nothing: then what counts is whether the code is beside the object.
  if (write.name === '') return write.model === of.model;
  return name === write.name || isWrittenWith(of, write.name);
}

/**
 * @param {ObjectOrigin} origin an object
 * @returns {boolean} whether others may get it, and set what is in it: what a call returns is text, a Buffer, a key, ...,
 *   and what a file exports is not handed on as a whole
 */
function isOpen(origin) {
  const { key, model, node } = origin;
  if (isOfProcess(origin)) return false;
  return node === null ? key !== model : /^(?:ObjectExpression|Class)/.test(node.type);
}

/**
 * @param {ObjectOrigin} origin an object
 * @param {string} name of a property
 * @returns {boolean} whether it is written there that it has that
 */
function isWrittenWith({ node }, name) {
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some((each) => each.type === 'Property' && nameOfProperty(each) === name)
  );
}

/**
 * @param {Place} member of an object
 * @returns {boolean} whether it gets another value there, or is deleted
 */
function isWritten(member) {
  const whole = wholeTarget(member);
  const node = whole.up?.node;
  if (node?.type === 'UpdateExpression') return true;
  if (node?.type === 'UnaryExpression') return node.operator === 'delete';
  return (
    node !== undefined &&
    /^(?:AssignmentExpression|For(?:Of|In)Statement)$/.test(node.type) &&
    'left' in node &&
    node.left === whole.node
  );
}
