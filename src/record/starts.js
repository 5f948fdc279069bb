/** Finds out what was started, and which of it left no log. */
import { problemIn } from '../schemas/problem-in.js';

/** @import { Unprofiled, UnprofiledReason } from '../model/profile.js' */
/** @import { StopReason } from './log-budget.js' */

/**
 * Threads or children that a thread started, with the same outcome (probe/tell-starts.cjs).
 * @typedef {object} SavedStart
 * @property {'thread' | 'child'} kind
 * @property {UnprofiledReason | null} reason why they write no log; null if they do
 * @property {number} count
 * @property {number} newest highest of their ids: Node's thread id, or a process id
 * @property {number[]} pids of children, the first few hundred
 */

/**
 * What else is known about the threads of a process.
 * @typedef {object} SeenThreads
 * @property {number} probed how many had the probe
 * @property {number} logged how many V8 was seen logging, wherever the log went: each has a V8 profiler thread
 */

/**
 * @typedef {object} Known
 * @property {{pid: number, text: string}[]} saved by threads, with their process; the text is untrusted
 * @property {boolean} wasGone whether the log directory was missing for a time
 * @property {StopReason | null} stopped why no further logs were allowed while the program ran
 * @property {Map<number, number>} logs how many each process left
 * @property {Map<number, SeenThreads>} threads of each process
 * @property {Map<number, number | null>} seen processes that ran Node, with their total CPU time, ms; null if unknown
 * @property {number[]} embedded process ids of those with Node built into their executable
 * @property {ReadonlySet<number>} refused process ids of those that were seen to have an option that spoils a log
 * @property {number[]} left process ids of those that are still running
 * @property {number} replaced number of processes in which another program replaced the recorded one
 * @property {number[]} others process ids of the program and of package managers
 */

/**
 * A child that used less CPU time than this, ms, may have ended before it ran any JavaScript (a misspelt option, killed
 * at once), or right after.
 */
const RAN = 100;

/**
 * @param {Known} known of a run
 * @returns {Unprofiled[]} threads and children without a log, by reason
 */
export function unprofiledOf(known) {
  const { saved, wasGone, stopped, logs, threads, seen, embedded, refused, left, replaced, others } = known;
  const tally = newTally();
  const processes = saved.map(({ pid, text }) => ({
    pid,
    starts: parse(text).map((start) => withCause(start, stopped)),
  }));
  const starts = processes.flatMap((process) => process.starts);
  addUnlogged(starts, seen, tally);
  for (const [pid, ofProcess] of threadStarts(processes)) {
    const left = logs.get(pid) ?? 0;
    const missing = withLog(ofProcess) - Math.max(0, left - 1);
    if (missing > 0) tally.add('thread', 'no-log', missing, null);
    const unseen = unseenOf(ofProcess, left, threads.get(pid) ?? { probed: 0, logged: 0 });
    if (unseen > 0) tally.add('thread', 'own-exec-argv', unseen, null);
  }
  if (wasGone) addUnreported(saved, logs, threads, tally);
  if (replaced > 0) tally.add('child', 'replaced', replaced, null);
  if (left.length > 0) tally.add('child', 'still-running', left.length, null);
  const unlogged = starts.filter(({ reason }) => reason !== null);
  for (const pid of embedded) tally.add('child', 'own-executable', 1, seen.get(pid) ?? null);
  const explained = new Set([...others, ...left, ...embedded, ...logs.keys(), ...pidsOf(unlogged)]);
  addSilent(seen, { explained, refused, starts, wasGone }, tally);
  return tally.rows;
}

/**
 * The probe only sees that it may not write a log.
 * @param {SavedStart} start as it was saved
 * @param {StopReason | null} stopped why no further logs were allowed
 * @returns {SavedStart} the same, with that reason
 */
function withCause(start, stopped) {
  return start.reason === 'recording-stopped' && stopped !== null ? { ...start, reason: stopped } : start;
}

/**
 * @param {SavedStart[]} starts of children
 * @returns {number[]} their process ids
 */
function pidsOf(starts) {
  return starts.flatMap(({ pids }) => pids);
}

/**
 * @param {{pid: number, starts: SavedStart[]}[]} processes that started something
 * @returns {Map<number, SavedStart[]>} threads that each of them started, if any
 */
function threadStarts(processes) {
  /** @type {Map<number, SavedStart[]>} */
  const started = new Map();
  for (const { pid, starts } of processes) {
    const threads = starts.filter(({ kind }) => kind === 'thread');
    if (threads.length > 0) started.set(pid, [...(started.get(pid) ?? []), ...threads]);
  }
  return started;
}

/**
 * @param {SavedStart[]} starts of threads and children
 * @param {Known['seen']} seen see Known
 * @param {Tally} tally receives those that write no log and say why
 */
