/** What the numbers rest on, and what they don't include. */
import { isHandOver } from '../../model/event-loop.js';
import { fileName } from '../../model/file-path.js';
import { shown } from '../../text/escape.js';
import { duration, grouped, percent, rate, ratio } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { counted } from '../../text/words.js';
import { tickSentence, unlocatedSentence } from '../shared/coverage.js';
import { processRows } from '../shared/processes.js';
import { runRows } from '../shared/runs.js';
import { poolLine } from '../shared/thread-pool.js';
import { names } from '../shared/tls.js';
import { labelled, place } from './page.js';

/** @import { LoadResult, TlsSide } from '../../model/profile.js' */
/** @import { CpuTimes, Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/** From this share of busy ticks on it matters that some were spent waking other threads. */
const NOTABLE_SCHEDULING = 0.01;

/** @type {['mainMs' | 'workersMs' | 'poolMs' | 'v8Ms' | 'otherMs', string][]} */
const THREADS = [
  ['mainMs', 'event-loop thread'],
  ['workersMs', 'worker threads'],
  ['poolMs', 'thread pool'],
  ['v8Ms', 'V8'],
  ['otherMs', 'other'],
];
/** Threads that took less than this share are not worth a word. */
const LEAST_OF_THREAD = 0.01;

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about ticks, crypto without a call site, the thread pool, load, and what was left out
 */
