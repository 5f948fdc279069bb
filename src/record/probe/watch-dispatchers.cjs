'use strict';

/*
 * Finds the dispatchers that keep connections in undici, and in Node's fetch: a Client has one connection, a Pool has
 * Clients, an Agent has Pools. Each copy of undici has its own classes, which are found at its first connection; we
 * don't see the creation of earlier dispatchers. The creator of a Client or a Pool listens to it with a function of its
 * own, which leads from a connection to the dispatcher that the program made
 * (https://github.com/nodejs/undici/blob/v7.16.0/lib/dispatcher/pool-base.js, kAddClient).
 */
const { EventEmitter } = require('events');
const newBudget = require('./budget.cjs');
const readerOf = require('./own-symbol.cjs');
const ownValue = require('./own-value.cjs');
const { prototypeBelow } = require('./prototypes-of.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { apply, ownKeys } = Reflect;
const { getOwnPropertyDescriptor } = Object;
const { isArray } = Array;
const { startsWith } = String.prototype;
const OwnWeakRef = WeakRef;
const { deref } = WeakRef.prototype;
const describe = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(Symbol.prototype, 'description')).get
);

/** A connection has its Client under a symbol with this description: undici 5 to 8. */
const CLIENT = 'client';
/** Likewise, whether it will be closed after its current request. */
const RESET = 'reset';
/**
 * Its Client has these under symbols: how many requests were answered, and how many were sent, less the same number.
 */
const ANSWERED = 'running index';
const SENT = 'pending index';
/** `EventEmitter` assigns this to each emitter first. */
const GIVEN_FIRST = '_events';
/** Events of its children that a dispatcher listens to: all of these, the first two with functions of its own. */
const HEARD = ['drain', 'connect', 'disconnect', 'connectionError'];
const TELLING = 2;
/** Most levels of dispatchers: Clients, Pools, Agents, and possible wrappers. */
const MOST_LEVELS = 6;
/** Most dispatchers without a connection yet; beyond that, the oldest are forgotten. */
const MOST_WAITING = 256;

/**
 * @typedef {object} Dispatcher
 * @property {object} identity the same for all connections of one dispatcher
 * @property {((socket: any) => unknown) | null} isLast true for a connection that will be closed after its current
 *   request; null if the dispatcher keeps no connections
 * @property {() => boolean} isIdle whether no request is on the connection
 * @property {TakenStack | null} taken stack of its creation, null if not seen
 * @property {number} unseenLevel if its creation was not seen, how many levels above its connections the function is that
 *   stands for it; 0 if it was
 */

/**
 * Where a copy of undici keeps the facts about its connections.
 * @typedef {object} Copy
 * @property {symbol} symbol of a connection's Client
 * @property {(socket: any) => unknown} isLast of a connection
 * @property {(client: any) => unknown} answered of a Client
 * @property {(client: any) => unknown} sent of a Client
 */

/**
 * @returns {(socket: any) => Dispatcher | null} returns the program's dispatcher that an undici connection belongs to;
 *   null if there is none
 */
module.exports = function watchDispatchers() {
  /** @type {Copy[]} where each copy of undici keeps the facts about its sockets */
  const copies = [];
  const takenBy = newWeakMap();
  /** Dispatchers by the functions that they listen with. */
  const owners = newWeakMap();
  /** @type {WeakRef<object>[]} made since the last connection */
  let recent = [];
  let next = 0;
  const budget = newBudget();
  const note = (/** @type {object} */ made) => {
    recent[next] = new OwnWeakRef(made);
    next = (next + 1) % MOST_WAITING;
    if (budget.mayTake()) takenBy.set(made, takeStack());
  };
  const clientOf = (/** @type {any} */ socket) => {
    for (let index = 0; index < copies.length; index++) {
      const client = ownValue(socket, copies[index].symbol);
      if (client) return { client, copy: copies[index] };
    }
    const found = findClient(socket);
    if (found === null) return null;
    const { symbol, client, above } = found;
    const copy = { symbol, isLast: readerOf(RESET), answered: readerOf(ANSWERED), sent: readerOf(SENT) };
    copies[copies.length] = copy;
    watchAssignmentsAbove(above, GIVEN_FIRST, note);
    return { client, copy };
  };
  const learn = () => {
    for (let index = 0; index < recent.length; index++) addFunctions(owners, apply(deref, recent[index], []));
    recent = [];
    next = 0;
  };
  return (socket) => {
    const found = clientOf(socket);
    if (found === null) return null;
    learn();
    const { client, copy } = found;
    let at = client;
    let unseenLevel = 0;
    for (let level = 1; level <= MOST_LEVELS && unseenLevel === 0; level++) {
      const above = makerOf(at, owners);
      if (above === null) break;
      at = above;
      // Its creation was not seen: the function that it listens with represents it.
      if (typeof at === 'function') unseenLevel = level;
    }
    const taken = takenBy.get(at) ?? null;
    if (taken !== null) budget.use();
    return {
      identity: at,
      isLast: client.pipelining === 0 ? null : copy.isLast,
      isIdle: () => copy.answered(client) === copy.sent(client),
      taken,
      unseenLevel,
    };
  };
};

/**
 * @param {any} socket that undici has connected
 * @returns {{symbol: symbol, client: any, above: object} | null} its Client, the symbol for it, and the prototype above
 *   all dispatcher classes; null if there is none
 */
function findClient(socket) {
  const keys = ownKeys(socket);
  for (let index = 0; index < keys.length; index++) {
    const symbol = keys[index];
    if (typeof symbol !== 'symbol' || apply(describe, symbol, []) !== CLIENT) continue;
    const client = ownValue(socket, symbol);
    const above = prototypeBelow(client, EventEmitter.prototype);
    if (above !== null) return { symbol, client, above };
  }
  return null;
}

/**
 * @param {WeakMap<object, object>} owners is added to
 * @param {object | undefined} dispatcher with its own listener functions; undefined if it was garbage-collected
 */
function addFunctions(owners, dispatcher) {
  if (dispatcher === undefined) return;
  const keys = ownKeys(dispatcher);
  for (let index = 0; index < keys.length; index++) {
    const value = typeof keys[index] === 'symbol' ? ownValue(dispatcher, keys[index]) : null;
    if (typeof value === 'function') owners.set(value, dispatcher);
  }
}

/**
 * @param {any} dispatcher any
 * @param {WeakMap<object, object>} owners of functions
 * @returns {object | null} its creator: a dispatcher, or a function of one whose creation was not seen; null if
 *   unknown, or nothing listens
 */
function makerOf(dispatcher, owners) {
  const events = ownValue(dispatcher, GIVEN_FIRST);
  let stranger = null;
  let isHeard = true;
  for (let index = 0; index < HEARD.length; index++) {
    const heard = ownValue(events, HEARD[index]);
    if (heard === undefined) isHeard = false;
    if (index >= TELLING) continue;
    const listeners = isArray(heard) ? heard : [heard];
    for (let each = 0; each < listeners.length; each++) {
      const owner = owners.get(listeners[each]);
      if (owner !== undefined && owner !== dispatcher) return owner;
    }
    if (stranger === null && typeof listeners[0] === 'function' && !isBound(listeners[0])) stranger = listeners[0];
  }
  // The program's own listeners are for single events.
  return isHeard ? stranger : null;
}

/**
 * @param {Function} listener any
 * @returns {boolean} whether it was made for a single emitter
 */
function isBound(listener) {
  const name = ownValue(listener, 'name');
  return typeof name === 'string' && apply(startsWith, name, ['bound ']);
}
