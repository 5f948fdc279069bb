'use strict';

/*
 * Koa itself has no routes. @koa/router and koa-router give a request's context all layers whose path matches, and each
 * layer that then gets the request is first asked for the parameters
 * (https://github.com/koajs/router/blob/v12.0.0/lib/router.js): through a method whose lookup we see. We find contexts
 * through the application, which is an emitter that gives itself a function for `util.inspect`
 * (https://github.com/koajs/koa/blob/v2.16.0/lib/application.js): however Koa was loaded, even in a bundle.
 */
const { EventEmitter } = require('events');
const ownValue = require('./own-value.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const watchLayers = require('./watch-layers.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

const { getPrototypeOf } = Reflect;
const { isArray } = Array;

/** `util.inspect.custom` */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * Call before the program creates an application.
 * @param {CountRequest} count adds a request to a route
 */
module.exports = function seeKoa(count) {
  const known = newWeakMap();
  const watchClass = watchLayers(['params'], (layer) => {
    const methods = ownValue(layer, 'methods');
    // Middleware has no methods.
    if (isArray(methods) && methods.length > 0) count(methodOf(methods), ownValue(layer, 'path'), layer);
  });
  watchAssignmentsAbove(EventEmitter.prototype, INSPECT, (application) => {
    const contexts = getPrototypeOf(ownValue(application, 'context'));
    if (contexts === null || known.has(contexts) || typeof ownValue(contexts, 'onerror') !== 'function') return;
    known.set(contexts, true);
    watchAssignmentsAbove(contexts, 'matched', (request) => watchClass(ownValue(ownValue(request, 'matched'), '0')));
  });
};

/**
 * @param {string[]} methods of a route: every GET route also answers HEAD
 * @returns {string} the only one, `ALL` if there are several
 */
function methodOf(methods) {
  if (methods.length === 1) return methods[0];
  return methods.length === 2 && methods[0] === 'HEAD' && methods[1] === 'GET' ? 'GET' : 'ALL';
}
