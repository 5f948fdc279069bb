import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often to look, and how long to wait at most. */
const LOOK_MS = 250;
const LONGEST_WAIT_MS = 300_000;
/** A program under the profiler keeps one processor busy, and the sampling thread needs another. */
const IDLE_SHARE = 0.7;

/**
 * Waits until the processors have little to do: a sampling thread that has to wait for one takes its samples when
 * others pause, not when the program works. After five minutes the program is measured anyway, and again if too many
 * samples are missing.
 */
export async function waitUntilCalm() {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until;) {
    const before = processorTimes();
    await sleep(LOOK_MS);
    const after = processorTimes();
    if (after.idle - before.idle >= IDLE_SHARE * (after.total - before.total)) return;
  }
}

/** @returns {{idle: number, total: number}} ms of all processors since the machine started */
function processorTimes() {
  const times = os.cpus().map((processor) => processor.times);
  const sum = (/** @type {(keyof typeof times[number])[]} */ kinds) =>
    times.reduce((total, time) => total + kinds.reduce((part, kind) => part + time[kind], 0), 0);
  return { idle: sum(['idle']), total: sum(['user', 'nice', 'sys', 'idle', 'irq']) };
}
