/** Which route's request a stack answers. */
import { isFramework } from '../catalogue/index.js';
import { routeKey } from '../model/route.js';
import { PHASE } from './phases.js';

/** @import { Frame, FrameRoute, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * What a sample is tied to: `routes` of which it is one, only one if it is known which; none for middleware that serves
 * any route.
 * @typedef {{routes: FrameRoute[]}} Tie
 */

/**
 * @typedef {object} RouteTies
 * @property {Tie[]} list
 * @property {Int32Array} ofStack index into `list` for each stack, -1 if nothing ties it to a route
 * @property {Int32Array} inferred the same for stacks that only others tell about
 */

/** Who was seen to be called in fewer ticks may have been seen by chance for one route alone. */
const LEAST_TICKS = 3;

/**
 * A handler's frame ties all that is beneath it to its route, until a framework passes the request on to the next one:
 * handlers call each other (`next()`), so that the innermost counts. What nobody hung up, as far as the sources tell, is
 * tied to nothing, whatever stands above it.
 *
 * What goes on after an `await` in a function that a handler called has no handler's frame above it. Where the same
 * function was seen beneath handlers of one route alone, or where handlers of one alone call it, as far as the sources
 * show, it is taken to be that route's.
 * @param {Profile} profile whose frames know their routes
 * @param {FrameFacts[]} facts of its frames
 * @param {Uint8Array} phases a PHASE for each sample
 * @returns {RouteTies}
 */
export function routeTies(profile, facts, phases) {
  const { stacks, frames } = profile;
  const table = new TieTable();
  const ofStack = new Int32Array(stacks.length).fill(-1);
  const passedOn = new Uint8Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const frame = stacks.frame[row];
    const before =
      parent === -1 ? { tie: -1, passed: false } : { tie: ofStack[parent], passed: passedOn[parent] === 1 };
    const after = entered(before, frames[frame], facts[frame], table);
    ofStack[row] = after.tie;
    passedOn[row] = after.passed ? 1 : 0;
  }
  const inferred = inferredTies(profile, facts, phases, ofStack, table);
  return { list: table.list, ofStack, inferred };
}

/** Where a stack is: what ties it, and whether a framework has passed the request on since. @typedef {{tie: number, passed: boolean}} State */

/**
 * @param {State} before of the caller
 * @param {Frame} frame that is called
 * @param {FrameFacts} facts of it
 * @param {TieTable} table of all ties
 * @returns {State} in the frame
 */
function entered(before, frame, { owner, forwards, package: name }, table) {
  if (forwards) return { ...before, passed: true };
  if (owner === 'user' && frame.routes !== undefined && !isCallee(frame))
    return {
      tie: before.passed || before.tie === -1 ? table.of(frame.routes) : table.narrowed(before.tie, frame.routes),
      passed: false,
    };
  if (!before.passed || (owner !== 'user' && owner !== 'package') || isFramework(name)) return before;
  return { tie: owner === 'package' ? table.of([]) : -1, passed: false };
}

/** Ties, each once. */
class TieTable {
  /** @type {Tie[]} */
  list = [];
  /** @type {Map<string, number>} */
  #byKey = new Map();

  /**
   * @param {FrameRoute[]} routes of a function
   * @returns {number} index of the tie; middleware of any route has no routes
   */
  of(routes) {
    const own = routes.filter(({ method }) => method !== '');
    const key = own.map(routeKey).sort().join('\n');
    let tie = this.#byKey.get(key);
    if (tie === undefined) {
      tie = this.list.push({ routes: own }) - 1;
      this.#byKey.set(key, tie);
    }
    return tie;
  }

  /**
   * A handler called a function that is hung up somewhere itself: a wrapper that many routes share calls the handler of
   * one.
   * @param {number} outer tie of the caller
   * @param {FrameRoute[]} routes of the function
   * @returns {number} what both agree in; the caller's if they agree in nothing
   */
  narrowed(outer, routes) {
    const known = this.list[outer].routes;
    const inner = this.list[this.of(routes)].routes;
    if (known.length === 1 || inner.length === 0) return outer;
    if (known.length === 0) return this.of(inner);
    const keys = new Set(known.map(routeKey));
    const both = inner.filter((route) => keys.has(routeKey(route)));
    return both.length === 0 ? outer : this.of(both);
  }
}

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} ofStack what ties each stack
 * @param {TieTable} table of all ties
 * @returns {Int32Array} of stacks that nothing ties: the tie of the others that their outermost function was seen in, or
 *   of the handlers that call it
 */
