import { shown } from '../../text/escape.js';
import { grouped, percent } from '../../text/numbers.js';

/** @import { ProcessReport } from '../../model/report.js' */

/**
 * @param {ProcessReport[]} processes rows of a report
 * @returns {string[][]} what they ran, how many there were, their busy ticks, the cryptography ticks among them, the
 *   share of these, and their ports
 */
export function processRows(processes) {
  return processes.map(({ script, count, ports, busyTicks, cryptoTicks }) => [
    shown(script) || 'unknown',
    grouped(count),
    grouped(busyTicks),
    grouped(cryptoTicks),
    busyTicks > 0 ? percent(cryptoTicks / busyTicks) : '',
    ports.join(', '),
  ]);
}
