import { profProcessText } from './prof-process-text.js';
import { format as savedProfile } from './saved-profile.js';
import { savedReport } from './saved-report.js';
import { v8Log } from './v8-log.js';

/**
 * The input formats, in the order in which they are tried. The log comes late: its records are looked
 * for anywhere in the head, since a log may begin with what the program printed. Only then a report, which
 * is JSON as a program may print it.
 */
export const FORMATS = [savedProfile, profProcessText, v8Log, savedReport];

/** @typedef {'saved-profile' | 'prof-process-text' | 'v8-log' | 'saved-report'} FormatId */

/**
 * @param {Buffer} head first bytes of an input
 * @returns {FormatId | null} its format, null if it is none that we read
 */
export function formatOf(head) {
  const format = FORMATS.find((candidate) => candidate.sniff(head));
  return format === undefined ? null : /** @type {FormatId} */ (format.id);
}
