'use strict';

/*
 * The package got sends a request after promises have been settled, when nobody's line is on the stack any more. Since
 * 14.6 it announces both: that a request was made, beneath the user's line, and that it is being sent, right after it
 * was. With HTTP/2 it asks for connections before and right after that. It announces addresses and headers, too, which are
 * not looked at. Before, all that leads to its request, which is a stream and made beneath the user's line, is the answer,
 * which has it as `request` (https://github.com/sindresorhus/got/blob/v11.8.6/source/core/index.ts, _onResponseBase).
 */
const diagnostics = require('diagnostics_channel');
const { Duplex } = require('stream');
const newBudget = require('./budget.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');
const { commonOrigin, takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { create } = Object;
const { hrtime } = process;
const { getPrototypeOf } = Reflect;

/** `EventEmitter` gives it to each emitter first of all. */
const GIVEN_FIRST = '_events';
/** Requests that were made and are not sent yet; of more, the oldest are not waited for any longer. */
const MOST_WAITING = 256;
/**
 * So soon after it is sent does a request of HTTP/2 ask for its connection, ms: two jobs of V8's later, and the turns that other
 * processes have meanwhile on a busy machine. What was sent earlier is not looked at, so less than that would give the line of
 * one request to the connection of another.
 */
const JUST_SENT = 50;
/** Of more, the earliest are not known to have been. */
const MOST_LATELY = 16;

/** @typedef {{taken: TakenStack, time: [number, number]}} Sent a request: the stack of who made it, and when it was sent */

/**
 * @param {() => TakenStack} take takes the stack of whoever runs now
 * @param {(taken: TakenStack) => void} sent called when a request is being sent, with the stack of who made it
 * @returns {{use: () => void, isWaiting: () => boolean, waiting: () => TakenStack | null, madeBy: (answer: object) =>
 *   TakenStack | null}} `use` is to be called when such a stack may have been of use; `isWaiting` tells whether there
 *   was a request at all; `waiting` gives the stack of who made those that are not being sent yet, or were just now,
 *   null if there are none or their lines differ; `madeBy` gives the stack of who made the request of an answer, once
 *   got has seen that, and null if unknown: it learns what to look at from the first
 */
module.exports = function watchGot(take, sent) {
  /** @type {Record<string, TakenStack>} */
  const byRequest = create(null);
  /** @type {string[]} */
  const waiting = [];
  let next = 0;
  /** @type {Sent[]} the last ones */
  const lately = [];
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
    lately[nextSent] = { taken, time: hrtime() };
    nextSent = (nextSent + 1) % MOST_LATELY;
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
  const waitingNow = () => {
    const own = [];
    for (let index = 0; index < lately.length; index++)
      if (isJust(lately[index])) own[own.length] = lately[index].taken;
    for (let index = 0; index < waiting.length; index++) {
      const taken = byRequest[waiting[index]];
      if (taken !== undefined) own[own.length] = taken;
    }
    return commonOrigin(own, 'got');
  };
  return { use: budget.use, isWaiting: () => waiting.length > 0, waiting: waitingNow, madeBy };
};

/**
 * @param {Sent} sent request
 * @returns {boolean} whether that was just now
 */
function isJust({ time }) {
  const [seconds, nanoseconds] = hrtime(time);
  return seconds * 1e3 + nanoseconds / 1e6 < JUST_SENT;
}

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
