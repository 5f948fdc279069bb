/** A comparison of two runs as Markdown, for a job's summary or a comment on a pull request. */
import { markdownCode, markdownTable, markdownText } from '../../text/markdown.js';
import { andMore } from '../../text/words.js';
import {
  COUNTED_BY,
  callSiteRow,
  findingRow,
  operationRow,
  peerRow,
  requestRows,
  routeRow,
} from '../shared/comparison-rows.js';
import {
  REQUEST_CAUTION,
  answerSentences,
  environmentSentence,
  intervalSentence,
  noteSentences,
  runFacts,
} from '../shared/comparison-sentences.js';

/** @import { Comparison } from '../../model/comparison.js' */
/** @import { FindingRow } from '../shared/comparison-rows.js' */

/** A column of a table: its title, how its cells are aligned, and how a cell is written.
 * @typedef {readonly [field: string, title: string, align: '' | 'right', write?: (text: string) => string]} Column */

/** @type {Column[]} */
const WEIGHT = [
  ['before', 'Before', 'right'],
  ['after', 'After', 'right'],
  ['points', 'Points', 'right'],
  ['interval', '95 %', 'right'],
  ['time', 'Time', 'right'],
];

/**
 * Renders a comparison as Markdown for GitHub and GitLab. Names are data and can't break out of their place.
 * @param {Comparison} comparison what changed
 * @param {object} options what the reader wants
 * @param {number} options.top rows that a table may have
 * @param {{before: string, after: string}} options.names what the user calls the runs
 * @returns {string} Markdown, with a newline at the end
 */
export function markdownComparison(comparison, { top, names }) {
  const { headline, rest } = answerSentences(comparison);
  const blocks = [
    '### cryptoprof: what changed',
    `**${markdownText(headline)}**`,
    ...(rest.length === 0 ? [] : [rest.map(markdownText).join(' ')]),
    [run('before', names.before, comparison.before), run('after', names.after, comparison.after)].join('\n'),
    ...section('Operations', comparison.operations.map(operationRow), top, [
      ['operation', 'Operation', ''],
      ...WEIGHT,
      ['change', 'Change', ''],
    ]),
    ...section('Call sites', comparison.callSites.map(callSiteRow), top, [
      ['place', 'Call site', '', markdownCode],
      ['function', 'Function', '', markdownCode],
      ['call', 'Call', '', markdownCode],
      ...WEIGHT,
      ['longest', 'Longest', 'right'],
      ['change', 'Change', ''],
    ]),
    ...section('Findings', findingRows(comparison), top, [
      ['state', 'Finding', ''],
      ['rule', 'Rule', '', markdownCode],
      ['severity', 'Severity', ''],
      ['place', 'Call site', '', markdownCode],
      ['before', 'Before', 'right'],
      ['after', 'After', 'right'],
      ['change', 'Change', ''],
    ]),
    ...section('TLS', (comparison.tls ?? []).map(peerRow), top, [
      ['role', '', ''],
      ['peer', 'Peer', '', markdownCode],
      ['handshakes', 'Handshakes', 'right'],
      ['resumed', 'Resumed', 'right'],
      ['how', 'How', ''],
      ['bytesIn', 'Bytes in', 'right'],
      ['bytesOut', 'Bytes out', 'right'],
      ['median', 'Median', 'right'],
      ['change', 'Change', ''],
    ]),
    ...section('Cryptography of a request, by route', (comparison.routes ?? []).map(routeRow), top, [
      ['route', 'Route', '', markdownCode],
      ['requests', 'Requests', 'right'],
      ['before', 'Before', 'right'],
      ['after', 'After', 'right'],
      ['interval', '95 % of the difference', 'right'],
      ['change', 'Change', ''],
    ]),
    ...requests(comparison),
    limits(comparison)
      .map((sentence) => `- ${markdownText(sentence)}`)
      .join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * @param {'before'|'after'} which run
 * @param {string} name that the user gives it
 * @param {Comparison['before']} facts of it
 * @returns {string} an item of a list
 */
function run(which, name, facts) {
  return `- ${which}: ${[markdownCode(name), ...runFacts(facts).map(markdownText)].join(' · ')}`;
}

/**
 * @param {Comparison} comparison what changed
 * @returns {FindingRow[]} new ones first
 */
function findingRows({ findings: { gone, new: added, remaining } }) {
  return [
    ...added.map((change) => findingRow(change, 'new')),
    ...gone.map((change) => findingRow(change, 'gone')),
    ...remaining.map((change) => findingRow(change, 'remains')),
  ];
}

/**
 * @param {Comparison} comparison what changed
 * @returns {string[]} blocks; none if requests were not counted
 */
function requests(comparison) {
  const { perRequest } = comparison;
  if (perRequest === null) return [];
  const rows = requestRows(perRequest, comparison).map(([what, left, right]) => ({ what, left, right }));
  return [
    ...section(`Per request, counted by the ${COUNTED_BY[perRequest.source]}`, rows, rows.length, [
      ['what', '', ''],
      ['left', 'Before', 'right'],
      ['right', 'After', 'right'],
    ]),
    ...(perRequest.comparable ? [REQUEST_CAUTION] : []),
  ];
}

/**
 * @param {Comparison} comparison what changed
 * @returns {string[]} sentences: what limits the meaning of it
 */
function limits(comparison) {
  const environment = environmentSentence(comparison);
  return [
    ...noteSentences(comparison),
    ...(environment === '' ? [] : [`The runs differ: ${environment}`]),
    intervalSentence(comparison),
  ];
}

/**
 * @param {string} title of a table
 * @param {Record<string, string>[]} rows of it, not escaped
 * @param {number} top rows that it may have
 * @param {Column[]} columns what they show
 * @returns {string[]} blocks; none if there are no rows
 */
function section(title, rows, top, columns) {
  if (rows.length === 0) return [];
  const rest = andMore(rows.length - top);
  const cells = rows.slice(0, top).map((row) => columns.map(([field, , , write = markdownText]) => write(row[field])));
  return [
    `#### ${title}`,
    markdownTable(
      columns.map(([, name, align]) => [name, align]),
      cells,
    ),
    ...(rest === '' ? [] : [rest]),
  ];
}
