import process from 'node:process';
import { listenToSignals } from '../record/signals.js';

/** @import { Io } from './io.js' */

/**
 * While the report is made, a signal that was meant for the program must not lose it: who presses Ctrl-C
 * twice wants the program to end, and the program has ended. The next one gives the report up.
 * @param {Io} io where signals come from
 * @param {(text: string) => void} say tells the user
 * @returns {() => void} signals end us again
 */
export function holdSignals(io, say) {
  let asked = false;
  const release = listenToSignals(io.signals, (signal) => {
    if (asked) {
      release();
      process.kill(io.pid, signal);
    }
    asked = true;
    say('the report is being made; once more gives it up and leaves the logs');
  });
  return release;
}
