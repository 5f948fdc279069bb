/** What cryptography costs on a machine, for a terminal. */
import { GROUPS } from '../../model/bench.js';
import { shown } from '../../text/escape.js';
import { wrap } from '../../text/fold.js';
import { bytes, duration, percent, rate, ratio } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { listed } from '../../text/words.js';
import { newPage, prose, sectionsText } from './page.js';

/** @import { BenchGroup, BenchMeasurement, BenchReport } from '../../model/bench.js' */
/** @import { Page } from './page.js' */

/** From this spread on, a median says little. */
const WIDE = 0.3;

/**
 * Renders measurements. Nothing in them can harm the terminal: a saved file may come from anyone.
 * @param {BenchReport} report what was measured
 * @param {{width: number, color: boolean}} options of the terminal: columns, whether to use colours
 * @param {string} [when] how long ago, if it is kept from before
 * @returns {string} lines, with a newline at the end
 */
export function terminalBench(report, options, when = '') {
  const page = newPage({ ...options, top: 100, cwd: '' });
  const groups = /** @type {BenchGroup[]} */ (Object.keys(GROUPS)).filter((group) =>
    report.measurements.some((each) => each.group === group),
  );
  return sectionsText([header(page, report, when), rows(page, report, groups), footer(page, report)]);
}

/**
 * @param {Page} page gives width and colours
 * @param {BenchReport} report what was measured
 * @param {string} when how long ago, `''` if now
 * @returns {string[]} where and with what
 */
function header(page, { node, openssl, processor, platform }, when) {
  const facts = [
    `node v${shown(node)}`,
    `OpenSSL ${shown(openssl)}`,
    shown(processor),
    shown(platform),
    ...(when === '' ? [] : [when]),
  ].filter((fact) => fact !== '');
  return wrap(`cryptoprof bench  ${facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}`, page.width).map(
    (line, index) => (index === 0 ? line.replace('cryptoprof bench', page.paint.bold('cryptoprof bench')) : line),
  );
}

/**
 * @param {Page} page gives width and colours
 * @param {BenchReport} report what was measured
 * @param {BenchGroup[]} groups that it has
 * @returns {string[]} a table
 */
function rows(page, { measurements }, groups) {
  return table(
    page,
    [
      { title: '' },
      { title: '', elastic: true, paint: page.paint.dim },
      { title: 'CPU', align: 'right', paint: page.paint.bold },
      { title: '±', align: 'right' },
      { title: 'PER SECOND', align: 'right' },
      { title: '×', align: 'right' },
    ],
    groups.flatMap((group) => {
      const all = measurements.filter((each) => each.group === group);
      return [
        [GROUPS[group], '', '', '', '', ''],
        ...all.map((each) => [
          `  ${shown(each.name)}`,
          each.bytes > 0 ? bytes(each.bytes) : shown(each.what),
          duration(each.us / 1000),
          percent(each.spread / 2, 0),
          speed(each),
          ratio(Number((each.us / leastOf(all, each)).toPrecision(3))),
        ]),
      ];
    }),
  );
}

/**
 * @param {BenchMeasurement[]} all of a group
 * @param {BenchMeasurement} one of them
 * @returns {number} µs of the cheapest that works on as much
 */
function leastOf(all, one) {
  return Math.min(...all.filter(({ bytes: size }) => size === one.bytes).map(({ us }) => us)) || 1;
}

/**
 * @param {BenchMeasurement} measurement of anything
 * @returns {string} how much of it one core does in a second
 */
function speed({ us, bytes: size, group }) {
  if (us === 0) return '-';
  return size >= 1024 && (group === 'hash' || group === 'cipher')
    ? bytes(Math.round((size * 1e6) / us))
    : rate(1e6 / us);
}

/** How to read what was measured, by the group that it is about; `''` is for all. */
const NOTES = [
  [
    '',
    'CPU: median of a call, all threads; ±: half the distance of the quartiles; per second: on one core; ×: the cheapest of its kind and size is 1.',
  ],
  ['handshake', 'Handshakes: client and server together, over loopback.'],
  ['keygen', 'Searching for primes takes a different time for each key.'],
];

/**
 * @param {Page} page gives width and colours
 * @param {BenchReport} report what was measured
 * @returns {string[]} how to read it, and what is not there
 */
function footer(page, { measurements, missing, node }) {
  const wide = measurements.filter(({ spread, group }) => spread > WIDE && group !== 'keygen').length;
  const said = NOTES.filter(([group]) => group === '' || measurements.some((each) => each.group === group));
  return [
    ...prose(page, said.map(([, note]) => note).join(' '), 2).map((line) => page.paint.dim(line)),
    ...(missing.length === 0
      ? []
      : prose(
          page,
          `Not measured, since node:crypto of Node v${shown(node)} lacks it: ${listed(missing.map(shown))}.`,
          2,
        )),
    ...(wide === 0
      ? []
      : prose(
          page,
          'Some calls took very different times: the machine was busy. Measure again when it is quiet.',
          2,
        ).map((line) => page.paint.yellow(line))),
  ];
}
