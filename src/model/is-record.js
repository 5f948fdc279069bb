/** Whether a value from outside has fields. */

/**
 * @param {unknown} value anything
 * @returns {value is Record<string, unknown>} whether it has fields
 */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
