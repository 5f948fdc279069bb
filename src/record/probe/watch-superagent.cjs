'use strict';

/*
 * The package superagent sends a request when it is awaited, in a V8 microtask without any user line below it. Its own
 * request object is made below the user's line, and gets Node's request as `req` right after that was made, with its
 * connection (https://github.com/ladjs/superagent/blob/v10.2.3/src/node/index.js, Request.prototype.request). No Node
 * object leads to it, so its class is looked up among the loaded modules once a connection has shown that it is in use.
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
/** `EventEmitter` assigns this to each emitter first. */
const GIVEN_FIRST = '_events';
const NODES_REQUEST = 'req';

/**
 * @param {(taken: TakenStack) => void} sent called right after a request was sent, with the stack of its creation
 * @returns {{find: () => void, use: () => void, madeBy: (request: object) => TakenStack | null}} call `find` once
 *   superagent has connected, and `use` when such a stack may have been useful; `madeBy` returns the stack of the
 *   superagent request behind a Node request, null if unknown
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
