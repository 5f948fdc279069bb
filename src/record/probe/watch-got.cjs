'use strict';

/*
 * The package got sends a request after promises have been settled, when nobody's line is on the stack any more. Since
 * 14.6 it announces both: that a request was made, beneath the user's line, and that it is being sent, right after it
 * was. It announces addresses and headers, too, which are not looked at. Before, all that leads to its request, which is
 * a stream and made beneath the user's line, is the answer, which has it as `request`
 * (https://github.com/sindresorhus/got/blob/v11.8.6/source/core/index.ts, _onResponseBase).
 */
const diagnostics = require('diagnostics_channel');
const { Duplex } = require('stream');
const newBudget = require('./budget.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { create } = Object;
const { getPrototypeOf } = Reflect;

/** `EventEmitter` gives it to each emitter first of all. */
const GIVEN_FIRST = '_events';
/** Requests that were made and are not sent yet; of more, the oldest are not waited for any longer. */
const MOST_WAITING = 256;

/**
 * @param {() => TakenStack} take takes the stack of whoever runs now
 * @param {(taken: TakenStack) => void} sent called when a request is being sent, with the stack of who made it
 * @returns {{use: () => void, madeBy: (answer: object) => TakenStack | null}} `use` is to be called when such a stack may
 *   have been of use; `madeBy` gives the stack of who made the request of an answer, once got has seen that, and null if
 *   that is not known: it learns what to look at from the first
 */
module.exports = function watchGot(take, sent) {
  /** @type {Record<string, TakenStack>} */
  const byRequest = create(null);
  /** @type {string[]} */
  const waiting = [];
  let next = 0;
  const budget = newBudget();
  const subscribe = (/** @type {string} */ channel, /** @type {(id: string) => void} */ note) =>
    diagnostics.subscribe(channel, (/** @type {any} */ message) =>
      orElse(undefined, () => {
        if (typeof message.requestId === 'string') note(message.requestId);
      }),
    );
  subscribe('got:request:create', (id) => {
    if (!budget.mayTake()) return;
    delete byRequest[waiting[next]];
    byRequest[id] = take();
    waiting[next] = id;
    next = (next + 1) % MOST_WAITING;
  });
  subscribe('got:request:start', (id) => {
    const taken = byRequest[id];
    if (taken === undefined) return;
    delete byRequest[id];
    sent(taken);
  });
  const takenBy = newWeakMap();
  let isFound = false;
  const madeBy = (/** @type {object} */ answer) => {
    const request = ownValue(answer, 'request');
    const streams = isFound ? null : classOf(request);
    if (streams !== null) {
      isFound = true;
      watchAssignmentsAbove(streams, GIVEN_FIRST, (made) => {
        if (budget.mayTake()) takenBy.set(made, takeStack());
      });
    }
    return takenBy.get(request) ?? null;
  };
  return { use: budget.use, madeBy };
};

/**
 * @param {any} request that may be a stream of a package's
 * @returns {object | null} the prototype right below that of `Duplex`, null if it is none
 */
function classOf(request) {
  if (typeof request !== 'object' || request === null) return null;
  for (let at = getPrototypeOf(request); at !== null; at = getPrototypeOf(at))
    if (getPrototypeOf(at) === Duplex.prototype) return at;
  return null;
}
