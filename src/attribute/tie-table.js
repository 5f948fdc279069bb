/** The routes that samples of a profile are tied to, each combination once. */
import { isProcedure, routeIdentity } from '../model/route.js';

/** @import { Frame, FrameRoute } from '../model/profile.js' */

/**
 * What a sample is tied to: it belongs to one of `routes`, of which there is one if it is known, and none for
 * middleware that serves any route.
 * @typedef {{routes: FrameRoute[]}} Tie
 */

/** For middleware that serves any route. @type {FrameRoute[]} */
export const NO_ROUTES = [];

/** Ties, each once. */
export class TieTable {
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
    const own = routes.some(isOfAnyRoute) ? NO_ROUTES : routes;
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
 * @param {FrameRoute} route of a function
 * @returns {boolean} whether it is middleware of no particular route
 */
export function isOfAnyRoute({ method }) {
  return method === '';
}

/**
 * @param {Frame} frame of a function
 * @returns {boolean} whether it answers no route itself, and only handlers call it
 */
export function isCallee({ routes }) {
  return routes !== undefined && routes.every(({ role }) => role === 'callee');
}
