/** The report as Markdown: for a job's summary or a comment on a pull request. */
import { rootedReport } from '../../model/rooted-report.js';
import { sitesById } from '../../model/site-id.js';
import { MAX_TEXT, visible } from '../../text/escape.js';
import { fenced, folded, markdownCode, markdownTable, markdownText } from '../../text/markdown.js';
import { functionWords, operationName, placeWords } from '../../text/names.js';
import { grouped, percent, percentRange } from '../../text/numbers.js';
import { explainCommand } from '../../text/own-name.js';
import { notesBeside } from '../shared/coverage.js';
import { andMore, capitalised, counted, warmUpWords } from '../../text/words.js';
import { adviceLines } from '../shared/advice-lines.js';
import { answerStatements } from '../shared/answer.js';
import { adviceLabel, findingTime } from '../shared/problems.js';
import { commandWords, nodeVersions, processRows, profiledName } from '../shared/profiled.js';
import { runCells, runGroups } from '../shared/runs.js';
import { routeSentence, routesOf, routeWords } from '../shared/routes.js';
import { contextSentence, costSentence, morePeers, peerWords, peersOf } from '../shared/tls.js';
import { verdictBlocks } from './verdict.js';

/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { Allowed } from '../../model/verdict.js' */
/** @import { WriterContext } from '../output-format.js' */
/** @import { PeerWords } from '../shared/tls.js' */

/** What GitHub takes as a comment, in characters; GitLab takes more. */
const COMMENT_BYTES = 65_536;

/** A mark by which a tool that posts comments finds the last push's comment, and replaces it. */
const MARK = '<!-- cryptoprof -->';

/** Room that is kept for the sentence about what was cut, bytes. */
const SENTENCE_ROOM = 120;

const MOST_OPERATIONS = 10;
const MOST_PROCESSES = 10;
const MOST_RUNS = 10;
const MOST_ROUTES = 10;
const MOST_PEERS = 10;
const MOST_ALLOWED = 50;

const MARKS = { error: '❌', warning: '⚠️', info: 'ℹ️' };

/** @type {[title: string, align?: 'right'][]} */
const ROUTE_COLUMNS = [
  ['Route'],
  ['Share', 'right'],
  ['Requests', 'right'],
  ['Crypto each', 'right'],
  ['Most per second and core', 'right'],
  ['Of its time'],
];

/** @type {[title: string, align?: 'right'][]} */
const PEER_COLUMNS = [
  ['TLS'],
  ['Peer'],
  ['Handshakes', 'right'],
  ['Requests', 'right'],
  ['Resumed', 'right'],
  ['Median', 'right'],
  ['Bytes in', 'right'],
  ['Bytes out', 'right'],
  ['How'],
  ['Asked for at'],
];

/**
 * Writes the verdict first if there is one, then the answer, then the findings. If it would be too long for a comment,
 * it is cut between parts, with a sentence that says so.
 * @param {Report} report the answer
 * @param {WriterContext} context what else there is to know
 * @param {{maxBytes?: number}} [limits] UTF-8 bytes that there is room for
 * @returns {string} Markdown with a newline at the end; `''` if there isn't even room for a sentence
 */
export function markdownReport(report, context, { maxBytes = COMMENT_BYTES } = {}) {
  const { verdict, root, ownName } = context;
  const answer = answerStatements(report, (site) => visible(placeWords(site, root || report.target.root)))
    .map(({ text: statement, isMain }) => (isMain ? `**${markdownText(statement)}**` : markdownText(statement)))
    .join(' ');
  const blocks = [
    ...(verdict === null
      ? [`${MARK}\n## cryptoprof: ${markdownCode(commandOf(report)) || 'profile'}`]
      : verdictBlocks(verdict, { root, ownName, mark: MARK })),
    ...(verdict === null ? [] : ['### The profile']),
    answer,
    operations(report),
    runs(report),
    processes(report),
    routesBlock(report, root || report.target.root),
    tlsBlock(report, root || report.target.root),
    ...findingBlocks(report, context),
    ...notesBeside(report)
      .slice(0, MOST_OPERATIONS)
      .map(({ message }) => `> ${markdownText(message)}`),
    `<sub>${markdownText(`cryptoprof ${report.tool.version}, Node ${nodeVersions(report) || 'unknown'}, ${grouped(report.profile.busyTicks)} busy ticks${report.profile.warmUp === undefined ? '' : `, without ${warmUpWords(report.profile.warmUp)}`}`)}</sub>`,
  ];
  return joinWithin(
    blocks.filter((block) => block !== ''),
    maxBytes,
  );
}

