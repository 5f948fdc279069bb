/**
 * Watches over the logs while the program runs: holds them open, so that they outlive their directory (`git clean`,
 * `rm -rf .cryptoprof`), and sees to it that they take no more of the disk than they may: then the permit for further
 * ones is withdrawn.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { newLogBudget } from './log-budget.js';
import { isLog } from './logs.js';
import { DATA } from './perf.js';

/** @import { StopReason } from './log-budget.js' */

/** Between two looks, ms. One takes some 50 µs. */
const INTERVAL = 50;
/** More files than this are not held open. */
const MOST_HELD = 4000;
/** As long as it is there, the probe lets further threads and children write logs (probe/why-no-log.cjs). */
const PERMIT = 'permit';
/** Written by the probe, which keeps it open (probe/tell-starts.cjs). */
const STARTS = /^starts-(\d+)-\d+\.json$/;
/** The same number as there. */
const STARTS_BYTES = 4096;

/**
 * @typedef {object} LogKeeper
 * @property {() => Promise<void>} remake call when the program has ended: a directory that is gone is made again, with
 *   empty logs in place of those that are
 * @property {() => void} restore call when all its processes have: gives logs that are gone their contents again
 * @property {() => {pid: number, text: string}[]} starts what the probe reported of threads and children; removes its files
 * @property {() => {reason: StopReason, cut: number} | null} stopped why logs grow no more, and how many have lost
 *   something by that; null while they may
 * @property {() => void} stop ends it, and further logs; closes everything
 */

/**
 * @typedef {object} Keeping
 * @property {number | null} [mostBytes] that all logs may have together; what is free, if left out or null
 * @property {(directory: string) => number} [free] bytes that may still be written there; Infinity if that can't be known
 * @property {(reason: StopReason) => void} [onStopped] called once when logs grow no more
 */

/**
 * @param {string} directory absolute path where logs go
 * @param {Keeping} [keeping] how much room there is for them
 * @returns {LogKeeper} which looks some times a second
 * @throws if the directory can't be written to
 */
export function startLogKeeper(directory, { mostBytes, free = freeBytes, onStopped = () => {} } = {}) {
  /** @type {Map<string, number>} descriptors by name */
  const held = new Map();
  const permit = path.join(directory, PERMIT);
  writeFileSync(permit, '');
  const budget = newLogBudget(mostBytes ?? Infinity, () => free(directory));
  const logs = () => [...held].flatMap(([name, descriptor]) => (isLog(name) ? [descriptor] : []));
  // The program may have put anything in its place.
  const withdraw = () => orElse(undefined, () => rmSync(permit, { force: true }));
  const look = () => {
    for (const name of namesIn(directory))
      if ((isLog(name) || STARTS.test(name)) && !held.has(name) && held.size < MOST_HELD) hold(held, directory, name);
    const before = budget.state.reason;
    budget.look(logs(), sizeOf(path.join(directory, DATA)));
    const { reason } = budget.state;
    if (before !== null || reason === null) return;
    withdraw();
    onStopped(reason);
  };
  const timer = setInterval(look, INTERVAL);
  const lost = () => [...held].filter(([name, descriptor]) => isLog(name) && fstatSync(descriptor).nlink === 0);
  return {
    async remake() {
      look();
      await makeAgain(directory);
      for (const [name] of lost())
        orElse(undefined, () => writeFileSync(path.join(directory, name), '', { flag: 'wx', mode: 0o600 }));
    },
    restore() {
      look();
      for (const [name, descriptor] of lost()) {
        // Where there is no room for it, what is there counts.
        orElse(undefined, () => copy(descriptor, path.join(directory, name)));
      }
    },
    starts() {
      return [...held].flatMap(([name, descriptor]) => {
        const pid = Number(STARTS.exec(name)?.[1] ?? 0);
        if (pid === 0) return [];
        orElse(undefined, () => rmSync(path.join(directory, name), { force: true }));
        const bytes = Buffer.alloc(STARTS_BYTES);
        return [{ pid, text: bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, STARTS_BYTES, 0)) }];
      });
    },
    stopped() {
      const { reason, cut } = budget.state;
      return reason === null ? null : { reason, cut: cut.size };
    },
    stop() {
      clearInterval(timer);
      withdraw();
      for (const descriptor of held.values()) closeSync(descriptor);
      held.clear();
    },
  };
}

/** `mkdir` fails where the directory goes while it is made: that often in a row is no chance. */
const ATTEMPTS = 10;

/**
 * @param {string} directory absolute path that the program may have removed, or put something else in its place: then
 *   it stays as it is, and the logs are missing
 */
async function makeAgain(directory) {
  for (let attempt = 0; attempt < ATTEMPTS && !existsSync(directory); attempt++)
    await mkdir(directory, { recursive: true, mode: 0o700 }).catch(() => {});
}

/**
 * @param {Map<string, number>} held descriptors by name, to add to
 * @param {string} directory absolute path where logs go
 * @param {string} name of a file there: the probe's, V8's, or anything that the program put in its place
 */
function hold(held, directory, name) {
  orElse(undefined, () => {
    const file = path.join(directory, name);
    // To be cut it must be writable, and what can only be read is kept all the same.
    const descriptor = orElse(null, () => openNow(file, constants.O_RDWR)) ?? openNow(file, constants.O_RDONLY);
    if (fstatSync(descriptor).isFile()) held.set(name, descriptor);
    else closeSync(descriptor);
  });
}

/**
 * @param {string} file absolute path
 * @param {number} access such as O_RDWR
 * @returns {number} descriptor; a pipe does not keep us waiting, and no link is followed
 */
function openNow(file, access) {
  return openSync(file, access | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
}

/**
 * @param {number} from descriptor of a log
 * @param {string} file absolute path where its contents go
 */
function copy(from, file) {
  const to = openSync(file, 'w', 0o600);
  try {
    const bytes = Buffer.allocUnsafe(1 << 20);
    let position = 0;
    for (let read; (read = readSync(from, bytes, 0, bytes.length, position)) > 0; position += read)
      writeFileSync(to, bytes.subarray(0, read));
  } finally {
    closeSync(to);
  }
}

/**
 * @param {string} directory absolute path
 * @returns {string[]} names in it, none if it is gone
 */
function namesIn(directory) {
  return orElse([], () => readdirSync(directory));
}

/**
 * @param {string} file absolute path
 * @returns {number} bytes, 0 if it is not there
 */
function sizeOf(file) {
  return orElse(0, () => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

/**
 * @param {string} directory absolute path
 * @returns {number} bytes that are free there; Infinity if that can't be known
 */
function freeBytes(directory) {
  return orElse(Infinity, () => {
    const { bavail, bsize, blocks } = statfsSync(directory);
    return blocks === 0 ? Infinity : bavail * bsize;
  });
}

/**
 * @template T
 * @param {T} fallback for what the file system refuses
 * @param {() => T} act what may throw
 * @returns {T} what it returns
 */
function orElse(fallback, act) {
  try {
    return act();
  } catch {
    return fallback;
  }
}
