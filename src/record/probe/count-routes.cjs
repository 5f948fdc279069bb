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
const textHash = require('./text-hash.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/** @import { RouteCount } from '../../model/profile.js' */
/**
 * Counts a request for a route, which is represented by an object. A path may be a regular expression. `handler`: the
 * function that answers, where the framework does not know the prefixes of its routers, so that several routes may have
 * one path.
 * @typedef {(method: unknown, path: unknown, route: any, handler?: unknown) => void} CountRequest
 */

const { apply, getOwnPropertyDescriptor } = Reflect;
const { toString } = Function.prototype;
const { create, keys } = Object;
const OwnRegExp = RegExp;
const sourceOf = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(RegExp.prototype, 'source')).get
);

/** Programs with more routes generate them at run time: listing them helps nobody, and they may contain anything. */
const MOST_ROUTES = 1000;
/** Programs with more routes of one path make them for each request; the others are counted together. */
const MOST_ALIKE = 20;
const LONGEST = 512;

/**
 * @typedef {object} Routes
 * @property {() => void} begin to be called before the first request is answered
 * @property {() => RouteCount[]} counts so far; none is certain if there are too many routes
 */

/**
 * Requests to a route. `hash`: that of its handler, once it was asked for.
 * @typedef {{requests: number, route: object, handler: unknown, hash?: string}} Counted
 */

/**
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} note called after each counted request; must not throw
 * @returns {Routes} returns the counts so far
 */
module.exports = function countRoutes(diagnostics, note) {
  /** @type {Record<string, Record<string, Counted[]>>} by path and method */
  const counts = create(null);
  let all = 0;
  /** @type {CountRequest} */
  const count = (method, pattern, route, handler) => {
    const path = pathOf(pattern);
    if (typeof method !== 'string' || path === null || path.length > LONGEST) return;
    const ofPath = (counts[path] ??= create(null));
    const routes = (ofPath[method] ??= []);
    let index = 0;
    while (index < routes.length && index < MOST_ALIKE && routes[index].route !== route) index++;
    if (index === routes.length) {
      if (++all > MOST_ROUTES) return;
      routes[index] = { requests: 0, route, handler: index < MOST_ALIKE ? handler : null };
    }
    routes[index].requests++;
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
    counts: () => listOf(counts, all <= MOST_ROUTES),
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
 * @param {Record<string, Record<string, Counted[]>>} counts by path and method
 * @param {boolean} isAll whether there were no others
 * @returns {RouteCount[]} the same as a list
 */
function listOf(counts, isAll) {
  /** @type {RouteCount[]} */
  const list = [];
  const paths = keys(counts);
  for (let index = 0; index < paths.length; index++) {
    const path = paths[index];
    const methods = keys(counts[path]);
    for (let at = 0; at < methods.length; at++) {
      const method = methods[at];
      const routes = counts[path][method];
      const isAlone = isAll && routes.length === 1;
      for (let row = 0; row < routes.length; row++) {
        const count = { method, path, requests: routes[row].requests, isAlone };
        const handler = hashOf(routes, row);
        list[list.length] = handler === '' ? count : { ...count, handler };
      }
    }
  }
  return list;
}

/**
 * @param {Counted[]} routes of one path and method
 * @param {number} row of one of them
 * @returns {string} what tells its handler from the others', `''` if nothing does
 */
function hashOf(routes, row) {
  let alike = 0;
  for (let index = 0; index < routes.length; index++) if (hashAt(routes, index) === hashAt(routes, row)) alike++;
  return alike === 1 ? hashAt(routes, row) : '';
}

/**
 * @param {Counted[]} routes of one path and method
 * @param {number} row of one of them
 * @returns {string} the hash of its handler's text, `''` if it is not known
 */
function hashAt(routes, row) {
  const { handler, hash } = routes[row];
  return (routes[row].hash = hash ?? (typeof handler === 'function' ? textHash(apply(toString, handler, [])) : ''));
}

/**
 * @param {unknown} path of a route
 * @returns {string | null} as in the source, null if it has no single text
 */
function pathOf(path) {
  if (typeof path === 'string') return path;
  return path instanceof OwnRegExp ? `/${apply(sourceOf, path, [])}/` : null;
}
