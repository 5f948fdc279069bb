/** Which route's request a stack answers that no handler is in: what other stacks say of the same function, or line. */
import { isFramework } from '../catalogue/index.js';
import { writtenFunction } from '../model/frame-table.js';
import { outermostOutside } from './stack-ends.js';
import { PHASE } from './phases.js';
import { isCallee, isOfAnyRoute, NO_ROUTES } from './tie-table.js';

/** @import { Frame, FrameRoute, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { SampleTally } from './tally.js' */
/** @import { TieTable } from './tie-table.js' */

/** A function seen in fewer ticks may have been seen for only one route by chance. */
const LEAST_TICKS = 3;

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {readonly SampleTally[]} tallies of its samples
 * @param {Int32Array} ofStack what ties each stack
 * @param {TieTable} table of all ties
 * @returns {Int32Array} for stacks that nothing ties: the tie of other stacks with the same outermost function, or of
 *   the handlers that call it; for a package's continuation, the tie of the line that requested it
 */
export function inferredTies({ stacks, frames }, facts, tallies, ofStack, table) {
  const inferred = new Int32Array(stacks.length).fill(-1);
  const ticks = ticksByStack(tallies, stacks.length);
  const outermost = outermostOutside(stacks, facts);
  const functions = functionNumbers(frames, facts);
  const branching = branchingFrames(frames, functions);
  const isBeyond = (/** @type {number} */ row) => branching.has(stacks.frame[outermost[row]]);
  const seen = seenBeneath(stacks, ticks, ofStack, functions, isBeyond);
  const sites = sitesByStack(tallies, stacks.length);
  // The same is known about all stacks with the same outermost frame.
  /** @type {Map<number, number>} */
  const ofFrame = new Map([...branching].map((frame) => [frame, -1]));
  /** Rows of packages' continuations. @type {number[]} */
  const ofPackages = [];
  // What nothing is known of, whoever requested its cryptography.
  const isLoose = new Uint8Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    if (ticks[row] === 0 || ofStack[row] !== -1 || outermost[row] === -1) continue;
    const frame = stacks.frame[outermost[row]];
    if (facts[frame].owner === 'package' && !isFramework(facts[frame].package)) {
      ofPackages.push(row);
      continue;
    }
    let tie = ofFrame.get(frame);
    if (tie === undefined) {
      const votes = [...(seen.get(functions[frame]) ?? [])];
      ofFrame.set(frame, (tie = functionTie(frames[frame], votes, table)));
    }
    inferred[row] = tie;
    isLoose[row] = tie === -1 ? 1 : 0;
  }
  const askedBeneath = seenAsking(tallies, (row) => (ofStack[row] === -1 ? inferred[row] : ofStack[row]), isLoose);
  for (const row of ofPackages) inferred[row] = askedTie([...(askedBeneath.get(sites[row]) ?? [])], table);
  return inferred;
}

/**
 * @param {[tie: number, ticks: number][]} votes ticks in which the line that requested a package's cryptography was seen, by
 *   tie; -1 for none
 * @param {TieTable} table of all ties
 * @returns {number} the tie of what goes on after an await of the package's own, -1 if unknown
 */
function askedTie(votes, table) {
  if (votes.some(([tie]) => tie === -1)) return -1;
  const only = voted(votes, table);
  if (only !== null || votes.length < 2) return only ?? -1;
  // A line that goes on after an await itself may be of several routes, of which one was seen.
  const lists = votes.map(([tie]) => table.list[tie].routes);
  return table.within(
    votes,
    lists.reduce((most, each) => (each.length > most.length ? each : most)),
  );
}

/**
 * Ticks alone don't decide where the sources show several callers: a function may go on after an await only in the
 * requests of one of them, and be seen beneath the other alone (`if (!salt) salt = await newSalt()`).
 * @param {Frame} frame of a function with nobody's code above it
 * @param {[tie: number, ticks: number][]} votes ticks in which it was seen below handlers, by tie; -1 beyond their tests
 * @param {TieTable} table of all ties
 * @returns {number} the tie of the handlers that call it, -1 if unknown
 */
function functionTie(frame, votes, table) {
  const callers = isCallee(frame) ? (frame.routes ?? NO_ROUTES) : NO_ROUTES;
  if (callers.some(isOfAnyRoute)) return -1;
  // Where the sources show all callers, a place that does not say which of them it is of says nothing against them.
  if (callers.length > 1) return table.within(votes.filter(isTied), callers);
  return voted(votes, table) ?? calleeTie(callers, votes, table);
}

/**
 * @param {[tie: number, ticks: number]} vote for a tie
 * @returns {boolean} whether it is one
 */
function isTied([tie]) {
  return tie !== -1;
}

/**
 * @param {[tie: number, ticks: number][]} votes ticks in which a function was seen below handlers, by tie; -1 for none
 * @param {TieTable} table of all ties
 * @returns {number | null} the only tie, if it has routes and was seen often enough
 */
function voted(votes, { list }) {
  if (votes.length !== 1 || !isTied(votes[0])) return null;
  const [[tie, ticks]] = votes;
  return ticks >= LEAST_TICKS && list[tie].routes.length > 0 ? tie : null;
}

