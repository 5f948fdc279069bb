/**
 * Watches over the logs while the program runs: holds them open, so that they outlive their directory (`git clean`,
 * `rm -rf .cryptoprof`), and withdraws the permit for further ones before the disk is full.
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
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isLog } from './logs.js';

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
/** Of what is free at the start, so much is left to others; and at least this many bytes. */
const RESERVED = { share: 0.1, bytes: 16 << 20 };

/**
 * @typedef {object} LogKeeper
 * @property {() => Promise<void>} remake call when the program has ended: a directory that is gone is made again, with
 *   empty logs in place of those that are
 * @property {() => void} restore call when all its processes have: gives logs that are gone their contents again
 * @property {() => {pid: number, text: string}[]} starts what the probe told of threads and children; removes its files
 * @property {() => void} stop ends it, and further logs; closes everything
 */

/**
 * @param {string} directory absolute path where logs go
 * @param {(directory: string) => number} [free] bytes that may still be written there; Infinity if that can't be known
 * @returns {LogKeeper} which looks some times a second
 * @throws if the directory can't be written to
 */
export function startLogKeeper(directory, free = freeBytes) {
  /** @type {Map<string, number>} descriptors by name */
  const held = new Map();
  const permit = path.join(directory, PERMIT);
  writeFileSync(permit, '');
  const reserve = leftFor(free(directory));
  // The program may have put anything in its place.
  const withdraw = () => orElse(undefined, () => rmSync(permit, { force: true }));
  const look = () => {
    for (const name of namesIn(directory))
      if ((isLog(name) || STARTS.test(name)) && !held.has(name) && held.size < MOST_HELD) hold(held, directory, name);
    if (free(directory) < reserve) withdraw();
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
    // A pipe must not keep us waiting.
    const descriptor = openSync(
      path.join(directory, name),
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    if (fstatSync(descriptor).isFile()) held.set(name, descriptor);
    else closeSync(descriptor);
  });
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
 * @param {number} free bytes at the start
 * @returns {number} bytes that are not for logs: of little room, half
 */
function leftFor(free) {
  return free === Infinity ? 0 : Math.min(free / 2, Math.max(free * RESERVED.share, RESERVED.bytes), 1 << 30);
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
