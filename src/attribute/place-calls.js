/** Which call of the source each place in a function's code is, where V8 recorded only offsets into the code. */

/** @import { FoundCall } from '../source/call-finder.js' */

/** What we need to know about a call. @typedef {Pick<FoundCall, 'end' | 'isMoved'>} Placed */

/**
 * One place in a function's code that was seen calling something.
 * @template {Placed} Call
 * @typedef {object} CallPlace
 * @property {number} callOffset see Frame
 * @property {Call[]} candidates the calls of the source that it may be
 */

/**
 * Finds out which call of the source each place in a function's baseline code is. The code contains each call once, in
 * the order of their ends in the source. We assign places to calls in every way that keeps this order, and know what
 * all ways agree on: two places and two calls leave one way; with two places and three calls nothing is certain, since
 * any of the three may never have been made.
 * @template {Placed} Call
 * @param {CallPlace<Call>[]} places of one function, in any order, each with at least one candidate
 * @returns {Map<number, Call[]>} for each place's offset the calls that it can be; empty if the places fit no order, so
 *   that the assumption about them is wrong
 */
export function placeCalls(places) {
  const sorted = places
    .map(({ callOffset, candidates }) => ({ callOffset, candidates: candidates.toSorted((a, b) => a.end - b.end) }))
    .sort((a, b) => a.callOffset - b.callOffset);
  if (sorted.some(({ candidates }) => candidates.some(({ isMoved }) => isMoved))) return withoutOrder(sorted);
  const earliest = ends(
    sorted,
    (before, { candidates }) => candidates.find(({ end }) => end > before)?.end ?? Infinity,
    0,
  );
  const latest = ends(
    sorted.toReversed(),
    (behind, { candidates }) => candidates.findLast(({ end }) => end < behind)?.end ?? 0,
    Infinity,
  ).reverse();
  return new Map(
    sorted.map(({ callOffset, candidates }, index) => [
      callOffset,
      candidates.filter(({ end }) => end >= earliest[index] && end <= latest[index]),
    ]),
  );
}

/**
 * @template {Placed} Call
 * @param {CallPlace<Call>[]} places in the order of their calls
 * @param {(last: number, place: CallPlace<Call>) => number} next end of the call that a place gets, given that of the
 *   place before
 * @param {number} start where a call before the first place would end
 * @returns {number[]} end of the call that each gets
 */
function ends(places, next, start) {
  let last = start;
  return places.map((place) => (last = next(last, place)));
}

/**
 * If V8 may have moved calls, only the only call of a kind is known.
 * @template {Placed} Call
 * @param {CallPlace<Call>[]} places of one function
 * @returns {Map<number, Call[]>} as placeCalls
 */
function withoutOrder(places) {
  const isTaken = (/** @type {CallPlace<Call>} */ place) =>
    places.some(
      (other) =>
        other !== place && other.candidates.some(({ end }) => place.candidates.some((mine) => mine.end === end)),
    );
  return new Map(
    places.map((place) => [place.callOffset, isTaken(place) && place.candidates.length === 1 ? [] : place.candidates]),
  );
}
