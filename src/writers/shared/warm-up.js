import { duration } from '../../text/numbers.js';

/** @import { WarmUpReport } from '../../model/report.js' */

/**
 * @param {WarmUpReport} warmUp of a run
 * @returns {string} such as `the first 2 s of the load`
 */
export function warmUpWords({ seconds, from }) {
  return `the first ${duration(seconds * 1000)}${from === 'load' ? ' of the load' : ''}`;
}
