'use strict';

const newBudget = require('./budget.cjs');
const { addCaller, addSize, addStack, addUser, newCallers, placesOf } = require('./asked-at.cjs');
const { caBytes } = require('./connection-options.cjs');
const { addNext, newSampling } = require('./sampling.cjs');
const { isSamePlace, originOf, takeStack } = require('./stack.cjs');
const { watchAssignments, watchLookups } = require('./watch-property.cjs');
const newFacts = require('./own-facts.cjs');

/** @import { Caller, Use } from './asked-at.cjs' */
/** @import { TakenStack } from './stack.cjs' */

const { getPrototypeOf } = Reflect;
const { create, hasOwn } = Object;
const { stringify } = JSON;

/**
 * @typedef {object} Contexts
 * @property {(context: object, options: any, taken: TakenStack | null, below: TakenStack | null) => Caller | null} tell call with the
 *   options that a connection's context was made with, the stack of the connection's request, and that of connecting the socket
 *   below it, if that was connected before; returns what is kept of the context's request, null if nothing is, or if it was told before
 * @property {(caller: Caller, earlier: TakenStack | null) => void} follow call with what `tell` has returned, and the stack of
 *   whatever requested the connection, if that is known later
 * @property {(caller: Caller, user: TakenStack) => void} usedBy call with what `tell` has returned, and the stack of whoever is
 *   the first to use the connection, for when it is not known who requested it
 * @property {(name: string, use: Use) => void} used call with the innermost package that requested connections without a line, and
 *   the first use of one of them
 * @property {(options: any) => TakenStack | null} takenOf returns the stack where the context of a client's connection
 *   was made, if the connection is the first to get it: then it was made for it (a gRPC channel makes one below the
 *   user's line and connects later)
 * @property {(native: object, options: any) => TakenStack | null} takenFor returns the stack where the context was made,
 *   if the client's connection that is being requested has made it: no other has to be taken. Null if there is none
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
 * @property {TakenStack | null} taken stack where CAs were added to it, null if not taken, or once a connection has got it
 * @property {Caller | null} caller what is kept of that
 */

/**
 * Counts secure contexts, and those for which CA certificates are parsed, which takes up to tens of ms each. The Node
 * objects behind them, whose methods are looked up while they are made
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/secure-context.js), are found at the first connection;
 * contexts made before that are counted when they are used.
 * @param {object} tls prototype of TLS connections
 * @param {() => void} note called when something is counted; must not throw
 * @param {() => TakenStack} take takes the stack that has led here
 * @returns {Contexts} what was counted
 */
module.exports = function countContexts(tls, note, take) {
  const counts = { created: 0, withCa: 0, caBytes: 0 };
  const callers = newCallers();
  const sampling = newSampling();
  const known = newFacts();
  const of = (/** @type {object | undefined} */ native) => /** @type {Known | undefined} */ (known.get(native));
  /** @type {Record<string, Use | null>} by the innermost package, null if the lines differ */
  const uses = create(null);
  const budget = newBudget();
  let isWatched = false;
  const add = (/** @type {object} */ native) => {
    counts.created++;
    /** @type {Known} */
    const context = { hasCa: false, isSized: false, maker: undefined, taken: null, caller: null };
    known.set(native, context);
    note();
    return context;
  };
  const addCa = (/** @type {Known} */ context, /** @type {() => TakenStack | null} */ taken) => {
    context.hasCa = true;
    counts.withCa++;
    const weight = addNext(sampling);
    if (weight > 0) context.taken = taken();
    context.caller = addCaller(callers, [context.taken], weight);
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
      if (context !== undefined && !context.hasCa) addCa(context, take);
    });
  };
  watchAssignments(tls, '_secureContext', (connection) => {
    const native = connection._secureContext.context;
    if (!isWatched) watch(/** @type {object} */ (getPrototypeOf(native)));
    if (of(native) === undefined) add(native);
  });
  return {
    tell(native, { ca, secureContext }, taken, below) {
      const context = of(native);
      if (context === undefined || context.isSized) return null;
      if (!secureContext && ca !== undefined && ca !== null) {
        context.isSized = true;
        const bytes = caBytes(ca);
        counts.caBytes += bytes;
        if (!context.hasCa) addCa(context, () => taken);
        if (context.caller !== null) addSize(context.caller, bytes);
      }
      const { caller } = context;
      if (caller !== null) addStack(callers, caller, below);
      context.caller = null;
      // It keeps everything on the stack alive.
      context.taken = null;
      return caller;
    },
    follow(caller, earlier) {
      addStack(callers, caller, earlier);
    },
    usedBy(caller, user) {
      addUser(callers, caller, user);
    },
    used(name, use) {
      const first = uses[name];
      if (first === undefined) uses[name] = use;
      // Which of both lines had which contexts made is not known.
      else if (first !== null && !isSamePlace(originOf(first.taken).place, originOf(use.taken).place))
        uses[name] = null;
    },
    takenFor(native, { secureContext }) {
      const context = of(native);
      if (context === undefined || secureContext) return null;
      const { taken } = context;
      context.taken = null;
      return taken;
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
      const { places, unplaced } = placesOf(callers, null, uses);
      return stringify({ ...counts, callSites: places, unplaced });
    },
  };
};
