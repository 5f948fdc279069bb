/** @typedef {'error'|'warning'|'info'} Severity */

/** How much findings matter, most severe first. */
export const SEVERITIES = /** @type {const} */ (['error', 'warning', 'info']);