/**
 * @param {Report} report the answer
 * @returns {string} what was run, without node before a script
 */
function commandOf(report) {
  return commandWords(report.target.command).join(' ') || profiledName(report);
}

/**
 * @param {Report} report the answer
 * @returns {string} a table of the heaviest operations, `''` if there are none
 */
function operations({ operations: all }) {
  if (all.length === 0) return '';
  return markdownTable(
    [['Operation'], ['Share', 'right'], ['95 %', 'right'], ['Ticks', 'right'], ['On the event loop', 'right']],
    all
      .slice(0, MOST_OPERATIONS)
      .map(({ id, algorithm, share, interval, ticks, byPhase }) => [
        markdownText(operationName(id, algorithm)),
        percent(share),
        percentRange(interval),
        grouped(ticks),
        grouped(byPhase['event-loop'] ?? 0),
      ]),
    { text: andMore(all.length - MOST_OPERATIONS) },
  );
}

/**
 * @param {Report} report the answer
 * @returns {string} a table of the runs that it adds up, `''` if it is of one
 */
function runs({ runs: all = [] }) {
  if (all.length === 0) return '';
  const rows = runGroups(all).map(runCells);
  return markdownTable(
    [['Run'], ['Runs', 'right'], ['Busy ticks', 'right'], ['Share', 'right'], ['95 %', 'right'], ['Node']],
    rows.slice(0, MOST_RUNS).map(([name, ...cells]) => [markdownCode(name), ...cells.map(markdownText)]),
    { text: andMore(rows.length - MOST_RUNS) },
  );
}

/**
 * @param {Report} report the answer
 * @returns {string} a table of processes by script, `''` if there was one
 */
