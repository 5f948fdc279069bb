/** @import { CallSiteReport } from './report.js' */

/**
 * @param {Pick<CallSiteReport, 'excerpt' | 'line'>} site any
 * @returns {string | null} what the source says at the call, on one line, so that it stays equal when it is indented or
 *   broken differently; null if the report doesn't have it
 */
export function sourceAtCall({ excerpt, line }) {
  if (excerpt === null || line === null || excerpt.lines[line - excerpt.firstLine] === undefined) return null;
  return excerpt.lines.join(' ').replace(/\s+/g, ' ').trim();
}
