/** @import { FoundCall } from '../source/call-finder.js' */

/** What must be known about a call here. @typedef {Pick<FoundCall, 'end' | 'isMoved'>} Placed */

/**
 * One place in a function's code that was seen calling something.
 * @template {Placed} Call
 * @typedef {object} CallPlace
 * @property {number} callOffset see Frame
 * @property {Call[]} candidates the calls of the source that it may be
 */

/**
 * Tells which call of the source each place in a function's baseline code is. The code has its calls in the order of
 * their ends in the source, each once; places are given to calls in every way that keeps this order, and what all
 * ways agree in is known: two places and two calls leave one way, two places and three calls leave none certain,
 * as the third may be a call that was never made.
 * @template {Placed} Call
 * @param {CallPlace<Call>[]} places of one function, in any order, each with at least one candidate
 * @returns {Map<number, Call[]>} for each place's offset the calls that it can be; none at all if the places fit no
 *   order: then the assumption about them is wrong
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
 * @param {CallPlace<Call>[]} places in the order in which they take their calls
 * @param {(last: number, place: CallPlace<Call>) => number} next end of the call that a place takes, by that of the place
 *   before
 * @param {number} start where a call before the first place would end
 * @returns {number[]} end of the call that each takes
 */
function ends(places, next, start) {
  let last = start;
  return places.map((place) => (last = next(last, place)));
}

/**
 * Where V8 may have put a call elsewhere, only a call that is the only one of its kind is known.
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
