import { GROUPS } from '../../model/bench.js';
import { duration } from '../../text/numbers.js';
import { listed } from '../../text/words.js';

/** @import { BenchGroup, BenchReport } from '../../model/bench.js' */

/**
 * What `cryptoprof bench` measured on the machine of the run.
 * @param {BenchReport | null | undefined} bench its results, if there are any
 * @param {BenchGroup} group of what is shown
 * @param {string[]} names of measurements that are shown beside each other
 * @returns {string[]} a sentence; none if one of them was not measured
 */
export function machineNote(bench, group, names) {
  const rows = names.map((name) => bench?.measurements.find((each) => each.group === group && each.name === name));
  const measured = rows.flatMap((row) =>
    row === undefined
      ? []
      : [`${duration(row.us / 1000)} of CPU with ${row.name}${row.what === '' ? '' : ` (${row.what})`}`],
  );
  if (!bench || measured.length < names.length) return [];
  return [
    `On this machine ${GROUPS[group]} takes ${listed(measured)}, as cryptoprof bench measured (${bench.time.slice(0, 10)}).`,
  ];
}
