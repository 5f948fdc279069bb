/**
 * Pairs calls whose file or function, or both, were renamed, for comparisons of runs and for comparisons with a baseline alike.
 */
import { pairUniqueRows } from './pair-rows.js';

/**
 * Where a call is, and its share of the run.
 * @typedef {{file: string, function: string, share: number}} NamedPlace file relative to the root; `''` for code
 *   without a function's name
 */

/**
 * What is known about a row other than its place.
 * @template Row
 * @typedef {object} Likeness
 * @property {(row: Row) => NamedPlace} placeOf
 * @property {(row: Row) => unknown[]} workOf what it does, independent of its place
 * @property {(row: Row) => unknown[]} callOf how it does that, as far as known: distinguishes calls of one kind
 * @property {(row: Row) => string} operationOf what it does, without how
 * @property {((row: Row) => string | null)[]} textsOf what its source says and the numbers known of it; null if its
 *   source is unknown; the surest first
 * @property {(before: Row, after: Row) => boolean} isSameLine whether their source is the same, if known
 * @property {(before: Row, after: Row) => boolean} isDoneAlike whether both are known to do the same in the same way
 */

/** Moved work takes about as long as before, within this factor. */
const SIMILAR = 2;

/**
 * A guess here must not be wrong, so only rows that resemble no other row on either side are paired.
 * @template Row
 * @param {{before: Row[], after: Row[]}} found rows without a partner of the same name
 * @param {{before: Row[], after: Row[]}} all rows, for the names that exist
 * @param {Likeness<Row>} likeness of rows
 * @returns {{pairs: [Row, Row][], before: Row[], after: Row[]}} pairs whose file or function was renamed, and the rest
 */
export function pairMoved(found, all, { placeOf, workOf, callOf, operationOf, textsOf, isSameLine, isDoneAlike }) {
  const names = { before: namesOf(all.before.map(placeOf)), after: namesOf(all.after.map(placeOf)) };
  const isRenamed = (/** @type {NamedPlace} */ left, /** @type {NamedPlace} */ right) =>
    !names.after.functions.has(functionOf(left)) && !names.before.functions.has(functionOf(right));
  // The same function in a file that only one of the runs has; how it does its work may have changed.
  const files = pairUniqueRows(
    found.before,
    found.after,
    (row) => (placeOf(row).function === '' ? null : JSON.stringify([placeOf(row).function, ...workOf(row)])),
    (left, right) => !names.after.files.has(placeOf(left).file) || !names.before.files.has(placeOf(right).file),
  );
  const along = pairAlong(files, names, { placeOf, workOf, callOf, isSameLine });
  const functions = pairUniqueRows(
    along.before,
    along.after,
    (row) => JSON.stringify([...workOf(row), ...callOf(row)]),
    (left, right) =>
      isRenamed(placeOf(left), placeOf(right)) && isSimilar(placeOf(left), placeOf(right)) && isSameLine(left, right),
  );
  // File and function were renamed, but not what the call says. Code that one of the runs has in several places says
  // nothing about where it went.
  const texts = textsOf.reduce(
    (paired, textOf) => {
      const keyOf = (/** @type {Row} */ row) => {
        const text = textOf(row);
        return text === null ? null : JSON.stringify([...workOf(row), ...callOf(row), text]);
      };
      const copied = new Set([...repeated(all.before, keyOf), ...repeated(all.after, keyOf)]);
      const found = pairUniqueRows(
        paired.before,
        paired.after,
        (row) => {
          const key = keyOf(row);
          return key === null || copied.has(key) ? null : key;
        },
        (left, right) => isRenamed(placeOf(left), placeOf(right)) && isSimilar(placeOf(left), placeOf(right)),
      );
      return { ...found, pairs: [...paired.pairs, ...found.pairs] };
    },
    { ...functions, pairs: /** @type {[Row, Row][]} */ ([]) },
  );
  // The line may have been rewritten as well: pair only if nothing else could match.
  const both = pairUniqueRows(texts.before, texts.after, operationOf, (left, right) => {
    const [from, to] = [placeOf(left), placeOf(right)];
    return (
      !names.after.files.has(from.file) &&
      !names.before.files.has(to.file) &&
      from.function !== '' &&
      to.function !== '' &&
      isSimilar(from, to) &&
      isDoneAlike(left, right)
    );
  });
  return { ...both, pairs: [...files.pairs, ...along.pairs, ...functions.pairs, ...texts.pairs, ...both.pairs] };
}

/**
 * What else is in a file that was renamed, and says the same: however long it takes, as the search for an RSA key does.
 * @template Row
 * @param {{pairs: [Row, Row][], before: Row[], after: Row[]}} files pairs that show which file got which name, and the rest
 * @param {{before: {files: Set<string>}, after: {files: Set<string>}}} names of all files
 * @param {Pick<Likeness<Row>, 'placeOf' | 'workOf' | 'callOf' | 'isSameLine'>} likeness of rows
 * @returns {{pairs: [Row, Row][], before: Row[], after: Row[]}} more pairs, and the rest
 */
function pairAlong({ pairs, before, after }, names, { placeOf, workOf, callOf, isSameLine }) {
  const renamed = new Map(
    pairs
      .map(([left, right]) => /** @type {const} */ ([placeOf(left).file, placeOf(right).file]))
      .filter(([from, to]) => !names.after.files.has(from) && !names.before.files.has(to)),
  );
  const newNames = new Set(renamed.values());
  const keyOf = (/** @type {Row} */ row) => {
    const { file, function: name } = placeOf(row);
    const now = renamed.get(file) ?? file;
    return newNames.has(now) ? JSON.stringify([now, name, ...workOf(row), ...callOf(row)]) : null;
  };
  return pairUniqueRows(before, after, keyOf, isSameLine);
}

/**
 * @template Row
 * @param {Row[]} rows of a run
 * @param {(row: Row) => string | null} keyOf a row's key
 * @returns {string[]} keys that several rows have
 */
function repeated(rows, keyOf) {
  /** @type {Set<string>} */
  const seen = new Set();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    if (key === null) return [];
    if (seen.has(key)) return [key];
    seen.add(key);
    return [];
  });
}

/**
 * If the source is unknown, a call is paired across function names only if both have one, in the same file.
 * @param {NamedPlace} left before
 * @param {NamedPlace} right after
 * @returns {boolean} whether both are in one file, in named functions
 */
export function isNamedInOneFile(left, right) {
  return left.file === right.file && left.function !== '' && right.function !== '';
}

/**
 * @param {NamedPlace[]} places of a run
 * @returns {{files: Set<string>, functions: Set<string>}} files, and functions of files, that call cryptography
 */
function namesOf(places) {
  return { files: new Set(places.map(({ file }) => file)), functions: new Set(places.map(functionOf)) };
}

/**
 * @param {NamedPlace} place of a call
 * @returns {string} the function that it is in
 */
function functionOf({ file, function: name }) {
  return JSON.stringify([file, name]);
}

/**
 * @param {NamedPlace} left before
 * @param {NamedPlace} right after
 * @returns {boolean} whether they take about the same share
 */
function isSimilar({ share: a }, { share: b }) {
  return Math.max(a, b) <= SIMILAR * Math.min(a, b);
}
