'use strict';

const { isSamePlace, originOf } = require('./stack.cjs');
const { addName, newTally } = require('./tally.cjs');

/** @import { Origin, StackPlace, TakenStack } from './stack.cjs' */
/** @import { Tally } from '../../model/tls.js' */
/** @import { SavedPlace } from '../tls.js' */

const { round } = Math;
const { create, keys } = Object;

/** Most different places of one kind; further ones count as unplaced. */
const MOST_PLACES = 32;

/**
 * A place, the package through which the first request there went, and how many the kept ones there stand for;
 * `isFirstUse` if it is only known to have used the result. `caBytes` is the size of the CA certificates of `sized` of them.
 * @typedef {StackPlace & {package: string, count: number, isFirstUse?: boolean, caBytes: number, sized: number}} CountedPlace
 */

/**
 * One request whose stack was kept.
 * @typedef {object} Caller
 * @property {(TakenStack | null)[]} stacks behind it, until they are read
 * @property {number} count of requests that it stands for
 * @property {CountedPlace | null} place once they are read, null if there is no user line
 * @property {ReturnType<typeof firstOrigin> | null} through which packages it requested, once they are read
 * @property {TakenStack | null} user stack of whoever used the result, for when they have none; null if unknown
 * @property {number} caBytes size of the CA certificates that it came with, -1 if unknown
 */

/**
 * Callers that requested things of one kind, such as connections to one peer.
 * @typedef {object} Callers
 * @property {number} asked how many requests
 * @property {number} kept how many those stand for whose stacks are kept: about as many
 * @property {Caller[]} pending not read yet
 * @property {CountedPlace[]} places that have been read
 * @property {number} unplaced how many of them had no user line in their stacks
 * @property {Tally} unplacedBy of these, how many by the innermost package
 * @property {Tally} placedBy how many of the others by that package
 * @property {Tally} packages through which the requests went
 */

/**
 * A use of what a package has requested without a line.
 * @typedef {{taken: TakenStack, package: string}} Use its stack, with a user line, and the outermost package that requested it
 */

/** @type {Readonly<Record<string, Use | null>>} */
const NO_USES = create(null);

const NO_PACKAGES = { package: '', inner: '' };

/** @returns {Callers} none yet */
function newCallers() {
  return {
    asked: 0,
    kept: 0,
    pending: [],
    places: [],
    unplaced: 0,
    unplacedBy: newTally(),
    placedBy: newTally(),
    packages: newTally(),
  };
}

/**
 * @param {Callers} callers is added to
 * @param {(TakenStack | null | undefined)[]} stacks behind one more request: the first with a user line decides
 * @param {number} count of requests that it stands for, 0 if nothing is to be kept of it
 * @returns {Caller | null} what is kept of it, null if nothing is
 */
function addCaller(callers, stacks, count) {
  callers.asked++;
  if (count === 0) return null;
  callers.kept += count;
  return (callers.pending[callers.pending.length] = {
    stacks: /** @type {TakenStack[]} */ (stacks),
    count,
    place: null,
    through: null,
    user: null,
    caBytes: -1,
  });
}

/**
 * @param {Caller} caller any
 * @returns {Pick<Origin, 'package' | 'inner'> | null} the packages through which it requested something, the outermost and the
 *   innermost, `''` if none; null if its line is known
 */
function packagesWithoutLine({ stacks, place: known, through, user }) {
  if (known !== null || user !== null) return null;
  const origin = through ?? firstOrigin(stacks);
  return origin.place === null ? origin : null;
}

/**
 * @param {Callers} callers of things
 * @param {Caller} caller one of them whose line is not known
 * @param {TakenStack} user stack with the line that has used what it requested
 */
function addUser(callers, caller, user) {
  caller.user = user;
  // Otherwise it is read with the others.
  if (caller.stacks.length > 0 || caller.place !== null) return;
  caller.place = placeOfUser(callers, caller);
  if (caller.place !== null) addUnplaced(callers, caller.through, -caller.count);
}

/**
 * @param {Callers} callers is added to
 * @param {Caller['through']} through which packages they requested something
 * @param {number} count of those without a line
 */
function addUnplaced(callers, through, count) {
  callers.unplaced += count;
  if (through !== null && through.inner !== '') addName(callers.unplacedBy, through.inner, count);
}

/**
 * @param {Callers} callers is added to
 * @param {Caller} caller without a user line in its stacks
 * @returns {CountedPlace | null} the line of whoever used the result, null if unknown
 */
function placeOfUser(callers, { user, count, through }) {
  const found = user === null ? null : originOf(user).place;
  return found === null
    ? null
    : addPlace(callers, { ...found, package: through?.package ?? '', isFirstUse: true }, count);
}

/**
 * @param {Caller} caller that had a context made
 * @param {number} bytes of the CA certificates in it
 */
function addSize(caller, bytes) {
  caller.caBytes = bytes;
  if (caller.place !== null) sizePlace(caller.place, caller);
}

/**
 * @param {Callers} callers of things
 * @param {Caller} caller of one of them
 * @param {TakenStack | null} earlier stack of what led to it, for when the others have no user line
 */
