/** The runs that a report adds up. */
import { wilsonInterval } from '../../model/interval.js';
import { shown } from '../../text/escape.js';
import { grouped, percent, percentRange } from '../../text/numbers.js';

/** @import { RunReport } from '../../model/report.js' */

/**
 * @param {RunReport[]} runs of a report
 * @returns {string[][]} cells, printable but not escaped for Markdown: the service and version with all of its runs, or
 *   else the run by its file; how many runs, busy ticks, share, its interval, Node. Most busy ticks first
 */
export function runRows(runs) {
  /** @type {Map<string, RunReport[]>} */
  const groups = new Map();
  for (const run of runs) {
    const key = run.name || run.source;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups]
    .map(([name, own]) => {
      const sum = (/** @type {'busyTicks' | 'cryptoTicks'} */ field) =>
        own.reduce((total, run) => total + run[field], 0);
      return { name, own, busy: sum('busyTicks'), crypto: sum('cryptoTicks') };
    })
    .sort((a, b) => b.busy - a.busy)
    .map(({ name, own, busy, crypto }) => [
      shown(name),
      grouped(own.length),
      grouped(busy),
      busy === 0 ? '' : percent(crypto / busy),
      busy === 0 ? '' : percentRange(wilsonInterval(crypto, busy)),
      [...new Set(own.map(({ node }) => shown(node)))].filter((node) => node !== '').join(', '),
    ]);
}
