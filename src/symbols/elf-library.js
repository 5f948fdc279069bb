import { coveringSymbols } from './covering-symbols.js';
import { mappingsOf } from './mappings.js';
import { pltStubs } from './plt-stubs.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { SymbolTable } from './elf-symbol-table.js' */
/** @import { LibrarySymbols, LibraryUse, NativeSymbol } from './index.js' */
/** @import { Library } from './library.js' */
/** @import { Mapping } from './mappings.js' */

/**
 * What could be read of a library; the names are not demangled yet.
 * @typedef {Pick<LibrarySymbols, 'buildId' | 'status' | 'symbols' | 'openssl'>} LibraryAnswer
 */

/**
 * Names the addresses of one library that were hit.
 * @param {LibraryUse} use the library's rows and addresses
 * @param {Library} library its file
 * @returns {LibraryAnswer} throws what reading throws
 */
export function symbolizeElf(use, library) {
  const { buildId, tables, openssl } = library;
  const mappings = mappingsOf(use.rows, library);
  if (mappings.length === 0) return { buildId, status: 'replaced', symbols: [], openssl: [] };
  const symbols = place(use.addresses, mappings, (addresses) => nameAddresses(library, addresses), openssl);
  return { buildId, status: statusOf(tables), symbols, openssl: openssl === null ? [] : placeRange(openssl, mappings) };
}

/**
 * @param {SymbolTable[]} tables of the library and its debug file
 * @returns {LibrarySymbols['status']}
 */
function statusOf(tables) {
  if (tables.some((table) => table.complete)) return 'ok';
  return tables.length > 0 ? 'partial' : 'stripped';
}

/**
 * @param {Library} library its file
 * @param {number[]} addresses as linked, ascending and unique
 * @returns {Map<number, LinkedSymbol>} by address
 */
function nameAddresses({ elf, tables }, addresses) {
  /** @type {Map<number, LinkedSymbol>} */
  const named = new Map();
  const symbols = coveringSymbols(tables, addresses);
  for (const [index, symbol] of symbols.entries()) {
    if (symbol !== null) named.set(addresses[index], symbol);
  }
  const open = addresses.filter((address) => !named.has(address));
  for (const [address, stub] of pltStubs(elf, open)) named.set(address, stub);
  return named;
}

/**
 * Takes runtime addresses to the file and the answers back.
 * @param {number[]} hits runtime addresses, ascending and unique
 * @param {Mapping[]} mappings of the file
 * @param {(addresses: number[]) => Map<number, LinkedSymbol>} nameLinked names addresses as linked
 * @param {{start: number, end: number} | null} openssl addresses as linked
 * @returns {NativeSymbol[]} ascending and disjoint
 */
function place(hits, mappings, nameLinked, openssl) {
  const mapped = hits.flatMap((hit) => {
    const mapping = mappings.find(({ start, end }) => start <= hit && hit < end);
    return mapping === undefined ? [] : [{ hit, mapping, linked: hit - mapping.bias }];
  });
  const linked = Float64Array.from(new Set(mapped.map((each) => each.linked))).sort();
  const named = nameLinked([...linked]);
  /** @type {NativeSymbol[]} */
  const symbols = [];
  /** @type {LinkedSymbol | undefined} */
  let previous;
  for (const each of mapped) {
    const symbol = named.get(each.linked);
    const last = symbols.at(-1);
    if (symbol === undefined || (last !== undefined && each.hit < last.end && isSameRange(symbol, previous))) continue;
    const start = Math.max(symbol.start + each.mapping.bias, each.mapping.start);
    const end = Math.min(symbol.end + each.mapping.bias, each.mapping.end);
    // A symbol may lie within another one. The inner one keeps its range, the outer one gets the rest.
    if (last !== undefined && last.end > start && last.start < start) last.end = start;
    symbols.push({
      name: symbol.name,
      start: Math.max(start, last?.end ?? 0),
      end,
      component: within(symbol.start, openssl),
    });
    previous = symbol;
  }
  return symbols;
}

/**
 * @param {LinkedSymbol} symbol any
 * @param {LinkedSymbol | undefined} other another one, if there is one
 * @returns {boolean} whether both cover the same addresses
 */
function isSameRange(symbol, other) {
  return symbol.start === other?.start && symbol.end === other.end;
}

/**
 * @param {number} address as linked
 * @param {{start: number, end: number} | null} openssl where OpenSSL is, as linked
 * @returns {'' | 'openssl'}
 */
function within(address, openssl) {
  return openssl !== null && openssl.start <= address && address < openssl.end ? 'openssl' : '';
}

/**
 * @param {{start: number, end: number}} range addresses as linked
 * @param {Mapping[]} mappings of the library
 * @returns {{start: number, end: number}[]} runtime addresses
 */
function placeRange(range, mappings) {
  return mappings
    .map(({ start, end, bias }) => ({
      start: Math.max(start, range.start + bias),
      end: Math.min(end, range.end + bias),
    }))
    .filter(({ start, end }) => start < end);
}
