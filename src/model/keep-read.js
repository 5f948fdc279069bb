/** What edits define to keep keys that were read: they paste it, and it is recognised in a file that has been edited. */

/**
 * Objects and buffers may be changed between two calls: only text is known to stay the same. A line often reads several
 * keys in turn (the current one and the one before, a few tenants'), so more than the last is kept; but not every one
 * that there ever was. What throws is not kept.
 */
export const KEEP_READ =
  "(make, kept = new Map()) => (key) => { if (typeof key !== 'string') return make(key); if (kept.size > 99 && !kept.has(key)) kept.clear(); " +
  'if (!kept.has(key)) kept.set(key, make(key)); return kept.get(key); }';

/** Functions that edits make with it, by whatever free name. */
const KEEPING = /^(?:signing|verifying|private|public)Key(?:Of|From)(?:Async|\d+)?$/;

/**
 * @param {string} name of a function
 * @returns {boolean} whether an edit gives it to a function that keeps keys
 */
export function isKeepingName(name) {
  return KEEPING.test(name);
}
