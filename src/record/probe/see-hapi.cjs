'use strict';

const builtinModule = require('./builtin-module.cjs');
const ownValue = require('./own-value.cjs');
const watchLayers = require('./watch-layers.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

const { apply } = Reflect;
const { create, keys } = Object;
const { endsWith, replaceAll, startsWith, toUpperCase } = String.prototype;

/** Where hapi has its class of requests. It is always CommonJS. */
const REQUEST = '/node_modules/@hapi/hapi/lib/request.js';
/** Routes that hapi makes for what none of the program's routes answers. */
const SPECIAL = '_';

/**
 * A request of hapi's looks up its route, and then its own method that passes it on to that
 * (https://github.com/hapijs/hapi/blob/v21.4.0/lib/request.js). Nothing of Node's leads to such a request, so we look for its
 * class among the modules that the program has loaded: hapi in a bundle is not seen.
 * @param {CountRequest} count adds a request to a route
 */
module.exports = function seeHapi(count) {
  const watchClass = watchLayers(['_lifecycle'], (request) => {
    const route = ownValue(request, 'route');
    const method = ownValue(route, 'method');
    if (typeof method !== 'string' || apply(startsWith, method, [SPECIAL])) return;
    count(method === '*' ? 'ALL' : apply(toUpperCase, method, []), ownValue(route, 'path'), route);
  });
  const loaded = builtinModule('module')._cache;
  const files = keys(loaded);
  for (let index = 0; index < files.length; index++) {
    if (!apply(endsWith, apply(replaceAll, files[index], ['\\', '/']), [REQUEST])) continue;
    const prototype = ownValue(ownValue(ownValue(loaded, files[index]), 'exports'), 'prototype');
    if (prototype !== undefined) watchClass(create(prototype));
  }
};
