/** Text that fits: everything is measured in terminal columns, since a character may take zero or two. */
import { createRequire } from 'node:module';
import { features } from 'node:process';

const load = createRequire(import.meta.url);

/** Made for the first text that is not simple, since making it takes 10 ms. @type {Intl.Segmenter | null} */
let graphemes = null;

/**
 * Text in which each code unit is a character of one column: ASCII, Latin, dashes and quotes, arrows, signs of
 * mathematics, boxes, and marks of ours. Nearly all that is printed is; all other text costs 10 to 20 ms once, as
 * string-width's tables of emoji are compiled.
 */
const SIMPLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u259f\u25b2\u25cf\u2714\u2716]*$/;

/**
 * Loaded for the first text that is not simple, since loading it takes some 20 ms (docs/performance.md). It is an ES module,
 * which Nodes before 20.19 and 22.12 can't load when it is needed, so those load it at once
 * (https://nodejs.org/api/process.html#processfeaturesrequire_module, undefined before).
 * @type {((text: string) => number) | null}
 */
// eslint-disable-next-line n/no-unsupported-features/node-builtins
let stringWidth = features.require_module ? null : (await import('string-width')).default;

/**
 * @param {string} text any text, colour codes included
 * @returns {number} columns that it takes
 */
export function columns(text) {
  if (SIMPLE.test(text)) return text.length;
  stringWidth ??= /** @type {(text: string) => number} */ (load('string-width').default);
  return stringWidth(text);
}

/**
 * Breaks text at spaces, and words longer than a line anywhere.
 * @param {string} text one paragraph, without colour codes
 * @param {number} width columns that a line may take
 * @param {string} [hanging] put before every line but the first
 * @returns {string[]} lines, at least one
 */
export function wrap(text, width, hanging = '') {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  const room = () => Math.max(1, width - (lines.length === 0 ? 0 : columns(hanging)));
  const endLine = (/** @type {string} */ rest) => {
    lines.push((lines.length === 0 ? line : hanging + line).replace(/ +$/, ''));
    line = rest;
  };
  for (const word of text.split(' ')) {
    if (line !== '' && columns(`${line} ${word}`) > room()) endLine('');
    line = line === '' ? word : `${line} ${word}`;
    while (columns(line) > room()) {
      const whole = line;
      line = takeColumns(whole, room());
      // A character that is wider than the line can only be left out.
      if (line === '') break;
      endLine(whole.slice(line.length));
    }
  }
  if (line !== '' || lines.length === 0) endLine('');
  return lines;
}

/**
 * @param {string} text without colour codes
 * @param {number} width columns that it may take
 * @returns {string} the text, or its start and `…`
 */
export function clip(text, width) {
  if (columns(text) <= width) return text;
  return width < 1 ? '' : `${takeColumns(text, width - 1)}…`;
}

/**
 * @param {string} text such as a path, of which the end says most
 * @param {number} width columns that it may take
 * @returns {string} the text, or `…` and its end
 */
export function clipStart(text, width) {
  if (columns(text) <= width) return text;
  if (SIMPLE.test(text)) return width < 1 ? '' : `…${text.slice(text.length - width + 1)}`;
  const clusters = Array.from(clustersOf(text), ({ segment }) => segment);
  let tail = '';
  while (clusters.length > 0 && columns(clusters[clusters.length - 1] + tail) < width) tail = clusters.pop() + tail;
  return width < 1 ? '' : `…${tail}`;
}

/**
 * @param {string} text such as a line of code
 * @param {number} width columns that it may take
 * @param {number} focus offset of what must stay in sight
 * @returns {string} the text; its start if the focus is in the first half of what fits; otherwise the part around the
 *   focus
 */
export function clipAround(text, width, focus) {
  const before = text.slice(0, focus);
  if (columns(text) <= width || columns(before) <= width / 2) return clip(text, width);
  return clip(clipStart(before, Math.floor(width / 3)) + text.slice(focus), width);
}

/**
 * @param {string} text colour codes are allowed
 * @param {number} width columns to fill
 * @param {'left' | 'right'} [align] side on which the text is
 * @returns {string} the text, padded with spaces
 */
export function pad(text, width, align = 'left') {
  const space = ' '.repeat(Math.max(0, width - columns(text)));
  return align === 'left' ? text + space : space + text;
}

/**
 * @param {string} text without colour codes
 * @param {number} width columns
 * @returns {string} as much of its start as fits
 */
export function takeColumns(text, width) {
  if (SIMPLE.test(text)) return text.slice(0, width);
  let taken = '';
  let used = 0;
  for (const { segment } of clustersOf(text)) {
    used += columns(segment);
    if (used > width) break;
    taken += segment;
  }
  return taken;
}

/**
 * @param {string} text without colour codes
 * @returns {Intl.Segments} its characters as a reader sees them: grapheme clusters
 */
function clustersOf(text) {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemes.segment(text);
}
