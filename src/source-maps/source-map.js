/**
 * A source map (https://tc39.es/ecma426/) from any author: maps that cost too much are refused before they are decoded,
 * and answers are checked before they are trusted.
 */
import { decodedMappings, originalPositionFor, TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { isRecord } from '../model/is-record.js';
import { lastAtMost, lowerBound, lowerBoundBy } from '../model/sorted.js';
import { isBefore } from '../model/text-order.js';

/**
 * A position in an original: `source` is an index into `sources`.
 * @typedef {{source: number, line: number, column: number, name: string}} TracedPosition
 */

/**
 * @typedef {object} MapSource
 * @property {string} path as the map has it, after its `sourceRoot`
 * @property {string | null} content its text, null if the map doesn't contain it
 */

/**
 * @typedef {object} SourceMap
 * @property {readonly MapSource[]} sources
 * @property {boolean} tells whether it contains any position
 * @property {number} cost lines and segments that it decodes to, at most
 * @property {(line: number) => number} segmentsIn how many places it has for a 1-based line of the compiled text
 * @property {(line: number, column: number) => TracedPosition | null} trace what is at a 1-based line and column of
 *   the compiled text, null if the compiler made it up; `name` is its name in the original, `''` if the map doesn't say
 * @property {(line: number, column: number) => boolean} isAstray whether it leads from a 1-based position to none that a
 *   source can have: then it tells nothing of that, not even that the compiler made it up
 * @property {(line: number, column: number) => {line: number, column: number} | null} next the first 1-based position
 *   at or after another that is in an original; null if none is for some lines
 */

/** What a map may cost. @typedef {{segments: number, sources: number, sections: number}} MapLimits */

/**
 * @param {unknown} json what a map's text contains
 * @param {MapLimits} limits what it may cost
 * @returns {{map: SourceMap, problem: null} | {map: null, problem: string}} problem: the end of a sentence
 */
export function openSourceMap(json, limits) {
  try {
    return { map: opened(json, limits), problem: null };
  } catch (error) {
    return { map: null, problem: error instanceof BadMap ? error.message : 'it is damaged' };
  }
}

class BadMap extends Error {}

/** How many lines down `next` searches. */
const MOST_LINES = 50;

/**
 * @param {unknown} json what a map's text contains
 * @param {MapLimits} limits what it may cost
 * @returns {SourceMap}
 * @throws {BadMap}
 */
function opened(json, limits) {
  const plain = recordOf(json);
  if (plain.version !== 3) throw new BadMap('it is not a source map of version 3');
  return plain.sections === undefined ? plainMap(plain, limits) : indexMap(plain, limits);
}

/**
 * @param {Record<string, unknown>} json of a map with sections
 * @param {MapLimits} limits for all of them together
 * @returns {SourceMap}
 */
function indexMap({ sections }, limits) {
  const list = listOf(sections, 'sections');
  if (list.length > limits.sections) throw new BadMap(`it has more than ${limits.sections} sections`);
  const left = { ...limits };
  let before = { line: -1, column: 0 };
  /** @type {MapSource[]} */
  const sources = [];
  const parts = list.map((section) => {
    const { offset, map: json, url } = recordOf(section);
    if (url !== undefined) throw new BadMap('its sections are in other files');
    const { line, column } = recordOf(offset);
    const from = { line: count(line), column: count(column) };
    if (isBefore(from, before)) throw new BadMap('its sections are not in order');
    before = from;
    const plain = recordOf(json);
    if (plain.sections !== undefined) throw new BadMap('its sections have sections');
    const map = plainMap(plain, left);
    left.segments -= map.cost;
    left.sources -= map.sources.length;
    const first = sources.length;
    for (const source of map.sources) sources.push(source);
    return { ...from, first, map };
  });
  const lines = Float64Array.from(parts, (part) => part.line);
  const columns = Float64Array.from(parts, (part) => part.column);
  const partAt = (/** @type {number} */ line, /** @type {number} */ column) => {
    const last = lastAtMost(lines, line);
    if (last === -1 || lines[last] < line) return parts[last];
    const first = lowerBound(lines, line);
    return parts[first + lastAtMost(columns.subarray(first, last + 1), column)];
  };
  return {
    sources,
    tells: parts.some(({ map }) => map.tells),
    cost: parts.reduce((sum, { map }) => sum + map.cost, 0),
    trace(line, column) {
      const at = { line: line - 1, column: column - 1 };
      const part = partAt(at.line, at.column);
      if (part === undefined) return null;
      const traced = part.map.trace(line - part.line, part.line === at.line ? column - part.column : column);
      return traced && { ...traced, source: traced.source + part.first };
    },
    isAstray(line, column) {
      const at = { line: line - 1, column: column - 1 };
      const part = partAt(at.line, at.column);
      if (part === undefined) return false;
      return part.map.isAstray(line - part.line, part.line === at.line ? column - part.column : column);
    },
    segmentsIn: (line) =>
      parts.reduce((sum, { map, line: first }) => sum + (line > first ? map.segmentsIn(line - first) : 0), 0),
    // The sections that bundlers write contain whole modules.
    next(line, column) {
      const at = { line: line - 1, column: column - 1 };
      const part = partAt(at.line, at.column);
      if (part === undefined) return null;
      const found = part.map.next(line - part.line, part.line === at.line ? column - part.column : column);
      if (found === null) return null;
      return { line: found.line + part.line, column: found.line === 1 ? found.column + part.column : found.column };
    },
  };
}

/**
 * @param {Record<string, unknown>} json of a map without sections
 * @param {MapLimits} limits what it may cost
 * @returns {SourceMap}
 */
function plainMap(json, limits) {
  const { mappings, names = [] } = json;
  if (typeof mappings !== 'string') throw new BadMap('it has no mappings');
  const cost = costOf(mappings);
  if (cost > limits.segments) throw new BadMap(`it has more than ${limits.segments} segments`);
  const sources = sourcesOf(json, limits);
  const nameList = listOf(names, 'names');
  // Decoded when it is first used.
  /** @type {TraceMap | undefined} */
  let traced;
  const decoded = () =>
    (traced ??= new TraceMap({
      version: 3,
      mappings,
      names: /** @type {string[]} */ (nameList),
      sources: sources.map((_, index) => String(index)),
    }));
  return {
    sources,
    cost,
    tells: /[^,;]/.test(mappings),
    segmentsIn: (line) => decodedMappings(decoded())[line - 1]?.length ?? 0,
    next(line, column) {
      if (!(line >= 1)) return null;
      const lines = decodedMappings(decoded());
      for (let row = line; row < line + MOST_LINES && row <= lines.length; row++) {
        const from = row > line ? 0 : column - 1;
        const segments = lines[row - 1];
        // Minified code is one line of all segments.
        let index = lowerBoundBy(segments, from, ([column]) => column);
        while (index < segments.length && segments[index].length === 1) index++;
        if (index < segments.length) return { line: row, column: segments[index][0] + 1 };
      }
      return null;
    },
    isAstray(line, column) {
      const segment = line >= 1 && column >= 1 ? traceSegment(decoded(), line - 1, column - 1) : null;
      if (segment === null || segment.length === 1) return false;
      const [, source, to, at] = segment;
      return !(sources[source] !== undefined && isCount(to) && isCount(at));
    },
    trace(line, column) {
      if (!(line >= 1 && column >= 1)) return null;
      const { source, line: to, column: at, name } = originalPositionFor(decoded(), { line, column: column - 1 });
      const index = source === null ? -1 : Number(source);
      if (!(index >= 0 && index < sources.length) || !isCount(to) || to === 0 || !isCount(at)) return null;
      return { source: index, line: to, column: at + 1, name: typeof name === 'string' ? name : '' };
    },
  };
}

/**
 * @param {Record<string, unknown>} json of a map without sections
 * @param {MapLimits} limits what it may cost
 * @returns {MapSource[]}
 */
function sourcesOf({ sources, sourceRoot, sourcesContent = [] }, limits) {
  const list = listOf(sources, 'sources');
  if (list.length > limits.sources) throw new BadMap(`it has more than ${limits.sources} sources`);
  const contents = listOf(sourcesContent ?? [], 'sourcesContent');
  const root = typeof sourceRoot === 'string' && sourceRoot !== '' ? sourceRoot.replace(/\/*$/, '/') : '';
  return list.map((source, index) => {
    const content = contents[index];
    return {
      path: typeof source === 'string' && source !== '' ? behindRoot(root, source) : '',
      content: typeof content === 'string' ? content : null,
    };
  });
}

/**
 * @param {string} root of the map's sources, `''` or with `/` at its end
 * @param {string} source one of them
 * @returns {string} their path; a source that is a URL or an absolute path stays as it is
 */
function behindRoot(root, source) {
  return root === '' || /^(?:[a-z][\w+.-]*:|[\\/])/i.test(source) ? source : root + source;
}

/** Numbers of a segment: a column here; source, line and column there; a name. */
const MOST_NUMBERS = 5;
/** Letters of base64 from this one on have another of the same number behind them. */
const GOES_ON = 32;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** By character, whether a number goes on behind it. */
const goesOn = Uint8Array.from({ length: 128 }, (_, letter) =>
  Number(BASE64.indexOf(String.fromCharCode(letter)) >= GOES_ON),
);

/**
 * @param {string} mappings of a map
 * @returns {number} lines and segments that they decode to, at most
 * @throws {BadMap} if a segment has more numbers than there are: the decoder would begin another one behind them
 */
function costOf(mappings) {
  let cost = 1;
  let numbers = 0;
  for (let at = 0; at < mappings.length; at++) {
    const letter = mappings.charCodeAt(at);
    if (letter === 0x2c || letter === 0x3b) {
      cost++;
      numbers = 0;
    } else if (goesOn[letter] !== 1 && ++numbers > MOST_NUMBERS) throw new BadMap('it is damaged');
  }
  return cost;
}

/**
 * @param {unknown} value of a position; damaged mappings add up to anything
 * @returns {value is number} whether it is a whole number from 0
 */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * @param {unknown} value of a map
 * @returns {number} a whole number from 0
 */
function count(value) {
  if (!isCount(value)) throw new BadMap('it is damaged');
  return value;
}

/**
 * @param {unknown} value of a map
 * @returns {Record<string, unknown>}
 */
function recordOf(value) {
  if (!isRecord(value)) throw new BadMap('it is not a source map');
  return value;
}

/**
 * @param {unknown} value of a map
 * @param {string} name of it
 * @returns {unknown[]}
 */
function listOf(value, name) {
  if (!Array.isArray(value)) throw new BadMap(`its ${name} are not a list`);
  return value;
}
