'use strict';

const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const ownValue = require('./own-value.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { CountRequest } from './count-routes.cjs' */

const { getPrototypeOf } = Reflect;
const { prototype: objects } = Object;

/**
 * Fastify announces each instance (https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks). All of
 * its requests inherit from one prototype; when `raw` is assigned, the route has been.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {CountRequest} count adds a request to a route
 */
module.exports = function seeFastify(diagnostics, count) {
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
          count(ownValue(ownValue(request, 'raw'), 'method'), ownValue(config, 'url'), context);
      });
    }),
  );
};
