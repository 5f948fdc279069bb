/** Finds which route's request a stack answers, by the handlers in it. */
import { isFramework } from '../catalogue/index.js';
import { inferredTies } from './inferred-routes.js';
import { isCallee, isOfAnyRoute, NO_ROUTES, TieTable } from './tie-table.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { SampleTally } from './tally.js' */
/** @import { Tie } from './tie-table.js' */

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
 * @param {ReadonlyMap<number, number>} makers by index of a site, a frame of the function that made its stream
 * @returns {RouteTies} the route that each stack is tied to, if any
 */
export function routeTies(profile, facts, tallies, makers) {
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
  const inferred = inferredTies(profile, facts, tallies, ofStack, table);
  tieStreams({ frames, tallies, makers }, { ofStack, inferred, table });
  return { list: table.list, ofStack, inferred };
}

/**
 * Data that Node passes to a stream is of the route whose handlers made it, alone or with others.
 * @param {object} seen in a profile
 * @param {readonly Frame[]} seen.frames of it
 * @param {readonly SampleTally[]} seen.tallies of its samples
 * @param {ReadonlyMap<number, number>} seen.makers by index of a site, a frame of the function that made its stream
 * @param {{ofStack: Int32Array, inferred: Int32Array, table: TieTable}} ties known so far; `inferred` is completed
 */
function tieStreams({ frames, tallies, makers }, { ofStack, inferred, table }) {
  for (const { stack, site } of tallies) {
    const maker = makers.get(site);
    if (maker === undefined || stack === -1 || ofStack[stack] !== -1 || inferred[stack] !== -1) continue;
    const { routes = NO_ROUTES } = frames[maker];
    const isUnknown = routes.length === 0 || (isCallee(frames[maker]) && routes.some(isOfAnyRoute));
    if (!isUnknown) inferred[stack] = table.of(routes);
  }
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
