'use strict';

const { isSamePlace, originOf } = require('./stack.cjs');
const { addName, newTally } = require('./tally.cjs');

/** @import { Origin, Place, TakenStack } from './stack.cjs' */
/** @import { Tally } from './tally.cjs' */

/** The stacks of the first are all kept, then that of each power of two represents those since. */
const ALL_KEPT = 16;
/** Different places of one kind; more are counted as unplaced. */
const MOST_PLACES = 32;

/** A place, and how many things it represents; `isFirstUse` if all that is known is that it was the first to use one.
 * @typedef {Place & {count: number, isFirstUse?: boolean}} CountedPlace */

/**
 * Who asked for things of one kind, such as the connections of one peer.
 * @typedef {object} Callers
 * @property {number} asked how many things
 * @property {number} kept of them, those that the stacks represent
 * @property {{stacks: (TakenStack | null)[], count: number}[]} pending not read yet
 * @property {CountedPlace[]} places that were read
 * @property {CountedPlace | null} last of them that was found
 * @property {number} unplaced how many had no line of the user's in their stacks
 * @property {Tally} packages that they were asked through
 */

/** @returns {Callers} nobody yet */
function newCallers() {
  return { asked: 0, kept: 0, pending: [], places: [], last: null, unplaced: 0, packages: newTally() };
}

/**
 * @param {Callers} callers of things
 * @returns {boolean} whether the stack of whoever asks next is kept
 */
function keepsNext({ asked }) {
  return isKept(asked + 1);
}

/**
 * @param {number} count of things
 * @returns {boolean} whether the last one's stack is kept
 */
function isKept(count) {
  return count <= ALL_KEPT || (count & (count - 1)) === 0;
}

/**
 * @param {Callers} callers is added to
 * @param {(TakenStack | null | undefined)[]} stacks of whoever asked for one more: the first with a line of the user's
 *   tells. One that was taken because it was its turn is kept, even if others came before it meanwhile
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
 * Reads the stacks that were kept since.
 * @param {Callers} callers of things
 * @param {TakenStack | null} fallback stack of somebody who had to do with it, where it is unknown who asked
 * @returns {{places: CountedPlace[], unplaced: number, packages: Callers['packages']}} all of them; those after the last
 *   stack that was kept are counted where that was
 */
function placesOf(callers, fallback) {
  const { pending, places } = callers;
  callers.pending = [];
  for (let index = 0; index < pending.length; index++) place(callers, pending[index]);
  const { last, unplaced, packages, asked, kept } = callers;
  // Not kept: a line may be found later.
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
 * @param {(TakenStack | null | undefined)[]} stacks of whoever asked, and of who handed it on to them
 * @returns {Pick<Origin, 'place' | 'package'>} the first line of the user's, and the package that
 *   it calls
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
 * @param {Place} found in a stack
 * @param {number} count of things that it represents
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