function processes({ profile: { processes: all = [] } }) {
  if (all.length === 0) return '';
  return markdownTable(
    [['Process'], ['Count', 'right'], ['Busy ticks', 'right'], ['Crypto', 'right'], ['Share', 'right'], ['Port']],
    processRows(all.slice(0, MOST_PROCESSES)).map(([script, ...cells]) => [markdownText(script), ...cells]),
    { text: andMore(all.length - MOST_PROCESSES) },
  );
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {string} a table of the routes whose requests ask for cryptography, and what the heaviest limits; `''` if none
 *   is known
 */
function routesBlock(report, root) {
  const all = routesOf(report);
  if (all.length === 0) return '';
  const where = (/** @type {Parameters<typeof placeWords>[0]} */ site) => placeWords(site, root);
  const rows = all.slice(0, MOST_ROUTES).map((route) => routeWords(route, report, where));
  const table = markdownTable(
    ROUTE_COLUMNS,
    rows.map(({ route, share, requests, perRequest, mostPerSecond, mainly }) => [
      markdownCode(route),
      share,
      requests,
      perRequest,
      mostPerSecond,
      markdownText(mainly),
    ]),
    { text: andMore(all.length - MOST_ROUTES) },
  );
  const sentence = routeSentence(report, (site) => visible(where(site)));
  return sentence === '' ? table : `${table}\n\n${markdownText(sentence)}`;
}

/**
 * @param {Report} report the answer
 * @param {WriterContext} context whose verdict may allow some of the findings
 * @returns {string[]} a block for each finding, most severe first; those that are allowed are folded up in the last
 */
function findingBlocks(report, { verdict, root, ownName }) {
  const allowed = new Map(verdict?.allowed.map((each) => [each.fingerprint, each]));
  const { callSites, findings } = rootedReport(report, root);
  const sites = sitesById(callSites);
  return [
    ...findings
      .filter(({ fingerprint }) => !allowed.has(fingerprint))
      .map((finding) => findingBlock(finding, sites.get(finding.site) ?? null, { root, ownName })),
    allowedBlock(verdict?.allowed ?? []),
  ];
}

/**
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @param {Pick<WriterContext, 'root' | 'ownName'>} context where the repository is, and what our commands begin with
 * @returns {string} Markdown
 */
function findingBlock(finding, site, { root, ownName }) {
  const { rule, severity, callSite, ticks, share, message, advice, notes, verify } = finding;
  // What was only counted has no share that is known.
  const time = findingTime(finding, site);
  const cost = ticks === 0 ? '' : `: ${percent(share)}${time === '' ? '' : `, ${time}`} of busy time`;
  const place =
    callSite === null
      ? ''
      : ` at ${markdownCode(placeWords(callSite, root))}${
          callSite.function === '' ? '' : ` in ${markdownCode(functionWords(callSite.function))}`
        }`;
  return [
    `#### ${MARKS[severity]} ${markdownText(rule)}${place}${cost}`,
    markdownText(message),
    ...(advice.length === 0
      ? []
      : [`${capitalised(adviceLabel(finding))}:`, fenced(adviceLines(advice), 'js', MAX_TEXT)]),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${markdownText(note)}`).join('\n')]),
    ...(verify === '' ? [] : [markdownText(verify)]),
    `What it means: ${markdownCode(explainCommand(rule, ownName))}`,
  ].join('\n\n');
}

/**
 * @param {Allowed[]} allowed findings
 * @returns {string} Markdown, `''` if there are none
 */
function allowedBlock(allowed) {
  if (allowed.length === 0) return '';
  return folded(counted(allowed.length, 'allowed finding'), [
    markdownTable(
      [['Rule'], ['Call site'], ['Reason'], ['Until']],
      allowed
        .slice(0, MOST_ALLOWED)
        .map(({ rule, site, reason, expires }) => [
          markdownText(rule),
          markdownCode(site),
          markdownText(reason),
          markdownText(expires),
        ]),
      { text: andMore(allowed.length - MOST_ALLOWED) },
    ),
  ]);
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {string} who connects to whom over TLS, and what it costs; `''` for programs without TLS
 */
function tlsBlock(report, root) {
  const peers = peersOf(report);
  if (peers.length === 0) return '';
  const rest = peers.slice(MOST_PEERS);
  const [contexts, cost] = [contextSentence(report), costSentence(report)];
  const table = markdownTable(
    PEER_COLUMNS,
    peers.slice(0, MOST_PEERS).map((peer) => peerRow(peerWords(report, peer), root)),
    { text: rest.length === 0 ? '' : markdownText(morePeers(rest)), column: 1 },
  );
  const sentences = [cost, contexts === '' ? '' : `TLS contexts: ${contexts}.`].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? table : `${table}\n\n${sentences.map(markdownText).join(' ')}`;
}

/**
 * @param {PeerWords} peer of the report
 * @param {string} root absolute path of the repository
 * @returns {string[]} cells of its row
 */
function peerRow(peer, root) {
  const {
    role,
    name,
    handshakes,
    requests,
    resumed,
    median,
    bytesIn,
    bytesOut,
    protocol,
    group,
    certificate,
    site,
    isFirstUse,
    otherSites,
    refused,
    unplaced,
    agents,
    package: packageName,
  } = peer;
  const where =
    site === null
      ? ''
      : `${markdownCode(placeWords(site, root))}${otherSites === 0 ? '' : ` +${otherSites}`}${isFirstUse ? ' (first use)' : ''}`;
  return [
    role,
    markdownCode(name),
    handshakes,
    requests,
    resumed,
    median,
    bytesIn,
    bytesOut,
    markdownText([protocol, group, certificate].filter((part) => part !== '').join(', ')),
    [
      where,
      packageName === '' ? '' : `via ${markdownCode(packageName)}`,
      ...[refused, unplaced, agents].map((words) => (words === '' ? '' : `(${words})`)),
    ]
      .filter((part) => part !== '')
      .join(' '),
  ];
}

/**
 * Joins blocks of Markdown. If there is no room for all of them, it ends between two and says so.
 * @param {string[]} blocks Markdown, most important first
 * @param {number} maxBytes UTF-8 bytes that there is room for
 * @returns {string} Markdown with a newline at the end, no longer than that
 */
function joinWithin(blocks, maxBytes) {
  const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text).length;
  const whole = `${blocks.join('\n\n')}\n`;
  if (bytes(whole) <= maxBytes) return whole;
  let left = maxBytes - SENTENCE_ROOM;
  const kept = [];
  for (const block of blocks) {
    left -= bytes(block) + 2;
    if (left < 0) break;
    kept.push(block);
  }
  if (maxBytes < SENTENCE_ROOM) return '';
  kept.push(
    `_Cut here: ${blocks.length - kept.length} of ${blocks.length} parts have no room. The whole is in the report._`,
  );
  return `${kept.join('\n\n')}\n`;
}
