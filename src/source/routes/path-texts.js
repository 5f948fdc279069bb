/** Paths of routes, as they are written in the source: the only text from the source that is shown. */

import { UNKNOWN_PART } from '../../model/route.js';

/** @import { Expression, Values } from './values.js' */

/** What can be a pattern of a path: not text for people, and not long. */
const PATTERN = /^[^\s\p{C}]{1,120}$/u;

/** A method, what separates them, and such a path. */
const KEY = /^[A-Z]{1,10}[^\w\p{C}/]{0,3}\/[^\s\p{C}]{0,120}$/iu;

/**
 * @param {string} text any
 * @returns {boolean} whether it may be a path of a route
 */
export function isPath(text) {
  return text.startsWith('/') && PATTERN.test(text);
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression of keys such as `POST /login`
 * @returns {string[]} none if unknown
 */
export function routeKeys(values, expression) {
  const value = values.of(expression);
  if (value?.kind === 'text') return KEY.test(value.text) ? [value.text] : [];
  return value?.kind === 'list' ? value.items.flatMap((item) => routeKeys(values, item)) : [];
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression of a path, or of a list of paths; of a method, or of methods
 * @returns {string[]} none if unknown
 */
export function pathTexts(values, expression) {
  const value = values.of(expression);
  if (value?.kind === 'text') return value.text === '' || PATTERN.test(value.text) ? [value.text] : [];
  if (value?.kind !== 'list') return [];
  const texts = value.items.map((item) => pathTexts(values, item));
  // `process.env.PREFIX || '/api'` may be anything.
  const isOpen = value.isChoice && texts.some((each) => each.length === 0) && texts.some((each) => each.length > 0);
  return isOpen ? [UNKNOWN_PART] : texts.flat();
}
