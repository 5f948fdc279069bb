/** What was started, and what of it left no log. */
import { problemIn } from '../schemas/problem-in.js';

/** @import { Unprofiled, UnprofiledReason } from '../model/profile.js' */

/**
 * Threads or children that a thread started, with the same outcome (probe/tell-starts.cjs).
 * @typedef {object} ToldStart
 * @property {'thread' | 'child'} kind
 * @property {UnprofiledReason | null} reason why they write no log; null if they do
 * @property {number} count
 * @property {number[]} pids of children, the first hundreds
 */

/**
 * @typedef {object} Known
 * @property {{pid: number, text: string}[]} told by the threads of which processes; anybody may have written the text
 * @property {Map<number, number>} logs how many each process left
 * @property {Map<number, number | null>} seen processes that ran Node, with all their CPU time, ms; null if it is not known
 * @property {number} mainPid process id of the program
 */

/** A child that was seen to use less, ms, may have ended before it ran any JavaScript (a misspelt option, killed at once), or right after. */
const RAN = 100;

/**
 * @param {Known} known of a run
 * @returns {Unprofiled[]} threads and children without a log, by reason
 */
export function unprofiledOf({ told, logs, seen, mainPid }) {
  const tally = newTally();
  /** @type {Map<number, number>} threads that were started and should have a log, by process */
  const threads = new Map();
  const explained = new Set([mainPid, ...logs.keys()]);
  for (const { pid, starts } of told.map(({ pid, text }) => ({ pid, starts: parse(text) }))) {
    for (const { kind, reason, count, pids } of starts) {
      if (reason === null && kind === 'thread') threads.set(pid, (threads.get(pid) ?? 0) + count);
      if (reason === null) continue;
      const known = pids.map((child) => seen.get(child) ?? null);
      tally.add(kind, reason, count, known.length === count && !known.includes(null) ? known.reduce((sum, ms) => (sum ?? 0) + (ms ?? 0), 0) : null);
      for (const child of pids) explained.add(child);
    }
  }
  for (const [pid, started] of threads) {
    const missing = started - Math.max(0, (logs.get(pid) ?? 0) - 1);
    if (missing > 0) tally.add('thread', 'no-log', missing, null);
  }
  const passedOn = new Set(told.flatMap(({ text }) => parse(text)).filter(({ reason }) => reason === null).flatMap(({ pids }) => pids));
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
 * @returns {{rows: Unprofiled[], add: (kind: Unprofiled['kind'], reason: UnprofiledReason, count: number, cpuMs: number | null) => void}} rows of
 *   what was added, one for each kind and reason
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
