/** Which of the known names was probably meant. */

/** A name that differs by more than this share of its letters is another name, not a slip. */
const MOST_DIFFERENCE = 0.4;
/** Longer names are cut: nobody mistypes a page of text, and the work grows with the square. */
const LONGEST = 64;

/**
 * @param {string} name that nobody knows
 * @param {Iterable<string>} known names that there are
 * @returns {string | null} the one that was probably meant; null if none is similar
 */
export function nearest(name, known) {
  const sought = name.slice(0, LONGEST).toLowerCase();
  let best = null;
  let least = Infinity;
  for (const each of known) {
    const candidate = each.slice(0, LONGEST).toLowerCase();
    const most = Math.max(sought.length, candidate.length) * MOST_DIFFERENCE;
    const letters = editDistance(sought, candidate);
    // Who writes `share` for `crypto_share`, or `warning` for `warn`, has made no slip of letters.
    const difference = isPartOf(sought, candidate) || isPartOf(candidate, sought) ? Math.min(letters, 1) : letters;
    if (difference <= most && difference < least) [best, least] = [each, difference];
  }
  return best;
}

/**
 * @param {string} part such as `share`
 * @param {string} name such as `crypto_share`
 * @returns {boolean} whether one of the name's words begins with it
 */
function isPartOf(part, name) {
  return part.length > 2 && name.split(/[._-]/).some((word) => word.startsWith(part));
}

/**
 * @param {string} name that is wrong
 * @param {string[]} known right ones
 * @returns {{nearest: string} | {}} a fact for a Failure, if there is one
 */
export function near(name, known) {
  const found = nearest(name, known);
  return found === null ? {} : { nearest: found };
}

/**
 * The number of letters to insert, delete, replace, or swap with their neighbour (optimal string alignment).
 * @param {string} a one name
 * @param {string} b another
 * @returns {number} how many
 */
export function editDistance(a, b) {
  const [from, to] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row][column] = Math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2][column - 2] + 1 : Infinity,
      );
    }
  }
  return rows[from.length][to.length];
}
