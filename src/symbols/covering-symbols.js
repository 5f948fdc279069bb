/** Which symbol covers each address, by the symbol tables of a file. */
import { lowerBound } from '../model/sorted.js';
import { compareNames } from './symbol-name.js';

/** @import { FunctionColumns, FunctionTable } from './function-table.js' */

/**
 * A function by its addresses as linked, [start, end), with its name as the symbol table has it.
 * @typedef {{name: string, start: number, end: number}} LinkedSymbol
 */

/**
 * A symbol whose name has not been read.
 * @typedef {{start: number, end: number, nameOffset: number, rank: number, table: FunctionTable}} Candidate
 */

/** How many symbols may cover an address; a table with more of them is made up. */
const MOST_CANDIDATES = 0x4_0000;

/** How many names of one function are compared: libc has up to five. */
const MOST_ALIASES = 32;

/**
 * Finds the functions that the given addresses lie in. Only names of functions that were hit are read.
 * Of nested symbols the innermost counts. A symbol without size counts for addresses that no other
 * covers: see `labelsAt`.
 * @param {FunctionTable[]} tables of one file and its debug file
 * @param {number[]} addresses as linked, ascending and unique
 * @returns {(LinkedSymbol | null)[]} for each address, null if no symbol covers it
 */
function coveringSymbols(tables, addresses) {
  const symbols = nameThem(candidatesAt(tables, addresses), addresses);
  const open = addresses.filter((_, index) => symbols[index] === null);
  if (open.length === 0) return symbols;
  const others = nameThem(labelsAt(tables, open), open);
  let next = 0;
  return symbols.map((symbol) => symbol ?? others[next++]);
}

/**
 * @param {FunctionTable[]} tables of one file and its debug file
 * @param {number[]} addresses as linked, ascending and unique
 * @returns {Map<number, LinkedSymbol>} the functions that they lie in, by address
 */
export function linkedNames(tables, addresses) {
  /** @type {Map<number, LinkedSymbol>} */
  const named = new Map();
  for (const [index, symbol] of coveringSymbols(tables, addresses).entries()) {
    if (symbol !== null) named.set(addresses[index], symbol);
  }
  return named;
}

/**
 * @param {FunctionTable[]} tables of one file and its debug file
 * @param {number[]} places ascending and unique
 * @returns {Candidate[]} the symbols with a size that cover at least one of them
 */
function candidatesAt(tables, places) {
  /** @type {Candidate[]} */
  const sized = [];
  for (const table of tables) {
    for (const functions of table.functions()) {
      for (const row of rowsCovering(functions, places, MOST_CANDIDATES - sized.length)) {
        const end = lesser(functions.starts[row] + functions.sizes[row], functions.limits[row]);
        sized.push({ ...candidateAt(functions, row, table), end });
      }
    }
  }
  return sized;
}

/**
 * Node has 110,000 symbols, and the first look-up runs before V8 has optimized it: a loop that does nothing else, in a
 * function of its own, is soon compiled.
 * @param {FunctionColumns} functions of a table
 * @param {number[]} places ascending and unique
 * @param {number} most how many rows are wanted
 * @returns {number[]} the rows of those that cover at least one of the places; a symbol without size covers none
 */
function rowsCovering({ length, starts, sizes, limits }, places, most) {
  /** @type {number[]} */
  const rows = [];
  for (let row = 0; row < length; row++) {
    const start = starts[row];
    if (places[lowerBound(places, start)] < lesser(start + sizes[row], limits[row]) && rows.length < most)
      rows.push(row);
  }
  return rows;
}

/**
 * Symbols without a size come from assembly code: one ends where the next symbol begins, or its section ends.
 * Only a complete table can show that: between two exported functions of a stripped library there are others without
 * names. A label within a function that has a size is a part of it.
 * @param {FunctionTable[]} tables of one file and its debug file
 * @param {number[]} addresses that no symbol with a size covers, ascending
 * @returns {Candidate[]} the symbols without a size that may cover one of them
 */
function labelsAt(tables, addresses) {
  const complete = tables.filter((table) => table.complete);
  const nearest = nearestLabels(complete, addresses);
  const covers = innermost(candidatesAt(tables, nearest), nearest);
  const labels = nearest.filter((_, index) => covers[index].length === 0);
  if (labels.length === 0) return [];
  const ends = labels.map(() => Infinity);
  for (const table of tables) for (const functions of table.functions()) endBefore(functions, labels, ends);
  /** @type {Candidate[]} */
  const unsized = [];
  for (const table of complete) {
    for (const functions of table.functions()) {
      for (const row of rowsWithoutSize(functions)) {
        const index = lowerBound(labels, functions.starts[row]);
        if (labels[index] !== functions.starts[row] || unsized.length >= MOST_CANDIDATES) continue;
        ends[index] = lesser(ends[index], functions.limits[row]);
        unsized.push(candidateAt(functions, row, table));
      }
    }
  }
  for (const candidate of unsized) candidate.end = ends[lowerBound(labels, candidate.start)];
  return unsized;
}

