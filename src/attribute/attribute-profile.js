import { callKey, describeCalls } from './describe-calls.js';
import { decide, usesTls } from './decide.js';
import { frameFacts } from './frame-facts.js';
import { PHASE, samplePhases } from './phases.js';
import { stackFacts } from './stack-facts.js';

/** @import { Profile, SourceCall } from '../model/profile.js' */
/** @import { Decision } from './decide.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * One place that asks for one thing: all samples that agree in it share it.
 * @typedef {object} Site
 * @property {Decision} decision
 * @property {number} frame of the call site, -1 if there is none
 * @property {boolean} isCaller false if the frame is the crypto package's own, as there is no other: its lines
 *   are nobody's calls
 * @property {string} package between the call site and the crypto, `''` if none
 * @property {string} callee name by which the call site calls it
 * @property {SourceCall | null} call what the source says
 */

/**
 * What was found out about a profile: for each sample where it belongs.
 * @typedef {object} Attribution
 * @property {Profile} profile
 * @property {FrameFacts[]} frames
 * @property {Uint8Array} phases a PHASE for each sample
 * @property {Int32Array} sites index into `list` for each sample, -1 if it is no cryptography
 * @property {Site[]} list
 */

/**
 * @param {Profile} profile as read; its `calls` are completed from its sources
 * @returns {Attribution} what each of its samples was doing
 */
export function attributeProfile(profile) {
  const frames = frameFacts(profile.frames);
  const stacks = stackFacts(profile.stacks, profile.frames, frames);
  const phases = samplePhases(profile, frames, stacks);
  const sites = new SiteTable(profile, frames, stacks);
  const { stack, length } = profile.samples;
  const columns = new Int32Array(length).fill(-1);
  for (let index = 0; index < length; index++) {
    const isWork = phases[index] !== PHASE.idle && phases[index] !== PHASE.bootstrap;
    if (isWork && stack[index] !== -1) columns[index] = sites.ofStack(stack[index]);
  }
  describeCalls(profile, sites.list);
  return { profile, frames, phases, sites: columns, list: sites.list };
}

/** The sites of a profile; every stack is looked at once. */
class SiteTable {
  /** @type {Site[]} */
  list = [];
  /** @type {Map<string, number>} */
  #byKey = new Map();
  /** Site of each stack: -2 until it was looked at, -1 if it is no cryptography. */
  #ofStack;
  #hasTls;

  /**
   * @param {Profile} profile that is attributed
   * @param {FrameFacts[]} frames facts
   * @param {StackFacts} stacks facts
   */
  constructor(profile, frames, stacks) {
    this.profile = profile;
    this.frames = frames;
    this.stacks = stacks;
    this.#hasTls = usesTls(profile);
    this.#ofStack = new Int32Array(stacks.site.length).fill(-2);
  }

  /**
   * @param {number} row of a stack
   * @returns {number} index of its site, -1 if it is no cryptography
   */
  ofStack(row) {
    if (this.#ofStack[row] === -2) this.#ofStack[row] = this.#find(row);
    return this.#ofStack[row];
  }

  /**
   * @param {number} row of a stack
   * @returns {number} index of its site, -1 if it is no cryptography
   */
  #find(row) {
    const decision = decide(row, this.stacks, this.profile, this.frames, this.#hasTls);
    if (decision === null) return -1;
    const frame = decision.hasCallSite ? this.stacks.site[row] : -1;
    const isCaller = frame !== -1 && this.frames[frame].match?.evidence !== 'package';
    const name = this.stacks.package[row];
    const callee = this.#calleeName(row, decision);
    const key = JSON.stringify([decision, frame, name, callee]);
    let index = this.#byKey.get(key);
    if (index === undefined) {
      const call = isCaller ? (this.profile.calls.get(callKey(frame, callee)) ?? null) : null;
      index = this.list.push({ decision, frame, isCaller, package: name, callee, call }) - 1;
      this.#byKey.set(key, index);
    }
    return index;
  }

  /**
   * @param {number} row of a stack
   * @param {Decision} decision on it
   * @returns {string} the name under which the call site's source calls what led to the crypto
   */
  #calleeName(row, decision) {
    if (this.stacks.package[row] === '' && decision.api !== '') return decision.api;
    const callee = this.stacks.callee[row];
    return callee === -1 ? decision.api : this.profile.frames[callee].name;
  }
}
