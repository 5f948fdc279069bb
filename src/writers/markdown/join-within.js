/** Room that is kept for the sentence about what was cut, bytes. */
const SENTENCE_ROOM = 120;

/**
 * Joins blocks of Markdown. Where there is no room for all, it ends between two of them and says so.
 * @param {string[]} blocks Markdown, most important first
 * @param {number} maxBytes UTF-8 bytes that there is room for
 * @returns {string} Markdown with a newline at the end, no longer than that
 */
export function joinWithin(blocks, maxBytes) {
  const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text).length;
  const whole = `${blocks.join('\n\n')}\n`;
  if (bytes(whole) <= maxBytes) return whole;
  let left = maxBytes - SENTENCE_ROOM;
  const kept = [];
  for (const block of blocks) {
    left -= bytes(block) + 2;
    if (left < 0) break;
    kept.push(block);
  }
  if (maxBytes < SENTENCE_ROOM) return '';
  kept.push(
    `_Cut here: ${blocks.length - kept.length} of ${blocks.length} parts have no room. The whole is in the report._`,
  );
  return `${kept.join('\n\n')}\n`;
}
