import process from 'node:process';
import { asksToEnd, listenToSignals } from '../record/signals.js';

/** @import { Io } from './io.js' */

/**
 * While the report is made, a signal that was meant for the program must not lose it: who presses Ctrl-C twice wants
 * the program to end, and the program has ended. The next one gives the report up. A terminal that is closed, and
 * whatever else need not end a program, is no reason to.
 * @param {Io} io where signals come from
 * @param {(text: string) => void} say tells the user
 * @param {() => Promise<void>} giveUp says where the logs are, before the signal ends us; must not reject
 * @returns {() => void} stops listening
 */
export function holdSignals(io, say, giveUp) {
  let asked = false;
  const release = listenToSignals(io.signals, (signal) => {
    if (!asksToEnd(signal) && signal !== 'SIGQUIT') return;
    if (asked) {
      release();
      void giveUp().then(() => process.kill(io.pid, signal));
      return;
    }
    asked = true;
    say('the report is being made; once more gives it up and leaves the logs');
  });
  return release;
}
