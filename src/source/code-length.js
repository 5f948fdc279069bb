import { lowerBound } from '../model/sorted.js';

/** @import { CodeOutline } from './code-outline.js' */

/**
 * Measures the amount of code: some authors write more comments than code, and minifiers leave none.
 * @param {CodeOutline['comments']} comments of a file, in order
 * @returns {(range: {start: number, end: number}) => number} characters between two offsets that are not in comments
 */
export function codeLength(comments) {
  const starts = comments.map(({ start }) => start);
  /** Characters of all comments before each. */
  const before = [0];
  for (const { text, isBlock } of comments)
    before.push(before[before.length - 1] + text.length + (isBlock ? BLOCK : LINE).length);
  return ({ start, end }) => end - start - (before[lowerBound(starts, end)] - before[lowerBound(starts, start)]);
}

const BLOCK = '/**/';
const LINE = '//';
