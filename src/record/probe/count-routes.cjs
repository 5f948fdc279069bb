'use strict';

/*
 * Counts requests by the route that their framework led them to, as its source has it: `/users/:id`, and never what was
 * asked for. Express gives each request the route that it has found as a property; Fastify makes an object of its own
 * for each request, which knows its route, and tells when it is made itself. Koa and Hono tell nobody.
 */
const builtinModule = require('./builtin-module.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { RouteCount } from '../../model/profile.js' */
/** Adds a request to a route, whose object is told.
 * @typedef {(method: unknown, path: unknown, route: any) => void} Count */

const { apply, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { create, keys, prototype: objects } = Object;
const { isArray } = Array;
const OwnRegExp = RegExp;
const sourceOf = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(RegExp.prototype, 'source')).get
);

/** Programs with more make them as they go: nobody can tell them apart, and what they are made of may be anything. */
const MOST_PATHS = 500;
const LONGEST = 512;

/**
 * @typedef {object} Routes
 * @property {() => RouteCount[]} counts so far; none is sure if there are too many routes
 */

/**
 * Requests of one path.
 * @typedef {object} PathCounts
 * @property {Record<string, number>} requests by method
 * @property {Record<string, object>} route by method: the first that there was
 * @property {Record<string, boolean>} others by method, whether there were others
 */

/**
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} note called after each request that was counted; must not throw
 * @returns {Routes}
 */
module.exports = function countRoutes(diagnostics, note) {
  /** @type {Record<string, PathCounts>} */
  const counts = create(null);
  let paths = 0;
  /** @type {Count} */
  const count = (method, path, route) => {
    if (typeof method !== 'string' || typeof path !== 'string' || path.length > LONGEST) return;
    let known = counts[path];
    if (known === undefined) {
      if (++paths > MOST_PATHS) return;
      counts[path] = known = { requests: create(null), route: create(null), others: create(null) };
    }
    known.requests[method] = (known.requests[method] ?? 0) + 1;
    known.route[method] ??= route;
    if (known.route[method] !== route) known.others[method] = true;
    note();
  };
  orElse(null, () => seeExpress(diagnostics, count));
  orElse(null, () => seeFastify(diagnostics, count));
  return { counts: () => listOf(counts, paths <= MOST_PATHS) };
};

/**
 * @param {Record<string, PathCounts>} counts by path
 * @param {boolean} isAll whether there were no others
 * @returns {RouteCount[]} the same as a list
 */
function listOf(counts, isAll) {
  const list = [];
  const paths = keys(counts);
  for (let index = 0; index < paths.length; index++) {
    const path = paths[index];
    const { requests, others } = counts[path];
    const methods = keys(requests);
    for (let at = 0; at < methods.length; at++) {
      const method = methods[at];
      list[list.length] = { method, path, requests: requests[method], isAlone: isAll && others[method] !== true };
    }
  }
  return list;
}

/**
 * Express gives a request each route that it finds, one after the other (https://github.com/pillarjs/router). The first
 * assignment is seen, and the last when the answer is done: routes between two others are not.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {Count} count adds a request to a route
 */
function seeExpress(diagnostics, count) {
  const first = newWeakMap();
  let isWatching = false;
  const countOne = (/** @type {any} */ request, /** @type {any} */ route) => {
    const path = isRoute(route) ? pathOf(own(route, 'path')) : null;
    if (path !== null) count(own(request, 'method'), path, route);
  };
  diagnostics.subscribe('http.server.request.start', () => {
    if (isWatching) return;
    isWatching = true;
    orElse(null, () =>
      watchAssignmentsAbove(builtinModule('http').IncomingMessage.prototype, 'route', (request) => {
        const route = own(request, 'route');
        first.set(request, route);
        countOne(request, route);
      }),
    );
  });
  diagnostics.subscribe('http.server.response.finish', (/** @type {any} */ message) =>
    orElse(null, () => {
      const { request } = message;
      const known = first.get(request);
      if (known === undefined) return;
      const last = own(request, 'route');
      if (last !== known) countOne(request, last);
    }),
  );
}

/**
 * @param {any} object any
 * @param {string} name of a property
 * @returns {any} what it has by that name itself, undefined if that is not a plain value
 */
function own(object, name) {
  return getOwnPropertyDescriptor(object, name)?.value;
}

/**
 * @param {any} value of a request's property
 * @returns {boolean} whether it is a route of Express
 */
function isRoute(value) {
  return (
    typeof value === 'object' && value !== null && isArray(own(value, 'stack')) && own(value, 'methods') !== undefined
  );
}

/**
 * @param {unknown} path of a route
 * @returns {string | null} as the source has it, null if it is none that has one text
 */
function pathOf(path) {
  if (typeof path === 'string') return path;
  return path instanceof OwnRegExp ? `/${apply(sourceOf, path, [])}/` : null;
}

/**
 * Fastify tells of each instance (https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks). All of its
 * requests inherit from one prototype; when `raw` is assigned, the route was.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {Count} count adds a request to a route
 */
function seeFastify(diagnostics, count) {
  const watched = newWeakMap();
  const makerOf = readerOf('fastify.Request');
  const contextOf = readerOf('fastify.context');
  diagnostics.subscribe('fastify.initialization', (/** @type {any} */ message) =>
    orElse(null, () => {
      let prototype = makerOf(message.fastify).prototype;
      for (let above = getPrototypeOf(prototype); above !== null && above !== objects; above = getPrototypeOf(above))
        prototype = above;
      if (watched.get(prototype) !== undefined) return;
      watched.set(prototype, true);
      watchAssignmentsAbove(prototype, 'raw', (request) => {
        const context = contextOf(request);
        const config = context?.config;
        if (config !== undefined && config !== null)
          count(own(own(request, 'raw'), 'method'), own(config, 'url'), context);
      });
    }),
  );
}
