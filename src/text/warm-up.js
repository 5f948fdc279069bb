import { exactly } from './numbers.js';

/** @import { WarmUpReport } from '../model/report.js' */

/**
 * @param {Pick<WarmUpReport, 'seconds' | 'from'>} warmUp of a run
 * @returns {string} such as `the first 2 s of the load`
 */
export function warmUpWords({ seconds, from }) {
  return `the first ${exactly(seconds * 1000, 'ms')}${from === 'load' ? ' of the load' : ''}`;
}
