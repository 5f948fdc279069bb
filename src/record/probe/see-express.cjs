'use strict';

/*
 * Express has a layer for each route in its routers, and one for each handler in its routes. It passes a request to a
 * layer by calling a method, which it looks up each time (https://github.com/pillarjs/router/blob/v2.2.0/lib/layer.js).
 * We see each lookup, however many routes pass a request on to the next.
 */
const ownValue = require('./own-value.cjs');
const seePrefixes = require('./see-prefixes.cjs');
const watchLayers = require('./watch-layers.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

/**
 * What is known about a layer: the route that it leads to, and how many layers that had; or the route whose handler it
 * is, for which method, whether it is the route's first for that method, and the last one's function. For middleware
 * there is neither.
 * @typedef {{route: any, handlers: number, method: string, isCounted: boolean, last: unknown}} Layer
 */

const { apply } = Reflect;
const { create } = Object;
const { isArray } = Array;
const { toUpperCase } = String.prototype;

/** In Express 5, and in 4. */
const HAND_OVER = ['handleRequest', 'handle_request'];
/** Handlers that serve all methods. */
const ALL = 'ALL';

/**
 * @param {CountRequest} count adds a request to a route
 * @returns {(route: unknown, request: object) => void} call with what a request is assigned as its `route`: a request is
 *   assigned its first route before the route handles it
 */
module.exports = function seeExpress(count) {
  const known = newWeakMap();
  const prefixes = seePrefixes();
  const watchClass = watchLayers(HAND_OVER, (layer) => {
    let what = /** @type {Layer | undefined} */ (known.get(layer));
    if (what === undefined) {
      known.set(layer, (what = layerOf(layer)));
      if (what.route === null) prefixes.passes(layer);
    }
    if (what.method === '') {
      if (what.route !== null) what.handlers = learn(known, what);
    } else if (what.isCounted) {
      count(what.method, ownValue(what.route, 'path'), what.route, what.last, prefixes.of(what.route));
    }
  });
  return (/** @type {any} */ route, request) => {
    const stack = ownValue(route, 'stack');
    if (!isArray(stack)) return;
    watchClass(ownValue(stack, '0'));
    prefixes.reached(route, ownValue(request, 'baseUrl'));
  };
};

/**
 * @param {object} layer of a router or route
 * @returns {Layer} what is known about it before its route has been seen
 */
function layerOf(layer) {
  const route = ownValue(layer, 'route');
  const isRoute = isArray(ownValue(route, 'stack')) && ownValue(route, 'methods') !== undefined;
  return { route: isRoute ? route : null, handlers: 0, method: '', isCounted: false, last: null };
}

/**
 * Learns which handlers a route has. Among consecutive handlers for one method, the first is called first.
 * @param {WeakMap<object, Layer>} known layers, to add to
 * @param {Layer} what leads to the route
 * @returns {number} how many handlers it has
 */
function learn(known, { route, handlers }) {
  const stack = ownValue(route, 'stack');
  if (stack.length === handlers) return handlers;
  const first = create(null);
  for (let index = 0; index < stack.length; index++) {
    const own = ownValue(stack[index], 'method');
    const method = typeof own === 'string' ? apply(toUpperCase, own, []) : ALL;
    const layer = { route, handlers: 0, method, isCounted: first[method] === undefined, last: null };
    first[method] ??= layer;
    first[method].last = ownValue(stack[index], 'handle');
    known.set(stack[index], layer);
  }
  return stack.length;
}
