/** Properties that are defined together, for code-reader.js: of a literal, of a class, or one by one by assignments. */
import { isOwn } from './code-scope.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { MemberGroup, Signs } from './code-outline.js' */
/** @import { CodeScope } from './code-scope.js' */

const PROTOTYPE = '.prototype';

/** The groups of a file: those with a property that is looked for, and those with one author. */
export class MemberGroups {
  #signs;
  #groups;
  /** @type {Map<CodeScope, Map<string, MemberGroup>>} what is assigned to, by its path */
  #assigned = new Map();

  /**
   * @param {Signs} signs to look for
   * @param {MemberGroup[]} groups is added to: those that matter, in the order of the text
   */
  constructor(signs, groups) {
    this.#signs = signs;
    this.#groups = groups;
  }

  /** @param {MemberGroup} group that is complete */
  add(group) {
    if (group.isClass || this.#hasSigns(group)) this.#groups.push(group);
  }

  /**
   * @param {CodeScope} owner function's scope in which it is assigned
   * @param {string} path of the object that gets the property
   * @param {string} name of the property
   * @param {{function: number, variable: string}} member its value
   */
  assign(owner, path, name, member) {
    const groups = this.#assigned.get(owner) ?? new Map();
    this.#assigned.set(owner, groups);
    let group = groups.get(path);
    if (group === undefined) {
      group = assignedGroup(owner, path);
      groups.set(path, group);
      if (group.isClass) this.#groups.push(group);
    }
    if (!group.isClass && this.#signs.members.has(name) && !this.#hasSigns(group)) this.#groups.push(group);
    const before = group.members.get(name);
    if (before !== undefined) group.overwritten.push([name, before]);
    group.members.set(name, member);
  }

  /**
   * @param {MemberGroup} group any
   * @returns {boolean} whether it has a property that is looked for
   */
  #hasSigns({ members }) {
    for (const name of members.keys()) if (this.#signs.members.has(name)) return true;
    return false;
  }
}

/**
 * @param {CodeScope} scope of a class
 * @returns {MemberGroup} for what it defines
 */
export function classGroup(scope) {
  return { scope, isClass: true, isMade: false, maker: '', members: new Map(), overwritten: [] };
}

/**
 * @param {CodeScope} scope that an object literal is in
 * @param {string} maker variable that holds the constructor whose prototype it becomes; `''` if none
 * @returns {MemberGroup} for its properties
 */
export function literalGroup(scope, maker) {
  return { scope, isClass: maker !== '', isMade: false, maker, members: new Map(), overwritten: [] };
}

/**
 * @param {CodeScope} owner function's scope in which it is assigned
 * @param {string} path of the object that gets the properties
 * @returns {MemberGroup} for them
 */
function assignedGroup(owner, path) {
  const maker = path.endsWith(PROTOTYPE) ? path.slice(0, -PROTOTYPE.length) : '';
  // An object that a function makes and fills is one thing; one at the top of a file or module may collect everything.
  const isClass = maker !== '' || (owner.function !== -1 && isOwn(owner, path));
  return { scope: owner, isClass, isMade: isClass && maker === '', maker, members: new Map(), overwritten: [] };
}

/**
 * @param {MemberGroup} group that gets a member
 * @param {string} name of the property
 * @param {Node | null} value its value, null if it has none
 * @param {number} index of the function that it is, -1 if it is not a function
 */
export function addMember({ members }, name, value, index) {
  const variable = value?.type === 'Identifier' ? value.name : '';
  if (name !== '') members.set(name, { function: index, variable });
}
