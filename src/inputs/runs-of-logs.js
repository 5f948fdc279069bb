import { kinOf, lifeOf } from './log-life.js';

/** @import { LogLife } from './log-life.js' */

/**
 * The kernel's clock for files moves on once in so many ms. The next command of a shell begins its log later than that.
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
 */

/**
 * @typedef {object} LogRun
 * @property {string[]} files sorted
 * @property {boolean} byTime whether there were other processes, so that it was told by times which of them belong to
 *   it
 */

/**
 * Logs don't say which run they are of. Those of one process belong together; so do those of processes of which one
 * started the other: it was alive then, and its log names Node's function that starts processes. Two servers that only
 * ran at the same time are two runs.
 * @param {string[]} logs of one directory
 * @returns {Promise<LogRun[]>} those of each run, the earliest first
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
  return runs
    .sort(([a], [b]) => a.from - b.from)
    .map((run) => ({ files: run.flatMap(({ files }) => files).sort(), byTime: processes.length > 1 }));
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
  for (const { file, process, from, to } of lives.toSorted((a, b) => a.from - b.from || (a.file < b.file ? -1 : 1))) {
    const known = processes.find((each) => process !== '' && each.process === process && from <= each.to + slack);
    if (known === undefined) {
      processes.push({ files: [file], process, from, to });
      continue;
    }
    known.files.push(file);
    known.to = Math.max(known.to, to);
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
