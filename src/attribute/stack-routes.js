/** Finds which route's request a stack answers. */
import { isFramework } from '../catalogue/index.js';
import { isProcedure, routeIdentity } from '../model/route.js';
import { PHASE } from './phases.js';

/** @import { Frame, FrameRoute, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { SampleTally } from './tally.js' */

/**
 * What a sample is tied to: it belongs to one of `routes`, of which there is one if it is known, and none for
 * middleware that serves any route.
 * @typedef {{routes: FrameRoute[]}} Tie
 */

/**
 * @typedef {object} RouteTies
 * @property {Tie[]} list
 * @property {Int32Array} ofStack index into `list` for each stack, -1 if nothing ties it to a route
 * @property {Int32Array} inferred the same for stacks explained only by other stacks
 */

/** Of an isolate that answers no requests. @type {RouteTies} */
const NO_TIES = { list: [], ofStack: new Int32Array(), inferred: new Int32Array() };

/**
 * @param {RouteTies | null} ties of an isolate, null if it answers no requests
 * @param {number} stack of a sample on the event loop, -1 if it has none
 * @returns {{tie: Tie | null, isInferred: boolean}} what it is tied to, null for nothing; whether only other stacks say so
 */
export function tieOf(ties, stack) {
  const { list, ofStack, inferred } = ties ?? NO_TIES;
  // Nothing is known about samples without a stack.
  const known = ofStack[stack] ?? -1;
  const number = known === -1 ? (inferred[stack] ?? -1) : known;
  return { tie: list[number] ?? null, isInferred: number !== known };
}

/** A function seen in fewer ticks may have been seen for only one route by chance. */
const LEAST_TICKS = 3;

/**
 * A handler's frame ties everything below it to its route, until a framework passes the request on to the next handler:
 * handlers call each other (`next()`), so the innermost counts. A function that is not registered, as far as the
 * sources show, is tied to nothing, whatever is above it.
 *
 * A function called by a handler that continues after an `await` has no handler frame above it. If the
 * sources show which routes' handlers call it, it counts for these; otherwise, if it was seen only below handlers of one route,
 * for that.
 * @param {Profile} profile whose frames know their routes
 * @param {FrameFacts[]} facts of its frames
 * @param {readonly SampleTally[]} tallies of its samples
 * @returns {RouteTies} the route that each stack is tied to, if any
 */
export function routeTies(profile, facts, tallies) {
  const { stacks, frames } = profile;
  const table = new TieTable();
  const parts = frames.map((frame, index) => partOf(frame, facts[index]));
  const ofStack = new Int32Array(stacks.length).fill(-1);
  // Whether a framework has passed the request on since.
  const passedOn = new Uint8Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const tie = parent === -1 ? -1 : ofStack[parent];
    const passed = parent === -1 ? 0 : passedOn[parent];
    const frame = stacks.frame[row];
    const part = parts[frame];
    if (part === PART.handler) {
      ofStack[row] = handlerTie(table, passed === 1 ? -1 : tie, frames[frame]);
    } else if (passed === 1 && part >= PART.package) {
      ofStack[row] = part === PART.package ? packageTie(table, frames[frame]) : -1;
    } else {
      ofStack[row] = part === PART.own && mayPassOn(frames[frame], table.list[tie]) ? -1 : tie;
      passedOn[row] = part === PART.forwards ? 1 : passed;
    }
  }
  return { list: table.list, ofStack, inferred: inferredTies(profile, facts, tallies, ofStack, table) };
}

/**
 * @param {TieTable} table of all ties
 * @param {number} outer tie of the caller, -1 if it has none, or has passed the request on
 * @param {Frame} frame of a handler
 * @returns {number} tie of the handler
 */
function handlerTie(table, outer, frame) {
  const routes = frame.routes ?? NO_ROUTES;
  return outer === -1 ? table.of(routes) : table.narrowed(outer, routes, mayBeFramework(frame));
}

/**
 * @param {TieTable} table of all ties
 * @param {Frame} frame of a package that a framework passed a request to
 * @returns {number} tie of it
 */
function packageTie(table, { routes }) {
  return table.of(routes ?? NO_ROUTES);
}

/**
 * @param {Frame} frame of a function of the program's
 * @param {Tie | undefined} tie of its caller
 * @returns {boolean} whether it may be framework code in a bundle, which middleware calls to pass the request on to
 *   whatever is below
 */
