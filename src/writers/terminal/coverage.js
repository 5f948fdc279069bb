/** What the numbers are based on, and what they don't include. */
import { fileName } from '../../model/file-path.js';
import { shown } from '../../text/escape.js';
import { grouped, percent, ratio } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { counted } from '../../text/words.js';
import { coverageFacts, httpWords, notesBeside, noteWords } from '../shared/coverage.js';
import { processRows } from '../shared/profiled.js';
import { runCells, runGroups } from '../shared/runs.js';
import { isolateNames } from '../shared/thread-names.js';
import { names } from '../shared/tls.js';
import { codePath, labelled, place, rowsLeft } from './page.js';

/** @import { TlsSide } from '../../model/profile.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about ticks, cryptography without a call site, the thread pool, load, and what was left out
 */
export function coverage(page, report) {
  return [
    ...coverageFacts(report, (site) => place(page, site)).flatMap(({ label, words }) =>
      labelled(page, label, words, 2),
    ),
    ...trafficLines(page, report),
    ...(page.root === page.cwd ? [] : labelled(page, 'paths', `of code begin at ${shown(page.root)}`, 2)),
    ...notesBeside(report).flatMap((diagnostic) =>
      labelled(page, 'note', noteWords(diagnostic), 2, { paint: page.paint.yellow }),
    ),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} a table of the runs added up, by service if known; none for a single run
 */
export function runs(page, { runs: all = [] }) {
  if (all.length === 0) return [];
  const rows = runGroups(all).map(runCells);
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
  return [...lines, ...rowsLeft(page, rows.length)];
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
  return [...lines, ...rowsLeft(page, all.length)];
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} a table of isolates if there is more than one
 */
export function isolates(page, { isolates: all, runs: merged = [] }) {
  if (all.length < 2) return [];
  const names = isolateNames(all, merged, (file) => codePath(page, file));
  const heaviest = all.toSorted(
    (left, right) => right.cryptoTicks - left.cryptoTicks || right.busyTicks - left.busyTicks,
  );
  const rows = heaviest
    .slice(0, page.top)
    .map((isolate) => [
      names[all.indexOf(isolate)],
      grouped(isolate.busyTicks),
      grouped(isolate.cryptoTicks),
      isolate.busyTicks > 0 ? percent(isolate.cryptoTicks / isolate.busyTicks) : '',
      isolate.node === '' ? '' : `v${shown(isolate.node)}`,
      shown(fileName(isolate.source)),
    ]);
  const lines = table(
    page,
    [
      { title: 'THREAD', most: 60 },
      { title: 'BUSY TICKS', align: 'right' },
      { title: 'CRYPTO', align: 'right' },
      { title: 'SHARE', align: 'right', paint: page.paint.bold },
      { title: 'NODE', most: 12 },
      { title: 'LOG', least: 10, elastic: true, paint: page.paint.dim },
    ],
    rows,
  );
  return [...lines, ...rowsLeft(page, all.length)];
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about requests that no load line covers, and about each side that had handshakes but no
 *   known peers
 */
export function trafficLines(page, { load, traffic, tls }) {
  if (traffic === null) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  const http = httpWords({ load, traffic });
  return [
    ...(http === '' ? [] : labelled(page, 'HTTP', http, 2)),
    // If connections are known by peer, they have their own section.
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
