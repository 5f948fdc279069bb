/**
 * What happens while an awaited call has not finished. Before it was awaited, it held the thread: nothing else ran
 * until its function, and the functions waiting for that one, were done.
 */
import { isLeftBehind } from '../calls-at-once.js';
import { isFunction, isReturned } from '../node-kinds.js';
import { listensLater } from '../listens-later.js';
import { followedBy, wholePromise } from '../promise-flow.js';
import { partsLine } from '../parts-line.js';
import { isReadThenWritten } from '../read-then-written.js';
import { runsAgain } from '../runs-again.js';
import { runsMeanwhile } from '../runs-meanwhile.js';
import { takesNumber } from '../takes-number.js';
import { waitsLater } from '../waits-later.js';
import { isRaced } from './is-raced.js';

/** @import { CallersPause, EnclosingFunction } from '../../model/source-call.js' */
/** @import { Place } from '../program-index.js' */
/** @import { HeldPromise } from './held-promises.js' */
/** @import { Steps } from './state.js' */

/**
 * What continues, or runs, before a call has ended, and what makes that nothing new: that the function has awaited
 * anything before, so that its callers already went on; that it has let others in; nothing.
 * @typedef {object} Pause
 * @property {CallersPause} at the call
 * @property {'awaited' | 'let-in' | 'never'} excuse
 * @property {HeldPromise | null} [held] for whom it matters what the function does after the call; default: it matters anyway
 * @property {{first: Steps[], last: Steps[]}} [around] what was done before the call, and what is done after it, if it matters whether
 *   the function goes by the one when it stores, or the other by what it has stored
 */

/**
 * @param {Place} call of a function that now ends later than before
 * @param {EnclosingFunction} within the function around it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {() => boolean} isStored whether other functions read before it and write after it
 * @returns {{why: CallersPause['why'], excuse: Pause['excuse']}[]} what the code shows
 */
export function pausesAt(call, within, uses, isStored) {
  const isUpdated = () => isReadThenWritten(call, within.isCallback) || partsLine(call) || isStored();
  // A caller that is told to wait is one that waits.
  if (isLeftBehind(call)) return [{ why: 'left', excuse: 'awaited' }, ...(isUpdated() ? [UPDATED] : [])];
  if (isRaced(call, uses)) return [{ why: 'raced', excuse: 'never' }];
  if (runsMeanwhile(call, uses) || runsAgain(call, uses) || takesNumber(call))
    return [{ why: 'updated', excuse: 'never' }];
  if (listensLater(call, uses) || waitsLater(wholePromise(call), uses)) return [{ why: 'missed', excuse: 'let-in' }];
  return isUpdated() ? [UPDATED] : [];
}

/** @type {Pick<Pause, 'excuse'> & {why: CallersPause['why']}} */
const UPDATED = { why: 'updated', excuse: 'let-in' };

/**
 * Whoever takes the result itself has to wait for it, sooner or later.
 * @param {Place} call of a function that now ends later than before
 * @param {Place | null} around the function that the call is in
 * @returns {'returned' | 'awaited' | ''} how that function then also ends later for its callers; `''`: it is not known to
 */
export function passesPause(call, around) {
  const whole = wholePromise(call);
  if (around === null || !isFunction(around.node)) return '';
  if (isReturned(whole)) return 'returned';
  return followedBy(whole) === null ? 'awaited' : '';
}

/** What lists of pauses contain: a chain of thousands of functions passes on as many. @type {WeakMap<Pause[], Set<string>>} */
const CONTAINED = new WeakMap();
/** Numbers that stand for objects in keys. @type {WeakMap<object, number>} */
const NUMBERS = new WeakMap();
let serials = 0;

/**
 * @param {Pause[]} pauses to add to, by this function only
 * @param {Pause} pause unless one with its excuse is known; of those for which it matters what is done, each once: functions
 *   that call themselves pass on their own
 */
export function addPause(pauses, pause) {
  const contained = CONTAINED.get(pauses) ?? new Set();
  CONTAINED.set(pauses, contained);
  const key = whatMatters(pause);
  if (!contained.has(key)) pauses.push(pause);
  contained.add(key);
}

/**
 * @param {Pause} pause of a caller
 * @returns {string} the same for pauses of which one is enough
 */
function whatMatters(pause) {
  const { excuse, held, around } = pause;
  return matters(pause) ? excuse : [held, around?.first, around?.last].map((each) => serialOf(each)).join(' ');
}

/**
 * @param {object | null | undefined} value any
 * @returns {number} the same each time, 0 for none
 */
function serialOf(value) {
  if (!value) return 0;
  const known = NUMBERS.get(value) ?? ++serials;
  NUMBERS.set(value, known);
  return known;
}

/**
 * @param {Pause} pause of a caller
 * @returns {boolean} whether it matters, whatever the function does after the call
 */
export function matters({ held, around }) {
  return !held && around === undefined;
}
