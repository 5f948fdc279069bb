/** The page's tables: operations, call sites, routes, TLS peers, processes, and the longest blocks. */
import { wasSampled } from '../../model/askings.js';
import { areStretches, isHandOver } from '../../model/event-loop.js';
import { functionWords, operationName, placeWords } from '../../text/names.js';
import { duration, grouped, percent, percentRange, tickTime } from '../../text/numbers.js';
import { visible } from '../../text/escape.js';
import { WHERE } from '../shared/answer.js';
import { longestNote } from '../shared/longest-note.js';
import { processRows } from '../shared/profiled.js';
import { runCells, runGroups } from '../shared/runs.js';
import { routeSentence, routesOf, routeWords } from '../shared/routes.js';
import { contextSentence, costSentence, peerWords, peersOf } from '../shared/tls.js';
import { element, htmlTable } from './markup.js';
import { requestsBehind, whyUnknown } from './requests-behind.js';

/** @import { Profile } from '../../model/profile.js' */
/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { LongBlock } from './long-blocks.js' */
/** @import { Cell, HtmlColumn, Markup } from './markup.js' */
/** @import { Unknown } from './requests-behind.js' */

const text = (/** @type {string} */ words) => /** @type {Cell} */ ({ text: words });
const number = (/** @type {string} */ words, /** @type {number} */ value) =>
  /** @type {Cell} */ ({ text: words, value });
const known = (/** @type {string} */ words, /** @type {number | null} */ value) =>
  value === null || words === '' ? text(words) : number(words, value);
const numeric = (/** @type {string} */ title) => /** @type {HtmlColumn} */ ({ title, isNumber: true });

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} operations, call sites, routes, peers, runs and processes
 */
export function tables(report, root) {
  return [
    ...operationsTable(report),
    ...callSitesTable(report, root),
    ...routesTable(report, root),
    ...peersTable(report, root),
    ...runsTable(report),
    ...processesTable(report),
  ];
}

/** Rows of the table of blocks. */
const BLOCKS_SHOWN = 10;
/** A program of some size has a hundred call sites; more rows than this nobody reads, and browsers are slow to show. */
const SITES_SHOWN = 2000;

/**
 * @param {LongBlock[]} blocks longest first
 * @param {{count: number, threads: string[], profiles: Profile[], root: string, hadNoRequest: boolean, areAllTimed:
 *   boolean}} context how many there are in total, names and profiles of threads, repository, whether it is known that no
 *   request arrived, and when each began
 * @returns {Markup[]} the longest ones, and when they happened
 */
