/** The report as a page: its text is complete without scripts, and its own script draws a flame graph and a timeline. */
import { gzipSync } from 'node:zlib';
import { htmlDocument, inert } from './document.js';
import { FAMILIES, graphData } from './graph-data.js';
import { element } from './markup.js';
import { answer, coverage, findings, tables } from './sections.js';
import { PALETTE } from './viewer/look.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { RulePage } from '../output-format.js' */
/** @import { GraphData } from './graph-data.js' */
/** @import { Markup } from './markup.js' */

/**
 * @param {Report} report the answer
 * @param {object} context what else there is to know
 * @param {AnnotatedProfile[] | null} context.stacks what was sampled; null if only the report is known
 * @param {string} context.root absolute path of the repository
 * @param {string} context.title any text
 * @param {RulePage[]} context.rulePages pages of the rules
 * @param {string} context.json the report as it is saved
 * @returns {Promise<string>} HTML
 */
export async function reportPage(report, { stacks, root, title, rulePages, json }) {
  const graph = stacks === null || report.profile.busyTicks === 0 ? null : graphData(stacks, root);
  return htmlDocument({
    title,
    attributes: { 'data-busy-ticks': String(report.profile.busyTicks), 'data-drawn-ticks': String(drawnTicks(graph)) },
    run: runWords(report, title),
    saved: { file: 'report.json', json },
    main: [
      answer(report, root),
      graph === null ? null : pictures(graph),
      findings(report, root, rulePages),
      tables(report, root),
      coverage(report),
    ],
    inertData: graph === null ? [] : graphScripts(graph),
  });
}

/**
 * @param {Report} report the answer
 * @param {string} title any text
 * @returns {string} what was run, when, and for how long
 */
function runWords({ target: { startTime, durationMs } }, title) {
  const when = startTime.slice(0, 16).replace('T', ' ');
  return [title, when, durationMs > 0 ? `${(durationMs / 1000).toFixed(1)} s` : '']
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * @param {GraphData} graph what is drawn
 * @returns {Markup[]} where the script draws, and what there is without it
 */
function pictures(graph) {
  const present = new Set(graph.works.map(({ family }) => family));
  const legend = Object.entries(FAMILIES)
    .filter(([family]) => present.has(family))
    .map(([family, words]) => element('li', {}, swatch(family), words));
  const button = (/** @type {string} */ name, /** @type {string} */ words, pressed = false) =>
    element('button', { type: 'button', [`data-${name}`]: true, 'aria-pressed': pressed ? 'false' : false }, words);
  const select = (/** @type {string} */ name, /** @type {string} */ words) =>
    element('label', {}, words, element('select', { [`data-${name}`]: true }));
  return [
    element(
      'section',
      { id: 'timeline', 'data-needs-script': true, hidden: true },
      element('h2', {}, 'Timeline'),
      element(
        'p',
        { class: 'soft' },
        'Cryptography in colour, other work in grey. Drag to see a stretch of time alone in the flame graph; with the keyboard, arrows move it, and shift makes it longer or shorter.',
      ),
      element(
        'div',
        { class: 'graph' },
        element('canvas', { tabindex: '0', role: 'img', 'aria-label': 'Cryptography and other work over time' }),
      ),
      element(
        'div',
        { class: 'tools' },
        element('button', { type: 'button', 'data-all': true, disabled: true }, 'All of the time'),
        element('span', { role: 'status' }),
      ),
    ),
    element(
      'section',
      { id: 'flame-graph', 'data-needs-script': true, hidden: true },
      element('h2', {}, 'Flame graph'),
      element('ul', { class: 'legend' }, legend),
      element(
        'div',
        { class: 'tools' },
        element(
          'label',
          {},
          'Search',
          element('input', { type: 'search', size: '18', placeholder: 'name or file ( / )' }),
        ),
        button('crypto', 'Crypto only', true),
        button('flame', 'Flame', true),
        select('reading', 'View'),
        select('thread', 'Thread'),
        select('phase', 'Phase'),
        button('back', 'Back'),
        button('whole', 'Everything'),
      ),
      element('p', { role: 'status' }),
      element(
        'div',
        { class: 'graph' },
        element('canvas', {
          tabindex: '0',
          role: 'img',
          'aria-label': 'Flame graph. The table of operations and that of call sites say the same in words.',
        }),
      ),
      element(
        'p',
        { class: 'soft' },
        'Click or Enter zooms in, Escape goes back, arrows move, / searches, n goes to the next match, c shows cryptography only.',
      ),
    ),
  ];
}

/**
 * @param {string} family of operations
 * @returns {Markup} its colour; an SVG's attribute is no style, which the policy forbids
 */
function swatch(family) {
  const fill = PALETTE[/** @type {keyof typeof PALETTE} */ (family)];
  return element(
    'svg',
    { width: '12', height: '12', 'aria-hidden': 'true' },
    element('rect', { width: '12', height: '12', rx: '2', fill }),
  );
}

/**
 * @param {GraphData | null} graph what is drawn
 * @returns {number} ticks that stand where they were sampled; those of the thread pool are not the report's
 */
function drawnTicks(graph) {
  if (graph === null) return 0;
  const { rows, threads } = graph;
  return rows.ticks.reduce((sum, ticks, row) => sum + (threads[rows.thread[row]].isPool ? 0 : ticks), 0);
}

/**
 * @param {GraphData} graph what is drawn
 * @returns {Markup[]} the same as inert text, compressed: names as JSON, numbers as columns
 */
function graphScripts({ nodes, rows, bins, ...names }) {
  // As distances to the one before: these are small, which compresses well.
  const distances = bins.row.map((row, entry) => (entry === 0 ? row : row - bins.row[entry - 1]));
  const columns = [
    ...[nodes.parent, nodes.frame, nodes.work],
    ...[rows.node, rows.work, rows.phase, rows.thread, rows.ticks],
    ...[bins.start, distances, bins.ticks],
  ];
  return [
    inert('graph-names', gzipSync(JSON.stringify({ ...names, us: bins.us })).toString('base64')),
    inert('graph-numbers', gzipSync(packed(columns)).toString('base64')),
  ];
}

/**
 * @param {ArrayLike<number>[]} columns of 32-bit integers
 * @returns {Uint8Array} the length of each, and its numbers: the lowest bytes of all, then the next, which compresses
 *   better than four bytes side by side
 */
function packed(columns) {
  const length = columns.reduce((sum, column) => sum + 1 + column.length, 0);
  const numbers = new Int32Array(length);
  let at = 0;
  for (const column of columns) {
    numbers[at] = column.length;
    numbers.set(column, at + 1);
    at += 1 + column.length;
  }
  const bytes = new Uint8Array(4 * length);
  numbers.forEach((number, index) => {
    for (let plane = 0; plane < 4; plane++) bytes[plane * length + index] = number >> (8 * plane);
  });
  return bytes;
}
