/** Which of our signals are meant for the program, and whether it had them already. */
import { readFileSync } from 'node:fs';

/** Signals that ask a program to end; sending one again means insisting. */
const ASKING = /** @type {const} */ (['SIGINT', 'SIGTERM']);
/**
 * Signals that programs use as they like: to reload, restart, write a heap snapshot or open the inspector. Without a
 * handler they die.
 */
const OTHERS = /** @type {const} */ (['SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2']);
/** Signals that are meant for the program when they reach us. @type {readonly NodeJS.Signals[]} */
const PASSED_ON = [...ASKING, ...OTHERS];
/** A signal to end that arrives again within this time is the same one, ms. */
const ECHO = 300;

/**
 * @typedef {object} SignalSource where our own signals come from: `process`, or a stand-in for tests
 * @property {(name: NodeJS.Signals, listener: () => void) => unknown} on
 * @property {(name: NodeJS.Signals, listener: () => void) => unknown} off
 */

/**
 * Our relation to the terminal, according to the kernel.
 * @typedef {object} Session
 * @property {boolean} leads whether we lead the session: the terminal was opened for us
 * @property {boolean} hasTerminal whether the session has a terminal
 * @property {boolean} isForeground whether keys typed there reach us
 */

/** Signals of keys. @type {readonly NodeJS.Signals[]} */
const TYPED = ['SIGINT', 'SIGQUIT'];

/**
 * @param {NodeJS.Signals} signal that reached us
 * @returns {boolean} whether a terminal sends it for a key
 */
export function isTyped(signal) {
  return TYPED.includes(signal);
}

/**
 * @param {NodeJS.Signals} signal that reached us
 * @returns {boolean} whether it asks to end; other signals need not end anything
 */
export function asksToEnd(signal) {
  return ASKING.some((name) => name === signal);
}

/**
 * Listens to the signals that are meant for the program.
 *
 * Keys typed on a terminal are special: the terminal sends SIGINT (Ctrl-C) and SIGQUIT (Ctrl-\) to every process of its
 * foreground group, including the program, and many programs take a second one as "at once, please". So a signal that
 * reaches us while we are in the foreground of a terminal counts as delivered. (A `kill -INT` to us alone, while we
 * are, looks the same; a witness in our group tells it apart, see witness.js.) And npm passes
 * on to us what the terminal has already sent us (https://github.com/npm/run-script/blob/main/lib/signal-manager.js):
 * one Ctrl-C under `npx` or `npm run` arrives twice, and must not count as two.
 *
 * When a terminal is closed, the kernel signals the leader of its session, usually a shell; the shell, or its end, then
 * signals the groups. So a SIGHUP that comes with the loss of our terminal has been delivered, unless we are the
 * leader; it may come twice, from the kernel and from the shell.
 * @param {SignalSource} source where signals come from
 * @param {(signal: NodeJS.Signals, delivered: boolean) => void} onSignal `delivered` if the program has already got it
 * @param {() => Session} [look] our relation to a terminal now
 * @returns {() => void} stops listening
 */
export function listenToSignals(source, onSignal, look = readSession) {
  let { hasTerminal } = look();
  let hungUp = -Infinity;
  const isDelivered = (/** @type {NodeJS.Signals} */ name) => {
    if (isTyped(name)) return look().isForeground;
    if (name !== 'SIGHUP') return false;
    const had = hasTerminal;
    const now = look();
    hasTerminal = now.hasTerminal;
    if (had && !now.hasTerminal && !now.leads) hungUp = performance.now();
    return performance.now() - hungUp <= ECHO;
  };
  const listeners = PASSED_ON.map((name) => {
    let last = -Infinity;
    const listener = () => {
      const now = performance.now();
      if (asksToEnd(name) && now - last <= ECHO) return;
      last = now;
      onSignal(name, isDelivered(name));
    };
    source.on(name, listener);
    return { name, listener };
  });
  return () => listeners.forEach(({ name, listener }) => source.off(name, listener));
}

/**
 * Keeps all these signals from ending us, whatever else listens, while there is something to lose.
 * @param {SignalSource} source where signals come from
 * @returns {() => void} lets them end us again
 */
export function outliveSignals(source) {
  const listener = () => {};
  for (const name of PASSED_ON) source.on(name, listener);
  return () => PASSED_ON.forEach((name) => source.off(name, listener));
}

/**
 * Our relation to a terminal: from the kernel on Linux (proc(5)); elsewhere from whether our streams are terminals.
 * @returns {Session} now
 */
export function readSession() {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    // The command in field 2 may contain spaces and parentheses; after it: state ppid pgrp session tty_nr tpgid.
    const [, , group, session, terminal, foregroundGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      leads: Number(session) === process.pid,
      hasTerminal: terminal !== '0',
      isForeground: group === foregroundGroup,
    };
  } catch {
    const hasTerminal = Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
    return { leads: false, hasTerminal, isForeground: hasTerminal };
  }
}
