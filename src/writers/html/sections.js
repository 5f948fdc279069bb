/** The page's text: the answer, the findings, tables, and what the numbers rest on. */
import { sitesById } from '../../model/site-id.js';
import { functionWords, operationName, placeWords } from '../../text/names.js';
import { duration, grouped, percent, percentRange } from '../../text/numbers.js';
import { capitalised, counted } from '../../text/words.js';
import { visible } from '../../text/escape.js';
import { WHERE, answerStatements } from '../shared/answer.js';
import { adviceLabel } from '../shared/problems.js';
import { processRows } from '../shared/processes.js';
import { routeSentence, routesOf, routeWords } from '../shared/routes.js';
import { contextSentence, costSentence, peerWords, peersOf } from '../shared/tls.js';
import { warmUpWords } from '../../text/warm-up.js';
import { element, table } from './markup.js';
import { requestsBehind } from './requests-behind.js';

/** @import { Profile } from '../../model/profile.js' */
/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { RulePage } from '../output-format.js' */
/** @import { LongBlock } from './long-blocks.js' */
/** @import { Cell, Column, Markup } from './markup.js' */

const text = (/** @type {string} */ words) => /** @type {Cell} */ ({ text: words });
const number = (/** @type {string} */ words, /** @type {number} */ value) =>
  /** @type {Cell} */ ({ text: words, value });
const numeric = (/** @type {string} */ title) => /** @type {Column} */ ({ title, isNumber: true });

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} the answer: its main sentence as the page's heading
 */
