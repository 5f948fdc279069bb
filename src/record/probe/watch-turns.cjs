'use strict';

/*
 * Finds the code that handed work on to a later turn of the event loop: a mailer looks a name up before it connects,
 * and the user's line is no longer on the stack. Node numbers each callback that it will run, and the number is
 * available while the callback runs, without any hook
 * (https://nodejs.org/api/async_hooks.html#async_hooksexecutionasyncid). So the stack of each request for an immediate
 * or an address is kept under its number: for the first ones, and for more if they prove useful. `process.nextTick` and
 * promises can't be seen that way: they create objects without a prototype of their own. For an address that was
 * requested by promise, or by a callback that settles one, the host's name leads to the connection (gRPC, at a channel's
 * first call; tedious; nats).
 */
// eslint-disable-next-line n/no-unsupported-features/node-builtins -- it has existed since 8.1, and no hook is created
const { executionAsyncId } = require('async_hooks');
const bindingOf = require('./binding-of.cjs');
const newBudget = require('./budget.cjs');
const newLookups = require('./lookups.cjs');
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');
const { callerOf, takeStack } = require('./stack.cjs');
const { watchAssignments, watchAssignmentsAbove } = require('./watch-property.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { apply, getPrototypeOf, ownKeys } = Reflect;
const { getOwnPropertyDescriptor } = Object;
const OwnWeakRef = WeakRef;
const { deref } = WeakRef.prototype;
const [makeImmediate, forgetImmediate] = [setImmediate, clearImmediate];
const describe = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(Symbol.prototype, 'description')).get
);

/**
 * Most callbacks remembered: they run soon, so older ones are not needed. One connection may need the stacks of as many: nodemailer
 * makes 12 immediates for a plain mail, and some 40 for a signed one with two attachments.
 */
const MOST_KEPT = 64;
/** After this many useless immediates, none is looked at until a stack is useful again: each costs 1 to 8 µs. */
const MOST_IDLE = 1000;
/** How often work may be handed on before a connection. */
const MOST_TURNS = 8;
/** Requests to c-ares and to the system's resolver. */
const REQUESTS = ['GetAddrInfoReqWrap', 'QueryReqWrap'];

/**
 * @typedef {object} Turns
 * @property {() => TakenStack | null} earlier returns the stack of whatever handed on the current work, null if unknown
 * @property {(taken: TakenStack) => TakenStack | null} calling returns the stack of an immediate or a request for an address for
 *   which a function had been called that now goes on after an `await`, with nobody's line on the stack; null if there was
 *   none, or lines differ
 * @property {(host: string, through: string | null, isAddress: boolean) => TakenStack | null} lookedUp returns the stack of a
 *   request, through a package (null if unknown), for the address of a host that is being connected to: one that `net` can't have
 *   made, or, if that was given an address and had nothing to look up, any; null if there was none, or lines differ. Each request is used
 *   for one connection
 * @property {(isNextKept: boolean) => void} use call when such a stack may have been useful, with whether the next
 *   connection's is kept
 */

/**
 * @typedef {object} HandedOn
 * @property {number} id of the callback, -1 if unknown yet
 * @property {WeakRef<any> | null} request for an address, which gets its number when it is sent
 * @property {TakenStack} taken when it was handed on
 */