function inferredTies({ stacks, frames, samples }, facts, phases, ofStack, table) {
  const inferred = new Int32Array(stacks.length).fill(-1);
  const ticks = ticksByStack(samples, phases, stacks.length);
  const keyAt = (/** @type {number} */ row) => {
    const frame = stacks.frame[row];
    return facts[frame].owner === 'user' && !frames[frame].moduleBody ? functionKey(frames[frame]) : '';
  };
  const seen = seenBeneath(stacks, ticks, ofStack, keyAt);
  for (const leaf of ticks.keys()) {
    const outermost = ofStack[leaf] === -1 ? outermostOutside(leaf, stacks, facts) : -1;
    if (outermost === -1) continue;
    const votes = [...(seen.get(keyAt(outermost)) ?? [])];
    inferred[leaf] = voted(votes, table) ?? calleeTie(frames[stacks.frame[outermost]], votes, table);
  }
  return inferred;
}

/**
 * @param {[tie: number, ticks: number][]} votes of what a function was seen beneath
 * @param {TieTable} table of all ties
 * @returns {number | null} the only tie, if it is of routes and was seen often enough
 */
function voted(votes, { list }) {
  if (votes.length !== 1) return null;
  const [[tie, ticks]] = votes;
  return ticks >= LEAST_TICKS && list[tie].routes.length > 0 ? tie : null;
}

/**
 * @param {Frame} frame of a function that nobody's code called
 * @param {[tie: number, ticks: number][]} votes of what it was seen beneath
 * @param {TieTable} table of all ties
 * @returns {number} the tie of the handlers that call it, -1 if that is not known, or it was seen beneath others
 */
function calleeTie(frame, votes, table) {
  const tie = isCallee(frame) ? table.of(frame.routes ?? []) : -1;
  return votes.every(([seen]) => seen === tie) ? tie : -1;
}

/**
 * @param {Frame} frame of a function
 * @returns {boolean} whether it answers no route itself, but handlers alone call it
 */
function isCallee({ routes }) {
  return routes !== undefined && routes.every(({ role }) => role === 'callee');
}

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography
 * @returns {Set<number>} frames of functions that were seen in cryptography on the event loop with nobody's code above
 *   them
 */
export function framesAlone({ stacks, samples }, facts, phases, sites) {
  const rows = new Set();
  for (let index = 0; index < samples.length; index++)
    if (sites[index] !== -1 && phases[index] === PHASE['event-loop']) rows.add(samples.stack[index]);
  return new Set(
    [...rows].flatMap((row) => {
      const outermost = outermostOutside(row, stacks, facts);
      return outermost === -1 ? [] : [stacks.frame[outermost]];
    }),
  );
}

/**
 * @param {Profile['samples']} samples of a profile
 * @param {Uint8Array} phases a PHASE for each of them
 * @param {number} stacks rows of the profile's stacks
 * @returns {Map<number, number>} ticks on the event loop by stack
 */
function ticksByStack({ stack, length }, phases, stacks) {
  const counts = new Float64Array(stacks);
  for (let index = 0; index < length; index++) {
    if (stack[index] !== -1 && phases[index] === PHASE['event-loop']) counts[stack[index]]++;
  }
  return new Map(
    Array.from(counts, (count, row) => /** @type {[number, number]} */ ([row, count])).filter(([, count]) => count > 0),
  );
}

/**
 * @param {Profile['stacks']} stacks of a profile
 * @param {Map<number, number>} ticks by stack
 * @param {Int32Array} ofStack what ties each stack
 * @param {(row: number) => string} keyAt the user's function that a row is in, `''` if it is in none
 * @returns {Map<string, Map<number, number>>} ticks in which each function was seen beneath a handler, by tie
 */
function seenBeneath(stacks, ticks, ofStack, keyAt) {
  /** @type {Map<string, Map<number, number>>} */
  const seen = new Map();
  for (const [leaf, count] of ticks) {
    const tie = ofStack[leaf];
    for (let row = tie === -1 ? -1 : leaf; row !== -1 && ofStack[row] === tie; row = stacks.parent[row]) {
      const key = keyAt(row);
      if (key === '') continue;
      const votes = seen.get(key) ?? new Map();
      seen.set(key, votes.set(tie, (votes.get(tie) ?? 0) + count));
    }
  }
  return seen;
}

/**
 * @param {number} leaf row of a stack
 * @param {Profile['stacks']} stacks of the profile
 * @param {FrameFacts[]} facts of its frames
 * @returns {number} row of the outermost frame that is not Node's, -1 if there is none
 */
function outermostOutside(leaf, stacks, facts) {
  let found = -1;
  for (let row = leaf; row !== -1; row = stacks.parent[row]) {
    const { owner } = facts[stacks.frame[row]];
    if (owner === 'user' || owner === 'package') found = row;
  }
  return found;
}

/**
 * @param {Frame} frame of a function
 * @returns {string} the same for all frames of the function
 */
function functionKey({ file, name, line, column }) {
  return JSON.stringify([file, name, line, column]);
}
