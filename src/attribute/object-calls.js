/**
 * Several calls of one function on one object, as `mac.update(head)` and `mac.update(body)`, seen in code without
 * positions: what made the object says what each of them does, and often nearly all of their work is in one of them.
 */
import { apiNamed } from '../catalogue/index.js';
import { codePlace } from '../model/frame-table.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Site } from './attribute-profile.js' */

/** From this share on, one of several calls stands for nearly all of their work. */
const MOST = 0.9;

/** Fewer ticks with a position may all be at one call by chance: where it has `MOST`, three miss it once in 1,000 runs. */
const FEWEST_TICKS = 3;

/**
 * @param {SourceCall[]} calls that one call may be
 * @returns {SourceCall | null} what they have in common: their name, and what made their objects; null if those were
 *   made in different ways, or if the source does not say how
 */
export function commonCall(calls) {
  const [first, ...others] = calls;
  const origin = first?.origin ?? null;
  if (origin === null || others.some((call) => call.origin?.callee !== origin.callee)) return null;
  const args = origin.args.map((arg, index) => (others.every((call) => call.origin?.args[index] === arg) ? arg : null));
  const { callee, line } = first;
  return {
    callee,
    args: [],
    options: {},
    origin: { callee: origin.callee, args },
    excerpt: [],
    excerptLine: line,
    line,
    syntax: null,
  };
}

/**
 * @param {Site} site that asks for something
 * @returns {SourceCall | null} what the source says about its call of node:crypto: which one it is, or at least what all
 *   that it may be have in common
 */
export function bestKnownCall({ package: packageName, call, directCall, common }) {
  return (packageName === '' ? call : directCall) ?? common;
}

/**
 * @param {SourceCall[]} calls of one function
 * @returns {boolean} whether they are methods of one object, which may have been made elsewhere
 */
function areOfOneObject([first, ...others]) {
  const object = first.syntax?.receiverText ?? '';
  // A function of a module computes each time something else.
  if (object === '' || apiNamed(first.callee) !== null) return false;
  const origin = JSON.stringify(first.origin);
  return others.every((call) => call.syntax?.receiverText === object && JSON.stringify(call.origin) === origin);
}

/**
 * Where the ticks of one method were, in all code of one function.
 * @typedef {object} Spread
 * @property {Map<number, {call: SourceCall, ticks: number}>} atLines by line, with a position
 * @property {Map<number, number>} atOffsets ticks by offset in baseline code
 */

/** Where the ticks of each function's methods were: one call has most of them in every tier. */
export class ObjectCalls {
  /** @type {Map<string, Spread>} */
  #spreads = new Map();
  #profile;

  /**
   * @param {Profile} profile that contains the sites
   * @param {Site[]} sites some with a call
   * @param {ArrayLike<number>} ticks of each site
   */
  constructor(profile, sites, ticks) {
    this.#profile = profile;
    sites.forEach((site, index) => {
      if (site.frame !== -1 && site.isCaller) this.#count(site, ticks[index]);
    });
  }

  /**
   * @param {Site} site in baseline code
   * @param {SourceCall[]} calls that it may be
   * @returns {SourceCall | null} the one that it is by weight: if all are of one object, the one that has nearly all
   *   ticks with a position, for the place that has nearly all ticks without; null if none is
   */
  heaviest(site, calls) {
    const { callOffset } = this.#profile.frames[site.frame];
    const spread = this.#spreads.get(this.#keyOf(site));
    if (callOffset === 0 || spread === undefined || !areOfOneObject(calls)) return null;
    const offsets = [...spread.atOffsets.values()];
    if ((spread.atOffsets.get(callOffset) ?? 0) < MOST * sum(offsets)) return null;
    const lines = [...spread.atLines.values()];
    const placed = sum(lines.map(({ ticks }) => ticks));
    const most = lines.find(({ ticks }) => ticks >= MOST * placed);
    if (placed < FEWEST_TICKS || most === undefined) return null;
    const there = calls.filter(({ line }) => line === most.call.line);
    return there.length === 1 ? there[0] : null;
  }

  /**
   * @param {Site} site of a call
   * @param {number} ticks of it
   */
  #count(site, ticks) {
    const key = this.#keyOf(site);
    const frame = this.#profile.frames[site.frame];
    const spread = this.#spreads.get(key) ?? { atLines: new Map(), atOffsets: new Map() };
    this.#spreads.set(key, spread);
    const { atLines, atOffsets } = spread;
    if (frame.callOffset !== 0) atOffsets.set(frame.callOffset, (atOffsets.get(frame.callOffset) ?? 0) + ticks);
    else if (codePlace(frame).callLine > 0 && site.call !== null) {
      const { line } = site.call;
      atLines.set(line, { call: site.call, ticks: (atLines.get(line)?.ticks ?? 0) + ticks });
    }
  }

  /**
   * @param {Site} site of a call
   * @returns {string} equal for all calls of one method in one function
   */
  #keyOf({ frame, callee, enteredAt }) {
    const { name } = this.#profile.frames[frame];
    const { file, line, column } = codePlace(this.#profile.frames[frame]);
    return JSON.stringify([file, name, line, column, enteredAt || callee]);
  }
}

/**
 * @param {number[]} numbers any
 * @returns {number} their sum
 */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