function addUnlogged(starts, seen, tally) {
  for (const { kind, reason, count, pids } of starts) {
    if (reason === null) continue;
    const known = pids.map((child) => seen.get(child) ?? null);
    const isKnown = known.length === count && !known.includes(null);
    tally.add(kind, reason, count, isKnown ? known.reduce((sum, ms) => (sum ?? 0) + (ms ?? 0), 0) : null);
  }
}

/**
 * What a process reported may have gone with the directory, before the recorder had it open.
 * @param {Known['saved']} saved by threads
 * @param {Known['logs']} logs see Known
 * @param {Known['threads']} threads see Known
 * @param {Tally} tally receives threads that V8 was seen logging, in processes that reported nothing, and that left no
 *   log
 */
function addUnreported(saved, logs, threads, tally) {
  const reporting = new Set(saved.map(({ pid }) => pid));
  for (const [pid, { logged }] of threads) {
    const missing = reporting.has(pid) ? 0 : logged - (logs.get(pid) ?? 0);
    if (missing > 0) tally.add('thread', 'no-log', missing, null);
  }
}

/**
 * @param {Known['seen']} seen see Known
 * @param {{explained: Set<number>, refused: Known['refused'], starts: SavedStart[], wasGone: boolean}} known processes that left
 *   a log, or whose starter told why they do not; those with an option that spoils a log; what was started; and whether
 *   logs may have been lost
 * @param {Tally} tally receives the other processes
 */
function addSilent(seen, { explained, refused, starts, wasGone }, tally) {
  const passedOn = new Set(pidsOf(starts.filter(({ reason }) => reason === null)));
  const all = new Set([...seen.keys(), ...(wasGone ? passedOn : [])]);
  for (const pid of all) {
    if (explained.has(pid)) continue;
    const cpuMs = seen.get(pid) ?? null;
    const isShort = (cpuMs ?? 0) < RAN;
    // For a process that ended between two readings, most of its time is unknown.
    const reason = silence(refused.has(pid), passedOn.has(pid));
    // Usually a short one ran nothing. Where logs went, it may have had one.
    if (reason !== 'no-log' || !isShort || wasGone) tally.add('child', reason, 1, isShort ? null : cpuMs);
  }
}

/**
 * @param {boolean} isRefused whether a process has an option that spoils a log
 * @param {boolean} isPassedOn whether its starter passed on what makes it write one
 * @returns {UnprofiledReason} why it left none
 */
function silence(isRefused, isPassedOn) {
  if (isRefused) return 'own-options';
  return isPassedOn ? 'no-log' : 'not-passed-on';
}

/**
 * @param {SavedStart[]} starts of threads
 * @returns {number} how many should have a log
 */
function withLog(starts) {
  return starts.reduce((sum, { reason, count }) => sum + (reason === null ? count : 0), 0);
}

/**
 * Least number of threads that were started by workers without the probe. Node numbers all threads of a process, so
 * gaps before the last saved number show some; for later ones, V8's profiler thread may have been seen.
 * @param {SavedStart[]} starts of threads of a process
 * @param {number} logs that it left
 * @param {SeenThreads} seen what else is known about its threads
 * @returns {number} 0 if all its workers had the probe: a number without a start is then a worker that could not be
 *   created
 */
function unseenOf(starts, logs, { probed, logged }) {
  if (probed > withLog(starts)) return 0;
  const count = starts.reduce((sum, each) => sum + each.count, 0);
  const byNumber = Math.max(...starts.map(({ newest }) => newest)) - count;
  return Math.max(byNumber, logged - Math.max(logs, 1 + count));
}

/**
 * Rows of everything added, one for each kind and reason.
 * @typedef {object} Tally
 * @property {Unprofiled[]} rows
 * @property {(kind: Unprofiled['kind'], reason: UnprofiledReason, count: number, cpuMs: number | null) => void} add
 */

/** @returns {Tally} without rows */
function newTally() {
  /** @type {Unprofiled[]} */
  const rows = [];
  return {
    rows,
    add(kind, reason, count, cpuMs) {
      const row = rows.find((each) => each.kind === kind && each.reason === reason);
      if (row === undefined) {
        rows.push({ kind, reason, count, cpuMs });
        return;
      }
      row.count += count;
      row.cpuMs = row.cpuMs === null || cpuMs === null ? null : row.cpuMs + cpuMs;
    },
  };
}

/**
 * @param {string} text that a thread, or anyone else, wrote
 * @returns {SavedStart[]} none if it is invalid
 */
function parse(text) {
  try {
    const saved = JSON.parse(text);
    return problemIn('probe', saved, 'SavedStarts') === null ? saved : [];
  } catch {
    return [];
  }
}
