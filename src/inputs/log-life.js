import { stat } from 'node:fs/promises';
import { openChecked } from '../files/checked-file.js';
import { fileChunks } from './input-file.js';

/** When a process wrote a log, and whether it made other processes: by that, logs in one directory are told apart. */

/** `isolate0x5581a2c3d000-4711-v8.log`; cluster appends the process once more, we the time in ms since 1970. */
const NAME = /-(\d+)-v8(?:-(\d+))?\.log$/;
/** A number that long is a time. */
const TIME_DIGITS = 13;

/** At its end a log may list all memory that V8 gives back. */
const TAIL_BYTES = 1 << 20;

/**
 * Rows with a time, µs since the log was begun: `tick,<pc>,<time>,...` and `code-creation,<kind>,<tier>,<time>,...`.
 */
const TIMED = /^(?:tick,[^,]*|code-creation,[^,]*,[^,]*),(\d+),/gm;

/**
 * Functions that Node compiles when a program first starts a process
 * (https://github.com/nodejs/node/blob/main/lib/internal/child_process.js), and in processes that `fork` started; the
 * same on Node 20 to 26.
 */
const SPAWNS = /,(?:ChildProcess\.)?spawn(?:Sync)? (?:node:)?internal\/child_process(?:\.js)?:/;
const IS_FORKED = /,(?:exports\.)?_forkChild (?:node:)?child_process(?:\.js)?:/;
/** The longest text that these find. */
const MOST_OVERLAP = 80;

/**
 * @typedef {object} LogLife
 * @property {string} file absolute path
 * @property {string} process id of the process that wrote it, `''` if its name does not tell
 * @property {number} from ms since 1970
 * @property {number} to the same, of its last row
 */

/**
 * @param {string} file absolute path of a V8 log
 * @returns {Promise<LogLife>} by its name, its rows and what the file system says of it, in this order: a copy is born
 *   late
 */
export async function lifeOf(file) {
  const [, process = '', number = ''] = NAME.exec(file) ?? [];
  const { birthtimeMs, mtimeMs } = await stat(file).catch(() => ({ birthtimeMs: 0, mtimeMs: 0 }));
  const lastedMs = await durationOf(file).catch(() => 0);
  const begun = number.length >= TIME_DIGITS ? Number(number) : mtimeMs - lastedMs;
  return { file, process, from: Math.min(begun, birthtimeMs || begun, mtimeMs), to: mtimeMs };
}

/**
 * @param {string} file absolute path of a V8 log
 * @returns {Promise<number>} ms between its first and its last row, 0 if it has none with a time
 */
async function durationOf(file) {
  const {
    file: handle,
    stats: { size },
  } = await openChecked(file);
  try {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(Math.min(size, TAIL_BYTES)),
      position: Math.max(0, size - TAIL_BYTES),
    });
    const last = [...buffer.toString('latin1', 0, bytesRead).matchAll(TIMED)].at(-1);
    return Number(last?.[1] ?? 0) / 1000;
  } finally {
    await handle.close();
  }
}

/**
 * @param {string} file absolute path of a V8 log
 * @returns {Promise<{spawns: boolean, isForked: boolean}>} whether its program started other processes, and whether
 *   another program started it by `fork`
 */
export async function kinOf(file) {
  const kin = { spawns: false, isForked: false };
  let rest = '';
  for await (const chunk of fileChunks(file, () => {})) {
    const text = rest + chunk.toString('latin1');
    kin.spawns ||= SPAWNS.test(text);
    kin.isForked ||= IS_FORKED.test(text);
    if (kin.spawns) break;
    rest = text.slice(-MOST_OVERLAP);
  }
  return kin;
}
