'use strict';

/*
 * The package superagent sends a request when somebody awaits it, in a job of V8's that has nobody's line beneath it. Its
 * request is made beneath the user's line, and is given Node's as `req` right after that was made, with its connection
 * (https://github.com/ladjs/superagent/blob/v10.2.3/src/node/index.js, Request.prototype.request). Nothing of Node's
 * leads to it, so its class is looked up among the modules that were loaded, once a connection has shown that it is
 * there.
 */
const Module = require('module');
const { Stream } = require('stream');
const newBudget = require('./budget.cjs');
const ownValue = require('./own-value.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { apply, getPrototypeOf, ownKeys } = Reflect;
const { test } = RegExp.prototype;

const MODULE = /[\\/]node_modules[\\/]superagent[\\/]lib[\\/]node[\\/]index\.js$/;
/** `EventEmitter` gives it to each emitter first of all. */
const GIVEN_FIRST = '_events';
const NODES_REQUEST = 'req';

/**
 * @param {(taken: TakenStack) => void} sent called right after a request was sent, with the stack of who made it
 * @returns {{find: () => void, use: () => void, madeBy: (request: object) => TakenStack | null}} `find` is to be called
 *   once superagent has connected, `use` when such a stack may have been of use; `madeBy` gives the stack of who made
 *   what sent a request of Node's, null if unknown
 */
module.exports = function watchSuperagent(sent) {
  const takenBy = newWeakMap();
  const takenOfNodes = newWeakMap();
  const budget = newBudget();
  let isFound = false;
  const watch = (/** @type {object} */ requests) => {
    watchAssignmentsAbove(requests, GIVEN_FIRST, (made) => {
      if (budget.mayTake()) takenBy.set(made, takeStack());
    });
    watchAssignmentsAbove(requests, NODES_REQUEST, (made) => {
      const taken = takenBy.get(made);
      if (taken === undefined) return;
      takenOfNodes.set(made[NODES_REQUEST], taken);
      sent(taken);
    });
  };
  return {
    find() {
      if (isFound) return;
      isFound = true;
      const cache = ownValue(Module, '_cache') ?? {};
      const files = ownKeys(cache);
      for (let index = 0; index < files.length; index++) {
        if (typeof files[index] !== 'string' || !apply(test, MODULE, [files[index]])) continue;
        const module = ownValue(cache, files[index]);
        const requests = ownValue(ownValue(ownValue(module, 'exports'), 'Request'), 'prototype');
        if (requests && getPrototypeOf(requests) === Stream.prototype) watch(requests);
      }
    },
    use: budget.use,
    madeBy: (request) => takenOfNodes.get(request) ?? null,
  };
};
