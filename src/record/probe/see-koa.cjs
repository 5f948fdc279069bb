'use strict';

/*
 * Koa knows no routes. @koa/router and koa-router give the context of a request all layers whose path it matches, and
 * each layer that a request is handed to, one after the other, is asked for the parameters first
 * (https://github.com/koajs/router/blob/v12.0.0/lib/router.js): a method, whose lookup is seen.
 */
const builtinModule = require('./builtin-module.cjs');
const ownValue = require('./own-value.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const watchLayers = require('./watch-layers.cjs');

/** @import { Count } from './count-routes.cjs' */

const { apply } = Reflect;
const { keys } = Object;
const { isArray } = Array;
const { test } = RegExp.prototype;

/** The module whose object all contexts inherit from: Koa is CommonJS, however it is imported. */
const CONTEXT = /[\\/]koa[\\/]lib[\\/]context\.js$/;

/**
 * @param {Count} count adds a request to a route
 */
module.exports = function seeKoa(count) {
  const watchClass = watchLayers(['params'], (layer) => {
    const methods = ownValue(layer, 'methods');
    // Middleware has none.
    if (isArray(methods) && methods.length > 0) count(methodOf(methods), ownValue(layer, 'path'), layer);
  });
  const loaded = ownValue(builtinModule('module'), '_cache');
  const files = keys(loaded);
  for (let index = 0; index < files.length; index++) {
    if (!apply(test, CONTEXT, [files[index]])) continue;
    const context = ownValue(ownValue(loaded, files[index]), 'exports');
    if (typeof ownValue(context, 'onerror') !== 'function') continue;
    watchAssignmentsAbove(context, 'matched', (request) => watchClass(ownValue(ownValue(request, 'matched'), '0')));
  }
};

/**
 * @param {string[]} methods of a route: whatever answers GET answers HEAD, too
 * @returns {string} the only one, `ALL` if there are several
 */
function methodOf(methods) {
  if (methods.length === 1) return methods[0];
  return methods.length === 2 && methods[0] === 'HEAD' && methods[1] === 'GET' ? 'GET' : 'ALL';
}
