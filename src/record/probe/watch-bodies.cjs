'use strict';

/*
 * A request of undici's whose body is no text and no bytes, and fetch makes each body such, asks for its connection in a later
 * job of V8's, which has nobody's line beneath it
 * (https://github.com/nodejs/undici/blob/v7.16.0/lib/dispatcher/client.js, kDispatch). Undici announces that it was made,
 * beneath the user's line, that it is being sent, and that it failed. Of the announced request no more is looked at than
 * its origin, and of which kind its body is.
 */
const newBudget = require('./budget.cjs');
const ownValue = require('./own-value.cjs');
const { isSamePlace, originOf, takeStack } = require('./stack.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

/** Requests that were made and are not sent yet; of more, the oldest are not waited for any longer. */
const MOST_WAITING = 64;
const HTTPS_PORT = 443;

/** @typedef {{origin: unknown, taken: TakenStack | null, isLeft: boolean}} Made a request: where it goes to, who made it, if
 * that was seen, and whether it waits no longer */

/**
 * @typedef {object} Bodies
 * @property {(request: object) => void} made to be notified of each request of undici's when it is made
 * @property {(request: object) => void} left to be notified of each that is being sent, or has failed
 * @property {(taken: TakenStack, to: {host: string, port: number}) => void} follow to be called with the stack of whoever asks for
 *   a connection: it is given that of who made the requests that wait for one to there, if all have one line
 */

/**
 * @returns {Bodies} who made requests with a body
 */
module.exports = function watchBodies() {
  const known = newWeakMap();
  /** @type {Made[]} the last ones */
  const lately = [];
  let next = 0;
  let waiting = 0;
  const leave = (/** @type {Made | undefined} */ made) => {
    if (made === undefined || made.isLeft) return;
    made.isLeft = true;
    waiting--;
  };
  const budget = newBudget();
  return {
    made(request) {
      if (!isLater(ownValue(request, 'body'))) return;
      leave(lately[next]);
      const made = { origin: ownValue(request, 'origin'), taken: budget.mayTake() ? takeStack() : null, isLeft: false };
      known.set(request, (lately[next] = made));
      next = (next + 1) % MOST_WAITING;
      waiting++;
    },
    left(request) {
      if (waiting > 0) leave(known.get(request));
    },
    follow(taken, { host, port }) {
      if (waiting === 0 || taken.earlier !== null || originOf(taken).place !== null) return;
      const found = makerOf(lately, `https://${host}${port === HTTPS_PORT ? '' : `:${port}`}`);
      if (found === null) return;
      taken.earlier = found;
      budget.use();
    },
  };
};

/**
 * @param {any} body of a request
 * @returns {boolean} whether it asks for its connection later
 */
function isLater(body) {
  return typeof body === 'object' && body !== null && body.byteLength === undefined;
}

/**
 * @param {Made[]} lately requests that were made
 * @param {string} origin that is connected to
 * @returns {TakenStack | null} who made those that wait for that, null if it is not known of each, or their lines differ
 */
function makerOf(lately, origin) {
  /** @type {TakenStack | null} */
  let found = null;
  for (let index = 0; index < lately.length; index++) {
    const made = lately[index];
    if (made.isLeft || made.origin !== origin) continue;
    if (made.taken === null) return null;
    if (found !== null && !isSamePlace(originOf(made.taken).place, originOf(found).place)) return null;
    found = made.taken;
  }
  return found;
}
