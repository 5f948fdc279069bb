'use strict';

const ownValue = require('./own-value.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

/**
 * restify assigns each request its route before that handles it
 * (https://github.com/restify/node-restify/blob/v11.1.0/lib/router.js).
 * @param {CountRequest} count adds a request to a route
 * @returns {(route: unknown) => void} call with what a request is assigned as its `route`
 */
module.exports = function seeRestify(count) {
  return (route) => {
    // Only restify's has these.
    if (ownValue(route, 'spec') === undefined || ownValue(route, 'chain') === undefined) return;
    count(ownValue(route, 'method'), ownValue(route, 'path'), route);
  };
};
