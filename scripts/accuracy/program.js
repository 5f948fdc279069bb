/** @import { Workload } from './workload.js' */

/** The function of every program whose line must be found. */
export const CALLER = 'askForIt';

const PREAMBLE = {
  script:
    "'use strict';\nconst { constants, performance, PerformanceObserver } = require('node:perf_hooks');\nconst stats = require('node:fs');",
  module:
    "import { constants, performance, PerformanceObserver } from 'node:perf_hooks';\nimport stats from 'node:fs';",
};

/**
 * The part around the call: rounds of the call and of plain work, and the clocks. Time in which the thread waits for a
 * processor or sleeps is not work and not counted, except sleep within a synchronous call, which holds its caller up.
 * The thread's own clocks tell both on Linux (the first two numbers of
 * https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat: time on a processor, time runnable without
 * one); elsewhere we use the event loop's idle time. Garbage collection is a phase of its own in the report, so the
 * part of it within the calls is measured separately. The result is written without `process.stdout`: to load what that
 * needs takes 15 ms, and samples, after the clock was read.
 */
const HARNESS = `
const ROUNDS = 6, PART_MS = 120, OTHER_MS = 70;
const collected = [];
new PerformanceObserver((list) => collected.push(...list.getEntries())).observe({ type: 'gc' });
const windows = [];
const statsFile = stats.existsSync('/proc/thread-self/schedstat') ? stats.openSync('/proc/thread-self/schedstat') : -1;
const statsText = Buffer.alloc(80);
let partNs = 0n, lostMs = 0, partDelayMs = 0, heldUpMs = 0, times = 1, calls = 0, kept;

function plainWork() {
  const until = performance.now() + OTHER_MS;
  let sum = 0;
  while (performance.now() < until) for (let i = 1; i < 20000; i++) sum += Math.sqrt(i) / (i % 7 + 1);
  return sum;
}

function readClocks() {
  const wall = performance.now();
  if (statsFile === -1) return { delay: 0, asleep: performance.eventLoopUtilization().idle };
  const size = stats.readSync(statsFile, statsText, 0, 80, 0);
  const [ran, delay] = statsText.toString('latin1', 0, size).split(' ', 2).map((ns) => Number(ns) / 1e6);
  return { delay, asleep: wall - ran - delay };
}

function book(begunAt, begun, before, isHeldUp) {
  const ns = process.hrtime.bigint() - begun;
  const { delay, asleep } = readClocks();
  partNs += ns;
  partDelayMs += delay - before.delay;
  if (isHeldUp) heldUpMs += asleep - before.asleep;
  else lostMs += asleep - before.asleep;
  calls += times;
  windows.push([begunAt, performance.now()]);
  if (ns < 2000000n) times *= 2;
}

function next(round) {
  if (round < ROUNDS) setImmediate(playRound, round + 1);
  else setTimeout(finish, 1);
}

function finish() {
  // The entry of an incremental marking lasts from its first step to its last.
  const inPart = ({ startTime, detail }) => detail.kind !== constants.NODE_PERFORMANCE_GC_INCREMENTAL && windows.some(([begun, ended]) => startTime >= begun && startTime < ended);
  const gcWallMs = collected.filter(inPart).reduce((sum, { duration }) => sum + duration, 0);
  // The thread also waits for a processor during collections. No clock shows for how long: we assume as often as
  // elsewhere.
  const gcMs = gcWallMs * (1 - partDelayMs / (Number(partNs) / 1e6));
  const { delay, asleep } = readClocks();
  const delayMs = delay - atFirst.delay;
  const totalMs = performance.now() - firstAt - delayMs - (asleep - atFirst.asleep - heldUpMs);
  const sinceStart = (time) => time - performance.nodeTiming.v8Start;
  const truth = { partMs: Number(partNs) / 1e6 - lostMs - partDelayMs, gcMs, totalMs, startMs: sinceStart(firstAt), delayMs, partDelayMs, calls, windows: windows.map((window) => window.map(sinceStart)) };
  stats.writeSync(1, JSON.stringify(truth) + '\\n');
  process.exit();
}

// No clock shows how long Node waited for a processor before V8 took its first tick: the start is left out of both
// figures.
const atFirst = readClocks(), firstAt = performance.now();
setTimeout(playRound, 1, 1);
`;

const SYNC = (/** @type {string} */ call) => `
function playRound(round) {
  const until = performance.now() + PART_MS;
  do {
    const before = readClocks(), begunAt = performance.now(), begun = process.hrtime.bigint();
    ${CALLER}(times);
    book(begunAt, begun, before, true);
  } while (performance.now() < until);
  kept = plainWork();
  next(round);
}

function ${CALLER}(count) {
  for (let i = 0; i < count; i++) {
    kept = ${call};
  }
}
`;

const ASYNC = (/** @type {string} */ call) => `
async function playRound(round) {
  const until = performance.now() + PART_MS;
  do {
    const before = readClocks(), begunAt = performance.now(), begun = process.hrtime.bigint();
    await ${CALLER}(times);
    book(begunAt, begun, before, false);
  } while (performance.now() < until);
  kept = plainWork();
  next(round);
}

async function ${CALLER}(count) {
  for (let i = 0; i < count; i++) {
    kept = await ${call};
  }
}
`;

/**
 * @param {Workload} workload to be measured
 * @returns {{source: string, extension: string, line: number}} a program that prints a Truth as its last line, and
 *   the line of the call, 1-based
 */
export function programOf({ setup = '', call, isModule, isAsync }) {
  const source = [isModule ? PREAMBLE.module : PREAMBLE.script, setup, HARNESS, (isAsync ? ASYNC : SYNC)(call)].join(
    '\n',
  );
  const line = source.split('\n').findIndex((text) => text.startsWith('    kept = ')) + 1;
  return { source, extension: isModule ? '.mjs' : '.cjs', line };
}

/**
 * What a program measured itself.
 * @typedef {object} Truth
 * @property {number} partMs time in the calls, without waits of the event loop or the thread
 * @property {number} gcMs garbage collection in that time
 * @property {number} totalMs of the process since its first round was due, without waits of the event loop or the
 *   thread
 * @property {number} startMs from V8's start to there
 * @property {number} delayMs that the thread waited for a processor after that
 * @property {number} partDelayMs the part of it within the calls
 * @property {number} calls made
 * @property {[number, number][]} windows in which they were made, ms since V8 started
 */