export function blocksTable(blocks, { count, threads, profiles, root, hadNoRequest, areAllTimed }) {
  if (blocks.length === 0) return [];
  const shown = blocks.slice(0, BLOCKS_SHOWN);
  const hasThreads = new Set(blocks.map(({ thread }) => thread)).size > 1;
  const behind = shown.map((block) => requestsBehind(profiles[block.thread], block));
  const hasBehind = behind.some((requests) => requests !== null);
  const unknown = shown.filter((_, index) => behind[index] === null);
  const reasons = new Set(unknown.map((block) => whyUnknown(profiles[block.thread], block, areAllTimed)));
  const of = count > shown.length ? `The ${shown.length} longest of ${grouped(count)} stretches` : 'All stretches';
  return [
    element('h2', {}, 'Longest blocks'),
    element(
      'p',
      { class: 'soft' },
      [
        `${of} of 10 ms or more in which one call site held its thread. Calls that follow each other at once look like one.`,
        hadNoRequest ? '' : waitedSentence(behind, [...reasons]),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    ),
    htmlTable(
      'Longest blocks',
      [
        numeric('Held for'),
        numeric('From'),
        ...(hasBehind ? [numeric('Requests behind it')] : []),
        ...(hasThreads ? [{ title: 'Thread' }] : []),
        { title: 'Call site' },
        { title: 'Function' },
        { title: 'Asks for' },
        { title: 'When' },
      ],
      shown.map(({ thread, site, phase, startUs, durationUs }, index) => [
        number(duration(durationUs / 1000), durationUs),
        {
          ...number(`${(startUs / 1e6).toFixed(2)} s`, startUs),
          stretch: { from: Math.floor(startUs), to: Math.ceil(startUs + durationUs) },
        },
        ...(hasBehind ? [behindCell(behind[index])] : []),
        ...(hasThreads ? [text(threads[thread] ?? '')] : []),
        text(placeWords(site, root)),
        text(functionWords(site.function)),
        text(operationName(site.operation, site.algorithm)),
        text(WHERE[phase]),
      ]),
    ),
  ];
}

/**
 * @param {ReturnType<typeof requestsBehind>} behind a block
 * @returns {Cell} empty where it is not known
 */
function behindCell(behind) {
  return behind === null ? text('') : number(grouped(behind.count), behind.count);
}

/** @type {Record<Unknown, string>} */
const UNKNOWN = {
  'none-began': 'No request began on the threads that they held.',
  'several-calls':
    'Stretches within which requests began are several calls: which requests waited for them is not known.',
  'too-short': 'Which requests waited for stretches as short as these was not recorded.',
  'not-recorded': 'Which requests waited meanwhile was not recorded.',
};

/**
 * @param {ReturnType<typeof requestsBehind>[]} behind each of the blocks that are shown
 * @param {Unknown[]} reasons why it is not known of the others
 * @returns {string} what is known about the requests that waited for them
 */
function waitedSentence(behind, reasons) {
  const withinUs = Math.max(0, ...behind.map((requests) => requests?.withinUs ?? 0));
  if (withinUs === 0)
    return reasons.length === 1 ? UNKNOWN[reasons[0]] : 'Which requests waited for some of them is not known.';
  const within = duration(withinUs / 1000);
  const known = `Requests behind it are those that the thread began to answer after the stretch had begun, up to ${within} after its end. None can begin during a call, so they waited for it, unless they came just as it ended. Those that waited longer are not included.`;
  return reasons.includes('several-calls') ? `${known} ${UNKNOWN['several-calls']}` : known;
}

/**
 * @param {Report} report the answer
 * @returns {Markup[]}
 */
function operationsTable({ operations }) {
  if (operations.length === 0) return [];
  const columns = [
    { title: 'Operation' },
    numeric('Share'),
    numeric('95 %'),
    numeric('Ticks'),
    numeric('On the event loop'),
    numeric('Time'),
  ];
  return [
    element('h2', {}, 'Operations'),
    htmlTable(
      'Operations',
      columns,
      operations.map(({ id, algorithm, share, interval, ticks, byPhase, cpuMs }) => [
        text(operationName(id, algorithm)),
        number(percent(share), share),
        number(percentRange(interval), interval[0]),
        number(grouped(ticks), ticks),
        number(grouped(byPhase['event-loop'] ?? 0), byPhase['event-loop'] ?? 0),
        number(tickTime(cpuMs, ticks), cpuMs),
      ]),
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]}
 */
function callSitesTable(report, root) {
  const callSites = report.callSites.filter(wasSampled);
  if (callSites.length === 0) return [];
  const columns = [
    { title: 'Call site' },
    { title: 'Function' },
    { title: 'Asks for' },
    { title: 'Package' },
    numeric('Share'),
    numeric('Time'),
    numeric(callSites.some((site) => isHolding(site) && areStretches(site)) ? 'Stretches' : 'Blocks'),
    numeric('Longest'),
  ];
  const rest = callSites.length - SITES_SHOWN;
  const shownSites = callSites.slice(0, SITES_SHOWN);
  const notes = [
    rest > 0 ? `The heaviest ${grouped(SITES_SHOWN)}: report.json has ${grouped(rest)} more.` : '',
    longestNote(shownSites, ['Longest', 'Time']),
  ].filter((note) => note !== '');
  return [
    element('h2', {}, 'Call sites'),
    ...(notes.length > 0 ? [element('p', { class: 'soft' }, notes.join(' '))] : []),
    htmlTable(
      'Call sites',
      columns,
      shownSites.map((site) => [
        text(placeWords(site, root)),
        text(functionWords(site.function)),
        text(operationName(site.operation, site.algorithm)),
        text(site.package),
        number(site.ticks === 0 ? '' : percent(site.share), site.share),
        number(tickTime(site.cpuMs, site.ticks), site.cpuMs),
        ...heldCells(site),
      ]),
    ),
  ];
}

/**
 * @param {CallSiteReport} site any
 * @returns {Cell[]} how often its calls held their thread, and for how long at most; empty if they hand work over
 */
function heldCells(site) {
  const { count, maxMs } = site.blocks;
  return isHolding(site) ? [number(grouped(count), count), number(duration(maxMs), maxMs)] : [text(''), text('')];
}

/**
 * @param {CallSiteReport} site any
 * @returns {boolean} whether its calls were seen to hold their thread
 */
function isHolding(site) {
  return site.blocks.count > 0 && !isHandOver(site);
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]}
 */
function routesTable(report, root) {
  const all = routesOf(report);
  if (all.length === 0) return [];
  const where = (/** @type {Parameters<typeof placeWords>[0]} */ site) => visible(placeWords(site, root));
  const sentence = routeSentence(report, where);
  return [
    element('h2', {}, 'Routes'),
    htmlTable(
      'Routes',
      [
        { title: 'Route' },
        numeric('Share'),
        numeric('Requests'),
        numeric('Crypto each'),
        numeric('Most per second and core'),
        { title: 'Of its time' },
      ],
      all.map((each) => {
        const { route, share, requests, perRequest, mostPerSecond, mainly } = routeWords(each, report, where);
        return [
          text(route),
          number(share, each.share),
          known(requests, each.requests),
          known(perRequest, each.cryptoMsPerRequest),
          known(mostPerSecond, each.maxPerSecondPerCore),
          text(mainly),
        ];
      }),
    ),
    ...(sentence === '' ? [] : [element('p', {}, sentence)]),
  ];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]}
 */
