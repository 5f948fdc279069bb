/** Shows lines of a source without possible secrets. */
import { lastAtMost } from '../model/sorted.js';
import { visible } from '../text/escape.js';

/** @import { Blank } from './blanks.js' */

const MAX_WIDTH = 160;
/** How much of a minified line is examined around the call. */
const MAX_CLIP = 1000;
/** How much is shown before the call if its line must be cut. */
const LEAD = 40;

/**
 * Shows source lines without possible secrets.
 * @param {string} text the whole source
 * @param {Blank[]} blanks what must not be shown, in order, without overlaps
 * @returns {(start: number, end: number, focus: number) => string} shows the line between two offsets; a long one is
 *   cut to 160 characters around the offset `focus`, or from its start if `focus` is not in it
 */
export function lineRenderer(text, blanks) {
  const starts = Float64Array.from(blanks, (blank) => blank.start);
  return (start, end, focus) => {
    const centre = focus >= start && focus < end ? focus : start;
    const from = Math.max(start, centre - MAX_CLIP);
    const to = Math.min(end, centre + MAX_CLIP);
    const before = maskedText(text, blanks, starts, from, centre);
    const line = (before + maskedText(text, blanks, starts, centre, to)).trimEnd();
    return cut(line, before.length, from > start, to < end);
  };
}

/**
 * @param {string} text the whole source
 * @param {Blank[]} blanks what must not be shown
 * @param {Float64Array} starts of the blanks
 * @param {number} from first offset
 * @param {number} to offset after the last
 * @returns {string} the text between two offsets, with `…` for what is blanked
 */
function maskedText(text, blanks, starts, from, to) {
  let shown = '';
  let offset = from;
  for (let index = Math.max(lastAtMost(starts, from), 0); index < blanks.length && blanks[index].start < to; index++) {
    const blank = blanks[index];
    if (blank.end <= from) continue;
    shown += text.slice(offset, Math.max(blank.start, from)) + maskedBlank(text, blank, from, to);
    offset = Math.min(blank.end, to);
  }
  shown += text.slice(offset, to);
  return visible(shown.replace(/[\n\r\v\f\u2028\u2029]/g, ' '));
}

/**
 * @param {string} text the whole source
 * @param {Blank} blank that lies at least partly between the two offsets
 * @param {number} from first offset
 * @param {number} to offset after the last
 * @returns {string} its delimiters and `…`, as far as they lie between the two offsets
 */
function maskedBlank(text, { start, end, open, close }, from, to) {
  const opening = text.slice(Math.max(start, from), Math.min(start + open, to));
  const closing = text.slice(Math.max(end - close, from), Math.min(end, to));
  const hidesSomething = Math.max(start + open, from) < Math.min(end - close, to);
  return opening + (hidesSomething ? '…' : '') + closing;
}

/**
 * @param {string} line already masked
 * @param {number} focus column that must stay visible
 * @param {boolean} cutBefore whether something before it was cut
 * @param {boolean} cutAfter whether something after it was cut
 * @returns {string} at most 160 characters
 */
function cut(line, focus, cutBefore, cutAfter) {
  if (line.length <= MAX_WIDTH && !cutBefore && !cutAfter) return line;
  const room = MAX_WIDTH - 2;
  const from = Math.max(0, Math.min(focus - LEAD, line.length - room));
  const to = Math.min(line.length, from + room);
  const head = from > 0 || cutBefore ? '…' : '';
  const tail = to < line.length || cutAfter ? '…' : '';
  return head + withoutHalfCharacters(line.slice(from, to)) + tail;
}

/**
 * @param {string} text cut anywhere, perhaps between the two units of a character
 * @returns {string} without a lone surrogate at either end
 */
function withoutHalfCharacters(text) {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
