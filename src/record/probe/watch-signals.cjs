'use strict';

/*
 * A package that calls `fetch` after a promise of its own has settled (ky) has no user line on the stack any more, unless
 * the user's function already waits for it. But before that, below the user's line, it makes a `Request` or an
 * `AbortController`, and with them an `AbortSignal`. Node gives each signal a property of its own
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/abort_controller.js).
 */
const newBudget = require('./budget.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { isSamePlace, originOf, takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { getPrototypeOf } = Reflect;
const { hrtime } = process;

const GIVEN_TO_SIGNALS = 'kAborted';
/**
 * How soon after a signal was made a request follows, ms: some V8 microtasks later, on a machine that may run other
 * processes in between. If another line has made one by then, neither is taken.
 */
const SOON = 1000;
/** Most signals that are remembered; if even the oldest was made just now, there may have been others. */
const MOST_RECENT = 64;

/**
 * @typedef {{time: [number, number], taken: TakenStack | null}} Made a signal: when, and by whom, null if its stack was not
 *   taken
 */

/**
 * @returns {{watch: () => void, isWatching: () => boolean, makerOf: (through: string) => TakenStack | null}} `watch` begins,
 *   once there is a connection of `fetch` without a line; `makerOf` returns the stack of the signals that a package has
 *   made just now, null if there are none or their lines differ; they are used for one request
 */
module.exports = function watchSignals() {
  /** @type {(Made | undefined)[]} */
  const recent = [];
  let next = 0;
  let isWatching = false;
  const budget = newBudget();
  const note = () => {
    recent[next] = { time: hrtime(), taken: budget.mayTake() ? takeStack() : null };
    next = (next + 1) % MOST_RECENT;
  };
  return {
    watch() {
      if (isWatching) return;
      isWatching = true;
      orElse(undefined, () => watchSignalsOf(note));
    },
    isWatching: () => isWatching,
    makerOf(through) {
      const found = through === '' || isJust(recent[next]) ? null : commonMaker(recent, through);
      if (found === null) return null;
      budget.use();
      for (let index = 0; index < recent.length; index++) if (isOf(recent[index], through)) recent[index] = undefined;
      return found;
    },
  };
};

/** @param {() => void} note called for each signal */
function watchSignalsOf(note) {
  const seen = readerOf(
    GIVEN_TO_SIGNALS,
    (key, signal) => void watchAssignmentsAbove(/** @type {object} */ (getPrototypeOf(signal)), key, note),
  );
  seen(new AbortController().signal);
}

/**
 * @param {(Made | undefined)[]} recent the last signals
 * @param {string} through a package
 * @returns {TakenStack | null} one below whose line the package made signals just now, if there is one such line
 */
function commonMaker(recent, through) {
  /** @type {TakenStack | null} */
  let found = null;
  for (let index = 0; index < recent.length; index++) {
    const made = recent[index];
    if (made === undefined || !isJust(made)) continue;
    // It may have been made below another line.
    if (made.taken === null) return null;
    const { place } = originOf(made.taken);
    if (place === null || !isOf(made, through)) continue;
    if (found !== null && !isSamePlace(place, originOf(found).place)) return null;
    found = made.taken;
  }
  return found;
}

/**
 * @param {Made | undefined} made a signal
 * @param {string} through a package
 * @returns {boolean} whether the package has made it
 */
function isOf(made, through) {
  return made !== undefined && made.taken !== null && originOf(made.taken).package === through;
}

/**
 * @param {Made | undefined} made a signal
 * @returns {boolean} whether that was just now
 */
function isJust(made) {
  if (made === undefined) return false;
  const [seconds, nanoseconds] = hrtime(made.time);
  return seconds * 1e3 + nanoseconds / 1e6 < SOON;
}
