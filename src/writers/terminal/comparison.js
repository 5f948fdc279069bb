/** A comparison of two runs for a terminal: the answer first, then its parts, then what limits them. */
import { shown } from '../../text/escape.js';
import { clip, clipStart, wrap } from '../../text/fold.js';
import { table } from '../../text/table.js';
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
import { labelled, newPage, placeColumn, prose, rowsLeft, sectionsText } from './page.js';
import { fitPeer } from './tls.js';

/** @import { Comparison } from '../../model/comparison.js' */
/** @import { TableColumn } from '../../text/table.js' */
/** @import { Page } from './page.js' */

/** Columns that the name of a run may take. */
const MAX_NAME = 40;

/** Narrower terminals have no room for everything. */
const WIDE = 110;

/** Columns of the labels of runs and notes. */
const LABEL = 10;

/** Indentation of the text about a peer below its row, columns. */
const DETAIL = 4;

/** @type {Readonly<Partial<TableColumn>>} */
const NUMBER = { align: 'right' };

/**
 * Renders a comparison. Nothing in it can harm the terminal: names are data.
 * @param {Comparison} comparison what changed
 * @param {object} options the terminal
 * @param {number} options.width columns; no line is wider, down to 40
 * @param {boolean} options.color whether to use colours
 * @param {boolean} [options.isTerminal] whether lines must fit; default true
 * @param {number} options.top rows that a table may have
 * @param {{before: string, after: string}} options.names what the user calls the runs
 * @returns {string} lines, with a newline at the end
 */
export function terminalComparison(comparison, { names, ...options }) {
  const page = newPage({ ...options, cwd: '' });
  const sections = [
    header(page, comparison, names),
    answer(page, comparison),
    operations(page, comparison),
    callSites(page, comparison),
    findings(page, comparison),
    peers(page, comparison),
    routes(page, comparison),
    requests(page, comparison),
    limits(page, comparison),
  ];
  return sectionsText(sections);
}

/**
 * @param {Page} page gives width and colours
 * @param {Comparison} comparison what changed
 * @param {{before: string, after: string}} names what the user calls the runs
 * @returns {string[]} what is compared with what
 */
function header(page, { before, after }, names) {
  const line = (/** @type {string} */ name, /** @type {Comparison['before']} */ run) =>
    [clipStart(shown(name), MAX_NAME), ...runFacts(run).map((fact) => clip(shown(fact), MAX_NAME))]
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join(' · ');
  return [
    page.paint.bold('cryptoprof compare'),
    ...labelled(page, 'before', line(names.before, before), 2, { labelWidth: LABEL }),
    ...labelled(page, 'after', line(names.after, after), 2, { labelWidth: LABEL }),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Comparison} comparison what changed
 * @returns {string[]} the answer
 */
function answer(page, comparison) {
  const { headline, rest } = answerSentences(comparison);
  const paint = comparison.crypto.change === 'too-few-ticks' ? page.paint.bold.yellow : page.paint.bold;
  return [
    ...prose(page, shown(headline), 2).map((line) => paint(line)),
    ...rest.flatMap((sentence) => prose(page, shown(sentence), 2)),
  ];
}

/**
 * @param {Page} page gives colours, and tells whether lines must fit
 * @returns {TableColumn} of what became of each row
 */
function changeColumn({ paint, isTerminal }) {
  const width = isTerminal ? { isAnswer: true } : { isWhole: true };
  return { title: 'CHANGE', ...width, paint: (text) => (text === 'noise' ? paint.dim(text) : text) };
}

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Comparison} comparison what changed
 * @returns {string[]} lines; none if there is no crypto
 */
function operations(page, { operations: changes, crypto }) {
  // What is judged by time per request has no room for the share's interval beside it.
  const hasInterval = crypto.rate === null || page.width >= WIDE;
  return rowsOrNone(page, changes.map(operationRow), [
    ['operation', { title: 'OPERATION', elastic: true }],
    ['before', { title: 'BEFORE', ...NUMBER }],
    ['after', { title: 'AFTER', ...NUMBER }],
    ['points', { title: 'POINTS', ...NUMBER, paint: page.paint.bold }],
    ...(hasInterval ? [/** @type {const} */ (['interval', { title: '95 %', ...NUMBER, paint: page.paint.dim }])] : []),
    ['time', { title: 'TIME', ...NUMBER }],
    ['change', changeColumn(page)],
  ]);
}

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Comparison} comparison what changed
 * @returns {string[]} lines; none if there is no crypto
 */
function callSites(page, { callSites: changes }) {
  const isWide = page.width >= WIDE;
  return rowsOrNone(page, changes.map(callSiteRow), [
    ['place', placeColumn(page, 'CALL SITE')],
    ['call', { title: 'CALL', most: Math.floor(page.width / 4), yields: true }],
    ['before', { title: 'BEFORE', ...NUMBER }],
    ['after', { title: 'AFTER', ...NUMBER }],
    ...(isWide ? [/** @type {const} */ (['points', { title: 'POINTS', ...NUMBER, paint: page.paint.bold }])] : []),
    ['time', { title: 'TIME', ...NUMBER }],
    ...(isWide ? [/** @type {const} */ (['longest', { title: 'LONGEST', ...NUMBER }])] : []),
    ['change', changeColumn(page)],
  ]);
}

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Comparison} comparison what changed
 * @returns {string[]} lines; none if there are no findings
 */