function addStack(callers, caller, earlier) {
  if (caller.stacks.length > 0) {
    caller.stacks[caller.stacks.length] = earlier;
    return;
  }
  // They were read when things were saved: a connection's end may come later than its context's.
  if (earlier === null || caller.place !== null) return;
  addUnplaced(callers, caller.through, -caller.count);
  caller.stacks = [earlier];
  callers.pending[callers.pending.length] = caller;
}

/**
 * @param {CountedPlace} place is added to
 * @param {Caller} caller whose certificates' size is known
 */
function sizePlace(place, { count, caBytes }) {
  place.caBytes += caBytes * count;
  place.sized += count;
}

/**
 * Reads the stacks kept since the last time.
 * @param {Callers} callers of things
 * @param {TakenStack | null} fallback stack of a related action, if the requester is unknown
 * @param {Readonly<Record<string, Use | null>>} [uses] of what each innermost package has requested, null if they differ
 * @returns {{places: SavedPlace[], unplaced: number, packages: Callers['packages']}} all places, and how many requests
 *   had none
 */
function placesOf(callers, fallback, uses = NO_USES) {
  const { asked, kept, pending, places, packages, unplacedBy } = callers;
  callers.pending = [];
  for (let index = 0; index < pending.length; index++) place(callers, pending[index]);
  // Don't keep this: a line may be found later.
  const isOfOne = places.length === 0 && keys(unplacedBy).length <= 1;
  const found = isOfOne && fallback !== null ? originOf(fallback).place : null;
  if (found !== null) return { places: [{ ...found, count: asked, isFirstUse: true }], unplaced: 0, packages };
  // The kept ones stand for about as many as there were: they share them, and nothing is lost by rounding.
  let shared = 0;
  let given = 0;
  const shareOf = (/** @type {number} */ count) => {
    shared += count;
    const before = given;
    given = round((asked * shared) / kept);
    return given - before;
  };
  /** @type {SavedPlace[]} */
  const all = [];
  for (let index = 0; index < places.length; index++) {
    const { sized, caBytes, count, ...at } = places[index];
    const known = sized === 0 ? null : { caBytes: round(caBytes / sized) };
    all[index] = { ...at, count: shareOf(count), ...known };
  }
  addUses(all, callers, uses, shareOf);
  return { places: all, unplaced: asked - given, packages };
}

/**
 * @param {SavedPlace[]} all places that requested something, to which those are added that used what others requested
 * @param {Callers} callers of things: where a package has requested some with a line, that may have requested the others, too
 * @param {Readonly<Record<string, Use | null>>} uses of what each has requested
 * @param {(count: number) => number} shareOf what kept ones stand for
 */
function addUses(all, { unplacedBy, placedBy }, uses, shareOf) {
  const names = keys(unplacedBy);
  for (let index = 0; index < names.length && all.length < MOST_PLACES; index++) {
    const name = names[index];
    const use = placedBy[name] === undefined ? (uses[name] ?? null) : null;
    const at = use === null ? null : originOf(use.taken).place;
    const count = at === null ? 0 : shareOf(unplacedBy[name]);
    if (use !== null && at !== null && count > 0)
      all[all.length] = { ...at, package: use.package, count, isFirstUse: true };
  }
}

/**
 * @param {Callers} callers is added to
 * @param {Caller} caller one of them
 */
function place(callers, caller) {
  const { count, stacks, caBytes } = caller;
  const origin = firstOrigin(stacks, caller.through ?? undefined);
  // They would keep what they have read alive.
  caller.stacks = [];
  caller.through = origin;
  if (origin.package !== '') addName(callers.packages, origin.package);
  const found =
    origin.place === null
      ? placeOfUser(callers, caller)
      : addPlace(callers, { ...origin.place, package: origin.package }, count);
  if (origin.place !== null && origin.inner !== '') addName(callers.placedBy, origin.inner, count);
  if (found === null) addUnplaced(callers, origin, count);
  else if (caBytes >= 0) sizePlace(found, caller);
  caller.place = found;
}

/**
 * @param {(TakenStack | null | undefined)[]} stacks of the request, and of what led to it
 * @param {Pick<Origin, 'package' | 'inner'>} [known] packages in stacks that were read before, without a user line
 * @returns {Pick<Origin, 'place' | 'package' | 'inner'>} the first user line, the package that it calls, and the innermost one
 */
function firstOrigin(stacks, known = NO_PACKAGES) {
  let { package: through, inner } = known;
  for (let index = 0; index < stacks.length; index++) {
    for (let taken = stacks[index]; taken; taken = taken.earlier) {
      const origin = originOf(taken);
      if (origin.package !== '') through = origin.package;
      if (inner === '') inner = origin.inner;
      if (origin.place !== null) return { place: origin.place, package: through, inner };
    }
  }
  return { place: null, package: through, inner };
}

/**
 * @param {Callers} callers is added to
 * @param {StackPlace & {package: string, isFirstUse?: boolean}} found in a stack
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
  return places.length < MOST_PLACES ? (places[places.length] = { ...found, count, caBytes: 0, sized: 0 }) : null;
}

module.exports = { addCaller, addSize, addStack, addUser, firstOrigin, newCallers, packagesWithoutLine, placesOf };
