/**
 * Watches over the logs while the program runs. It holds them open, so that they outlive their directory (`git clean`,
 * `rm -rf .cryptoprof`), and keeps them within their budget; when that is spent, it withdraws the permit for further
 * logs.
 */
import { closeSync, existsSync, openSync, readSync, rmSync, statfsSync, statSync, watch, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { holdFiles } from './held-files.js';
import { newLogBudget } from './log-budget.js';
import { DATA } from './perf.js';
import orElse from './probe/or-else.cjs';

/** @import { StopReason } from './log-budget.js' */

/** Time between two looks, ms. One takes about 50 µs. */
const INTERVAL = 50;
/** As long as this file exists, the probe lets further threads and children write logs (probe/why-no-log.cjs). */
const PERMIT = 'permit';
/** The same number as in probe/tell-starts.cjs. */
const STARTS_BYTES = 4096;

/**
 * @typedef {object} LogKeeper
 * @property {(descriptor: number, pid: number) => void} take call with the log of the program's main thread, if it is
 *   open
 * @property {() => Promise<void>} remake call when the program has ended: recreates the directory if it is gone, with
 *   empty files in place of the missing logs
 * @property {() => void} restore call when all its processes have ended: gives those logs their contents back
 * @property {() => {pid: number, text: string}[]} starts returns what the probe reported about threads and children;
 *   removes its files
 * @property {() => boolean} wasGone whether the directory was missing for a time, so that a thread without a log may have had one
 * @property {() => {reason: StopReason, cut: number} | null} stopped why the logs stopped growing, and how many lost
 *   something by that; null while they may grow
 * @property {() => void} stop stops watching, and further logs; closes everything
 */

/**
 * @typedef {object} Keeping
 * @property {number | null} [mostBytes] limit for all logs together; default or null: the free space
 * @property {(directory: string) => number} [free] bytes that may still be written there; Infinity if unknown
 * @property {(reason: StopReason) => void} [onStopped] called once, when the logs stop growing
 */

/**
 * @param {string} directory absolute path where logs go
 * @param {Keeping} [keeping] how much space they may take
 * @returns {LogKeeper} it looks several times a second
 * @throws if the directory can't be written to
 */
export function startLogKeeper(directory, { mostBytes, free = freeBytes, onStopped = () => {} } = {}) {
  const held = holdFiles(directory);
  const permit = path.join(directory, PERMIT);
  writeFileSync(permit, '');
  const budget = newLogBudget(mostBytes ?? Infinity, () => free(directory));
  // The program may have put anything in its place.
  const withdraw = () => orElse(undefined, () => rmSync(permit, { force: true }));
  const look = () => {
    held.look();
    const before = budget.state.reason;
    budget.look(
      held.logs().map(({ descriptor }) => descriptor),
      sizeOf(path.join(directory, DATA)),
    );
    const { reason } = budget.state;
    if (before !== null || reason === null) return;
    withdraw();
    onStopped(reason);
  };
  const timer = setInterval(look, INTERVAL);
  const watcher = watchNames(directory, held.look);
  return {
    take: held.take,
    async remake() {
      look();
      await makeAgain(directory);
      for (const { name } of held.lost())
        orElse(undefined, () => writeFileSync(path.join(directory, name), '', { flag: 'wx', mode: 0o600 }));
    },
    restore() {
      look();
      for (const { name, descriptor } of held.lost()) {
        // If there is no space for it, keep what is there.
        orElse(undefined, () => copy(descriptor, path.join(directory, name)));
      }
    },
    starts() {
      held.withdraw();
      return held.starts().map(({ name, pid, descriptor }) => {
        orElse(undefined, () => rmSync(path.join(directory, name), { force: true }));
        const bytes = Buffer.alloc(STARTS_BYTES);
        return { pid, text: bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, STARTS_BYTES, 0)) };
      });
    },
    wasGone: held.wasGone,
    stopped() {
      const { reason, cut } = budget.state;
      return reason === null ? null : { reason, cut: cut.size };
    },
    stop() {
      clearInterval(timer);
      watcher?.close();
      withdraw();
      held.withdraw();
      held.close();
    },
  };
}

/**
 * A thread may end, and the directory go, before the next look; so every new name in it triggers one.
 * @param {string} directory absolute path where logs go
 * @param {() => void} look called when names in it change
 * @returns {import('node:fs').FSWatcher | null} to be closed; null if it can't be watched, or if a watched directory can't
 *   be removed (Windows)
 */
function watchNames(directory, look) {
  if (process.platform !== 'linux') return null;
  const watcher = orElse(null, () =>
    watch(directory, { persistent: false }, (kind) => {
      // Writing to a log changes no name.
      if (kind === 'rename') look();
    }),
  );
  return watcher?.on('error', () => {}) ?? null;
}

/**
 * `mkdir` fails if the directory is removed while it is being made. After this many failures in a row, there is another
 * reason.
 */
const ATTEMPTS = 10;

/**
 * @param {string} directory absolute path of a directory that the program may have removed, or replaced with something
 *   else, which then stays, and the logs are missing
 */
async function makeAgain(directory) {
  for (let attempt = 0; attempt < ATTEMPTS && !existsSync(directory); attempt++)
    await mkdir(directory, { recursive: true, mode: 0o700 }).catch(() => {});
}

/**
 * @param {number} from descriptor of a log
 * @param {string} file absolute path where its contents go
 */
function copy(from, file) {
  // Whatever is there is not that log, and may be a link to anywhere.
  rmSync(file, { force: true });
  const to = openSync(file, 'wx', 0o600);
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
 * @param {string} file absolute path
 * @returns {number} bytes, 0 if it does not exist
 */
function sizeOf(file) {
  return orElse(0, () => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

/**
 * @param {string} directory absolute path
 * @returns {number} free bytes there; Infinity if unknown
 */
function freeBytes(directory) {
  return orElse(Infinity, () => {
    const { bavail, bsize, blocks } = statfsSync(directory);
    return blocks === 0 ? Infinity : bavail * bsize;
  });
}
