/** From the symbols of a file to those of a process: at the addresses where it was mapped. */

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { Image, ImageMapping } from './image.js' */
/** @import { LibrarySymbols, LibraryUse, NativeSymbol } from './index.js' */
/** @import { Library } from './library.js' */

/**
 * What could be read from a library; the names are not demangled yet.
 * @typedef {Pick<LibrarySymbols, 'buildId' | 'status' | 'symbols' | 'openssl'>} LibraryAnswer
 */

/**
 * Names the addresses of one library that were hit.
 * @param {LibraryUse} use the library's rows and addresses
 * @param {Library} library its file
 * @returns {LibraryAnswer} throws what reading throws
 */
export function placeSymbols(use, { buildId, images }) {
  for (const image of images) {
    const mappings = image.mappingsOf(use.rows);
    if (mappings.length > 0) return placeImage(use, image, mappings);
  }
  return { buildId, status: 'replaced', symbols: [], openssl: [] };
}

/**
 * @param {LibraryUse} use of a library
 * @param {Image} image the one that ran
 * @param {ImageMapping[]} mappings where
 * @returns {LibraryAnswer}
 */
function placeImage(use, image, mappings) {
  const { buildId, status, openssl } = image;
  const symbols = place(use.addresses, mappings, (addresses) => image.nameAddresses(addresses), openssl);
  return { buildId, status, symbols, openssl: openssl === null ? [] : placeRange(openssl, mappings) };
}

/**
 * Translates runtime addresses to the file's, and the answers back.
 * @param {number[]} hits runtime addresses, ascending and unique
 * @param {ImageMapping[]} mappings of the file
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
 * @param {ImageMapping[]} mappings of the library
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