/**
 * @param {FrameRoute[]} callers the only route whose handlers call a function; none if unknown
 * @param {[tie: number, ticks: number][]} votes ticks in which it was seen below handlers, by tie
 * @param {TieTable} table of all ties
 * @returns {number} the tie of the route, -1 if unknown or if the function was seen below others
 */
function calleeTie(callers, votes, table) {
  const tie = callers.length > 0 ? table.of(callers) : -1;
  return votes.every(([seen]) => seen === tie) ? tie : -1;
}

/**
 * @param {readonly SampleTally[]} tallies of a profile's samples
 * @param {number} stacks rows of the profile's stacks
 * @returns {Float64Array} ticks on the event loop by stack
 */
function ticksByStack(tallies, stacks) {
  const counts = new Float64Array(stacks);
  for (const { stack, phase, ticks } of tallies) {
    if (stack !== -1 && phase === PHASE['event-loop']) counts[stack] += ticks;
  }
  return counts;
}

/**
 * @param {readonly SampleTally[]} tallies of a profile's samples
 * @param {number} stacks rows of the profile's stacks
 * @returns {Int32Array} the site that requested the cryptography of each stack on the event loop; -1 if there is none,
 *   -2 if there are several
 */
function sitesByStack(tallies, stacks) {
  const SEVERAL = -2;
  const sites = new Int32Array(stacks).fill(-1);
  for (const { stack, phase, site } of tallies) {
    if (stack === -1 || phase !== PHASE['event-loop'] || site === -1) continue;
    sites[stack] = sites[stack] === -1 || sites[stack] === site ? site : SEVERAL;
  }
  return sites;
}

/**
 * @param {readonly SampleTally[]} tallies of a profile's samples
 * @param {(stack: number) => number} tieOfStack what ties a stack, -1 for nothing
 * @param {Uint8Array} isLoose 1 for stacks that belong to no known route, but not to a package's continuation
 * @returns {Map<number, Map<number, number>>} ticks in which each site was seen, by tie; -1 for those of no known route
 */
function seenAsking(tallies, tieOfStack, isLoose) {
  /** @type {Map<number, Map<number, number>>} */
  const seen = new Map();
  for (const { stack, phase, site, ticks } of tallies) {
    if (stack === -1 || site === -1 || phase !== PHASE['event-loop']) continue;
    const tie = tieOfStack(stack);
    if (tie === -1 && isLoose[stack] === 0) continue;
    const votes = seen.get(site) ?? new Map();
    seen.set(site, votes.set(tie, (votes.get(tie) ?? 0) + ticks));
  }
  return seen;
}

/**
 * @param {Profile['stacks']} stacks of a profile
 * @param {Float64Array} ticks by stack
 * @param {Int32Array} ofStack what ties each stack
 * @param {Int32Array} functions number of each frame's user function, -1 if it has none
 * @param {(row: number) => boolean} isBeyond whether a stack that nothing ties is below a handler all the same, at a
 *   place that its tests of the request don't tie
 * @returns {Map<number, Map<number, number>>} ticks in which each function was seen below a handler, by tie; -1 beyond
 *   its tests
 */
function seenBeneath({ frame, parent, length }, ticks, ofStack, functions, isBeyond) {
  /** @type {Map<number, Map<number, number>>} */
  const seen = new Map();
  // What was seen in a stack was also seen in its callers, if they have the same tie. Parents come before their
  // children.
  const within = Float64Array.from(ticks);
  for (let row = length - 1; row >= 0; row--) {
    const tie = ofStack[row];
    if (within[row] === 0 || (tie === -1 && !isBeyond(row))) continue;
    if (parent[row] !== -1 && ofStack[parent[row]] === tie) within[parent[row]] += within[row];
    const own = functions[frame[row]];
    if (own === -1) continue;
    const votes = seen.get(own) ?? new Map();
    seen.set(own, votes.set(tie, (votes.get(tie) ?? 0) + within[row]));
  }
  return seen;
}

/**
 * A function that tests the request itself is the handler of several routes, of which not all may have been seen: its
 * place decides, never how often it was seen at others.
 * @param {Frame[]} frames of a profile
 * @param {Int32Array} functions number of each frame's user function, -1 if it has none
 * @returns {Set<number>} frames of functions that answer a route at some of their places
 */
function branchingFrames(frames, functions) {
  const isHandler = (/** @type {Frame} */ frame) => frame.routes !== undefined && !isCallee(frame);
  const handlers = new Set(functions.filter((own, index) => own !== -1 && isHandler(frames[index])));
  return new Set(frames.flatMap((_, index) => (handlers.has(functions[index]) ? [index] : [])));
}

/**
 * @param {Frame[]} frames of a profile
 * @param {FrameFacts[]} facts of them
 * @returns {Int32Array} for each frame a number of its user function, -1 if it has none
 */
function functionNumbers(frames, facts) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  return Int32Array.from(frames, (frame, index) => {
    if (facts[index].owner !== 'user' || frame.moduleBody) return -1;
    const key = writtenFunction(frame);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
}
