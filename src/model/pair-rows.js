/** Which rows of two runs belong together, by a key. */
import { addToList } from './add-to-list.js';

/**
 * Pairs rows of two lists that have the same key. If several do, the first is paired with the first: rows are in the
 * order of their lines.
 * @template Row
 * @param {Row[]} before rows of one run
 * @param {Row[]} after rows of the other
 * @param {(row: Row) => string | null} keyOf key that is equal in both; null if the row must not be paired
 * @returns {{pairs: [Row, Row][], before: Row[], after: Row[]}} the pairs, and the unpaired rows
 */
export function pairRows(before, after, keyOf) {
  const waiting = grouped(before.toReversed(), keyOf);
  /** @type {[Row, Row][]} */
  const pairs = [];
  const found = new Set();
  const left = after.filter((row) => {
    const key = keyOf(row);
    const partner = key === null ? undefined : waiting.get(key)?.pop();
    if (partner === undefined) return true;
    pairs.push([partner, row]);
    found.add(partner);
    return false;
  });
  return { pairs, before: before.filter((row) => !found.has(row)), after: left };
}

/**
 * Pairs rows whose key is unique on both sides: a guess that must not be wrong.
 * @template Row
 * @param {Row[]} before rows of one run
 * @param {Row[]} after rows of the other
 * @param {(row: Row) => string | null} keyOf key that is equal in both; null if the row must not be paired
 * @param {(before: Row, after: Row) => boolean} [mayPair] whether the two with one key may be the same
 * @returns {{pairs: [Row, Row][], before: Row[], after: Row[]}} the pairs, and the unpaired rows
 */
export function pairUniqueRows(before, after, keyOf, mayPair = () => true) {
  const sides = [grouped(before, keyOf), grouped(after, keyOf)];
  return pairRows(before, after, (row) => {
    const key = keyOf(row);
    if (key === null) return null;
    const [left, right] = sides.map((groups) => groups.get(key) ?? []);
    return left.length === 1 && right.length === 1 && mayPair(left[0], right[0]) ? key : null;
  });
}

/**
 * @template Row
 * @param {Row[]} rows any
 * @param {(row: Row) => string | null} keyOf a row's key
 * @returns {Map<string, Row[]>} rows by key, in their order
 */
function grouped(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) addToList(groups, key, row);
  }
  return groups;
}