/**
 * @param {FunctionColumns} functions of a table
 * @yields {number} the rows of those without a size; Node has a hundred
 */
function* rowsWithoutSize({ sizes, length }) {
  for (let row = sizes.indexOf(0); row >= 0 && row < length; row = sizes.indexOf(0, row + 1)) yield row;
}

/**
 * @param {FunctionColumns} functions of a table
 * @param {number[]} labels where others begin, ascending and unique
 * @param {number[]} ends where those end: the last one before each of the functions ends there at the latest
 */
function endBefore({ length, starts }, labels, ends) {
  for (let row = 0; row < length; row++) {
    const index = lowerBound(labels, starts[row]) - 1;
    if (index >= 0) ends[index] = lesser(ends[index], starts[row]);
  }
}

/**
 * @param {number} one a number
 * @param {number} other another
 * @returns {number} the lesser. The loop over all symbols avoids the global `Math`: Jest's contexts look up globals
 *   through an interceptor, which takes a microsecond each time
 */
function lesser(one, other) {
  return one < other ? one : other;
}

/**
 * @param {FunctionColumns} functions of a table
 * @param {number} row of one of them
 * @param {FunctionTable} table that contains them
 * @returns {Candidate} without an end
 */
function candidateAt({ starts, nameOffsets, ranks }, row, table) {
  return { start: starts[row], end: 0, nameOffset: nameOffsets[row], rank: ranks[row], table };
}

/**
 * @param {FunctionTable[]} tables of one file and its debug file
 * @param {number[]} addresses ascending
 * @returns {number[]} where the symbols without size begin that are the last ones at or before an address, ascending and
 *   unique
 */
function nearestLabels(tables, addresses) {
  const nearest = addresses.map(() => -1);
  for (const table of tables) {
    for (const functions of table.functions()) {
      for (const row of rowsWithoutSize(functions)) {
        const start = functions.starts[row];
        const index = lowerBound(addresses, start);
        if (index < nearest.length) nearest[index] = Math.max(nearest[index], start);
      }
    }
  }
  for (let index = 1; index < nearest.length; index++) nearest[index] = Math.max(nearest[index], nearest[index - 1]);
  return [...new Set(nearest)].filter((start) => start >= 0);
}

/**
 * @param {Candidate[]} candidates in any order; sorted here
 * @param {number[]} addresses ascending
 * @returns {Candidate[][]} for each address the candidates that share the innermost range that covers it
 */
function innermost(candidates, addresses) {
  candidates.sort((a, b) => a.start - b.start || b.end - a.end || a.rank - b.rank);
  /** @type {Candidate[][]} */
  const groups = [];
  for (const candidate of candidates) {
    const last = groups.at(-1);
    if (last?.[0].start === candidate.start && last[0].end === candidate.end) last.push(candidate);
    else groups.push([candidate]);
  }
  /** @type {Candidate[][]} */
  const open = [];
  let next = 0;
  return addresses.map((address) => {
    while (next < groups.length && groups[next][0].start <= address) open.push(groups[next++]);
    while (open.length > 0 && /** @type {Candidate[]} */ (open.at(-1))[0].end <= address) open.pop();
    return open.at(-1) ?? [];
  });
}

/**
 * @param {Candidate[]} candidates that cover at least one of the addresses
 * @param {number[]} addresses ascending
 * @returns {(LinkedSymbol | null)[]} for each address
 */
function nameThem(candidates, addresses) {
  /** @type {Map<Candidate[], LinkedSymbol | null>} */
  const named = new Map();
  return innermost(candidates, addresses).map((group) => {
    let symbol = named.get(group);
    if (symbol === undefined) named.set(group, (symbol = bestAlias(group)));
    return symbol;
  });
}

/**
 * @param {Candidate[]} aliases of one range, may be empty
 * @returns {LinkedSymbol | null} null if none of them names a function
 */
function bestAlias(aliases) {
  const [best] = aliases
    .slice(0, MOST_ALIASES)
    .map(({ table, nameOffset, rank }) => ({ name: table.nameAt(nameOffset), rank }))
    .filter(({ name }) => name !== '')
    .sort(compareNames);
  return best === undefined ? null : { name: best.name, start: aliases[0].start, end: aliases[0].end };
}
