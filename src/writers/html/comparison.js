/** A comparison of two runs as a page: the answer, its tables, and what limits them. */
import { shown } from '../../text/escape.js';
import {
  COUNTED_BY,
  WORDS,
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
import { differenceData } from './difference-data.js';
import { htmlDocument } from './document.js';
import { element, htmlTable } from './markup.js';
import { columnsOf, packedScripts } from './packed.js';
import { flameGraphSection } from './picture-sections.js';
import { TONES } from './viewer/look.js';

/** @import { ComparedStacks } from '../../model/compared-stacks.js' */
/** @import { Comparison, RouteChange, RouteSide, WeightChange } from '../../model/comparison.js' */
/** @import { FindingRow, WeightCells } from '../shared/comparison-rows.js' */
/** @import { DifferenceData } from './difference-data.js' */
/** @import { Cell, HtmlColumn, Markup } from './markup.js' */

const text = (/** @type {string} */ words) => /** @type {Cell} */ ({ text: words });
const numeric = (/** @type {string} */ title) => /** @type {HtmlColumn} */ ({ title, isNumber: true });

/** @type {HtmlColumn[]} */
const WEIGHT = ['Before', 'After', 'Points', '95 %', 'Time'].map(numeric);

/**
 * @param {Comparison} comparison what changed
 * @param {object} context what else there is to know
 * @param {{before: string, after: string}} context.names what the user calls the runs
 * @param {ComparedStacks | null} context.stacks of both runs; null if one has none
 * @param {('before' | 'after')[]} context.stackless runs that have none
 * @param {string} context.json the comparison as it is saved
 * @returns {Promise<string>} HTML
 */
export function comparisonPage(comparison, { names, stacks, stackless, json }) {
  const { headline, rest } = answerSentences(comparison);
  const { findings } = comparison;
  const title = `${names.before} → ${names.after}`;
  const difference = stacks === null ? null : differenceData(stacks);
  return htmlDocument({
    title,
    entry: 'comparison',
    attributes: {
      'data-before-busy-ticks': String(comparison.before.busyTicks),
      'data-before-drawn-ticks': String(drawnTicks(difference, 0)),
      'data-after-busy-ticks': String(comparison.after.busyTicks),
      'data-after-drawn-ticks': String(drawnTicks(difference, 1)),
    },
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
      difference === null
        ? element('p', { class: 'soft' }, stacklessSentence(stackless))
        : flameGraphSection(difference.stacks.works, FLAME_GRAPH),
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
            { text: row.longest, value: (change.after ?? change.before)?.blocks.maxMs },
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
      routes(comparison),
      requests(comparison),
      limits(comparison),
    ],
    inertData: difference === null ? [] : differenceScripts(difference, names),
  });
}

const FLAME_GRAPH = {
  title: 'Differential flame graph',
  about: [
    'Each run fills its width with its own busy time; in the difference, widths are the mean of both shares. Red grew and blue shrank by more than two runs of one program differ, by the same intervals as in the tables; grey is noise, or too little to tell. The numbers are points of busy time, or time for each request or run where that decided.',
  ],
  label: 'Flame graphs of both runs and of their difference.',
  isDifference: true,
};

/**
 * @param {('before' | 'after')[]} stackless runs without stacks
 * @returns {string} why there is no flame graph
 */
function stacklessSentence(stackless) {
  const which = stackless.length === 1 ? `the run ${stackless[0]}` : 'both runs';
  return `There is no flame graph: a report holds no stacks, and nothing else of ${which} was given. Pass for each side its profile.json.gz or its logs.`;
}

/**
 * @param {DifferenceData | null} difference what is drawn
 * @param {number} run index
 * @returns {number} ticks of the run that are drawn where they were sampled
 */
function drawnTicks(difference, run) {
  if (difference === null) return 0;
  const { rows } = difference;
  return rows.ticks.reduce((sum, ticks, row) => sum + (rows.run[row] === run ? ticks : 0), 0);
}

/**
 * @param {DifferenceData} difference what is drawn
 * @param {{before: string, after: string}} names what the user calls the runs
 * @returns {Markup[]} the same as inert text
 */
function differenceScripts({ stacks: { nodes, ...stacks }, rows, ...rest }, names) {
  return packedScripts(
    { ...stacks, ...rest, changes: WORDS, names: { before: shown(names.before), after: shown(names.after) } },
    { ...columnsOf('nodes', nodes), ...columnsOf('rows', rows) },
  );
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
 * @returns {Markup[]} none if requests were not counted by route in both runs
 */
function routes({ routes: changes }) {
  const columns = [
    { title: 'Route' },
    ...['Requests', 'Before', 'After', '95 % of the difference'].map(numeric),
    { title: 'Change' },
  ];
  const rows = (changes ?? []).map(routeCells);
  return section('Cryptography of a request, by route', columns, rows);
}

/**
 * @param {RouteChange} change of a route's cryptography
 * @param {number} index of it
 * @param {readonly RouteChange[]} all changes of routes
 * @returns {Cell[]} sorted by what was measured; what was not comes last
 */
function routeCells(change, index, all) {
  const { before, after, weight } = change;
  const row = routeRow(change, index, all);
  const each = (/** @type {RouteSide | null} */ side) => side?.cryptoMsPerRequest ?? -1;
  const requests = after === null ? before?.requests : after.requests;
  return [
    text(row.route),
    { text: row.requests, value: requests ?? -1 },
    { text: row.before, value: each(before) },
    { text: row.after, value: each(after) },
    { text: row.interval, value: weight?.rate?.interval[0] },
    { text: row.change, tone: weight === null ? undefined : TONES[weight.change] },
  ];
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
  const rows = (tls ?? []).map((change) => {
    const { role, peer, handshakes, resumed, how, bytesIn, bytesOut, median, change: words } = peerRow(change);
    const side = change.after ?? change.before;
    const rate = change.after === null ? change.handshakes.before : change.handshakes.after;
    // Of one request, where handshakes are.
    const each = (sum = 0) => (sum * rate) / Math.max(1, side?.handshakes ?? 1);
    return [
      text(role),
      text(peer),
      { text: handshakes, value: rate },
      { text: resumed, value: side === null ? undefined : side.resumed / Math.max(1, side.handshakes) },
      text(how),
      { text: bytesIn, value: each(side?.bytesIn) },
      { text: bytesOut, value: each(side?.bytesOut) },
      { text: median, value: side?.p50Ms ?? undefined },
      text(words),
    ];
  });
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
      { isSortable: false },
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
 * @param {HtmlColumn[]} columns of it
 * @param {Cell[][]} rows of it
 * @param {Parameters<typeof htmlTable>[3]} [options] of it
 * @returns {Markup[]} none if there are no rows
 */
function section(title, columns, rows, options) {
  return rows.length === 0 ? [] : [element('h2', {}, title), htmlTable(title, columns, rows, options)];
}
