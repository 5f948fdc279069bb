/** The tables of a pprof file, whatever ids and indices it contains. */
import { isOfNode } from './frame-of-function.js';

/** @import { Numeric, PprofProfile } from '../../pprof/messages.js' */
/** @import { CodeLine } from './frame-of-function.js' */

/**
 * @typedef {object} PprofTables
 * @property {(index: Numeric) => string} text of the string table
 * @property {Map<Numeric, CodeLine[]>} locations by id: the functions at that place, outermost first; more than one if some
 *   were inlined; none if only an address is known
 * @property {Map<Numeric, string>} libraries of locations that have only an address
 */

/**
 * @param {PprofProfile} file decoded
 * @returns {PprofTables} locations by id, and the text of the string table
 */
export function tablesOf({ stringTable, location, function: functions, mapping }) {
  const text = (/** @type {Numeric} */ index) => stringTable[Number(index)] ?? '';
  const code = new Map(functions.map((each) => [each.id, each]));
  const mapped = new Map(mapping.map(({ id, filename }) => [id, text(filename)]));
  /** @type {PprofTables} */
  const tables = { text, locations: new Map(), libraries: new Map() };
  for (const { id, line: lines, mappingId } of location) {
    const known = lines.flatMap(({ functionId, line }) => {
      const found = code.get(functionId);
      if (found === undefined) return [];
      const [name, systemName, filename] = [found.name, found.systemName, found.filename].map(text);
      const own = systemName || name;
      return [
        { name: own, file: filename || fileInName(name, own), startLine: lineOf(found.startLine), line: lineOf(line) },
      ];
    });
    // The innermost comes first.
    tables.locations.set(id, known.reverse());
    if (known.length === 0) tables.libraries.set(id, mapped.get(mappingId) ?? '');
  }
  return tables;
}

/**
 * Pyroscope's SDK can leave files out, but calls functions after them: `./src/auth.js:login:20`.
 * @param {string} name of a function
 * @param {string} own what it is called in its source
 * @returns {string} the file, `''` if the name has none
 */
function fileInName(name, own) {
  const rest = name.replace(/:\d{1,10}$/, '');
  const file = rest.endsWith(`:${own}`) ? rest.slice(0, -own.length - 1) : '';
  return isOfNode(file) ? file : '';
}

/**
 * Some SDKs can be configured to write the executing line instead of the function's. They don't say so, but a function
 * without a name is then named after a line without a column, and functions have many lines.
 * @param {PprofTables} tables of a file
 * @returns {boolean} whether lines are the executing ones
 */
export function hasExecutingLines({ locations }) {
  /** @type {Map<string, Set<number>>} */
  const linesOf = new Map();
  for (const { name, file, line, startLine } of [...locations.values()].flat()) {
    if (file === '' || line === 0 || startLine > 0) continue;
    if (/^\(anonymous:L#\d+\)$/.test(name)) return true;
    if (name.startsWith('(anonymous')) continue;
    const key = JSON.stringify([name, file]);
    linesOf.set(key, (linesOf.get(key) ?? new Set()).add(line));
  }
  const several = [...linesOf.values()].filter(({ size }) => size > 1).length;
  // Functions of one name in one file are rare.
  return several > 0 && several >= linesOf.size / 10;
}

/** The pprof of Datadog may pack a column above the line's 32 bits. */
const LINE_BITS = 32n;

/**
 * @param {Numeric} value of a file
 * @returns {number} a line, 0 if it is none
 */
function lineOf(value) {
  const line = Number(BigInt.asUintN(Number(LINE_BITS), BigInt(value)));
  return line < 2 ** 31 ? line : 0;
}
