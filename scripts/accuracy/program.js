/** @import { Workload } from './workload.js' */

/** The function of every program whose line must be found. */
export const CALLER = 'askForIt';

const PREAMBLE = {
  script: "'use strict';\nconst { performance, PerformanceObserver } = require('node:perf_hooks');",
  module: "import { performance, PerformanceObserver } from 'node:perf_hooks';",
};

/** The part around the call: rounds of the call and of plain work, and the clock. Time in which the event loop
 *  waits is no work and not counted; garbage collection is a phase of its own in the report, so that what of
 *  it falls into the part is told apart. */
const HARNESS = `
const ROUNDS = 6, PART_MS = 120, OTHER_MS = 70;
const collected = [];
new PerformanceObserver((list) => collected.push(...list.getEntries())).observe({ type: 'gc' });
const windows = [];
let partNs = 0n, sleptMs = 0, times = 1, calls = 0, kept;

function plainWork() {
  const until = performance.now() + OTHER_MS;
  let sum = 0;
  while (performance.now() < until) for (let i = 1; i < 20000; i++) sum += Math.sqrt(i) / (i % 7 + 1);
  return sum;
}

function book(begunAt, begun, slept) {
  const ns = process.hrtime.bigint() - begun;
  partNs += ns;
  sleptMs += slept;
  calls += times;
  windows.push([begunAt, performance.now()]);
  if (ns < 2000000n) times *= 2;
}

function next(round) {
  if (round < ROUNDS) setImmediate(playRound, round + 1);
  else setTimeout(finish, 1);
}

function finish() {
  const { idle } = performance.eventLoopUtilization();
  const totalMs = performance.now() - idle;
  const inPart = ({ startTime }) => windows.some(([begun, ended]) => startTime >= begun && startTime < ended);
  const gcMs = collected.filter(inPart).reduce((sum, { duration }) => sum + duration, 0);
  console.log(JSON.stringify({ partMs: Number(partNs) / 1e6 - sleptMs, gcMs, totalMs, calls }));
  process.exit();
}

setTimeout(playRound, 1, 1);
`;

const SYNC = (/** @type {string} */ call) => `
function playRound(round) {
  const until = performance.now() + PART_MS;
  do {
    const begunAt = performance.now(), begun = process.hrtime.bigint();
    ${CALLER}(times);
    book(begunAt, begun, 0);
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
    const begunAt = performance.now(), begun = process.hrtime.bigint(), before = performance.eventLoopUtilization();
    await ${CALLER}(times);
    book(begunAt, begun, performance.eventLoopUtilization(before).idle);
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
  const source = [
    isModule ? PREAMBLE.module : PREAMBLE.script,
    setup,
    HARNESS,
    (isAsync ? ASYNC : SYNC)(call),
  ].join('\n');
  const line = source.split('\n').findIndex((text) => text.startsWith('    kept = ')) + 1;
  return { source, extension: isModule ? '.mjs' : '.cjs', line };
}

/**
 * What a program measured itself.
 * @typedef {object} Truth
 * @property {number} partMs time in the calls, without what the event loop waited
 * @property {number} gcMs garbage collection in that time
 * @property {number} totalMs of the process, without what the event loop waited
 * @property {number} calls made
 */
