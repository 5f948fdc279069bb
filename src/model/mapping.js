/**
 * An executable mapping of a file, made after V8 wrote its list of libraries: a native addon.
 * @typedef {object} Mapping
 * @property {string} path of the file
 * @property {number} start runtime address where the file's offset 0 would be
 * @property {number} end runtime address
 */

/**
 * @param {any} row of a file that anybody may have written
 * @returns {row is Mapping} whether it is one
 */
export function isMapping(row) {
  return typeof row?.path === 'string' && Number.isSafeInteger(row.start) && Number.isSafeInteger(row.end);
}
