'use strict';

/*
 * Express keeps a layer for each route in its routers, and one for each handler in its routes. It hands a request to a
 * layer by a method, which it looks up each time (https://github.com/pillarjs/router/blob/v2.2.0/lib/layer.js). That is
 * seen for each of them, however many routes pass a request on to the next one.
 */
const builtinModule = require('./builtin-module.cjs');
const ownValue = require('./own-value.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const watchLayers = require('./watch-layers.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

/**
 * What is known of a layer: the route that it leads to, with how many layers that had; or whose handler it is, for which
 * method, and whether that is the route's first for the method. Of middleware there is neither.
 * @typedef {{route: any, handlers: number, method: string, isCounted: boolean}} Layer
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
 */
module.exports = function seeExpress(count) {
  const known = newWeakMap();
  const watchClass = watchLayers(HAND_OVER, (layer) => {
    let what = /** @type {Layer | undefined} */ (known.get(layer));
    if (what === undefined) known.set(layer, (what = layerOf(layer)));
    if (what.method === '') {
      if (what.route !== null) what.handlers = learn(known, what);
    } else if (what.isCounted) {
      count(what.method, ownValue(what.route, 'path'), what.route);
    }
  });
  // A request is given the first route before that is asked to handle it.
  watchAssignmentsAbove(builtinModule('http').IncomingMessage.prototype, 'route', (request) => {
    const stack = ownValue(ownValue(request, 'route'), 'stack');
    if (isArray(stack)) watchClass(ownValue(stack, '0'));
  });
};

/**
 * @param {object} layer that a router or a route has
 * @returns {Layer} what is known of it before its route has been seen
 */
function layerOf(layer) {
  const route = ownValue(layer, 'route');
  const isRoute = isArray(ownValue(route, 'stack')) && ownValue(route, 'methods') !== undefined;
  return { route: isRoute ? route : null, handlers: 0, method: '', isCounted: false };
}

/**
 * Learns which handlers a route has. Of those that follow each other for one method, the first is asked first.
 * @param {WeakMap<object, Layer>} known layers, to add to
 * @param {Layer} what leads to the route
 * @returns {number} how many handlers it has
 */
function learn(known, { route, handlers }) {
  const stack = ownValue(route, 'stack');
  if (stack.length === handlers) return handlers;
  const seen = create(null);
  for (let index = 0; index < stack.length; index++) {
    const own = ownValue(stack[index], 'method');
    const method = typeof own === 'string' ? apply(toUpperCase, own, []) : ALL;
    known.set(stack[index], { route, handlers: 0, method, isCounted: seen[method] === undefined });
    seen[method] = true;
  }
  return stack.length;
}
