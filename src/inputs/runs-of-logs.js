/**
 * Which logs belong to one run. They don't say, so it is inferred from when processes wrote them, and from whether
 * their programs started other processes.
 */
import { stat } from 'node:fs/promises';
import { openChecked } from '../files/checked-file.js';
import { fileChunks } from './input-file.js';

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
 * @property {boolean} isEmpty whether V8 wrote nothing into it
 */

/**
 * The kernel's clock for files moves on once in this many ms. The next command of a shell begins its log later than that.
 */
const SLACK_MS = 5;
/** The same where the file system or an archive keeps whole seconds. */
const COARSE_SLACK_MS = 1000;

/**
 * A process of which there are logs.
 * @typedef {object} LoggedProcess
 * @property {string[]} files of its isolates
 * @property {string} process its id, `''` if unknown
 * @property {number} from ms since 1970
 * @property {number} to the same
 * @property {boolean} isEmpty whether V8 wrote nothing into any of them
 */

/**
 * @typedef {object} LogRun
 * @property {string[]} files sorted
 * @property {boolean} byTime whether there were other processes, so that times had to say which of them belong to
 *   it
 */

/**
 * Logs don't say which run they belong to. Those of one process belong together; so do those of two processes if one
 * started the other: it was alive at that time, and its log names Node's function for starting processes. Two servers
 * that merely ran at the same time are two runs.
 * @param {string[]} logs of one directory
 * @returns {Promise<LogRun[]>} the logs of each run, earliest first
 */
export async function runsOfLogs(logs) {
  const processes = processesOf(await Promise.all(logs.map(lifeOf)));
  const slack = slackOf(processes);
  /** @type {Map<LoggedProcess, Promise<{spawns: boolean, isForked: boolean}>>} */
  const kin = new Map();
  const kinOfProcess = (/** @type {LoggedProcess} */ process) => {
    const known = kin.get(process) ?? kinOfAll(process.files);
    kin.set(process, known);
    return known;
  };
  /** @type {LoggedProcess[][]} */
  const runs = [];
  for (const process of processes) {
    const mine = [];
    for (const run of runs) if (await hasKin(run, process, slack, kinOfProcess)) mine.push(run);
    for (const run of mine) runs.splice(runs.indexOf(run), 1);
    runs.push([...mine.flat(), process]);
  }
  return withEmpty(runs)
    .sort(([a], [b]) => a.from - b.from)
    .map((run) => ({ files: run.flatMap(({ files }) => files).sort(), byTime: processes.length > 1 }));
}

/**
 * @param {LoggedProcess[][]} runs that were found
 * @returns {LoggedProcess[][]} the same; where all but one have only empty logs, these are of that one's children
 */
function withEmpty(runs) {
  const written = runs.filter((run) => run.some(({ isEmpty }) => !isEmpty));
  return written.length === 1 ? [runs.flat()] : runs;
}

/**
 * @param {LoggedProcess[]} run processes of it, earlier than the other
 * @param {LoggedProcess} process another
 * @param {number} slack ms
 * @param {(process: LoggedProcess) => Promise<{spawns: boolean, isForked: boolean}>} kinOfProcess reads a process' logs
 * @returns {Promise<boolean>} whether one of the run started it, or both were started by one that wrote no log
 */
async function hasKin(run, process, slack, kinOfProcess) {
  const alive = run.filter(({ to }) => process.from <= to + slack);
  for (const other of alive) {
    const { spawns, isForked } = await kinOfProcess(other);
    if (spawns || (isForked && (await kinOfProcess(process)).isForked)) return true;
  }
  return false;
}

/**
 * @param {LogLife[]} lives of logs
 * @returns {LoggedProcess[]} in the order in which they began. In containers each program may be process 1: two of one
 *   id that were not alive together are two
 */
function processesOf(lives) {
  const slack = slackOf(lives);
  /** @type {LoggedProcess[]} */
  const processes = [];
  for (const { file, process, from, to, isEmpty } of lives.toSorted(
    (a, b) => a.from - b.from || (a.file < b.file ? -1 : 1),
  )) {
    const known = processes.find((each) => process !== '' && each.process === process && from <= each.to + slack);
    if (known === undefined) {
      processes.push({ files: [file], process, from, to, isEmpty });
      continue;
    }
    known.files.push(file);
    known.to = Math.max(known.to, to);
    known.isEmpty &&= isEmpty;
  }
  return processes;
}

/**
 * @param {{to: number}[]} lives of logs or processes
 * @returns {number} ms that times may be wrong
 */
function slackOf(lives) {
  return lives.every(({ to }) => to % 1000 === 0) ? COARSE_SLACK_MS : SLACK_MS;
}

/**
 * @param {string[]} files logs of one process
 * @returns {Promise<{spawns: boolean, isForked: boolean}>} what they tell together; nothing if they can't be read
 */
async function kinOfAll(files) {
  const each = await Promise.all(files.map((file) => kinOf(file).catch(() => ({ spawns: false, isForked: false }))));
  return { spawns: each.some(({ spawns }) => spawns), isForked: each.some(({ isForked }) => isForked) };
}

/**
 * @param {string} file absolute path of a V8 log
 * @returns {Promise<LogLife>} by its name, its rows and what the file system says of it, in this order: a copy is born
 *   late
 */
async function lifeOf(file) {
  const [, process = '', number = ''] = NAME.exec(file) ?? [];
  const { birthtimeMs, mtimeMs, size } = await stat(file).catch(() => ({ birthtimeMs: 0, mtimeMs: 0, size: null }));
  const lastedMs = await durationOf(file).catch(() => 0);
  const begun = number.length >= TIME_DIGITS ? Number(number) : mtimeMs - lastedMs;
  return { file, process, from: Math.min(begun, birthtimeMs || begun, mtimeMs), to: mtimeMs, isEmpty: size === 0 };
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
async function kinOf(file) {
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
