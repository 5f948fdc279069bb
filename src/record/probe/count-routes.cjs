'use strict';

/*
 * Counts requests by the route that their framework chose, as written in the source (`/users/:id`), never by URL.
 * Express' and Koa's routers call a method of an object per route; Fastify makes an object for each request, which
 * knows its route, and announces its instances; hapi's requests know their route, and restify gives it to Node's. Hono and
 * polka call functions from lists and keep their choice to themselves, so there is nothing to see.
 */
const builtinModule = require('./builtin-module.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');
const seeExpress = require('./see-express.cjs');
const seeFastify = require('./see-fastify.cjs');
const seeKoa = require('./see-koa.cjs');
const seeRestify = require('./see-restify.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/** @import { RouteCount } from '../../model/profile.js' */
/**
 * Counts a request for a route, which is represented by an object. A path may be a regular expression.
 * @typedef {(method: unknown, path: unknown, route: any) => void} CountRequest
 */

const { apply, getOwnPropertyDescriptor } = Reflect;
const { create, keys } = Object;
const OwnRegExp = RegExp;
const sourceOf = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(RegExp.prototype, 'source')).get
);

/** Programs with more paths generate them at run time: listing them helps nobody, and they may contain anything. */
const MOST_PATHS = 500;
const LONGEST = 512;

/**
 * @typedef {object} Routes
 * @property {() => void} begin to be called before the first request is answered
 * @property {() => RouteCount[]} counts so far; none is certain if there are too many routes
 */

/**
 * Requests of one path.
 * @typedef {object} PathCounts
 * @property {Record<string, number>} requests by method
 * @property {Record<string, object>} route by method: the first one
 * @property {Record<string, boolean>} others by method: whether there were others
 */

/**
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} note called after each counted request; must not throw
 * @returns {Routes} returns the counts so far
 */
module.exports = function countRoutes(diagnostics, note) {
  /** @type {Record<string, PathCounts>} */
  const counts = create(null);
  let paths = 0;
  /** @type {CountRequest} */
  const count = (method, pattern, route) => {
    const path = pathOf(pattern);
    if (typeof method !== 'string' || path === null || path.length > LONGEST) return;
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
  orElse(null, () => seeKoa(count));
  orElse(null, () => seeFastify(diagnostics, count));
  return {
    // By the time it answers, the program's frameworks are known.
    begin() {
      orElse(null, () => seeRouted(count));
      orElse(null, () => require('./see-hapi.cjs')(count));
    },
    counts: () => listOf(counts, paths <= MOST_PATHS),
  };
};

/**
 * Express and restify assign a request its route.
 * @param {CountRequest} count adds a request to a route
 */
function seeRouted(count) {
  const express = seeExpress(count);
  const restify = seeRestify(count);
  watchAssignmentsAbove(builtinModule('http').IncomingMessage.prototype, 'route', (request) => {
    const route = ownValue(request, 'route');
    express(route);
    restify(route);
  });
}

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
 * @param {unknown} path of a route
 * @returns {string | null} as in the source, null if it has no single text
 */
function pathOf(path) {
  if (typeof path === 'string') return path;
  return path instanceof OwnRegExp ? `/${apply(sourceOf, path, [])}/` : null;
}
