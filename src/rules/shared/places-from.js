/** Lines that a finding's advice names, as somebody reads them who has its call before them. */
import { pathFromCommon } from '../../model/file-path.js';

/** @typedef {{file: string, line: number}} Place the file's path absolute */

/** A longer list would be longer than the rest of the report. */
const MOST_PLACES = 500;

/**
 * All of them: who awaits six of eight calls leaves two whose promise counts as true.
 * @param {string} file where the reader is
 * @param {Place[]} places in any order
 * @returns {string} each once: `lines 3, 7; routes/log-in.js:12, 15`; `''` if there are none
 */
export function placesFrom(file, places) {
  const left = places.length - MOST_PLACES;
  /** @type {Map<string, Set<number>>} the reader's own file first */
  const lines = new Map([[file, new Set()]]);
  for (const each of places.slice(0, MOST_PLACES))
    lines.set(each.file, (lines.get(each.file) ?? new Set()).add(each.line));
  const told = Array.from(lines, ([other, all]) => linesOf(file, other, all)).filter((words) => words !== '');
  return [...told, ...(left > 0 ? [`${left} more`] : [])].join('; ');
}

/**
 * @param {string} file where the reader is
 * @param {string} other a file
 * @param {Set<number>} lines of it
 * @returns {string} such as `lines 3, 7`, `routes/log-in.js:12, 15`; `''` if there are none
 */
function linesOf(file, other, lines) {
  const told = [...lines].sort((a, b) => a - b).join(', ');
  if (told === '') return '';
  if (other === file) return `${lines.size > 1 ? 'lines' : 'line'} ${told}`;
  return `${pathFromCommon(file, other)}:${told}`;
}
