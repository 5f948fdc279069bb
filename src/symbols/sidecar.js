/** The file beside a log that holds the symbols of the machine which recorded it: written, checked and asked. */
import { parseBounded } from '../files/bounded-json.js';
import { Failure } from '../model/failure.js';
import { problemIn } from '../schemas/problem-in.js';

/** @import { LibrarySymbols, LibraryUse } from './index.js' */

/**
 * The symbols that one log needs, kept beside it, so that it can be analysed on another machine. It has runtime
 * addresses, so it is only valid for that log.
 * @typedef {Pick<LibrarySymbols, 'path' | 'buildId' | 'rows' | 'symbols' | 'openssl'> & {status: SidecarStatus}}
 *   SidecarLibrary
 * @typedef {{schemaVersion: 1, libraries: SidecarLibrary[]}} Sidecar
 */

/** What is known about a library that was read. @typedef {'ok'|'partial'|'stripped'} SidecarStatus */

const STATUSES = ['ok', 'partial', 'stripped'];

/**
 * @param {LibrarySymbols[]} libraries answers of `symbolize` for one log
 * @returns {Sidecar} with those that were read; JSON
 */
export function makeSidecar(libraries) {
  return {
    schemaVersion: 1,
    libraries: libraries
      .filter(({ status }) => STATUSES.includes(status))
      .map(({ path, buildId, status, rows, symbols, openssl }) => ({
        path,
        buildId,
        status: /** @type {SidecarStatus} */ (status),
        rows,
        symbols,
        openssl,
      })),
  };
}

/**
 * @param {string} text of a sidecar
 * @returns {Sidecar} checked: everything in it is as the type says; throws
 *   Failure('sidecar-invalid') with `at`, the place in the JSON that is wrong
 */
export function parseSidecar(text) {
  const { value, problem } = parseBounded(Buffer.from(text));
  if (problem !== null) throw new Failure('sidecar-invalid', { at: '' });
  const json = /** @type {any} */ (value);
  const at = json?.schemaVersion === 1 ? (problemIn('symbols', json) ?? unordered(json)) : 'schemaVersion';
  if (at !== null) throw new Failure('sidecar-invalid', { at });
  return {
    schemaVersion: 1,
    libraries: /** @type {Sidecar} */ (json).libraries.map(({ path, buildId, status, rows, symbols, openssl }) => ({
      path,
      buildId,
      status,
      rows,
      symbols,
      openssl,
    })),
  };
}

/**
 * What the schema can't say.
 * @param {Sidecar} sidecar whose fields are of the right types
 * @returns {string | null} the first part that ends before it starts, or starts before the previous one ends
 */
function unordered({ libraries }) {
  for (const [index, { rows, symbols, openssl }] of libraries.entries()) {
    for (const [name, ranges] of Object.entries({ symbols, rows, openssl })) {
      const empty = ranges.findIndex(({ start, end }) => end <= start);
      if (empty !== -1) return `libraries[${index}].${name}[${empty}].end`;
    }
    const early = symbols.findIndex(({ start }, place) => place > 0 && start < symbols[place - 1].end);
    if (early !== -1) return `libraries[${index}].symbols[${early}].start`;
  }
  return null;
}

/**
 * Answers from a sidecar.
 * @param {Sidecar} sidecar of the log that the use comes from
 * @param {LibraryUse} use of one library
 * @returns {SidecarLibrary | null} with the symbols that cover a hit address; null if the sidecar does
 *   not have this library at these addresses
 */
export function findInSidecar(sidecar, use) {
  const library = sidecar.libraries.find(({ path, rows }) => path === use.path && sameRows(rows, use.rows));
  if (library === undefined) return null;
  let next = 0;
  const symbols = library.symbols.filter(({ start, end }) => {
    while (next < use.addresses.length && use.addresses[next] < start) next++;
    return next < use.addresses.length && use.addresses[next] < end;
  });
  return { ...library, symbols };
}

/**
 * @param {{start: number, end: number}[]} a rows
 * @param {{start: number, end: number}[]} b rows
 */
function sameRows(a, b) {
  return a.length === b.length && a.every(({ start, end }, index) => start === b[index].start && end === b[index].end);
}
