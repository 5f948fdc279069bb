/** A comparison of two runs as a page: the answer, its tables, and what limits them. */
import { COUNTED_BY, callSiteRow, findingRow, operationRow, peerRow, requestRows } from '../shared/comparison-rows.js';
import {
  REQUEST_CAUTION,
  answerSentences,
  environmentSentence,
  intervalSentence,
  noteSentences,
  runFacts,
} from '../shared/comparison-sentences.js';
import { htmlDocument } from './document.js';
import { element, table } from './markup.js';

/** @import { Comparison, WeightChange } from '../../model/comparison.js' */
/** @import { FindingRow, WeightCells } from '../shared/comparison-rows.js' */
/** @import { Cell, Column, Markup } from './markup.js' */

const text = (/** @type {string} */ words) => /** @type {Cell} */ ({ text: words });
const numeric = (/** @type {string} */ title) => /** @type {Column} */ ({ title, isNumber: true });

/** @type {Column[]} */
const WEIGHT = ['Before', 'After', 'Points', '95 %', 'Time'].map(numeric);

/** Red and blue are for what is more than noise. @type {Partial<Record<WeightChange['change'], Cell['tone']>>} */
const TONES = { grew: 'grew', appeared: 'grew', shrank: 'shrank', vanished: 'shrank', 'within-noise': 'noise' };

/**
 * @param {Comparison} comparison what changed
 * @param {{names: {before: string, after: string}, json: string}} context what the user calls the runs, and the
 *   comparison as it is saved
 * @returns {Promise<string>} HTML
 */
export function comparisonPage(comparison, { names, json }) {
  const { headline, rest } = answerSentences(comparison);
  const { findings } = comparison;
  const title = `${names.before} → ${names.after}`;
  return htmlDocument({
    title,
    attributes: {},
    run: title,
    saved: { file: 'comparison.json', json },
    main: [
      element('h1', {}, headline),
      rest.map((sentence) => element('p', {}, sentence)),
      element(
        'ul',
        { class: 'soft' },
        run('before', names.before, comparison.before),
        run('after', names.after, comparison.after),
      ),
      section(
        'Operations',
        [{ title: 'Operation' }, ...WEIGHT, { title: 'Change' }],
        comparison.operations.map((change) => {
          const row = operationRow(change);
          return [text(row.operation), ...weightCells(row, change.weight)];
        }),
      ),
      section(
        'Call sites',
        [
          { title: 'Call site' },
          { title: 'Function' },
          { title: 'Call' },
          ...WEIGHT,
          { title: 'Change' },
          numeric('Longest'),
        ],
        comparison.callSites.map((change) => {
          const row = callSiteRow(change);
          return [
            ...[row.place, row.function, row.call].map(text),
            ...weightCells(row, change.weight),
            text(row.longest),
          ];
        }),
      ),
      section(
        'Findings',
        [
          ...['Finding', 'Rule', 'Severity', 'Call site'].map((each) => ({ title: each })),
          ...WEIGHT,
          { title: 'Change' },
        ],
        [
          ...findings.new.map((change) => findingCells(findingRow(change, 'new'), change.weight)),
          ...findings.gone.map((change) => findingCells(findingRow(change, 'gone'), change.weight)),
          ...findings.remaining.map((change) => findingCells(findingRow(change, 'remains'), change.weight)),
        ],
      ),
      peers(comparison),
      requests(comparison),
      limits(comparison),
    ],
    inertData: [],
  });
}

/**
 * @param {'before'|'after'} which run
 * @param {string} name that the user gives it
 * @param {Comparison['before']} facts of it
 * @returns {Markup} an item of a list
 */
function run(which, name, facts) {
  return element('li', {}, `${which}: ${[name, ...runFacts(facts)].join(' · ')}`);
}

/**
 * @param {WeightCells} words of a row
 * @param {WeightChange} weight that they are about
 * @returns {Cell[]} as WEIGHT has them, and what they come to
 */
function weightCells(words, { change, before, after, difference, interval, cpuMs, rate }) {
  return [
    { text: words.before, value: before.share },
    { text: words.after, value: after.share },
    { text: words.points, value: difference },
    { text: words.interval, value: interval[0] },
    { text: words.time, value: rate === null ? cpuMs : rate.difference },
    { text: words.change, tone: TONES[change] },
  ];
}

/**
 * @param {FindingRow} row of a finding
 * @param {WeightChange} weight of its ticks
 * @returns {Cell[]}
 */
function findingCells(row, weight) {
  return [...[row.state, row.rule, row.severity, row.place].map(text), ...weightCells(row, weight)];
}

/**
 * @param {Comparison} comparison what changed
 * @returns {Markup[]} none if there were no TLS connections, or if they were not counted
 */
function peers({ tls }) {
  const columns = [
    ...['Side', 'Peer'].map((title) => ({ title })),
    ...['Handshakes', 'Resumed'].map(numeric),
    { title: 'How' },
    ...['Bytes in', 'Bytes out', 'Median'].map(numeric),
    { title: 'Change' },
  ];
  const rows = (tls ?? [])
    .map(peerRow)
    .map(({ role, peer, handshakes, resumed, how, bytesIn, bytesOut, median, change }) =>
      [role, peer, handshakes, resumed, how, bytesIn, bytesOut, median, change].map(text),
    );
  return section('TLS', columns, rows);
}

/**
 * @param {Comparison} comparison what changed
 * @returns {Markup[]} none if requests were not counted
 */
function requests(comparison) {
  const { perRequest } = comparison;
  if (perRequest === null) return [];
  return [
    ...section(
      `Per request, counted by the ${COUNTED_BY[perRequest.source]}`,
      [{ title: 'Figure' }, numeric('Before'), numeric('After')],
      requestRows(perRequest, comparison).map((cells) => cells.map(text)),
    ),
    ...(perRequest.comparable ? [element('p', {}, REQUEST_CAUTION)] : []),
  ];
}

/**
 * @param {Comparison} comparison what changed
 * @returns {Markup[]} what limits its meaning
 */
function limits(comparison) {
  const environment = environmentSentence(comparison);
  const sentences = [
    ...noteSentences(comparison),
    ...(environment === '' ? [] : [`The runs differ: ${environment}`]),
    intervalSentence(comparison),
  ];
  return [
    element('h2', {}, 'What the numbers rest on'),
    element(
      'ul',
      {},
      sentences.map((sentence) => element('li', {}, sentence)),
    ),
    element('footer', {}, `cryptoprof ${comparison.tool.version}`),
  ];
}

/**
 * @param {string} title of a table
 * @param {Column[]} columns of it
 * @param {Cell[][]} rows of it
 * @returns {Markup[]} none if there are no rows
 */
function section(title, columns, rows) {
  return rows.length === 0 ? [] : [element('h2', {}, title), table(title, columns, rows)];
}
