/** The sites of a profile: each stack is examined once, and equal ones share a site. */
import { fileName } from '../model/file-path.js';
import { writtenFunction } from '../model/frame-table.js';
import { lastPart } from '../model/last-part.js';
import { decide } from './decide.js';
import { writtenIn } from './frame-facts.js';
import { callKey } from './kept-calls.js';
import { isComputing } from './match-joins.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { Decision, Grounds } from './decide.js' */

/** The sites of a profile; each stack is examined once. */
export class SiteTable {
  /** @type {Site[]} */
  list = [];
  /** @type {Map<string, number>} */
  #byKey = new Map();
  /** Site of each stack, at work and during garbage collection: -2 until examined, -1 if it is not cryptography. */
  #ofStack;
  #grounds;

  /** @param {Grounds} grounds all that is known */
  constructor(grounds) {
    this.#grounds = grounds;
    this.#ofStack = new Int32Array(2 * grounds.profile.stacks.length).fill(-2);
  }

  /**
   * @param {number} row of a stack
   * @param {boolean} isCollecting whether garbage was being collected
   * @returns {number} index of its site, -1 if it is not cryptography
   */
  ofStack(row, isCollecting) {
    const slot = 2 * row + Number(isCollecting);
    if (this.#ofStack[slot] === -2) this.#ofStack[slot] = this.#find(row, isCollecting);
    return this.#ofStack[slot];
  }

  /**
   * @param {number} row of a stack
   * @param {boolean} isCollecting whether garbage was being collected
   * @returns {number} index of its site, -1 if it is not cryptography
   */
  #find(row, isCollecting) {
    const decision = decide(row, isCollecting, this.#grounds);
    if (decision === null) return -1;
    const site = this.#describe(row, decision);
    const { frame, package: packageName, callee, enteredAt, directCaller, isMounted, handler, resumed } = site;
    const place = [frame, packageName, callee, enteredAt, directCaller, isMounted, handler, resumed];
    const key = JSON.stringify([decision, ...place]);
    let index = this.#byKey.get(key);
    if (index === undefined) {
      index = this.list.push(site) - 1;
      this.#byKey.set(key, index);
    }
    return index;
  }

  /**
   * @param {number} row of a stack
   * @param {Decision} decision on it
   * @returns {Site} all that is known of it
   */
  #describe(row, decision) {
    const { profile, frames, stacks } = this.#grounds;
    const frame = decision.hasCallSite ? stacks.site[row] : -1;
    const isCaller = frame !== -1 && !isComputing(frames[frame].match);
    const callee = this.#calleeName(row, decision);
    const directCaller = this.#directCallerOf(row, decision);
    const entered = stacks.callee[row];
    const isMounted = stacks.mounted[row] === 1 && frame !== -1;
    return {
      decision,
      frame,
      isCaller,
      package: stacks.package[row],
      callee,
      entered: nameForOthers(profile, entered),
      enteredFrame: entered,
      enteredAt: entered === -1 ? '' : writtenFunction(profile.frames[entered]),
      call: isCaller ? this.#callSaid(frame, callee) : null,
      directCaller,
      directCall: this.#callSaid(directCaller, decision.api),
      common: null,
      maker: null,
      isMounted,
      handler: isMounted ? frames[frame].package : frame === -1 ? '' : stacks.handler[row],
      resumed: isMounted || frame === -1 || stacks.isUser[row] === 1 ? '' : lastName(profile, stacks.resumed[row]),
      mount: null,
    };
  }

  /**
   * @param {number} frame of a caller, -1 if there is none
   * @param {string} callee name of what it calls
   * @returns {SourceCall | null} what a saved profile says about that call
   */
  #callSaid(frame, callee) {
    return frame === -1 ? null : (this.#grounds.profile.calls.get(callKey(frame, callee)) ?? null);
  }

  /**
   * @param {number} row of a stack
   * @param {Decision} decision on it
   * @returns {number} see Site
   */
  #directCallerOf(row, { candidates, form }) {
    const { stacks } = this.#grounds;
    const isClear = candidates.length === 0 && form !== 'unknown';
    return stacks.package[row] === '' || isClear ? -1 : stacks.directCaller[row];
  }

  /**
   * @param {number} row of a stack
   * @param {Decision} decision on it
   * @returns {string} the name by which the call site's source calls what led to the crypto
   */
  #calleeName(row, decision) {
    const { profile, stacks } = this.#grounds;
    if (stacks.package[row] === '' && decision.api !== '') return decision.api;
    return stacks.callee[row] === -1 ? decision.api : lastName(profile, stacks.callee[row]);
  }
}

/**
 * @param {Profile} profile that holds the frame
 * @param {number} frame of a function, -1 if there is none
 * @returns {string} its name: V8 names a function that is assigned to a property after the whole path,
 *   `exports.hashSync`
 */
function lastName({ frames }, frame) {
  return frame === -1 ? '' : lastPart(frames[frame].name);
}

/** V8's name for a module's only export; esbuild numbers each file's `module`. */
const MODULE_EXPORTS = /^module\d*\.exports$/;

/**
 * @param {Profile} profile that holds the frame
 * @param {number} frame of a function, -1 if there is none
 * @returns {string} the name by which others call it: a module's only export is named after the module, `sign` of
 *   `jsonwebtoken/sign.js`
 */
function nameForOthers(profile, frame) {
  const name = frame === -1 ? '' : profile.frames[frame].name;
  return MODULE_EXPORTS.test(name)
    ? fileName(writtenIn(profile.frames[frame])).replace(/\.[cm]?js$/, '')
    : lastName(profile, frame);
}