export function answer(report, root) {
  const statements = answerStatements(report, (site) => visible(placeWords(site, root)));
  const main = statements.find(({ isMain }) => isMain) ?? statements[0];
  return [
    element('h1', {}, main.text),
    ...statements
      .filter((statement) => statement !== main)
      .map(({ text: words, isDoubt }) => element('p', { class: isDoubt ? 'doubt' : false }, words)),
  ];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @param {RulePage[]} pages of the rules
 * @returns {Markup[]} the findings, most severe first
 */
export function findings(report, root, pages) {
  if (report.findings.length === 0) return [];
  const sites = sitesById(report.callSites);
  return [
    element('h2', {}, 'Findings'),
    ...report.findings.map((finding, index) =>
      findingArticle(finding, sites.get(finding.site) ?? null, { root, pages, id: `edit-${index}` }),
    ),
  ];
}

/**
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @param {{root: string, pages: RulePage[], id: string}} context repository, pages of rules, id of the edit's text
 * @returns {Markup}
 */
function findingArticle(finding, site, { root, pages, id }) {
  const { rule, severity, callSite, ticks, share, message, notes, verify } = finding;
  const place = callSite === null ? '' : ` ${placeWords(callSite, root)}`;
  const within = callSite === null || callSite.function === '' ? '' : ` in ${functionWords(callSite.function)}`;
  const interval = site === null ? '' : ` (95 %: ${percentRange(site.interval)})`;
  const cost = ticks === 0 ? '' : `${percent(share)} of busy time${interval}`;
  const page = pages.find((each) => each.id === rule);
  return element(
    'article',
    { class: severity },
    element('h3', {}, element('span', { class: 'severity' }, severity), `${rule}${place}${within}`),
    cost === '' ? null : element('p', { class: 'soft' }, cost),
    element('p', {}, message),
    site === null ? null : excerpt(site),
    adviceBlock(finding, site, id),
    notes.length === 0
      ? null
      : element(
          'ul',
          {},
          notes.map((note) => element('li', {}, note)),
        ),
    verify === '' ? null : element('p', {}, verify),
    page === undefined
      ? null
      : element('details', {}, element('summary', {}, `What ${rule} means`), element('pre', {}, lines(page.page))),
  );
}

/**
 * @param {CallSiteReport} site of a finding
 * @returns {Markup | null} its source lines
 */
function excerpt({ excerpt: code, line }) {
  if (code === null) return null;
  return element(
    'pre',
    {},
    code.lines.map((words, index) =>
      element(
        'span',
        { class: code.firstLine + index === line ? 'here' : 'line' },
        `${String(code.firstLine + index).padStart(5)}  ${words}`,
      ),
    ),
  );
}

/**
 * @param {Finding} finding with advice, or without
 * @param {CallSiteReport | null} site that it is about
 * @param {string} id of the text that is copied
 * @returns {Markup | null} what to write instead: where it is exact, as what goes and what comes
 */
function adviceBlock(finding, site, id) {
  const { advice, edit } = finding;
  if (advice.length === 0) return null;
  const before = edit === null || site === null ? [] : replacedLines(site, edit.range);
  return element(
    'div',
    {},
    element('p', {}, `${capitalised(adviceLabel(finding))}:`),
    element(
      'pre',
      {},
      before.map((words) => element('span', { class: 'remove' }, `- ${words}`)),
      advice.map((words) =>
        element('span', { class: before.length > 0 ? 'add' : 'line' }, before.length > 0 ? `+ ${words}` : words),
      ),
    ),
    element('pre', { id, hidden: true }, lines(advice.join('\n'))),
    element('button', { type: 'button', 'data-copy': id, hidden: true }, 'Copy'),
  );
}

/**
 * @param {CallSiteReport} site with an excerpt, or without
 * @param {{startLine: number, endLine: number}} range that an edit replaces
 * @returns {string[]} the lines that it touches, none if the excerpt has not all of them
 */
function replacedLines({ excerpt: code }, { startLine, endLine }) {
  if (code === null || startLine < code.firstLine || endLine >= code.firstLine + code.lines.length) return [];
  return code.lines.slice(startLine - code.firstLine, endLine - code.firstLine + 1).map((line) => line.trim());
}

/**
 * @param {string} words of several lines
 * @returns {Markup[]} a line each
 */
function lines(words) {
  return words.split('\n').map((line) => element('span', { class: 'line' }, line === '' ? ' ' : line));
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} operations, call sites, routes, peers and processes
 */
export function tables(report, root) {
  return [
    ...operationsTable(report),
    ...callSitesTable(report, root),
    ...routesTable(report, root),
    ...peersTable(report, root),
    ...processesTable(report),
  ];
}

/** Rows of the table of blocks. */
const BLOCKS_TOLD = 10;

/**
 * @param {LongBlock[]} blocks longest first
 * @param {{count: number, threads: string[], profiles: Profile[], root: string}} context how many there are in all, names
 *   and profiles of threads, repository
 * @returns {Markup[]} the longest, and when they were
 */
export function blocksTable(blocks, { count, threads, profiles, root }) {
  if (blocks.length === 0) return [];
  const shown = blocks.slice(0, BLOCKS_TOLD);
  const hasThreads = new Set(blocks.map(({ thread }) => thread)).size > 1;
  const behind = shown.map((block) => requestsBehind(profiles[block.thread], block));
  const hasBehind = behind.some((requests) => requests !== null);
  const of = count > shown.length ? `The ${shown.length} longest of ${grouped(count)} stretches` : 'All stretches';
  return [
    element('h2', {}, 'Longest blocks'),
    element(
      'p',
      { class: 'soft' },
      `${of} of 10 ms or more in which one call held its thread. Calls that follow each other at once look like one. ${waitedSentence(behind)}`,
    ),
    table(
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

/**
 * @param {ReturnType<typeof requestsBehind>[]} behind each of the blocks that are shown
 * @returns {string} what is known of the requests that waited for them
 */
function waitedSentence(behind) {
  const withinUs = Math.max(0, ...behind.map((requests) => requests?.withinUs ?? 0));
  if (withinUs === 0) return 'Which requests waited meanwhile was not recorded.';
  const within = duration(withinUs / 1000);
  return `Requests behind it are those that the thread began to answer after the stretch had begun, up to ${within} after its end. A call lets none begin, so they waited for it, unless they came just as it ended. Those that waited longer are not among them.`;
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
    table(
      'Operations',
      columns,
      operations.map(({ id, algorithm, share, interval, ticks, byPhase, cpuMs }) => [
        text(operationName(id, algorithm)),
        number(percent(share), share),
        number(percentRange(interval), interval[0]),
        number(grouped(ticks), ticks),
        number(grouped(byPhase['event-loop'] ?? 0), byPhase['event-loop'] ?? 0),
        number(duration(cpuMs), cpuMs),
      ]),
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]}
 */
function callSitesTable({ callSites }, root) {
  if (callSites.length === 0) return [];
  const columns = [
    { title: 'Call site' },
    { title: 'Function' },
    { title: 'Asks for' },
    { title: 'Package' },
    numeric('Share'),
    numeric('Time'),
    numeric('Blocks'),
    numeric('Longest'),
  ];
  return [
    element('h2', {}, 'Call sites'),
    table(
      'Call sites',
      columns,
      callSites.map((site) => [
        text(placeWords(site, root)),
        text(functionWords(site.function)),
        text(operationName(site.operation, site.algorithm)),
        text(site.package),
        number(site.ticks === 0 ? '' : percent(site.share), site.share),
        number(site.ticks === 0 ? '' : duration(site.cpuMs), site.cpuMs),
        number(site.blocks.count === 0 ? '' : grouped(site.blocks.count), site.blocks.count),
        number(site.blocks.count === 0 ? '' : duration(site.blocks.maxMs), site.blocks.maxMs),
      ]),
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]}
 */
function routesTable(report, root) {
  const all = routesOf(report);
  if (all.length === 0) return [];
  const sentence = routeSentence(report, (site) => visible(placeWords(site, root)));
  return [
    element('h2', {}, 'Routes'),
    table(
      'Routes',
      [
        { title: 'Route' },
        numeric('Share'),
        numeric('Requests'),
        numeric('Crypto each'),
        numeric('Most per second and core'),
        { title: 'Of its time' },
      ],
      all
        .map(routeWords)
        .map(({ route, share, requests, perRequest, mostPerSecond, mainly }) =>
          [route, share, requests, perRequest, mostPerSecond, mainly].map(text),
        ),
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
    table(
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
      peers
        .map((peer) => peerWords(report, peer))
        .map(({ role, name, handshakes, requests, resumed, median, protocol, group, certificate, site }) =>
          [
            role,
            name,
            handshakes,
            requests,
            resumed,
            median,
            [protocol, group, certificate].filter((part) => part !== '').join(', '),
            site === null ? '' : placeWords(site, root),
          ].map(text),
        ),
    ),
    ...(cost === '' ? [] : [element('p', {}, cost)]),
    ...(contexts === '' ? [] : [element('p', {}, `TLS contexts: ${contexts}.`)]),
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
    table(
      'Processes',
      [
        { title: 'Process' },
        numeric('Count'),
        numeric('Busy ticks'),
        numeric('Crypto'),
        numeric('Share'),
        numeric('Port'),
      ],
      processRows(processes).map((cells) => cells.map(text)),
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @returns {Markup[]} what the numbers rest on
 */
export function coverage(report) {
  const { profile, diagnostics, target, tool } = report;
  const { busyTicks, idleTicks, droppedTicks, namedTicks, intervalUs, warmUp } = profile;
  const facts = [
    `${counted(busyTicks, 'busy tick')}, one about every ${duration(intervalUs / 1000)}; ${grouped(idleTicks)} while waiting, ${grouped(droppedTicks)} dropped.`,
    ...(busyTicks > 0 ? [`${percent(namedTicks / busyTicks)} of the busy ticks have a name.`] : []),
    ...(warmUp === undefined ? [] : [`Without ${warmUpWords(warmUp)}.`]),
    'Shares are of busy time, with their 95 % interval. Times are wall time between ticks.',
  ];
  return [
    element('h2', {}, 'What the numbers rest on'),
    element(
      'ul',
      {},
      [...facts, ...diagnostics.map(({ message }) => message)].map((fact) => element('li', {}, fact)),
    ),
    element(
      'footer',
      {},
      `cryptoprof ${tool.version}, Node ${target.node || 'unknown'}${target.platform === '' ? '' : `, ${target.platform}`}`,
    ),
  ];
}
