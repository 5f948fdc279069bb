/** Ends the program: asks once, gives it time, and kills it only if someone insists. */
import { asksToEnd } from './signals.js';

/** @import { RecordEvent } from './record-event.js' */

/** After this time we report that the program has not ended yet, ms. */
const SAY_SO_AFTER = 3_000;
/** After this time a program that we asked to end for our own reasons is killed, ms. */
const KILL_AFTER = 10_000;

/**
 * @typedef {object} Stopper
 * @property {(reason: 'load-ended' | 'no-port' | 'duration') => void} stop asks the program to end, because its work is
 *   done
 * @property {(signal: NodeJS.Signals, delivered: boolean) => void} passOn passes the user's signal to the program;
 *   `delivered` if it has already got it. A second signal that asks it to end, or one while it is stopping, kills it
 * @property {(signal: NodeJS.Signals) => void} correct call if a signal was passed on as delivered, and had not been
 * @property {() => void} ended call when the program has ended
 * @property {{stoppedByUs: boolean, wasAsked: boolean, forced: boolean}} state what was done; `wasAsked` by whomever
 * @property {{signal: NodeJS.Signals | null}} asked the signal with which we asked the program to end, null if we
 *   didn't: a terminal signals all its processes itself
 * @property {AbortSignal} hurry aborted when someone insists, or asks us to end after the program has ended
 */

/**
 * @param {(signal: NodeJS.Signals) => void} send sends a signal to the program
 * @param {(event: RecordEvent) => void} onEvent called with progress events
 * @param {{sayAfterMs?: number, killAfterMs?: number}} [patience] other times, for tests
 * @returns {Stopper} ends the program
 */
export function createStopper(send, onEvent, { sayAfterMs = SAY_SO_AFTER, killAfterMs = KILL_AFTER } = {}) {
  const state = { stoppedByUs: false, wasAsked: false, forced: false };
  /** @type {Stopper['asked']} */
  const asked = { signal: null };
  const hurry = new AbortController();
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  let stopping = false;
  let over = false;
  let hungUp = false;

  const kill = () => {
    hurry.abort();
    if (state.forced) return;
    state.forced = true;
    onEvent({ type: 'forced' });
    if (!over) send('SIGKILL');
  };
  const begin = (
    /** @type {NodeJS.Signals} */ signal,
    /** @type {'signal' | 'load-ended' | 'no-port' | 'duration'} */ reason,
  ) => {
    stopping = true;
    state.wasAsked = true;
    onEvent({ type: 'stopping', signal, reason });
    timers.push(setTimeout(() => onEvent({ type: 'waiting', afterMs: sayAfterMs }), sayAfterMs));
  };

  const tell = (/** @type {NodeJS.Signals} */ signal) => {
    if (asksToEnd(signal)) asked.signal = signal;
    send(signal);
  };

  return {
    state,
    asked,
    hurry: hurry.signal,
    stop(reason) {
      if (stopping || over) return;
      state.stoppedByUs = true;
      begin('SIGTERM', reason);
      timers.push(setTimeout(kill, killAfterMs));
      asked.signal = 'SIGTERM';
      send('SIGTERM');
    },
    passOn(signal, delivered) {
      // A terminal that is closed may signal twice, and nobody insists.
      if (signal === 'SIGHUP' && delivered) {
        if (hungUp) return;
        hungUp = true;
      }
      if (over && (!stopping || !asksToEnd(signal))) {
        stopping = true;
        return hurry.abort();
      }
      if (!asksToEnd(signal)) onEvent({ type: 'signalled', signal });
      else if (stopping) return kill();
      else begin(signal, 'signal');
      if (!delivered) tell(signal);
    },
    correct(signal) {
      if (!over && !state.forced) tell(signal);
    },
    ended() {
      over = true;
      timers.forEach(clearTimeout);
    },
  };
}
