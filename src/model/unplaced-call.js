/** @import { CallSiteReport } from './report.js' */

/**
 * @param {Pick<CallSiteReport, 'file' | 'line' | 'lineInferred' | 'excerpt'>} site a call site
 * @returns {boolean} whether its line is only where its function begins, since the samples don't show which of the calls there
 *   it is
 */
export function isUnplaced({ file, line, lineInferred, excerpt }) {
  return file !== '' && line !== null && lineInferred && excerpt === null;
}
