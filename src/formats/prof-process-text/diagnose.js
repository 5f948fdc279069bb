/** @typedef {import('./parse-text.js').ParsedText} ParsedText */

/**
 * Says what a processed text doesn't tell, and what in it could not be used.
 * @param {ParsedText} text a text
 * @param {number} surplus ticks that its rows list beyond the header's number
 * @returns {import('../../model/profile.js').Diagnostic[]} only those that count something
 */
export function diagnose(text, surplus) {
  const { left } = text;
  const gcTicks = text.summary.find(({ name }) => name === 'GC')?.ticks ?? 0;
  /** @type {[string, number, string][]} */
  const diagnostics = [
    [
      'lines-before-header',
      left.linesBeforeHeader,
      'Lines before the header were skipped; a version warning among them means that names may be wrong.',
    ],
    ['lines-unparsable', left.linesUnreadable, 'Lines that are no rows of their section were skipped.'],
    [
      'rows-inconsistent',
      left.rowsRefused,
      'Rows of the bottom-up profile contradict the rows around them; their ticks were left with the callee.',
    ],
    ['ticks-beyond-header', surplus, 'The tables list more ticks than the header counts; the surplus was left out.'],
    ['later-profiles', left.laterProfiles, 'The file holds further profiles; only the first was read.'],
    [
      'bottom-up-missing',
      text.hasBottomUp ? 0 : text.ticks,
      'The text ends before the bottom-up profile: callers are not known.',
    ],
    ['callers-cut', ticksAtLastLevel(text), 'Ticks whose callers beyond the deepest listed level are not known.'],
    ['gc-ticks-unlocated', gcTicks, 'Ticks of garbage collection: the text gives their number, not which they are.'],
  ];
  return diagnostics.filter(([, count]) => count > 0).map(([code, count, message]) => ({ code, count, message }));
}

/**
 * @param {ParsedText} text with the tree
 * @returns {number} ticks of the rows at the deepest level: V8 prints no callers of those
 */
function ticksAtLastLevel({ bottomUp }) {
  const deepest = bottomUp.reduce((depth, row) => Math.max(depth, row.depth), 0);
  if (deepest === 0) return 0;
  return bottomUp.reduce((sum, row) => (row.depth === deepest ? sum + row.ticks : sum), 0);
}
