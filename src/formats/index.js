import { profProcessText } from './prof-process-text.js';
import { format as savedProfile } from './saved-profile.js';
import { v8Log } from './v8-log.js';

/**
 * The input formats, in the order in which they are tried. The log comes last: its records are looked
 * for anywhere in the head, since a log may begin with what the program printed.
 */
export const FORMATS = [savedProfile, profProcessText, v8Log];

/** @typedef {'saved-profile' | 'prof-process-text' | 'v8-log'} FormatId */

/**
 * @param {Buffer} head first bytes of an input
 * @returns {FormatId | null} its format, null if it is none that we read
 */
export function formatOf(head) {
  const format = FORMATS.find((candidate) => candidate.sniff(head));
  return format === undefined ? null : /** @type {FormatId} */ (format.id);
}
