/** What makes it nothing new that others continue, or run, before a call has ended. */
import { awaitsBefore } from '../gaps.js';
import { isFunction } from '../node-kinds.js';
import { waitsInTurn } from '../waits-in-turn.js';

/** @import { CallersPause } from '../../model/source-call.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { HeldPromises } from './held-promises.js' */
/** @import { Pause } from './pauses.js' */
/** @import { SharedState } from './shared-state.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Examines a program's functions. */
export class Excuses {
  #state;
  #held;

  /**
   * @param {SharedState} state finds out what others may change while a call waits
   * @param {HeldPromises} held finds out who notices what is done later
   */
  constructor(state, held) {
    this.#state = state;
    this.#held = held;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {Node} call in it that is awaited
   * @param {Pause[]} pauses of its callers
   * @returns {Pause[]} those that are not excused by what the function awaits before the call; if it does nothing itself that
   *   matters to them, they are as before
   */
  rest(called, call, pauses) {
    return this.#notExcused(called, call, pauses).map((each) => {
      const why = this.#why(called, call, each);
      return why === '' ? each : { at: { ...each.at, why }, excuse: each.excuse };
    });
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {Node} call in it that is awaited
   * @param {Pause} pause of a caller
   * @returns {CallersPause['why'] | ''} how what the function does after the call matters to that; `''`: it does not, or that was not
   *   the question
   */
  #why(called, call, { held, around }) {
    if (held) return this.#held.noticed(called, call, held);
    return around !== undefined && this.#state.isTornForCaller(called, call, around) ? 'updated' : '';
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {Node} call in it that is awaited
   * @param {Pause[]} pauses of its callers
   * @returns {Pause[]} those that are not excused
   */
  #notExcused(called, call, pauses) {
    const { node } = called.place;
    if (!isFunction(node) || !awaitsBefore(node, call)) return pauses;
    const late = pauses.filter(({ excuse }) => excuse !== 'awaited');
    const isNew = late.some(({ excuse }) => excuse === 'let-in') && !this.#state.hasLetIn(called, call);
    const left = isNew ? late : late.filter(({ excuse }) => excuse === 'never');
    return waitsInTurn(node, call) ? [...left, ...pauses.filter((each) => !left.includes(each)).flatMap(inTurn)] : left;
  }
}

/**
 * @param {Pause} pause of a caller that has gone on when the function goes on
 * @returns {Pause[]} the same if that has begun more of it, which goes on after this one then; none if not
 */
function inTurn({ at, excuse, held }) {
  return held && (held.isEach || held.isAgain) ? [{ at, excuse, held: { ...held, isEach: true } }] : [];
}