function findings(page, { findings: { gone, new: added, remaining } }) {
  return rowsOrNone(
    page,
    [
      ...added.map((change) => findingRow(change, 'new')),
      ...gone.map((change) => findingRow(change, 'gone')),
      ...remaining.map((change) => findingRow(change, 'remains')),
    ],
    [
      ['state', { title: 'FINDING', paint: (text) => paintState(page, text) }],
      ['rule', { title: 'RULE', isWhole: true, paint: page.paint.bold }],
      ['severity', { title: 'SEVERITY', least: 5 }],
      ['place', placeColumn(page, 'CALL SITE')],
      ['before', { title: 'BEFORE', ...NUMBER }],
      ['after', { title: 'AFTER', ...NUMBER }],
      ['change', changeColumn(page)],
    ],
  );
}

/**
 * @param {Page} page gives colours
 * @param {string} state of a finding
 * @returns {string} the same; in colour if it is sure
 */
function paintState({ paint }, state) {
  if (state === 'new') return paint.red(state);
  return state === 'gone' ? paint.green(state) : state;
}

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Comparison} comparison what changed
 * @returns {string[]} two lines for each peer; none if there were no TLS connections, or if they were not counted
 */
function peers(page, { tls }) {
  const changes = (tls ?? []).map(peerRow);
  const [titles, ...rows] = rowsOrNone(page, changes, [
    ['role', { title: 'TLS' }],
    ['peer', { title: 'PEER', elastic: true, fit: fitPeer }],
    ['handshakes', { title: 'HANDSHAKES', ...NUMBER, paint: page.paint.bold }],
    ['resumed', { title: 'RESUMED', ...NUMBER }],
    ['change', changeColumn(page)],
  ]);
  if (titles === undefined) return [];
  const detailed = rows.flatMap((row, index) => {
    const change = changes[index];
    // After the last row comes how many more there are.
    if (index >= page.top) return [row];
    const facts = [
      change.how,
      `${change.bytesIn} in`,
      `${change.bytesOut} out`,
      change.median === '' ? '' : `median ${change.median}`,
    ]
      .flatMap((fact) => (fact === '' ? [] : fact.split(' · ')))
      .map((fact) => shown(fact).replaceAll(' ', '\u00a0'));
    return [
      row,
      ...wrap(facts.join(' · '), page.width - DETAIL).map((line) => ' '.repeat(DETAIL) + page.paint.dim(line)),
    ];
  });
  return [titles, ...detailed];
}

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Comparison} comparison what changed
 * @returns {string[]} lines; none if requests were not counted by route in both runs
 */
function routes(page, { routes: changes }) {
  return rowsOrNone(page, (changes ?? []).map(routeRow), [
    ['route', { title: 'CRYPTO OF A REQUEST TO', elastic: true }],
    ['requests', { title: 'REQUESTS', ...NUMBER }],
    ['before', { title: 'BEFORE', ...NUMBER }],
    ['after', { title: 'AFTER', ...NUMBER, paint: page.paint.bold }],
    ...(page.width >= WIDE
      ? [/** @type {const} */ (['interval', { title: '95 %', ...NUMBER, paint: page.paint.dim }])]
      : []),
    ['change', changeColumn(page)],
  ]);
}

/**
 * @param {Page} page gives width and colours
 * @param {Comparison} comparison what changed
 * @returns {string[]} lines; none if requests were not counted
 */
function requests(page, comparison) {
  const { perRequest } = comparison;
  if (perRequest === null) return [];
  const { source, comparable } = perRequest;
  const title = `PER REQUEST (${COUNTED_BY[source]})`;
  return [
    ...table(
      page,
      [{ title }, { title: 'BEFORE', ...NUMBER }, { title: 'AFTER', ...NUMBER }],
      requestRows(perRequest, comparison),
    ),
    ...(comparable ? prose(page, REQUEST_CAUTION, 2).map((line) => page.paint.dim(line)) : []),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Comparison} comparison what changed
 * @returns {string[]} what limits the meaning of it
 */
function limits(page, comparison) {
  const environment = environmentSentence(comparison);
  return [
    ...noteSentences(comparison).flatMap((message) =>
      labelled(page, 'note', shown(message), 2, { paint: page.paint.yellow, labelWidth: LABEL }),
    ),
    ...(environment === ''
      ? []
      : labelled(page, 'differs', shown(environment), 2, { paint: page.paint.yellow, labelWidth: LABEL })),
    ...labelled(page, 'noise', intervalSentence(comparison), 2, { paint: page.paint.dim, labelWidth: LABEL }),
  ];
}

/**
 * @template {Record<string, string>} Row
 * @param {Page} page gives width, colours and the number of rows
 * @param {Row[]} rows of a table
 * @param {(readonly [field: keyof Row & string, column: TableColumn])[]} columns what they show
 * @returns {string[]} as many as the page takes, and how many more there are; none if there are none
 */
function rowsOrNone(page, rows, columns) {
  if (rows.length === 0) return [];
  const cells = rows.slice(0, page.top).map((row) => columns.map(([field]) => shown(row[field])));
  return [
    ...table(
      page,
      columns.map(([, column]) => column),
      cells,
    ),
    ...rowsLeft(page, rows.length),
  ];
}
