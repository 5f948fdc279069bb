/**
 * Files of the directory where logs go, held open so that they outlive it: its logs, and what the probe saves of what was
 * started. Whatever the program does there, we write and read only what we have opened.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isLog } from './logs.js';
import { lostFiles } from './lost-files.js';
import orElse from './probe/or-else.cjs';

/** More than this are not held. */
const MOST_HELD = 4000;
/** Written by the probe, which keeps it open (probe/tell-starts.cjs). */
const STARTS = /^starts-(\d+)-\d+\.json$/;
/** The program may have put a link or a pipe there: neither is followed or waited for. */
const AS_IT_IS = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** @typedef {{name: string, descriptor: number}} HeldFile */

/**
 * @typedef {object} HeldFiles
 * @property {(descriptor: number, pid: number) => void} take holds the log of that process, which we have opened: it may
 *   be gone before anybody has looked
 * @property {() => void} look holds what has come; if the directory has gone, also what went with it and is being written
 * @property {() => HeldFile[]} logs
 * @property {() => boolean} wasGone whether the directory was not there, or another one, when somebody looked
 * @property {() => HeldFile[]} lost logs that the directory does not lead to
 * @property {() => (HeldFile & {pid: number})[]} starts
 * @property {() => void} close all
 */

/**
 * @param {string} directory absolute path where logs go
 * @returns {HeldFiles} none yet
 */
export function holdFiles(directory) {
  /** @type {Map<string, number>} descriptors by name */
  const held = new Map();
  // As long as it is open, no directory that is made in its place is taken for it.
  const opened = orElse(null, () => openSync(directory, constants.O_RDONLY));
  const own = { path: orElse(directory, () => realpathSync(directory)), identity: identityOf(directory) };
  let isThere = true;
  let wasGone = false;
  /** @type {HeldFile | null} */
  let first = null;
  const hold = (/** @type {string} */ name, /** @type {string} */ file, /** @type {number} */ flags) => {
    if ((!isLog(name) && !STARTS.test(name)) || held.has(name) || held.size >= MOST_HELD) return;
    const descriptor = openRegular(file, flags);
    if (descriptor !== null) held.set(name, descriptor);
  };
  const all = () => [...held].map(([name, descriptor]) => ({ name, descriptor }));
  const logs = () => all().filter(({ name }) => isLog(name));
  return {
    take(descriptor, pid) {
      const copy = orElse(null, () => openSync(`/proc/self/fd/${descriptor}`, constants.O_RDWR));
      // Under a name that it could have: its own is the program's to give.
      if (copy !== null) first = { name: `isolate-0x0-${pid}-v8-${Date.now()}.log`, descriptor: copy };
    },
    look() {
      for (const name of namesIn(directory)) hold(name, path.join(directory, name), AS_IT_IS);
      const wasThere = isThere;
      isThere = identityOf(directory) === own.identity;
      wasGone ||= !isThere;
      if (!wasThere || isThere) return;
      for (const { name, file } of lostFiles(own.path, (parent) => identityOf(parent) === own.identity))
        hold(name, file, 0);
    },
    logs,
    wasGone: () => wasGone,
    lost() {
      if (first !== null && !isKnown(first.descriptor, directory, held)) {
        held.set(first.name, first.descriptor);
        first = null;
      }
      return logs().filter(({ name, descriptor }) => identityOf(path.join(directory, name)) !== identityOf(descriptor));
    },
    starts: () =>
      all().flatMap((file) => {
        const pid = Number(STARTS.exec(file.name)?.[1] ?? 0);
        return pid === 0 ? [] : [{ ...file, pid }];
      }),
    close() {
      for (const descriptor of [opened, first?.descriptor, ...held.values()])
        if (typeof descriptor === 'number') closeSync(descriptor);
      first = null;
      held.clear();
    },
  };
}

/**
 * @param {number} descriptor of a log
 * @param {string} directory absolute path where logs go
 * @param {Map<string, number>} held descriptors by name
 * @returns {boolean} whether it is held under its own name, or still there: then it has none, and was never written
 */
function isKnown(descriptor, directory, held) {
  const identity = identityOf(descriptor);
  const files = [...held.values(), ...namesIn(directory).map((name) => path.join(directory, name))];
  return files.some((file) => identityOf(file) === identity);
}

/**
 * @param {string} file absolute path
 * @param {number} flags besides the access
 * @returns {number | null} descriptor of a regular file; null if it is something else, or can't be opened
 */
function openRegular(file, flags) {
  const open = (/** @type {number} */ access) => orElse(null, () => openSync(file, access | flags));
  // To be cut it must be writable, and what can only be read is kept all the same.
  const descriptor = open(constants.O_RDWR) ?? open(constants.O_RDONLY);
  if (descriptor === null || fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  return null;
}

/**
 * @param {string | number} file path, or descriptor
 * @returns {string} the same for no other file, `''` if it is not there
 */
function identityOf(file) {
  return orElse('', () => {
    const { dev, ino } = typeof file === 'number' ? fstatSync(file) : lstatSync(file);
    return `${dev} ${ino}`;
  });
}

/**
 * @param {string} directory absolute path
 * @returns {string[]} names in it, none if it is gone
 */
function namesIn(directory) {
  return orElse([], () => readdirSync(directory));
}