function peersTable(report, root) {
  const peers = peersOf(report);
  if (peers.length === 0) return [];
  const [contexts, cost] = [contextSentence(report), costSentence(report)];
  return [
    element('h2', {}, 'TLS'),
    htmlTable(
      'TLS peers',
      [
        { title: 'Side' },
        { title: 'Peer' },
        numeric('Handshakes'),
        numeric('Requests'),
        numeric('Resumed'),
        numeric('Median'),
        { title: 'How' },
        { title: 'Asked for at' },
      ],
      peers.map((peer) => {
        const { role, name, requests, resumed, median, protocol, group, certificate, site, ...words } = peerWords(
          report,
          peer,
        );
        return [
          text(role),
          text(name),
          number(words.handshakes, peer.handshakes),
          known(requests, peer.requests),
          number(resumed, peer.resumed / peer.handshakes),
          known(median, peer.p50Ms),
          text([words.refused, protocol, group, certificate].filter((part) => part !== '').join(', ')),
          text([site === null ? '' : placeWords(site, root), words.unplaced].filter((part) => part !== '').join(', ')),
        ];
      }),
    ),
    ...(cost === '' ? [] : [element('p', {}, cost)]),
    ...(contexts === '' ? [] : [element('p', {}, `TLS contexts: ${contexts}.`)]),
  ];
}

/**
 * @param {Report} report the answer
 * @returns {Markup[]} the runs that it adds up, by service where that is known
 */
function runsTable({ runs = [] }) {
  if (runs.length === 0) return [];
  return [
    element('h2', {}, 'Runs'),
    htmlTable(
      'Runs',
      [{ title: 'Run' }, numeric('Runs'), numeric('Busy ticks'), numeric('Share'), numeric('95 %'), { title: 'Node' }],
      runGroups(runs).map((group) => {
        const [name, count, busyTicks, share, interval, node] = runCells(group);
        return [
          text(name),
          number(count, group.count),
          number(busyTicks, group.busyTicks),
          number(share, group.share),
          number(interval, group.interval[0]),
          text(node),
        ];
      }),
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @returns {Markup[]}
 */
function processesTable({ profile: { processes = [] } }) {
  if (processes.length === 0) return [];
  return [
    element('h2', {}, 'Processes'),
    htmlTable(
      'Processes',
      [
        { title: 'Process' },
        numeric('Count'),
        numeric('Busy ticks'),
        numeric('Crypto'),
        numeric('Share'),
        { title: 'Port' },
      ],
      processRows(processes).map(([script, count, busyTicks, crypto, share, ports], index) => {
        const each = processes[index];
        return [
          text(script),
          number(count, each.count),
          number(busyTicks, each.busyTicks),
          number(crypto, each.cryptoTicks),
          known(share, each.busyTicks === 0 ? null : each.cryptoTicks / each.busyTicks),
          text(ports),
        ];
      }),
    ),
  ];
}
