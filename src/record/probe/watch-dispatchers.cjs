'use strict';

/*
 * What keeps the connections of undici, and of Node's fetch: a Client has one, a Pool has Clients, an Agent has Pools.
 * Each copy of undici has classes of its own, which are found at its first connection; dispatchers that were made
 * before are not seen being made. Who made a Client or a Pool listens to it with a function of its own, so that leads
 * from a connection to the dispatcher that the program made
 * (https://github.com/nodejs/undici/blob/v7.16.0/lib/dispatcher/pool-base.js, kAddClient).
 */
const { EventEmitter } = require('events');
const newBudget = require('./budget.cjs');
const readerOf = require('./own-symbol.cjs');
const ownValue = require('./own-value.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { apply, getPrototypeOf, ownKeys } = Reflect;
const { getOwnPropertyDescriptor } = Object;
const { isArray } = Array;
const { startsWith } = String.prototype;
const OwnWeakRef = WeakRef;
const { deref } = WeakRef.prototype;
const describe = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(Symbol.prototype, 'description')).get
);

/** A connection has its Client under a symbol of this description: undici 5 to 8. */
const CLIENT = 'client';
/** Likewise, whether it is closed after the request that it carries. */
const RESET = 'reset';
/** Its Client has these under symbols: how many requests it has answered, and how many it has sent, less the same number. */
const ANSWERED = 'running index';
const SENT = 'pending index';
/** `EventEmitter` gives it to each emitter first of all. */
const GIVEN_FIRST = '_events';
/** What a dispatcher listens to of each that it has made: to all of these, to the first two with functions of its own. */
const HEARD = ['drain', 'connect', 'disconnect', 'connectionError'];
const TELLING = 2;
/** Clients, Pools, Agents, and what may be around them. */
const MOST_LEVELS = 6;
/** Dispatchers that have no connection yet; of more, the oldest are not waited for any longer. */
const MOST_WAITING = 256;

/**
 * @typedef {object} Dispatcher
 * @property {object} identity the same for all connections of one dispatcher
 * @property {((socket: any) => unknown) | null} isLast tells true of a connection that is closed after the request that it
 *   carries; null if the dispatcher keeps none
 * @property {() => boolean} isIdle tells whether no request is on the connection
 * @property {TakenStack | null} taken stack of whoever made it, null if that was not seen
 */

/**
 * What a copy of undici has the facts of its connections under.
 * @typedef {object} Copy
 * @property {symbol} symbol of a connection's Client
 * @property {(socket: any) => unknown} isLast of a connection
 * @property {(client: any) => unknown} answered of a Client
 * @property {(client: any) => unknown} sent of a Client
 */

/**
 * @returns {(socket: any) => Dispatcher | null} gives the dispatcher that the program made and that a connection of
 *   undici's belongs to; null if there is none
 */
module.exports = function watchDispatchers() {
  /** @type {Copy[]} what each copy of undici has its sockets' facts under */
  const copies = [];
  const takenBy = newWeakMap();
  /** Of functions that dispatchers listen with, whose they are. */
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
    for (let level = 0; level < MOST_LEVELS; level++) {
      const above = makerOf(at, owners);
      if (above === null) break;
      at = above;
      // Nobody saw it being made: the function that it listens with represents it.
      if (typeof at === 'function') break;
    }
    const taken = takenBy.get(at) ?? null;
    if (taken !== null) budget.use();
    return {
      identity: at,
      isLast: client.pipelining === 0 ? null : copy.isLast,
      isIdle: () => copy.answered(client) === copy.sent(client),
      taken,
    };
  };
};

/**
 * @param {any} socket that undici has connected
 * @returns {{symbol: symbol, client: any, above: object} | null} its Client, the symbol that it is under, and the
 *   prototype above all classes of dispatchers; null if there is none
 */
function findClient(socket) {
  const keys = ownKeys(socket);
  for (let index = 0; index < keys.length; index++) {
    const symbol = keys[index];
    if (typeof symbol !== 'symbol' || apply(describe, symbol, []) !== CLIENT) continue;
    const client = ownValue(socket, symbol);
    const above = typeof client === 'object' && client !== null ? classOf(client) : null;
    if (above !== null) return { symbol, client, above };
  }
  return null;
}

/**
 * @param {object} client of undici's
 * @returns {object | null} the prototype right below that of `EventEmitter`, null if it is no emitter
 */
function classOf(client) {
  for (let at = getPrototypeOf(client); at !== null; at = getPrototypeOf(at))
    if (getPrototypeOf(at) === EventEmitter.prototype) return at;
  return null;
}

/**
 * @param {WeakMap<object, object>} owners is added to
 * @param {object | undefined} dispatcher whose functions are its own; undefined if nobody has it any more
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
 * @returns {object | null} who has made it: a dispatcher, or a function of one that was not seen being made; null if
 *   unknown, or nobody listens
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
  // The program's own listeners are to one event or the other.
  return isHeard ? stranger : null;
}

/**
 * @param {Function} listener any
 * @returns {boolean} whether it was made for one emitter alone
 */
function isBound(listener) {
  const name = ownValue(listener, 'name');
  return typeof name === 'string' && apply(startsWith, name, ['bound ']);
}
