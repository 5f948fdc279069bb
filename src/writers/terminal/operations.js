/** The table of operations: all busy ticks, split into each operation and other work. */
import { wasSampled } from '../../model/askings.js';
import { ticksOnLoop } from '../../model/event-loop.js';
import { shown } from '../../text/escape.js';
import { clipStart, columns } from '../../text/fold.js';
import { operationName } from '../../text/names.js';
import { grouped, percent, percentRange } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { place } from './page.js';

/** @import { OperationReport, Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Report} report the answer
 * @returns {string[]} lines; none if there is no cryptography
 */
export function operations(page, report) {
  if (report.operations.length === 0) return [];
  const { crypto, profile } = report;
  const named = report.operations.slice(0, page.top);
  const rows = named.map((operation) => [
    shown(operationName(operation.id, operation.algorithm)),
    percent(operation.share),
    percentRange(operation.interval),
    grouped(operation.ticks),
    grouped(ticksOnLoop(operation)),
    (/** @type {number} */ width) => places(page, report, operation, width),
  ]);
  const rest = report.operations.slice(page.top);
  const sum = (/** @type {(operation: OperationReport) => number} */ ticks) =>
    rest.reduce((total, operation) => total + ticks(operation), 0);
  if (rest.length > 0) {
    const ticks = sum((operation) => operation.ticks);
    rows.push([
      `${grouped(rest.length)} more`,
      percent(ticks / profile.busyTicks),
      '',
      grouped(ticks),
      grouped(sum((operation) => ticksOnLoop(operation))),
      '',
    ]);
  }
  const otherTicks = profile.busyTicks - crypto.ticks;
  rows.push(['other work', percent(otherTicks / profile.busyTicks), '', grouped(otherTicks), '', '']);
  return table(
    page,
    [
      { title: 'OPERATION', most: Math.max(16, Math.floor(page.width * 0.3)) },
      { title: 'SHARE', align: 'right', paint: page.paint.bold },
      { title: '95 %', align: 'right', paint: page.paint.dim },
      { title: 'TICKS', align: 'right' },
      { title: 'ON LOOP', align: 'right' },
      { title: 'WHERE', elastic: true, paint: page.paint.cyan },
    ],
    rows,
  );
}

/**
 * @param {Page} page gives the directory
 * @param {Report} report with the call sites
 * @param {OperationReport} operation whose call sites are shown
 * @param {number} width columns that there are
 * @returns {string} as many places as fit, heaviest first, and how many more there are
 */
function places(page, { callSites }, { id, algorithm }, width) {
  const all = [
    ...new Set(
      callSites
        .filter((site) => site.operation === id && site.algorithm === algorithm && wasSampled(site))
        .map((site) => place(page, site)),
    ),
  ];
  let text = '';
  for (const [index, one] of all.entries()) {
    const longer = text === '' ? one : `${text}  ${one}`;
    const more = all.length - index - 1;
    if (columns(more > 0 ? `${longer}  +${more}` : longer) <= width) text = longer;
    else if (text !== '') return `${text}  +${more + 1}`;
    else return page.isTerminal ? tail(one, more, width) : `${one}${more > 0 ? `  +${more}` : ''}`;
  }
  return text;
}

/**
 * @param {string} one a place that is longer than the column
 * @param {number} more how many there are besides
 * @param {number} width columns that there are
 * @returns {string} the end of the place
 */
function tail(one, more, width) {
  const suffix = more > 0 ? `  +${more}` : '';
  return columns(suffix) + 4 > width ? clipStart(one, width) : clipStart(one, width - columns(suffix)) + suffix;
}
