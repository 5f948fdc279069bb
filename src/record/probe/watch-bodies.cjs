'use strict';

/*
 * undici requests a connection in a later microtask if the request's body is neither text nor bytes, which is true of every
 * body that fetch sends. Then none of the program's lines is on the stack
 * (https://github.com/nodejs/undici/blob/v7.16.0/lib/dispatcher/client.js, kDispatch). undici announces when a request is
 * made, beneath the user's line, when it is sent, and when it fails. Of the announced request we read only the origin and
 * the kind of its body. A client that has lost its connection requests another for whatever request is next: then what is
 * sent over it tells whose that was.
 */
const newBudget = require('./budget.cjs');
const ownValue = require('./own-value.cjs');
const { isSamePlace, originOf, takeStack } = require('./stack.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { isView } = ArrayBuffer;

/** Requests that were made and not sent yet; beyond that, the oldest are forgotten. */
const MOST_WAITING = 64;
const HTTPS_PORT = 443;

/**
 * @typedef {{origin: unknown, taken: TakenStack | null, isLeft: boolean}} Made a request: its origin, who made it, if that was
 *   seen, and whether it has been sent or has failed
 */

/**
 * @typedef {object} Bodies
 * @property {(request: object) => void} made call for each request of undici when it is made
 * @property {(request: object) => void} left call for each request that is being sent or has failed
 * @property {(taken: TakenStack, to: {host: string, port: number}) => void} follow call with the stack of whoever requests a
 *   connection: links it to the stack of whoever made the requests waiting for one to that address, if all have one line
 * @property {(request: object) => TakenStack | null} makerOf returns the stack of whoever made a request, null if it was not
 *   taken or has no user line
 */

/** @returns {Bodies} who made requests */
module.exports = function watchBodies() {
  const known = newWeakMap();
  /** @type {Made[]} the last ones */
  const recent = [];
  let next = 0;
  let waiting = 0;
  const leave = (/** @type {Made | undefined} */ made) => {
    if (made === undefined || made.isLeft) return;
    made.isLeft = true;
    waiting--;
  };
  const budget = newBudget();
  /** Stacks of the makers of other requests. */
  const makers = newWeakMap();
  const makerBudget = newBudget();
  return {
    made(request) {
      if (!isLater(ownValue(request, 'body'))) {
        if (makerBudget.mayTake()) makers.set(request, takeStack());
        return;
      }
      leave(recent[next]);
      const made = { origin: ownValue(request, 'origin'), taken: budget.mayTake() ? takeStack() : null, isLeft: false };
      known.set(request, (recent[next] = made));
      next = (next + 1) % MOST_WAITING;
      waiting++;
    },
    left(request) {
      if (waiting > 0) leave(known.get(request));
    },
    makerOf(request) {
      const taken = makers.get(request) ?? known.get(request)?.taken ?? null;
      if (taken === null || originOf(taken).place === null) return null;
      makerBudget.use();
      return taken;
    },
    follow(taken, { host, port }) {
      if (waiting === 0 || taken.earlier !== null || originOf(taken).place !== null) return;
      const found = makerAmong(recent, `https://${host}${port === HTTPS_PORT ? '' : `:${port}`}`);
      if (found === null) return;
      taken.earlier = found;
      budget.use();
    },
  };
};

/**
 * @param {unknown} body of a request
 * @returns {boolean} whether its connection is requested later
 */
function isLater(body) {
  return typeof body === 'object' && body !== null && !isView(body);
}

/**
 * @param {Made[]} recent the last requests
 * @param {string} origin that is connected to
 * @returns {TakenStack | null} who made those that wait for that; null if that is unknown for any of them, or their lines differ
 */
function makerAmong(recent, origin) {
  /** @type {TakenStack | null} */
  let found = null;
  for (let index = 0; index < recent.length; index++) {
    const made = recent[index];
    if (made.isLeft || made.origin !== origin) continue;
    if (made.taken === null) return null;
    if (found !== null && !isSamePlace(originOf(made.taken).place, originOf(found).place)) return null;
    found = made.taken;
  }
  return found;
}
