'use strict';

const { isSamePlace, originOf } = require('./stack.cjs');
const { addName, newTally } = require('./tally.cjs');

/** @import { Origin, StackPlace, TakenStack } from './stack.cjs' */
/** @import { Tally } from '../../model/tls.js' */

const { ceil, floor } = Math;

/**
 * All of the first stacks are kept; after that, two at each power of two, each of which represents half of those since
 * the two before. Two in a row, because requests may take turns: a MongoDB client connects for its monitor, which has a
 * user line, and then for its pool, which has none.
 */
const ALL_KEPT = 16;
/** Most different places of one kind; further ones count as unplaced. */
const MOST_PLACES = 32;

/**
 * A place, and how many requests it represents; `isFirstUse` if it is only known to have been the first to use the
 * result.
 * @typedef {StackPlace & {count: number, isFirstUse?: boolean}} CountedPlace
 */

/**
 * Callers that requested things of one kind, such as connections to one peer.
 * @typedef {object} Callers
 * @property {number} asked how many requests
 * @property {number} kept requests that the kept stacks represent
 * @property {boolean} isSecond whether the next stack is the second of two
 * @property {{stacks: (TakenStack | null)[], count: number}[]} pending not read yet
 * @property {CountedPlace[]} places that have been read
 * @property {(CountedPlace | null)[]} latest places of the last two stacks that were read; null if one had no user line
 * @property {number} unplaced how many had no user line in their stacks
 * @property {Tally} packages through which the requests went
 */

/** @returns {Callers} none yet */
function newCallers() {
  return {
    asked: 0,
    kept: 0,
    isSecond: false,
    pending: [],
    places: [],
    latest: [],
    unplaced: 0,
    packages: newTally(),
  };
}

/**
 * @param {Callers} callers of things
 * @returns {boolean} whether to keep the next request's stack
 */
function keepsNext({ asked }) {
  return isKept(asked + 1);
}

/**
 * @param {number} count of things
 * @returns {boolean} whether to keep the last one's stack
 */
function isKept(count) {
  return count <= ALL_KEPT || (count & (count - 1)) === 0 || (count & (count + 1)) === 0;
}

/**
 * @param {Callers} callers is added to
 * @param {(TakenStack | null | undefined)[]} stacks behind one more request: the first with a user line decides. A
 *   stack that was taken because it was due is kept, even if others have come first
 */
function addCaller(callers, stacks) {
  const count = ++callers.asked;
  if (!isKept(count) && !stacks[0]) return;
  callers.pending[callers.pending.length] = {
    stacks: /** @type {TakenStack[]} */ (stacks),
    count: representedBy(callers),
  };
}

/**
 * @param {Callers} callers that the next kept stack is counted for
 * @returns {number} how many requests it represents
 */
function representedBy(callers) {
  const all = callers.asked - callers.kept;
  // Nothing is left for a second one to represent if it follows at once, as after the first ones.
  const isHalf = all > 1 && !callers.isSecond;
  callers.isSecond = isHalf;
  const count = isHalf ? ceil(all / 2) : all;
  callers.kept += count;
  return count;
}

/**
 * Reads the stacks kept since the last time.
 * @param {Callers} callers of things
 * @param {TakenStack | null} fallback stack of a related action, if the requester is unknown
 * @returns {{places: CountedPlace[], unplaced: number, packages: Callers['packages']}} all places, and how many requests
 *   had none; the last two kept stacks also represent the requests after them
 */
function placesOf(callers, fallback) {
  const { pending, places, packages } = callers;
  callers.pending = [];
  for (let index = 0; index < pending.length; index++) place(callers, pending[index]);
  const { latest } = callers;
  const later = callers.asked - callers.kept;
  // Don't keep this: a line may be found later.
  const found = places.length === 0 && fallback !== null ? originOf(fallback).place : null;
  if (found !== null)
    return { places: [{ ...found, count: callers.unplaced + later, isFirstUse: true }], unplaced: 0, packages };
  // The first of two has its half already.
  const before = callers.isSecond ? later : floor(later / 2);
  const laterAt = (/** @type {CountedPlace | null} */ at) =>
    ((latest[0] ?? null) === at ? before : 0) + ((latest[1] ?? null) === at ? later - before : 0);
  const all = [];
  for (let index = 0; index < places.length; index++)
    all[index] = { ...places[index], count: places[index].count + laterAt(places[index]) };
  return { places: all, unplaced: callers.unplaced + laterAt(null), packages };
}

/**
 * @param {Callers} callers is added to
 * @param {Callers['pending'][number]} caller one of them
 */
function place(callers, { stacks, count }) {
  const origin = firstOrigin(stacks);
  if (origin.package !== '') addName(callers.packages, origin.package);
  const found = origin.place === null ? null : addPlace(callers, origin.place, count);
  if (found === null) callers.unplaced += count;
  const { latest } = callers;
  callers.latest = [latest.length === 0 ? found : latest[1], found];
}

/**
 * @param {(TakenStack | null | undefined)[]} stacks of the request, and of what led to it
 * @returns {Pick<Origin, 'place' | 'package'>} the first user line, and the package that it calls
 */
function firstOrigin(stacks) {
  let through = '';
  for (let index = 0; index < stacks.length; index++) {
    for (let taken = stacks[index]; taken; taken = taken.earlier) {
      const origin = originOf(taken);
      if (origin.package !== '') through = origin.package;
      if (origin.place !== null) return { place: origin.place, package: through };
    }
  }
  return { place: null, package: through };
}

/**
 * @param {Callers} callers is added to
 * @param {StackPlace} found in a stack
 * @param {number} count of requests that it represents
 * @returns {CountedPlace | null} where it was counted; null if there is no room for another place
 */
function addPlace({ places }, found, count) {
  for (let index = 0; index < places.length; index++) {
    if (isSamePlace(places[index], found)) {
      places[index].count += count;
      return places[index];
    }
  }
  return places.length < MOST_PLACES ? (places[places.length] = { ...found, count }) : null;
}

module.exports = { addCaller, firstOrigin, isKept, keepsNext, newCallers, placesOf };
