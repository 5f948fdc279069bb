import { percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';

/**
 * @param {import('./prune.js').Merged} merged what a page had no room for
 * @param {number} ticksInAll of the whole page
 * @returns {string} what its reader has to know of that, `''` if all is shown
 */
export function mergedNote({ rows, ticks }, ticksInAll) {
  if (rows === 0) return '';
  const part = ticks === 0 ? 'no ticks of their own' : `${percent(ticks / ticksInAll)} of all ticks`;
  return `${counted(rows, 'row was', 'rows were')} too small to draw: ${part}, shown in their callers`;
}
