'use strict';

const newBudget = require('./budget.cjs');
const { addCaller, keepsNext, newCallers, placesOf } = require('./asked-at.cjs');
const { caBytes } = require('./connection-options.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignments, watchLookups } = require('./watch-property.cjs');
const newFacts = require('./own-facts.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;
const { stringify } = JSON;

/**
 * @typedef {object} Contexts
 * @property {(context: object, options: any, taken: TakenStack | null) => void} tell call with the options that a
 *   connection's context was made with, and the stack of the connection's request
 * @property {(options: any) => TakenStack | null} takenOf returns the stack where the context of a client's connection
 *   was made, if the connection is the first to get it: then it was made for it (a gRPC channel makes one below the
 *   user's line and connects later)
 * @property {(options: any) => boolean} isOfNobody whether a client's connection is the first to get its context, and
 *   we did not see the context being made; call before `takenOf`
 * @property {() => void} use call when such a stack may have been useful
 * @property {() => string} text the data to save, as JSON
 */

/**
 * @typedef {object} Known
 * @property {boolean} hasCa whether it was given CAs
 * @property {boolean} isSized whether their size has been counted
 * @property {TakenStack | null | undefined} maker stack of its creation; undefined if not taken, null once a connection
 *   has got the context
 */

/**
 * Counts secure contexts, and those for which CA certificates are parsed, which takes up to tens of ms each. The Node
 * objects behind them, whose methods are looked up while they are made
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/secure-context.js), are found at the first connection;
 * contexts made before that are counted when they are used.
 * @param {object} tls prototype of TLS connections
 * @param {() => void} note called when something is counted; must not throw
 * @returns {Contexts} what was counted
 */
module.exports = function countContexts(tls, note) {
  const counts = { created: 0, withCa: 0, caBytes: 0 };
  const callers = newCallers();
  const known = newFacts();
  const of = (/** @type {object | undefined} */ native) => /** @type {Known | undefined} */ (known.get(native));
  const budget = newBudget();
  let isWatched = false;
  const add = (/** @type {object} */ native) => {
    counts.created++;
    /** @type {Known} */
    const context = { hasCa: false, isSized: false, maker: undefined };
    known.set(native, context);
    note();
    return context;
  };
  const addCa = (/** @type {Known} */ context, /** @type {TakenStack | null} */ taken) => {
    context.hasCa = true;
    counts.withCa++;
    addCaller(callers, [taken]);
    note();
  };
  const watch = (/** @type {object} */ prototype) => {
    isWatched = true;
    if (!hasOwn(prototype, 'init') || !hasOwn(prototype, 'addCACert')) return;
    const isNew = (/** @type {object} */ native) => native !== prototype && of(native) === undefined;
    watchLookups(prototype, 'init', (native) => {
      if (!isNew(native)) return;
      const context = add(native);
      if (budget.mayTake()) context.maker = takeStack();
    });
    watchLookups(prototype, 'addCACert', (native) => {
      const context = of(native);
      if (context !== undefined && !context.hasCa) addCa(context, keepsNext(callers) ? takeStack() : null);
    });
  };
  watchAssignments(tls, '_secureContext', (connection) => {
    const native = connection._secureContext.context;
    if (!isWatched) watch(/** @type {object} */ (getPrototypeOf(native)));
    if (of(native) === undefined) add(native);
  });
  return {
    tell(native, { ca, secureContext }, taken) {
      const context = of(native);
      if (context === undefined || context.isSized || secureContext || ca === undefined || ca === null) return;
      context.isSized = true;
      counts.caBytes += caBytes(ca);
      if (!context.hasCa) addCa(context, taken);
    },
    isOfNobody({ secureContext }) {
      const native = secureContext?.context;
      return native !== undefined && of(native)?.maker === undefined;
    },
    takenOf({ secureContext }) {
      const context = of(secureContext?.context);
      const taken = context?.maker ?? null;
      if (context) context.maker = null;
      return taken;
    },
    use: budget.use,
    text() {
      const { places, unplaced } = placesOf(callers, null);
      return stringify({ ...counts, callSites: places, unplaced });
    },
  };
};
