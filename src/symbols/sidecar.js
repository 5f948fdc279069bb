import { Failure } from '../model/failure.js';

/**
 * The symbols that one log needs, kept beside it, so that it can be analysed on another machine. Runtime
 * addresses: valid for that very log.
 * @typedef {Pick<LibrarySymbols, 'path' | 'buildId' | 'rows' | 'symbols' | 'openssl'> & {status: SidecarStatus}} SidecarLibrary
 * @typedef {{schemaVersion: 1, libraries: SidecarLibrary[]}} Sidecar
 */

/** @typedef {import('./index.js').LibrarySymbols} LibrarySymbols */

/** What is known of a library that was read. @typedef {'ok'|'partial'|'stripped'} SidecarStatus */

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
      .map(({ path, buildId, status, rows, symbols, openssl }) => (
        { path, buildId, status: /** @type {SidecarStatus} */ (status), rows, symbols, openssl })),
  };
}

/**
 * @param {string} text of a sidecar
 * @returns {Sidecar} checked: nothing in it is other than the type says; throws
 *   Failure('sidecar-invalid') with `at`, the place in the JSON that is wrong
 */
export function parseSidecar(text) {
  /** @type {any} */
  let json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Failure('sidecar-invalid', { at: '' }, error);
  }
  expect(json?.schemaVersion === 1, 'schemaVersion');
  const libraries = list(json.libraries, 'libraries');
  return { schemaVersion: 1, libraries: libraries.map((each, index) => parseLibrary(each, `libraries[${index}]`)) };
}

/**
 * Answers from a sidecar.
 * @param {Sidecar} sidecar of the log that the use comes from
 * @param {import('./index.js').LibraryUse} use of one library
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
 * @param {any} json the value there
 * @param {string} at its place in the JSON
 * @returns {SidecarLibrary}
 */
function parseLibrary(json, at) {
  expect(typeof json === 'object' && json !== null, at);
  const { path, buildId, status = 'ok' } = json;
  expect(typeof path === 'string', `${at}.path`);
  expect(typeof buildId === 'string', `${at}.buildId`);
  expect(STATUSES.includes(status), `${at}.status`);
  const symbols = list(json.symbols, `${at}.symbols`).map((each, index) => parseSymbol(each, `${at}.symbols[${index}]`));
  for (let index = 1; index < symbols.length; index++) {
    expect(symbols[index - 1].end <= symbols[index].start, `${at}.symbols[${index}].start`);
  }
  const rows = ranges(json.rows, `${at}.rows`);
  return { path, buildId, status, rows, symbols, openssl: ranges(json.openssl ?? [], `${at}.openssl`) };
}

/**
 * @param {any} json the value there
 * @param {string} at its place in the JSON
 * @returns {import('./index.js').NativeSymbol}
 */
function parseSymbol(json, at) {
  const { start, end } = range(json, at);
  const { name, component = '' } = json;
  expect(typeof name === 'string', `${at}.name`);
  expect(component === '' || component === 'openssl', `${at}.component`);
  return { name, start, end, component };
}

/**
 * @param {any} json the value there
 * @param {string} at its place in the JSON
 * @returns {{start: number, end: number}[]}
 */
function ranges(json, at) {
  return list(json, at).map((each, index) => range(each, `${at}[${index}]`));
}

/**
 * @param {any} json the value there
 * @param {string} at its place in the JSON
 * @returns {{start: number, end: number}}
 */
function range(json, at) {
  expect(Number.isSafeInteger(json?.start) && json.start >= 0, `${at}.start`);
  expect(Number.isSafeInteger(json.end) && json.end > json.start, `${at}.end`);
  return { start: json.start, end: json.end };
}

/**
 * @param {any} json the value there
 * @param {string} at its place in the JSON
 * @returns {any[]}
 */
function list(json, at) {
  expect(Array.isArray(json), at);
  return json;
}

/**
 * @param {boolean} condition what must hold
 * @param {string} at place in the JSON
 */
function expect(condition, at) {
  if (!condition) throw new Failure('sidecar-invalid', { at });
}

/**
 * @param {{start: number, end: number}[]} a rows
 * @param {{start: number, end: number}[]} b rows
 * @returns {boolean}
 */
function sameRows(a, b) {
  return a.length === b.length && a.every(({ start, end }, index) => start === b[index].start && end === b[index].end);
}
