'use strict';

/*
 * The package got sends a request after promises have been settled, when nobody's line is on the stack any more. Since
 * 14.6 it announces both: that a request was made, beneath the user's line, and that it is being sent, right after it
 * was. It announces addresses and headers, too, which are not looked at.
 */
const diagnostics = require('diagnostics_channel');
const newBudget = require('./budget.cjs');
const orElse = require('./or-else.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { create } = Object;

/** Requests that were made and are not sent yet; of more, the oldest are not waited for any longer. */
const MOST_WAITING = 256;

/**
 * @param {() => TakenStack} take takes the stack of whoever runs now
 * @param {(taken: TakenStack) => void} sent called when a request is being sent, with the stack of who made it
 * @returns {{use: () => void}} `use` is to be told when such a stack may have been of use
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
  return { use: budget.use };
};
