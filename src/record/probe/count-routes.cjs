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
/** @import { PrefixOf } from './see-prefixes.cjs' */
/**
 * Counts a request for a route, which is represented by an object. A path may be a regular expression. Where the
 * framework does not know the prefixes of its routers, several routes may have one path: `handler` is the function that
 * answers, and `prefixOf` says the prefix once it is known.
 * @typedef {(method: unknown, path: unknown, route: any, handler?: unknown, prefixOf?: PrefixOf) => void} CountRequest
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
/** @type {Counted[]} */
const NONE = [];

/**
 * @typedef {object} Routes
 * @property {() => void} begin to be called before the first request is answered
 * @property {() => RouteCount[]} counts so far; none is certain if there are too many routes
 */

/**
 * Requests to a route. `hash`: that of its handler, once it was asked for.
 * @typedef {{requests: number, route: object, handler: unknown, prefixOf: PrefixOf, hash?: string}} Counted
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
  const count = (method, pattern, route, handler, prefixOf = noPrefix) => {
    const path = pathOf(pattern);
    if (typeof method !== 'string' || path === null || path.length > LONGEST) return;
    let routes = counts[path]?.[method] ?? NONE;
    const index = placeIn(routes, route);
    if (index === routes.length) {
      if (++all > MOST_ROUTES) return;
      const ofPath = (counts[path] ??= create(null));
      routes = ofPath[method] ??= [];
      routes[index] =
        index < MOST_ALIKE
          ? { requests: 0, route, handler, prefixOf }
          : { requests: 0, route, handler: null, prefixOf: noPrefix };
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
 * @param {readonly Counted[]} routes of one path and method
 * @param {object} route of a request
 * @returns {number} its index there, or where it is to be added; the last of all is for those without a place of their own
 */
function placeIn(routes, route) {
  let index = 0;
  while (index < routes.length && index < MOST_ALIKE && routes[index].route !== route) index++;
  return index;
}

/**
 * Express and restify assign a request its route.
 * @param {CountRequest} count adds a request to a route
 */
function seeRouted(count) {
  const express = seeExpress(count);
  const restify = seeRestify(count);
  watchAssignmentsAbove(builtinModule('http').IncomingMessage.prototype, 'route', (request) => {
    const route = ownValue(request, 'route');
    express(route, request);
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
        const handler = tellingHash(routes, row, handlerHash);
        const prefix = tellingHash(routes, row, prefixHash);
        const tail = prefix ? null : tellingHash(routes, row, tailHash);
        list[list.length] = {
          ...count,
          ...(handler ? { handler } : null),
          ...(prefix === null ? null : { prefix }),
          ...(tail ? { tail } : null),
        };
      }
    }
  }
  return list;
}

const NO_PREFIX = { prefix: null, tail: '' };

/** @returns {ReturnType<PrefixOf>} where none is known */
function noPrefix() {
  return NO_PREFIX;
}

/**
 * @param {Counted[]} routes of one path and method
 * @param {number} row of one of them
 * @param {(route: Counted) => string | null} hashOf something of it
 * @returns {string | null} the hash, unless another of the routes has the same
 */
function tellingHash(routes, row, hashOf) {
  const own = hashOf(routes[row]);
  for (let index = 0; index < routes.length; index++)
    if (own && index !== row && hashOf(routes[index]) === own) return null;
  return own;
}

/**
 * @param {Counted} route that was counted
 * @returns {string} the hash of its handler's text, `''` if it is not known
 */
function handlerHash(route) {
  const { handler, hash } = route;
  return (route.hash = hash ?? (typeof handler === 'function' ? textHash(apply(toString, handler, [])) : ''));
}

/**
 * @param {Counted} route that was counted
 * @returns {string | null} the hash of its prefix, `''` if that is not the same for all requests, null if not known
 */
function prefixHash({ prefixOf }) {
  const { prefix } = prefixOf();
  return prefix === false ? '' : prefix === null ? null : textHash(prefix);
}

/** @param {Counted} route that was counted @returns {string} the hash of its prefix's last part, `''` if none is known */
function tailHash({ prefixOf }) {
  const { tail } = prefixOf();
  return tail === '' ? '' : textHash(tail);
}

/**
 * @param {unknown} path of a route
 * @returns {string | null} as in the source, null if it has no single text
 */
function pathOf(path) {
  if (typeof path === 'string') return path;
  return path instanceof OwnRegExp ? `/${apply(sourceOf, path, [])}/` : null;
}
