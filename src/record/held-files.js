/**
 * Holds files of the log directory open, so that they outlive it: the logs, and the probe's notes about what was
 * started. Whatever the program does there, we only write and read files that we have opened.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isLog } from './logs.js';
import { lostFiles } from './lost-files.js';
import orElse from './probe/or-else.cjs';
import { offerSpareStarts } from './spare-starts.js';

/** No more files than this are held. */
const MOST_HELD = 4000;
/** Written by the probe, which keeps it open (probe/tell-starts.cjs). */
const STARTS = /^starts-(\d+)-\d+\.json$/;
/** The program may have put a link or a pipe there: don't follow it or wait for it. */
const AS_IT_IS = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** @typedef {{name: string, descriptor: number}} HeldFile */

/**
 * @typedef {object} HeldFiles
 * @property {(descriptor: number, pid: number) => void} take holds the log of that process, which we have opened: it
 *   may be gone before the first look
 * @property {() => void} look holds new files; if the directory is gone, also files that went with it and are still
 *   being written
 * @property {() => HeldFile[]} logs
 * @property {() => boolean} wasGone whether the directory was missing, or another one, at some look
 * @property {() => HeldFile[]} lost logs that are no longer in the directory
 * @property {() => (HeldFile & {pid: number})[]} starts
 * @property {() => void} withdraw removes the files for reports that no thread has taken
 * @property {() => void} close all
 */

/**
 * @param {string} directory absolute path where logs go
 * @returns {HeldFiles} empty
 */
export function holdFiles(directory) {
  /** @type {Map<string, number>} descriptors by name */
  const held = new Map();
  // As long as it is open, a directory made in its place can't be mistaken for it.
  const opened = orElse(null, () => openSync(directory, constants.O_RDONLY));
  const own = { path: orElse(directory, () => realpathSync(directory)), identity: identityOf(directory) };
  let isThere = true;
  let wasGone = false;
  const spares = offerSpareStarts(directory);
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
      // Under a plausible name: its real one is up to the program.
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
    starts() {
      // Those that were taken are usually held by their names, too.
      const files = new Map([...spares.taken(), ...all()].map((file) => [identityOf(file.descriptor), file]));
      return [...files.values()].flatMap((file) => {
        const pid = Number(STARTS.exec(file.name)?.[1] ?? 0);
        return pid === 0 ? [] : [{ ...file, pid }];
      });
    },
    withdraw: spares.withdraw,
    close() {
      spares.close();
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
 * @returns {boolean} whether it is held under its own name, or still there: without a name it was never written
 */
function isKnown(descriptor, directory, held) {
  const identity = identityOf(descriptor);
  const files = [...held.values(), ...namesIn(directory).map((name) => path.join(directory, name))];
  return files.some((file) => identityOf(file) === identity);
}

/**
 * @param {string} file absolute path
 * @param {number} flags in addition to the access mode
 * @returns {number | null} descriptor of a regular file; null if it is something else, or can't be opened
 */
function openRegular(file, flags) {
  const open = (/** @type {number} */ access) => orElse(null, () => openSync(file, access | flags));
  // It must be writable to be cut; a read-only one is kept anyway.
  const descriptor = open(constants.O_RDWR) ?? open(constants.O_RDONLY);
  if (descriptor === null || fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  return null;
}

/**
 * @param {string | number} file path, or descriptor
 * @returns {string} unique to the file, `''` if it does not exist
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
