import { SymbolTable } from '../v8log/symbol-table.js';

/** @import { HeavyRow } from '../formats/prof-process-text/bottom-up-tree.js' */
/** @import { ParsedText } from '../formats/prof-process-text/parse-text.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { LogScan } from './scan-log.js' */

/**
 * Node's processor lists no callers of a function with less than 1 % of all ticks. There may be many such
 * functions: OpenSSL spreads a tenth of PBKDF2 over thirty of them. So the ticks in those are given to it
 * once more, by themselves, and what it then says is added to the first text; and so on for what is rare
 * among the rare.
 */

/** Rounds after the first: each has few ticks, and the third finds next to nothing. */
const MOST_ROUNDS = 3;

/** A share of all ticks that is not worth another round. */
const NEGLIGIBLE = 0.002;

/**
 * @param {ParsedText} text of the whole log
 * @param {LogScan} scan of the log
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {(leaves: Set<number>) => Promise<ParsedText>} processTicks makes a text of the ticks in these addresses
 * @returns {Promise<ParsedText>} the text with the callers of all native functions, nearly
 */
export async function completeTree(text, scan, libraries, processTicks) {
  let complete = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const leaves = unlistedLeaves(complete, scan, libraries);
    let ticks = 0;
    for (const leaf of leaves) ticks += scan.leafTicks.get(leaf) ?? 0;
    if (ticks <= NEGLIGIBLE * scan.ticks) break;
    complete = withLeavesOf(complete, await processTicks(leaves));
  }
  return complete;
}

/**
 * @param {ParsedText} text of the whole log
 * @param {LogScan} scan of the log
 * @param {LibrarySymbols[]} libraries as symbolized
 * @returns {Set<number>} the native addresses that ticks were in and whose functions the text's tree lacks
 */
function unlistedLeaves(text, scan, libraries) {
  const listed = new Set(text.bottomUp.filter(({ depth }) => depth === 0).map(({ name }) => name));
  const symbols = new SymbolTable(libraries);
  const unlisted = new Set();
  for (const address of scan.leafTicks.keys()) {
    const library = scan.libraries.find(address);
    const name = library === null ? undefined : (symbols.find(library.path, address)?.name ?? library.path);
    if (name !== undefined && !listed.has(name)) unlisted.add(address);
  }
  return unlisted;
}

/**
 * @param {ParsedText} text of the whole log
 * @param {ParsedText} more of those of its ticks that its tree lacks
 * @returns {ParsedText} the first with the leaves of the second that it does not have
 */
function withLeavesOf(text, more) {
  const listed = new Set(text.bottomUp.filter(({ depth }) => depth === 0).map(({ name }) => name));
  /** @type {HeavyRow[]} */
  const bottomUp = [...text.bottomUp];
  /** Index in the sum of each row of `more`, -1 for those that are not taken. @type {number[]} */
  const places = [];
  for (const row of more.bottomUp) {
    const parent = row.parent === -1 ? -1 : places[row.parent];
    const isTaken = row.parent === -1 ? !listed.has(row.name) : parent !== -1;
    places.push(isTaken ? bottomUp.push({ ...row, parent }) - 1 : -1);
  }
  return { ...text, bottomUp };
}
