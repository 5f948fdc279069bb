'use strict';

/*
 * The package got sends a request after promises have settled, when no user line is on the stack any more. Since 14.6
 * it announces both that a request was made, below the user's line, and that it is being sent, right after it was. With
 * HTTP/2 it requests connections before and right after that. It also announces addresses and headers, which we don't
 * read. In earlier versions, the only way to its request, a stream made below the user's line, is the response, which
 * has it as `request` (https://github.com/sindresorhus/got/blob/v11.8.6/source/core/index.ts, _onResponseBase).
 */
const diagnostics = require('diagnostics_channel');
const { Duplex } = require('stream');
const newBudget = require('./budget.cjs');
const { isJustNow, thisMoment } = require('./just-now.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');
const { prototypeBelow } = require('./prototypes-of.cjs');
const { commonOrigin, takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { Moment } from './just-now.cjs' */
/** @import { TakenStack } from './stack.cjs' */

const { create } = Object;

/** `EventEmitter` assigns this to each emitter first. */
const GIVEN_FIRST = '_events';
/** Most requests that were made but not sent yet; beyond that, the oldest are forgotten. */
const MOST_WAITING = 256;
/**
 * How soon after it is sent an HTTP/2 request asks for its connection, ms, if not two V8 microtasks later. Requests sent
 * earlier are ignored, so a smaller value could give one request's line to another's connection.
 */
const JUST_SENT = 50;
/** Most recently sent requests; beyond that, the earliest are forgotten. */
const MOST_RECENT = 16;

/**
 * @typedef {{taken: TakenStack, moment: Moment}} Sent a request: the stack of its creation, and when it was sent
 */

/**
 * @param {() => TakenStack} take takes the current stack
 * @param {(taken: TakenStack) => void} sent called when a request is being sent, with the stack of its creation
 * @returns {{use: () => void, isWaiting: () => boolean, waiting: () => TakenStack | null, madeBy: (answer: object) =>
 *   TakenStack | null}} call `use` when such a stack may have been useful; `isWaiting` says whether there was a request
 *   at all; `waiting` returns the stack of the requests that have not been sent yet, or were sent just now, null if
 *   there are none or their lines differ; `madeBy` returns the stack of the request for a response, once got has seen
 *   that, and null if unknown: it learns from the first what to look at
 */
module.exports = function watchGot(take, sent) {
  /** @type {Record<string, TakenStack>} */
  const byRequest = create(null);
  /** @type {string[]} */
  const waiting = [];
  let next = 0;
  /** @type {Sent[]} the last ones */
  const recent = [];
  let nextSent = 0;
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
    recent[nextSent] = { taken, moment: thisMoment() };
    nextSent = (nextSent + 1) % MOST_RECENT;
    sent(taken);
  });
  const takenBy = newWeakMap();
  let isFound = false;
  const madeBy = (/** @type {object} */ answer) => {
    const request = ownValue(answer, 'request');
    const streams = isFound ? null : prototypeBelow(request, Duplex.prototype);
    if (streams !== null) {
      isFound = true;
      watchAssignmentsAbove(streams, GIVEN_FIRST, (made) => {
        if (budget.mayTake()) takenBy.set(made, takeStack());
      });
    }
    return takenBy.get(request) ?? null;
  };
  const waitingNow = () => {
    const own = [];
    for (let index = 0; index < recent.length; index++)
      if (isJustNow(recent[index].moment, JUST_SENT)) own[own.length] = recent[index].taken;
    for (let index = 0; index < waiting.length; index++) {
      const taken = byRequest[waiting[index]];
      if (taken !== undefined) own[own.length] = taken;
    }
    return commonOrigin(own, 'got');
  };
  return { use: budget.use, isWaiting: () => waiting.length > 0, waiting: waitingNow, madeBy };
};
