'use strict';

/*
 * A package that calls `fetch` where nobody waits for it yet (Supabase's in a `then`, Anthropic's after promises of its own)
 * has no user line on the stack, and V8 can't tell who will wait. But when the answer has come and the package reads it,
 * somebody waits: then the async stack leads to the user's line. `fetch` makes a reader of a stream for that, to which Node
 * gives a property of its own (https://github.com/nodejs/node/blob/v24.x/lib/internal/webstreams/readablestream.js).
 */
const diagnostics = require('diagnostics_channel');
const newBudget = require('./budget.cjs');
const { isJustNow, thisMoment } = require('./just-now.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { originOf, takeStack } = require('./stack.cjs');
const newWeakMap = require('./weak-map.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/** @import { Moment } from './just-now.cjs' */
/** @import { Origin, TakenStack } from './stack.cjs' */

const { getPrototypeOf } = Reflect;

const GIVEN_TO_READERS = 'kState';
/** How soon after the head of an answer its body is read, ms, if not some V8 microtasks later. */
const SOON = 50;

/**
 * @typedef {object} Sent a request over a connection without a line
 * @property {Pick<Origin, 'package' | 'inner'>} through the outermost and the innermost package that have connected
 * @property {(taken: TakenStack) => void} use called with a stack of one of them that has the user's line
 */

/**
 * @returns {{watch: () => void, sent: (request: object, sent: Sent) => void}} `watch` begins, once there is such a
 *   connection; call `sent` for each undici request that is the first over one. Whoever reads an answer after the head of
 *   another has come belongs to neither
 */
module.exports = function watchReaders() {
  const sentBy = newWeakMap();
  /** @type {Sent | undefined} the request whose answer came last, until it is read */
  let answered;
  /** @type {Moment} */
  let came = { turn: -1, time: [0, 0] };
  let isWatching = false;
  const budget = newBudget();
  const read = () => {
    if (answered === undefined || !isJustNow(came, SOON) || !budget.mayTake()) return;
    const taken = takeStack();
    const origin = originOf(taken);
    const { through, use } = answered;
    if (origin.place === null || !areRelated(origin, through)) return;
    answered = undefined;
    budget.use();
    use(taken);
  };
  return {
    watch() {
      if (isWatching) return;
      isWatching = true;
      orElse(undefined, () => {
        diagnostics.subscribe('undici:request:headers', (/** @type {any} */ message) => {
          answered = sentBy.get(message?.request);
          if (answered !== undefined) came = thisMoment();
        });
        watchReadersOf(read);
      });
    },
    sent: (request, sent) => void sentBy.set(request, sent),
  };
};

/**
 * @param {Pick<Origin, 'package' | 'inner'>} one of two stacks: after promises, of the packages on it only a part may be left
 * @param {Pick<Origin, 'package' | 'inner'>} other the other one
 * @returns {boolean} whether a package is seen on both
 */
function areRelated(one, other) {
  return (
    one.inner === other.inner ||
    one.package === other.package ||
    one.inner === other.package ||
    one.package === other.inner
  );
}

/** @param {() => void} note called for each reader of a stream */
function watchReadersOf(note) {
  // `fetch` has loaded it by now; earlier it would cost the program some ms.
  // eslint-disable-next-line n/no-unsupported-features/node-builtins -- it is there since 16.5
  const { ReadableStream: Stream } = require('stream/web');
  const seen = readerOf(
    GIVEN_TO_READERS,
    (key, reader) => void watchAssignmentsAbove(/** @type {object} */ (getPrototypeOf(reader)), key, note),
  );
  seen(new Stream().getReader());
}
