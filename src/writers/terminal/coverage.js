/** What the numbers rest on, and what they don't include. */
import { isHandOver } from '../../model/event-loop.js';
import { duration, grouped, percent, rate } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { cpuLine } from './cpu.js';
import { labelled, place, shown } from './page.js';
import { table } from './table.js';
import { poolLine } from './thread-pool.js';
import { trafficLines } from './traffic.js';

/** @typedef {import('../../model/report.js').Report} Report */
/** @typedef {import('./page.js').Page} Page */

/** From this share of busy ticks on it matters that some were spent waking other threads. */
const NOTABLE_SCHEDULING = 0.01;

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about ticks, crypto without a call site, the thread pool, load, and what was left out
 */
export function coverage(page, report) {
  const { crypto, load, diagnostics, profile } = report;
  const pool = poolLine(report, (site) => place(page, site));
  return [
    ...labelled(page, 'ticks', ticks(report), 2),
    ...(profile.cpu === null ? [] : labelled(page, 'CPU', cpuLine(profile.cpu), 2)),
    ...(pool === '' ? [] : labelled(page, 'pool', pool, 2)),
    ...(crypto.unlocatedTicks === 0 ? [] : labelled(page, 'no line', unlocated(report), 2)),
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
      fileName(isolate.source),
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
 * @returns {string} all ticks that were read, and how many of the busy ones have names
 */
function ticks({ profile }) {
  const named =
    profile.busyTicks === 0
      ? ''
      : ` (${percent(profile.namedTicks / profile.busyTicks)} named${
          profile.libraryTicks === 0
            ? ''
            : `, ${percent(profile.libraryTicks / profile.busyTicks)} by their library only`
        })`;
  const reasons = Object.entries(profile.dropped)
    .filter(([, dropped]) => dropped > 0)
    .sort((left, right) => right[1] - left[1])
    .map(([reason, dropped]) => `${grouped(dropped)} ${shown(reason).replaceAll('-', ' ')}`);
  const dropped =
    profile.droppedTicks === 0
      ? 'none dropped'
      : `${grouped(profile.droppedTicks)} dropped${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`;
  const every = `every ${duration(profile.intervalUs / 1000)}`;
  const how = profile.collector === 'perf' ? `by perf ${every} of CPU time` : every;
  return `${grouped(profile.busyTicks)} busy${named}, ${grouped(profile.idleTicks)} idle, ${dropped}; sampled ${how}`;
}

/**
 * @param {Report} report with crypto that has no call site
 * @returns {string} how much that is and why
 */
function unlocated({ crypto, profile, operations }) {
  const reasons = [
    ...(operations.some(({ id }) => id.startsWith('tls.')) ? ['TLS that libuv runs between callbacks'] : []),
    profile.wallMs === 0 ? 'callers that the text leaves out' : 'stacks that V8 could not walk',
  ];
  return `${percent(crypto.unlocatedTicks / profile.busyTicks)} of busy ticks are cryptography that no line asks for: ${reasons.join(', or ')}.`;
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
 * @param {import('../../model/profile.js').LoadResult} load what the load generator saw
 * @returns {string} how the program did
 */
function loadLine(load) {
  return (
    `${rate(load.requestsPerSecond)} requests/s, latency p50 ${duration(load.latencyP50Ms)}, p99 ${duration(load.latencyP99Ms)}; ` +
    `${counted(load.requests, 'request')}, ${load.errors === 0 ? 'none failed' : `${grouped(load.errors)} failed`}`
  );
}

/**
 * @param {string} path with either kind of separator
 * @returns {string} its last part
 */
function fileName(path) {
  return shown(path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1));
}
