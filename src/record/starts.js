/** What was started, and what of it left no log. */
import { problemIn } from '../schemas/problem-in.js';

/** @import { Unprofiled, UnprofiledReason } from '../model/profile.js' */

/**
 * Threads or children that a thread started, with the same outcome (probe/tell-starts.cjs).
 * @typedef {object} ToldStart
 * @property {'thread' | 'child'} kind
 * @property {UnprofiledReason | null} reason why they write no log; null if they do
 * @property {number} count
 * @property {number} newest highest of their ids: Node's of a thread, or a process id
 * @property {number[]} pids of children, the first hundreds
 */

/**
 * What is known of the threads of a process otherwise.
 * @typedef {object} SeenThreads
 * @property {number} probed how many had the probe
 * @property {number} logged how many V8 was seen to log, wherever that went: each has a thread of V8's profiler
 */

/**
 * @typedef {object} Known
 * @property {{pid: number, text: string}[]} told by the threads of which processes; anybody may have written the text
 * @property {Map<number, number>} logs how many each process left
 * @property {Map<number, SeenThreads>} threads of each process
 * @property {Map<number, number | null>} seen processes that ran Node, with all their CPU time, ms; null if it is not
 *   known
 * @property {number} mainPid process id of the program
 */

/**
 * A child that was seen to use less, ms, may have ended before it ran any JavaScript (a misspelt option, killed at
 * once), or right after.
 */
const RAN = 100;

/**
 * @param {Known} known of a run
 * @returns {Unprofiled[]} threads and children without a log, by reason
 */
export function unprofiledOf({ told, logs, threads, seen, mainPid }) {
  const tally = newTally();
  const explained = new Set([mainPid, ...logs.keys()]);
  /** @type {Map<number, ToldStart[]>} of threads, by process */
  const started = new Map();
  for (const { pid, starts } of told.map(({ pid, text }) => ({ pid, starts: parse(text) }))) {
    for (const start of starts) {
      if (start.kind === 'thread') started.set(pid, [...(started.get(pid) ?? []), start]);
      if (start.reason === null) continue;
      const known = start.pids.map((child) => seen.get(child) ?? null);
      const isKnown = known.length === start.count && !known.includes(null);
      tally.add(
        start.kind,
        start.reason,
        start.count,
        isKnown ? known.reduce((sum, ms) => (sum ?? 0) + (ms ?? 0), 0) : null,
      );
      for (const child of start.pids) explained.add(child);
    }
  }
  for (const [pid, starts] of started) {
    const missing = withLog(starts) - Math.max(0, (logs.get(pid) ?? 0) - 1);
    if (missing > 0) tally.add('thread', 'no-log', missing, null);
    const unseen = unseenOf(starts, logs.get(pid) ?? 0, threads.get(pid) ?? { probed: 0, logged: 0 });
    if (unseen > 0) tally.add('thread', 'own-exec-argv', unseen, null);
  }
  const passedOn = new Set(
    told
      .flatMap(({ text }) => parse(text))
      .filter(({ reason }) => reason === null)
      .flatMap(({ pids }) => pids),
  );
  for (const [pid, cpuMs] of seen) {
    if (explained.has(pid)) continue;
    const isShort = (cpuMs ?? 0) < RAN;
    // Of what ended between two readings most of its time is not known.
    if (!passedOn.has(pid)) tally.add('child', 'not-passed-on', 1, isShort ? null : cpuMs);
    else if (!isShort) tally.add('child', 'no-log', 1, cpuMs);
  }
  return tally.rows;
}

/**
 * @param {ToldStart[]} starts of threads
 * @returns {number} how many should have a log
 */
function withLog(starts) {
  return starts.reduce((sum, { reason, count }) => sum + (reason === null ? count : 0), 0);
}

/**
 * How many threads were started by workers without the probe, at least. Node numbers all threads of a process, so some
 * before the last one that was told are missing in the count; and of later ones V8's profiler may have been seen.
 * @param {ToldStart[]} starts of threads of a process
 * @param {number} logs that it left
 * @param {SeenThreads} seen what else is known of its threads
 * @returns {number} 0 if all its workers had the probe: what then has no start is a worker that could not be made
 */
function unseenOf(starts, logs, { probed, logged }) {
  if (probed > withLog(starts)) return 0;
  const count = starts.reduce((sum, each) => sum + each.count, 0);
  const byNumber = Math.max(...starts.map(({ newest }) => newest)) - count;
  return Math.max(byNumber, logged - Math.max(logs, 1 + count));
}

/**
 * @returns {{rows: Unprofiled[], add: (kind: Unprofiled['kind'], reason: UnprofiledReason, count: number, cpuMs: number
 *   | null) => void}} rows of what was added, one for each kind and reason
 */
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
 * @param {string} text that a thread told, or anybody
 * @returns {ToldStart[]} none if it is something else
 */
function parse(text) {
  try {
    const told = JSON.parse(text);
    return problemIn('probe', told, 'ToldStarts') === null ? told : [];
  } catch {
    return [];
  }
}
