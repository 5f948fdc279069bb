/** Callers of native functions that the text of Node's processor leaves out because they are rare. */
import { SymbolTable } from '../v8log/symbol-table.js';
import { oneLine } from './safe-text.js';

/** @import { HeavyRow, ParsedText } from '../formats/prof-process-text/parse-text.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { LogScan } from './scan-log.js' */

/**
 * Node's processor lists no callers of a function with less than 1 % of all ticks. There may be many such functions:
 * OpenSSL spreads a tenth of PBKDF2 over thirty of them. So it gets their ticks a second time, on their own, in batches
 * of functions that each have 1 % of the batch. The results are added to the first text.
 */
const LISTED_SHARE = 0.01;

/** The most batches: a hundred functions fit into one, and the busiest come first. */
const MOST_BATCHES = 8;

/** Functions with fewer ticks in all, as a share of the log's, are not worth a batch. */
const NEGLIGIBLE = 0.002;

/** A native function, or a library's code without names. @typedef {{ticks: number, addresses: number[]}} Leaf */

/**
 * @param {ParsedText} text of the whole log
 * @param {LogScan} scan of the log
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {(addresses: Set<number>) => Promise<ParsedText>} processTicks makes a text of the ticks at these addresses
 * @returns {Promise<ParsedText>} the text with the callers of nearly all native functions
 */
export async function completeTree(text, scan, libraries, processTicks) {
  let complete = text;
  const leaves = unlistedLeaves(text, scan, libraries);
  for (let batches = 0; batches < MOST_BATCHES; batches++) {
    if (leaves.reduce((sum, { ticks }) => sum + ticks, 0) <= NEGLIGIBLE * scan.ticks) break;
    complete = withLeavesOf(complete, await processTicks(takeBatch(leaves)));
  }
  return complete;
}

/**
 * @param {ParsedText} text of the whole log
 * @param {LogScan} scan of the log
 * @param {LibrarySymbols[]} libraries as symbolized
 * @returns {Leaf[]} those missing from the text's tree, busiest first
 */
function unlistedLeaves(text, scan, libraries) {
  const listed = new Set(text.bottomUp.filter(({ depth }) => depth === 0).map(({ name }) => name));
  const symbols = new SymbolTable(libraries);
  /** @type {Map<string, Leaf>} */
  const leaves = new Map();
  for (const [address, ticks] of scan.leafTicks) {
    const library = scan.libraries.find(address);
    const name = library === null ? undefined : oneLine(symbols.find(library.path, address)?.name ?? library.path);
    if (name === undefined || listed.has(name)) continue;
    const leaf = leaves.get(name) ?? { ticks: 0, addresses: [] };
    leaf.ticks += ticks;
    leaf.addresses.push(address);
    leaves.set(name, leaf);
  }
  return [...leaves.values()].sort((a, b) => b.ticks - a.ticks);
}

/**
 * @param {Leaf[]} leaves busiest first; those of the batch are taken out
 * @returns {Set<number>} addresses of functions that each have the share of the batch that makes them listed
 */
function takeBatch(leaves) {
  let total = 0;
  const end = leaves.findIndex(({ ticks }) => ticks < LISTED_SHARE * (total += ticks));
  return new Set(leaves.splice(0, end === -1 ? leaves.length : end).flatMap(({ addresses }) => addresses));
}

/**
 * @param {ParsedText} text of the whole log
 * @param {ParsedText} more text of its ticks that are missing from its tree
 * @returns {ParsedText} the first with the leaves of the second that it lacks
 */
function withLeavesOf(text, more) {
  const listed = new Set(text.bottomUp.filter(({ depth }) => depth === 0).map(({ name }) => name));
  /** @type {HeavyRow[]} */
  const bottomUp = [...text.bottomUp];
  /** Index in the sum of each row of `more`, -1 for those that are not used. @type {number[]} */
  const places = [];
  for (const row of more.bottomUp) {
    const parent = row.parent === -1 ? -1 : places[row.parent];
    const isTaken = row.parent === -1 ? !listed.has(row.name) : parent !== -1;
    places.push(isTaken ? bottomUp.push({ ...row, parent }) - 1 : -1);
  }
  return { ...text, bottomUp };
}