export function coverage(page, report) {
  const { crypto, load, diagnostics, profile } = report;
  const pool = poolLine(report, (site) => place(page, site));
  return [
    ...labelled(page, 'ticks', tickSentence(report), 2),
    ...(profile.cpu === null ? [] : labelled(page, 'CPU', cpuLine(profile.cpu), 2)),
    ...(pool === '' ? [] : labelled(page, 'pool', pool, 2)),
    ...(crypto.unlocatedTicks === 0 ? [] : labelled(page, 'no line', unlocatedSentence(report), 2)),
    ...(isAsync(report) ? labelled(page, 'async', threadPool(report), 2) : []),
    ...(profile.schedulingTicks <= NOTABLE_SCHEDULING * profile.busyTicks
      ? []
      : labelled(page, 'wake-ups', scheduling(profile), 2)),
    ...(load === null ? [] : labelled(page, 'load', loadLine(load), 2)),
    ...trafficLines(page, report),
    ...diagnostics.flatMap((diagnostic) =>
      labelled(
        page,
        'note',
        shown(diagnostic.message) + (diagnostic.count > 1 ? ` (${grouped(diagnostic.count)} times)` : ''),
        2,
        page.paint.yellow,
      ),
    ),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} a table of the runs that it adds up, by service where that is known; none of one run
 */
export function runs(page, { runs: all = [] }) {
  if (all.length === 0) return [];
  const rows = runRows(all);
  const lines = table(
    page,
    [
      { title: 'RUN', elastic: true },
      { title: 'RUNS', align: 'right' },
      { title: 'BUSY TICKS', align: 'right' },
      { title: 'SHARE', align: 'right', paint: page.paint.bold },
      { title: '95 %', align: 'right' },
      { title: 'NODE', most: 20 },
    ],
    rows.slice(0, page.top),
  );
  const more = rows.length - page.top;
  return more > 0 ? [...lines, `  ${page.paint.dim(`and ${grouped(more)} more`)}`] : lines;
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} a table of processes by script if there is more than one
 */
export function processes(page, { profile: { processes: all = [] } }) {
  if (all.length === 0) return [];
  const lines = table(
    page,
    [
      { title: 'PROCESS', elastic: true },
      { title: 'COUNT', align: 'right' },
      { title: 'BUSY TICKS', align: 'right' },
      { title: 'CRYPTO', align: 'right' },
      { title: 'SHARE', align: 'right', paint: page.paint.bold },
      { title: 'PORT', most: 20 },
    ],
    processRows(all.slice(0, page.top)),
  );
  const more = all.length - page.top;
  return more > 0 ? [...lines, `  ${page.paint.dim(`and ${grouped(more)} more`)}`] : lines;
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} a table of isolates if there is more than one
 */
export function isolates(page, { isolates: all }) {
  if (all.length < 2) return [];
  const heaviest = all.toSorted(
    (left, right) => right.cryptoTicks - left.cryptoTicks || right.busyTicks - left.busyTicks,
  );
  const rows = heaviest
    .slice(0, page.top)
    .map((isolate) => [
      `${isolate.thread} ${isolate.pid > 0 ? isolate.pid : ''}`.trim(),
      grouped(isolate.busyTicks),
      grouped(isolate.cryptoTicks),
      isolate.busyTicks > 0 ? percent(isolate.cryptoTicks / isolate.busyTicks) : '',
      isolate.node === '' ? '' : `v${shown(isolate.node)}`,
      shown(fileName(isolate.source)),
    ]);
  const lines = table(
    page,
    [
      { title: 'THREAD', most: 20 },
      { title: 'BUSY TICKS', align: 'right' },
      { title: 'CRYPTO', align: 'right' },
      { title: 'SHARE', align: 'right', paint: page.paint.bold },
      { title: 'NODE', most: 12 },
      { title: 'LOG', elastic: true, paint: page.paint.dim },
    ],
    rows,
  );
  const more = all.length - page.top;
  return more > 0 ? [...lines, `  ${page.paint.dim(`and ${grouped(more)} more`)}`] : lines;
}

/**
 * @param {Report} report the answer
 * @returns {boolean} whether work was given to the thread pool
 */
function isAsync({ crypto, callSites }) {
  return crypto.asyncTicks > 0 || callSites.some(isHandOver);
}

/**
 * @param {Report} report with async operations
 * @returns {string} what the log can't show
 */
function threadPool({ crypto, callSites, poolWork }) {
  const apis = [
    ...new Set(callSites.filter((site) => isHandOver(site) && site.api !== '').map((site) => `${shown(site.api)}()`)),
  ];
  const who =
    apis.length === 0
      ? 'asynchronous cryptography'
      : apis.slice(0, 3).join(', ') + (apis.length > 3 ? ' and others' : '');
  return (
    `Of ${who}, ${counted(crypto.asyncTicks, 'tick')} on JavaScript threads are counted here. ` +
    `What is computed on the thread pool is in no share: ${poolWork ? 'it has a sentence of its own' : 'ticks are not taken there'}.`
  );
}

/**
 * @param {Report['profile']} profile totals
 * @returns {string} what was left out of cryptography
 */
function scheduling({ schedulingTicks, busyTicks }) {
  return (
    `${percent(schedulingTicks / busyTicks)} of busy ticks woke another thread beneath asynchronous cryptography, and may be that thread's time: ` +
    'they count as no cryptography, and for no line.'
  );
}

/**
 * @param {LoadResult} load what the load generator saw
 * @returns {string} how the program did
 */
function loadLine(load) {
  return (
    `${rate(load.requestsPerSecond)} requests/s, latency p50 ${duration(load.latencyP50Ms)}, p99 ${duration(load.latencyP99Ms)}; ` +
    `${counted(load.requests, 'request')}, ${load.errors === 0 ? 'none failed' : `${grouped(load.errors)} failed`}`
  );
}

/**
 * @param {CpuTimes} cpu of a run
 * @returns {string} such as `1.4 s: event-loop thread 16 %, thread pool 83 %, V8 1 %`
 */
export function cpuLine(cpu) {
  const { totalMs } = cpu;
  if (totalMs === null || totalMs === 0) return 'unknown';
  const parts = THREADS.flatMap(([field, name]) => {
    const ms = cpu[field];
    if (ms === null) return [`${name} unknown`];
    return ms < LEAST_OF_THREAD * totalMs ? [] : [`${name} ${percent(ms / totalMs, 0)}`];
  });
  const waited =
    cpu.runQueueWaitMs === null ? '' : `; threads that had work waited ${duration(cpu.runQueueWaitMs)} for a processor`;
  return `${duration(totalMs)} on all threads${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${waited}`;
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about requests that no load line tells of, and about each side that had handshakes, where
 *   nothing tells of its peers
 */
export function trafficLines(page, { load, traffic, tls }) {
  if (traffic === null) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  const counts = [
    ...(requests > 0 && load === null ? [`${counted(requests, 'request')} answered`] : []),
    ...(clientRequests > 0 ? [`${counted(clientRequests, 'request')} sent`] : []),
  ];
  return [
    ...(counts.length === 0 ? [] : labelled(page, 'HTTP', counts.join(', '), 2)),
    // Where connections are known by peer, a section of its own tells of them.
    ...(tls !== null
      ? []
      : [...tlsLines(page, 'server', tlsServer, requests), ...tlsLines(page, 'client', tlsClient, clientRequests)]),
  ];
}

/** A name and its share stay in one line. */
const unbroken = (/** @type {string} */ name, /** @type {string} */ share) =>
  `${shown(name)} ${share}`.trimEnd().replaceAll(' ', '\u00a0');

/**
 * @param {Page} page gives width and colours
 * @param {'server' | 'client'} name of the side
 * @param {TlsSide | null} side its handshakes
 * @param {number} requests that this side had
 * @returns {string[]} lines, none without handshakes
 */
function tlsLines(page, name, side, requests) {
  if (side === null || side.handshakes === 0) return [];
  const { handshakes, resumed, protocols, ciphers, groups } = side;
  const perRequest =
    requests === 0 ? '' : ` for ${counted(requests, 'request')} (${ratio(handshakes / requests)} per request)`;
  const reused = resumed === 0 ? 'none resumed' : `${percent(resumed / handshakes, 0)} resumed`;
  const means = [protocols, ciphers, groups]
    .map((tally) => names(tally, handshakes, unbroken))
    .filter((text) => text !== '')
    .join(' · ');
  return labelled(
    page,
    'TLS',
    `${name} ${counted(handshakes, 'handshake')}${perRequest}, ${reused}${means === '' ? '' : `; ${means}`}`,
    2,
  );
}
