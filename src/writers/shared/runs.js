/** The runs added up in a report. */
import { addToList } from '../../model/add-to-list.js';
import { wilsonInterval } from '../../model/interval.js';
import { shown } from '../../text/escape.js';
import { grouped, percent, percentRange } from '../../text/numbers.js';

/** @import { RunReport } from '../../model/report.js' */

/**
 * The runs of one service and version, or a single run without a name.
 * @typedef {object} RunGroup
 * @property {string} name of it, or the run's file; printable
 * @property {number} count of runs
 * @property {number} busyTicks of all
 * @property {number} share of cryptography in them, 0..1; 0 if there are none
 * @property {[number, number]} interval 95 % confidence interval of that
 * @property {string} node versions, printable
 */

/**
 * @param {RunReport[]} runs of a report
 * @returns {RunGroup[]} most busy ticks first
 */
export function runGroups(runs) {
  /** @type {Map<string, RunReport[]>} */
  const groups = new Map();
  for (const run of runs) {
    const key = run.name || run.source;
    addToList(groups, key, run);
  }
  return [...groups]
    .map(([name, own]) => {
      const sum = (/** @type {'busyTicks' | 'cryptoTicks'} */ field) =>
        own.reduce((total, run) => total + run[field], 0);
      const [busyTicks, cryptoTicks] = [sum('busyTicks'), sum('cryptoTicks')];
      return {
        name: shown(name),
        count: own.length,
        busyTicks,
        share: busyTicks === 0 ? 0 : cryptoTicks / busyTicks,
        interval: wilsonInterval(cryptoTicks, busyTicks),
        node: [...new Set(own.map(({ node }) => shown(node)))].filter((node) => node !== '').join(', '),
      };
    })
    .sort((a, b) => b.busyTicks - a.busyTicks);
}

/**
 * @param {RunGroup} group of runs
 * @returns {string[]} cells, not escaped for Markdown: name, how many runs, busy ticks, share, its interval, Node
 */
export function runCells({ name, count, busyTicks, share, interval, node }) {
  const isKnown = busyTicks > 0;
  return [
    name,
    grouped(count),
    grouped(busyTicks),
    isKnown ? percent(share) : '',
    isKnown ? percentRange(interval) : '',
    node,
  ];
}
