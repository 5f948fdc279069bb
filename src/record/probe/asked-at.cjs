'use strict';

const { isSamePlace, originOf } = require('./stack.cjs');
const { addName, newTally } = require('./tally.cjs');

/** @import { Origin, StackPlace, TakenStack } from './stack.cjs' */
/** @import { Tally } from '../../model/tls.js' */

/**
 * All of the first stacks are kept; after that, the stack at each power of two represents those since the one before.
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
 * @property {{stacks: (TakenStack | null)[], count: number}[]} pending not read yet
 * @property {CountedPlace[]} places that have been read
 * @property {CountedPlace | null} last place that was found
 * @property {number} unplaced how many had no user line in their stacks
 * @property {Tally} packages through which the requests went
 */

/** @returns {Callers} none yet */
function newCallers() {
  return { asked: 0, kept: 0, pending: [], places: [], last: null, unplaced: 0, packages: newTally() };
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
  return count <= ALL_KEPT || (count & (count - 1)) === 0;
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
    count: count - callers.kept,
  };
  callers.kept = count;
}

/**
 * Reads the stacks kept since the last time.
 * @param {Callers} callers of things
 * @param {TakenStack | null} fallback stack of a related action, if the requester is unknown
 * @returns {{places: CountedPlace[], unplaced: number, packages: Callers['packages']}} all places; requests after the
 *   last kept stack are counted at its place
 */
function placesOf(callers, fallback) {
  const { pending, places } = callers;
  callers.pending = [];
  for (let index = 0; index < pending.length; index++) place(callers, pending[index]);
  const { last, unplaced, packages, asked, kept } = callers;
  // Don't keep this: a line may be found later.
  const found = places.length === 0 && fallback !== null ? originOf(fallback).place : null;
  if (found !== null)
    return { places: [{ ...found, count: unplaced + asked - kept, isFirstUse: true }], unplaced: 0, packages };
  if (last === null) return { places, unplaced: unplaced + asked - kept, packages };
  const all = [];
  for (let index = 0; index < places.length; index++)
    all[index] = places[index] === last ? { ...last, count: last.count + asked - kept } : places[index];
  return { places: all, unplaced, packages };
}

/**
 * @param {Callers} callers is added to
 * @param {Callers['pending'][number]} caller one of them
 */
function place(callers, { stacks, count }) {
  const origin = firstOrigin(stacks);
  if (origin.package !== '') addName(callers.packages, origin.package);
  if (origin.place === null) callers.unplaced += count;
  else addPlace(callers, origin.place, count);
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
 */
function addPlace(callers, found, count) {
  const { places } = callers;
  for (let index = 0; index < places.length; index++) {
    const known = places[index];
    if (isSamePlace(known, found)) {
      known.count += count;
      callers.last = known;
      return;
    }
  }
  if (places.length < MOST_PLACES) places[places.length] = callers.last = { ...found, count };
  else callers.unplaced += count;
}

module.exports = { addCaller, firstOrigin, isKept, keepsNext, newCallers, placesOf };
