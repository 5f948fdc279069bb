/**
 * A row of the bottom-up tree. `parent` is its callee: the tree grows from leaves to their callers.
 * @typedef {object} HeavyRow
 * @property {number} ticks ticks whose stacks begin with the path from the leaf to here
 * @property {number} percent share of the parent row's ticks; of all ticks for a leaf
 * @property {string} name
 * @property {number} depth 0 for a leaf
 * @property {number} parent index of the parent row, -1 for a leaf
 * @property {number} selfTicks ticks that no child row takes: there the stack ends, or its callers are not listed
 */

/** Percentages have one decimal; half a unit of it, and a little for V8's rounding of binary fractions. */
const ROUNDING_PERCENT = 0.0501;

/**
 * Puts the tree together, row by row as printed. A row must fit: stand one step below a row that is there,
 * have the share of it that it says, and not exceed what its siblings leave. A row that doesn't (lines are
 * missing or damaged) is refused, and all below it: its ticks stay with the nearest row that is sound.
 */
export class BottomUpTree {
  /** @param {number[]} totals tick counts that leaves' percentages may be of: all, and all accounted for */
  constructor(totals) {
    this.totals = totals;
    /** @type {HeavyRow[]} */
    this.rows = [];
    /** Index of the latest sound row at each depth. @type {number[]} */
    this.path = [];
  }

  /**
   * @param {import('./rows.js').HeavyLine} line the next line
   * @returns {boolean} false if it was refused
   */
  add(line) {
    const { ticks, percent, depth, name } = line;
    if (!Number.isInteger(depth) || depth > this.path.length) return false;
    // Whether this row is sound or not, what follows deeper is not below the previous row of this depth.
    this.path.length = depth;
    const parent = depth === 0 ? -1 : this.path[depth - 1];
    if (!this.#fits(ticks, percent, parent)) return false;
    if (parent !== -1) this.rows[parent].selfTicks -= ticks;
    this.path.push(this.rows.push({ ticks, percent, name, depth, parent, selfTicks: ticks }) - 1);
    return true;
  }

  /**
   * @param {number} ticks of a row
   * @param {number} percent as it is printed
   * @param {number} parent index of the row above, -1 for a leaf
   * @returns {boolean} whether the numbers agree
   */
  #fits(ticks, percent, parent) {
    if (parent === -1) return this.totals.some((total) => isShare(ticks, total, percent));
    const { ticks: parentTicks, selfTicks } = this.rows[parent];
    return ticks <= selfTicks && isShare(ticks, parentTicks, percent);
  }
}

/**
 * @param {number} ticks a part
 * @param {number} total the whole
 * @param {number} percent the part's share as it is printed
 * @returns {boolean} whether that is right
 */
function isShare(ticks, total, percent) {
  return ticks <= total && Math.abs((ticks / total) * 100 - percent) <= ROUNDING_PERCENT;
}