function mayPassOn(frame, tie) {
  return tie?.routes.length === 0 && mayBeFramework(frame);
}

/**
 * @param {Frame} frame of a function
 * @returns {boolean} whether it may be framework code: it is in a bundle that does not show its owner
 */
function mayBeFramework({ bundled }) {
  return bundled?.module === '' && bundled.known === '';
}

/**
 * A frame's part in a request: `forwards` passes it on, `handler` is registered for a route; a framework may have
 * passed it on to a `package`'s code or the program's `own` code. All others are `none`.
 */
const PART = { none: 0, forwards: 1, handler: 2, package: 3, own: 4 };

/** For middleware that serves any route. @type {FrameRoute[]} */
const NO_ROUTES = [];

/**
 * @param {FrameRoute} route of a function
 * @returns {boolean} whether it is middleware of no particular route
 */
function isOfAny({ method }) {
  return method === '';
}

/**
 * @param {Frame} frame of a profile
 * @param {FrameFacts} facts of it
 * @returns {number} a PART
 */
function partOf(frame, { owner, forwards, package: name }) {
  if (forwards) return PART.forwards;
  if (owner === 'user') return frame.routes !== undefined && !isCallee(frame) ? PART.handler : PART.own;
  return owner === 'package' && !isFramework(name) ? PART.package : PART.none;
}

/** Ties, each once. */
class TieTable {
  /** @type {Tie[]} */
  list = [];
  /** @type {Map<string, number>} */
  #byKey = new Map();
  /** The same by list of routes: frames share few lists, and stacks share frames. @type {Map<FrameRoute[], number>} */
  #byRoutes = new Map();

  /**
   * @param {FrameRoute[]} routes of a function
   * @returns {number} index of the tie; middleware of any route has no routes
   */
  of(routes) {
    let tie = this.#byRoutes.get(routes);
    if (tie === undefined) this.#byRoutes.set(routes, (tie = this.#named(routes)));
    return tie;
  }

  /**
   * @param {FrameRoute[]} routes of a function
   * @returns {number} index of the tie
   */
  #named(routes) {
    // In `router.use(protect)` and in the list of one route, it may have run for any: the stacks don't show where the
    // framework had it from.
    const own = routes.some(isOfAny) ? NO_ROUTES : routes;
    const key = own.map(routeIdentity).sort().join('\n');
    let tie = this.#byKey.get(key);
    if (tie === undefined) {
      tie = this.list.push({ routes: own }) - 1;
      this.#byKey.set(key, tie);
    }
    return tie;
  }

  /**
   * @param {[tie: number, ticks: number][]} seen ties below which a function was seen
   * @param {FrameRoute[]} callers routes whose handlers call it
   * @returns {number} the tie of all of them, -1 if it was also seen elsewhere
   */
  within(seen, callers) {
    const keys = new Set(callers.map(routeIdentity));
    const isBelow = seen.every(([tie]) => {
      const { routes } = this.list[tie];
      return routes.length > 0 && routes.every((route) => keys.has(routeIdentity(route)));
    });
    return isBelow ? this.of(callers) : -1;
  }

  /**
   * A handler called a function that is registered somewhere itself: a wrapper that many routes share calls the handler of
   * one.
   * @param {number} outer tie of the caller
   * @param {FrameRoute[]} routes of the function
   * @param {boolean} mayBeBetween whether there may be a framework between them that can't be told from the program
   * @returns {number} what both agree in; the caller's if they agree in nothing, unless it was passed on
   */
  narrowed(outer, routes, mayBeBetween) {
    const known = this.list[outer].routes;
    const inner = this.list[this.of(routes)].routes;
    if (inner.length === 0) return outer;
    if (known.length === 0) return this.of(inner);
    const keys = new Set(known.map(routeIdentity));
    const both = inner.filter((route) => keys.has(routeIdentity(route)));
    // All procedures are requested through one route, whose handler only passes them on.
    if (both.length === 0) return mayBeBetween || inner.every(isProcedure) ? this.of(inner) : outer;
    return known.length === 1 ? outer : this.of(both);
  }
}

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {readonly SampleTally[]} tallies of its samples
 * @param {Int32Array} ofStack what ties each stack
 * @param {TieTable} table of all ties
 * @returns {Int32Array} for stacks that nothing ties: the tie of other stacks with the same outermost function, or of
 *   the handlers that call it; for a package's continuation, the tie of the line that requested it
 */
