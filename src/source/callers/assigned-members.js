/** Assignments to members, in all files of a program: `config.check = auth.check`, `({ check: config.check } = auth)`. */
import { isData } from './is-data.js';
import { memberTarget } from './member-targets.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { MemberTarget } from './member-targets.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { SameObject } from './same-object.js' */
/** @import { MemberExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} AssignedMember
 * @property {FileModel} model of the file
 * @property {Place & {node: MemberExpression}} place of the member that gets a value
 * @property {Node} node that assigns it
 * @property {Node | null} right what it gets, null if that is a part of something
 * @property {boolean} mayBeFunction whether that may be a function of the program
 * @property {MemberTarget} target whose member it is
 */

/** Assignments after which the value may be what stands on their right. */
const KEEPS = /^(?:\|\||&&|\?\?)?=$/;
/** Parts of patterns, which take apart what is assigned. */
const IN_PATTERN = /^(?:Property|AssignmentPattern|RestElement|(?:Object|Array)Pattern)$/;

/** Looks in all files of a program. */
export class AssignedMembers {
  /** @type {Map<string, AssignedMember[]>} by name */
  #assigned = new Map();
  #files;
  #values;
  #same;

  /**
   * @param {object} program that is read
   * @param {ProgramFiles} program.files of it
   * @param {Values} program.values finds out what expressions mean
   * @param {SameObject} program.same compares what they mean
   */
  constructor({ files, values, same }) {
    this.#files = files;
    this.#values = values;
    this.#same = same;
  }

  /**
   * @param {string} name of members
   * @returns {AssignedMember[]} what is assigned to them, in all files
   */
  to(name) {
    let found = this.#assigned.get(name);
    if (found === undefined) {
      found = this.#files
        .using([`.${name}`])
        .flatMap((model) => (model.index.uses.get(`.${name}`) ?? []).flatMap((use) => this.#at(model, use) ?? []));
      this.#assigned.set(name, found);
    }
    return found;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} use of a property in it
   * @returns {AssignedMember | null} null if it gets no value there
   */
  #at(model, { node: property, up: member }) {
    if (member?.node.type !== 'MemberExpression' || member.node.property !== property) return null;
    const place = /** @type {AssignedMember['place']} */ (member);
    const set = assignmentOf(place);
    if (set === null) return null;
    const { right } = set;
    const mayBeFunction = right === null || !isData({ model, node: right, scope: place.context.scope }, this.#values);
    const target = memberTarget(model, place, place.node.object, this.#values, this.#same);
    return { model, place, ...set, mayBeFunction, target };
  }
}

/**
 * @param {Place} member of an object
 * @returns {{node: Node, right: Node | null} | null} what assigns it a value, and that; null if nothing does
 */
function assignmentOf(member) {
  const whole = wholeTarget(member);
  const node = whole.up?.node;
  if (!node || !('left' in node) || node.left !== whole.node) return null;
  if (node.type === 'AssignmentExpression')
    return KEEPS.test(node.operator) ? { node, right: whole === member ? node.right : null } : null;
  return /^For(?:Of|In)Statement$/.test(node.type) ? { node, right: null } : null;
}

/**
 * @param {Place} member that may get a value
 * @returns {Place} the outermost pattern that gives it one; itself if none does
 */
export function wholeTarget(member) {
  let whole = member;
  while (whole.up !== null && isTargetIn(whole.up.node, whole.node)) whole = whole.up;
  return whole;
}

/**
 * @param {Node} node around another
 * @param {Node} inner that one
 * @returns {boolean} whether it is a pattern that gives the inner one a value
 */
function isTargetIn(node, inner) {
  if (!IN_PATTERN.test(node.type)) return false;
  if (node.type === 'Property') return node.value === inner;
  return node.type !== 'AssignmentPattern' || node.left === inner;
}