/** @returns {Turns} records from now on */
module.exports = function watchTurns() {
  /** @type {HandedOn[]} */
  const kept = [];
  let next = 0;
  const budget = newBudget();
  const earlier = () => {
    const id = executionAsyncId();
    for (let index = 0; index < kept.length; index++) if (idOf(kept[index]) === id) return kept[index].taken;
    return null;
  };
  const calling = (/** @type {TakenStack} */ taken) => {
    /** @type {TakenStack[]} */
    const stacks = [];
    for (let index = 0; index < kept.length; index++) stacks[index] = kept[index].taken;
    return callerOf(stacks, taken);
  };
  let idle = 0;
  const handOn = (/** @type {number} */ id, /** @type {object | null} */ request) => {
    if (!budget.mayTake()) return;
    const before = earlier();
    const taken = before === null || depthOf(before) < MOST_TURNS ? takeStack(before) : before;
    kept[next] = { id, request: request === null ? null : new OwnWeakRef(request), taken };
    next = (next + 1) % MOST_KEPT;
    if (request === null) return;
    const host = ownValue(request, 'hostname');
    if (typeof host !== 'string' || host === '') return;
    const kind = kindOf(request);
    (mayBeOfNet(request, kind) ? maybeOfNet : notOfNet).add(host, taken, kind);
  };
  const notOfNet = newLookups();
  const maybeOfNet = newLookups();
  const lookedUp = (
    /** @type {string} */ host,
    /** @type {string | null} */ through,
    /** @type {boolean} */ isAddress,
  ) => notOfNet.take(host, through) ?? (isAddress ? maybeOfNet.take(host, through) : null);
  const immediates = orElse(null, () =>
    watchImmediates((id) => {
      if (++idle > MOST_IDLE) immediates?.pause();
      else handOn(id, null);
    }),
  );
  orElse(null, () => watchRequests((request) => handOn(-1, request)));
  const use = (/** @type {boolean} */ isNextKept) => {
    budget.use(isNextKept ? MOST_KEPT : 2);
    if (idle > MOST_IDLE) immediates?.resume();
    idle = 0;
  };
  return { earlier, calling, lookedUp, use };
};

/**
 * @param {HandedOn} handed on handed on
 * @returns {number} number of the callback, -1 if there is none yet, or no longer
 */
function idOf(handed) {
  if (handed.id < 0) handed.id = apply(deref, handed.request, [])?.getAsyncId() ?? -1;
  return handed.id;
}

/**
 * @param {object} request for an address, or another record
 * @returns {string} the kind of record that it asks c-ares for, `''` if it asks the system's resolver
 */
function kindOf(request) {
  const name = ownValue(request, 'bindingName');
  return typeof name === 'string' ? name : '';
}

/**
 * @param {object} request for an address
 * @param {string} kind of what it asks c-ares for
 * @returns {boolean} whether `net` may have made it for a connection of its own: that asks the system's resolver, and not by
 *   promise. Other requests have their callback by now (https://github.com/nodejs/node/blob/v24.x/lib/dns.js, lookup)
 */
function mayBeOfNet(request, kind) {
  return kind === '' && ownValue(request, 'callback') !== undefined;
}

/**
 * @param {TakenStack} taken when work was handed on
 * @returns {number} how often it was handed on by then
 */
function depthOf(taken) {
  let depth = 0;
  for (let at = /** @type {TakenStack | null} */ (taken); at !== null; at = at.earlier) depth++;
  return depth;
}

/**
 * An immediate gets its own number right before its creator's number
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/timers.js, initAsyncResource).
 * @param {(id: number) => void} handOn called with the number of each
 * @returns {ReturnType<typeof watchAssignmentsAbove> | null} pauses and resumes this; null if immediates can't be seen
 */
function watchImmediates(handOn) {
  const immediate = makeImmediate(() => {});
  forgetImmediate(immediate);
  const symbols = ownKeys(immediate).filter((key) => typeof key === 'symbol');
  const [id, last] = ['asyncId', 'triggerId'].map((name) => symbols.find((key) => apply(describe, key, []) === name));
  if (id === undefined || last === undefined) return null;
  return watchAssignmentsAbove(/** @type {object} */ (getPrototypeOf(immediate)), last, (made) => handOn(made[id]));
}

/**
 * A request for an address gets its callback before it is sent (https://github.com/nodejs/node/blob/v24.x/lib/dns.js).
 * @param {(request: object) => void} handOn called with each
 */
function watchRequests(handOn) {
  const binding = bindingOf('cares_wrap');
  for (let index = 0; index < REQUESTS.length; index++) {
    const { prototype } = binding[REQUESTS[index]];
    watchAssignments(prototype, 'oncomplete', handOn);
  }
}
