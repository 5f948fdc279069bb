/** Which functions of a file are known, by which fingerprint, and what each shows by itself. */
import { CodeNames } from './code-names.js';
import { wrappersIn } from './module-functions.js';

/** @import { CodeOutline, MemberGroup } from './code-outline.js' */
/** @import { Fingerprint } from './fingerprint-lookup.js' */

/** A function with constants that contains more functions than this may be a whole module. */
export const MOST_INNER = 8;

/** What code shows (`known-code.js`) and what follows for its neighbours (`known-neighbours.js`) come together here. */
export class KnownFunctions {
  /** @type {Map<number, string>} fingerprint's id by index of the function */
  ids = new Map();
  /** @type {Map<number, string>} names of members */
  memberNames = new Map();
  /** Functions that read tables, or hold constants, and those that do the rest of the same algorithm. */
  hasConstants = new Set();
  /** Functions that merely contain constants, and may be whole modules: what they call is not theirs. */
  lone = new Set();
  /** @type {Map<number, string>} functions with a text of one package, with its fingerprint: what is in them is its, too */
  speaking = new Map();

  /**
   * @param {CodeOutline} outline of a file
   * @param {readonly Fingerprint[]} fingerprints what to look for
   */
  constructor(outline, fingerprints) {
    this.outline = outline;
    this.fingerprints = fingerprints;
    this.names = new CodeNames(outline);
    this.wrappers = wrappersIn(outline);
  }

  /**
   * @param {number} index of a function, -1 for the file
   * @param {string} id of a fingerprint
   */
  know(index, id) {
    if (index === -1) return;
    const known = this.ids.get(index);
    if (known === undefined || this.rank(id) < this.rank(known)) this.ids.set(index, id);
  }

  /**
   * @param {string} id of a fingerprint
   * @returns {Fingerprint | undefined} it
   */
  fingerprint(id) {
    return this.fingerprints.find((fingerprint) => fingerprint.id === id);
  }

  /**
   * @param {string} id of a fingerprint
   * @returns {number} its place in the list
   */
  rank(id) {
    return this.fingerprints.findIndex((fingerprint) => fingerprint.id === id);
  }

  /**
   * @param {MemberGroup} group of properties
   * @param {{function: number, variable: string}} member one of them
   * @returns {number[]} indexes of functions that it may be
   */
  functionsOf({ scope }, { function: index, variable }) {
    if (index !== -1 || variable === '') return index === -1 ? [] : [index];
    return [...(this.names.lookUp(scope, variable)?.functions ?? [])];
  }

  /**
   * @param {MemberGroup} group of properties
   * @returns {number[]} indexes of functions that may be its constructor
   */
  makersOf({ scope, maker, members }) {
    if (maker !== '') return [...(this.names.lookUp(scope, maker)?.functions ?? [])];
    const { function: index = -1 } = members.get('constructor') ?? {};
    return index === -1 ? [] : [index];
  }

  /**
   * @param {number} index of a function
   * @returns {boolean} whether it merely contains constants and other functions
   */
  mayBeModule(index) {
    return this.lone.has(index) && this.outline.functions[index].inner > 0;
  }

  /**
   * @param {number} index of a function
   * @returns {string} name of the property that holds it, `''` if none does
   */
  nameOf(index) {
    return (
      this.memberNames.get(index) ??
      this.names.ofFunction.get(index)?.find(({ published }) => published !== '')?.published ??
      ''
    );
  }
}
