import { readFileSync } from 'node:fs';

/** What ends a program that is asked politely. */
const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM']);
/** A signal that comes again within this time is the same one, ms. */
const ECHO = 300;

/**
 * @typedef {object} SignalSource where our own signals come from: `process`, or a stand-in for tests
 * @property {(name: NodeJS.Signals, listener: () => void) => unknown} on
 * @property {(name: NodeJS.Signals, listener: () => void) => unknown} off
 */

/**
 * Listens to the signals that are meant for the program.
 *
 * Ctrl-C is special: the terminal sends SIGINT to every process of its foreground group, the program
 * among them, and many programs take a second one as "at once, please". So a SIGINT that reaches us while
 * we are in the foreground of a terminal counts as delivered. (A `kill -INT` to us alone, while we are,
 * can't be told from it; the program then ends at the second one, or by SIGTERM, which no terminal sends.)
 * And npm passes on to us what the terminal has sent us already
 * (https://github.com/npm/run-script/blob/main/lib/signal-manager.js): one Ctrl-C under `npx` or `npm run`
 * arrives twice, and must not count as two.
 * @param {SignalSource} source where signals come from
 * @param {(signal: NodeJS.Signals, delivered: boolean) => void} onSignal `delivered` if the program has it already
 * @param {() => boolean} [foreground] whether a terminal's Ctrl-C reaches us
 * @returns {() => void} stops listening
 */
export function listenToSignals(source, onSignal, foreground = inForeground) {
  const listeners = PASSED_ON.map((name) => {
    let last = -Infinity;
    const listener = () => {
      const sinceLast = performance.now() - last;
      last = performance.now();
      if (sinceLast > ECHO) onSignal(name, name === 'SIGINT' && foreground());
    };
    source.on(name, listener);
    return { name, listener };
  });
  return () => listeners.forEach(({ name, listener }) => source.off(name, listener));
}

/**
 * Whether we belong to the foreground process group of a terminal.
 * @returns {boolean} by the kernel on Linux (proc(5): pgrp equals tpgid), elsewhere by our streams being one
 */
export function inForeground() {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    // The command in field 2 may hold spaces and parentheses; behind it: state ppid pgrp session tty_nr tpgid.
    const [, , group, , , foregroundGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return group === foregroundGroup;
  } catch {
    return Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
  }
}
