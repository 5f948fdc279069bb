/** What all formats of native code have in common: code as a linker left it, and where a process mapped it. */

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { LibraryUse } from './index.js' */

/**
 * Code as a linker left it in a file: everything that does not depend on where a process mapped it. This type hides
 * what differs between formats: `elf-image`, `macho-image`. Addresses are as linked.
 * @typedef {object} Image
 * @property {string} buildId hexadecimal, `''` if it has none
 * @property {number} symbolCount symbols in its tables, including those that aren't functions
 * @property {'ok' | 'partial' | 'stripped'} status which functions have names: see `LibraryStatus`
 * @property {{start: number, end: number} | null} openssl where OpenSSL is linked into it; null if it is not
 * @property {(rows: LibraryUse['rows']) => ImageMapping[]} mappingsOf where a process had its code, by the rows of its log;
 *   empty if it is not the file that ran
 * @property {(addresses: number[]) => Map<number, LinkedSymbol>} nameAddresses functions that contain the addresses,
 *   which are ascending and unique; throws what reading throws
 * @property {() => Iterable<void>} keepFunctions reads into memory what all look-ups need, in steps that each end with a
 *   yield; throws what reading throws
 * @property {() => void} close closes what it opened besides its own file
 */

/**
 * A stretch of an image's code where it ran: [start, end) are runtime addresses, and an address minus
 * `bias` is the one as linked.
 * @typedef {{start: number, end: number, bias: number}} ImageMapping
 */

export {};