function inferredTies({ stacks, frames }, facts, tallies, ofStack, table) {
  const inferred = new Int32Array(stacks.length).fill(-1);
  const ticks = ticksByStack(tallies, stacks.length);
  const outermost = outermostOutside(stacks, facts);
  const functions = functionNumbers(frames, facts);
  const seen = seenBeneath(stacks, ticks, ofStack, functions);
  const sites = sitesByStack(tallies, stacks.length);
  // The same is known about all stacks with the same outermost frame.
  /** @type {Map<number, number>} */
  const ofFrame = new Map();
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
 * @param {[tie: number, ticks: number][]} votes ticks in which it was seen below handlers, by tie
 * @param {TieTable} table of all ties
 * @returns {number} the tie of the handlers that call it, -1 if unknown
 */
function functionTie(frame, votes, table) {
  const callers = isCallee(frame) ? (frame.routes ?? NO_ROUTES) : NO_ROUTES;
  if (callers.some(isOfAny)) return -1;
  if (callers.length > 1) return table.within(votes, callers);
  return voted(votes, table) ?? calleeTie(callers, votes, table);
}

/**
 * @param {[tie: number, ticks: number][]} votes ticks in which a function was seen below handlers, by tie
 * @param {TieTable} table of all ties
 * @returns {number | null} the only tie, if it has routes and was seen often enough
 */
function voted(votes, { list }) {
  if (votes.length !== 1) return null;
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
 * @param {Frame} frame of a function
 * @returns {boolean} whether it answers no route itself, and only handlers call it
 */
function isCallee({ routes }) {
  return routes !== undefined && routes.every(({ role }) => role === 'callee');
}

/**
 * @param {Profile} profile of the stacks
 * @param {FrameFacts[]} facts of its frames
 * @param {readonly SampleTally[]} tallies of its samples
 * @returns {Set<number>} frames of functions that were seen doing cryptography on the event loop with nobody's code
 *   above them
 */
export function framesAlone({ stacks }, facts, tallies) {
  const outermost = outermostOutside(stacks, facts);
  const rows = tallies.flatMap(({ stack, phase, site }) =>
    site !== -1 && phase === PHASE['event-loop'] && stack !== -1 && outermost[stack] !== -1 ? [outermost[stack]] : [],
  );
  return new Set(rows.map((row) => stacks.frame[row]));
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
 * @returns {Map<number, Map<number, number>>} ticks in which each function was seen below a handler, by tie
 */
function seenBeneath({ frame, parent, length }, ticks, ofStack, functions) {
  /** @type {Map<number, Map<number, number>>} */
  const seen = new Map();
  // What was seen in a stack was also seen in its callers, if they have the same tie. Parents come before their
  // children.
  const within = Float64Array.from(ticks);
  for (let row = length - 1; row >= 0; row--) {
    const tie = ofStack[row];
    if (tie === -1 || within[row] === 0) continue;
    if (parent[row] !== -1 && ofStack[parent[row]] === tie) within[parent[row]] += within[row];
    const own = functions[frame[row]];
    if (own === -1) continue;
    const votes = seen.get(own) ?? new Map();
    seen.set(own, votes.set(tie, (votes.get(tie) ?? 0) + within[row]));
  }
  return seen;
}

/**
 * @param {Profile['stacks']} stacks of a profile
 * @param {FrameFacts[]} facts of its frames
 * @returns {Int32Array} for each row the row of the outermost frame that is not Node's, -1 if there is none
 */
function outermostOutside({ frame, parent, length }, facts) {
  const found = new Int32Array(length).fill(-1);
  for (let row = 0; row < length; row++) {
    const before = parent[row] === -1 ? -1 : found[parent[row]];
    const { owner } = facts[frame[row]];
    found[row] = before === -1 && (owner === 'user' || owner === 'package') ? row : before;
  }
  return found;
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
    const key = functionKey(frame);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
}

/**
 * @param {Frame} frame of a function
 * @returns {string} equal for all frames of the function
 */
function functionKey({ file, name, line, column }) {
  return JSON.stringify([file, name, line, column]);
}
