/**
 * Finds the function of the original to which a function of the compiled code belongs, if no call in it is known. Maps
 * rarely have a segment where V8 puts a function: the one before it may belong to the name before an arrow, to
 * `export`, or to the call that takes a callback. So the decision rests on what is in the function itself.
 */
import { addToList } from '../model/add-to-list.js';
import { isBefore } from '../model/text-order.js';
import { compiledScript } from '../source/compiled-code.js';

/** @import { CompiledFile, OriginalPosition } from '../model/compiled-file.js' */
/** @import { Frame } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */

/** A place in a text, 1-based. @typedef {{line: number, column: number}} Place */

/** What is around a place of an original. @typedef {NonNullable<ReturnType<Script['functionAround']>> & {file: string}} Around */

/** How many segments of a function, and of the functions in it, are examined. */
const MOST_SEGMENTS = 64;
/** How many places of a function are examined besides: its first segments may all be of one file of hundreds. */
const MOST_SAMPLES = 64;
/** Up to the package's name. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/s;

/**
 * @param {Pick<Frame, 'name' | 'line' | 'column'>} frame of a function, where V8 ran it
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Around | null} the function that its author wrote, or the code of the file itself; null if that is unknown
 */
export function originalFunction(frame, from, scriptOf) {
  if (frame.line === 0) return null;
  const head = headOf(frame, from, scriptOf);
  if (head?.isExact) return head.around;
  return byBody(frame, from, scriptOf) ?? (head?.isNamed ? head.around : null);
}

/**
 * Bundlers put a function around modules, of which none is its own. Other functions may contain code of several files too,
 * where a minifier inlined one into the other: but most of that is code of functions: of modules it has only constants.
 * @param {Pick<Frame, 'name' | 'line' | 'column'>} frame of a function, where V8 ran it
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {boolean} whether it is such a function, around several packages or files of the user's
 */
export function isAroundFiles(frame, from, scriptOf) {
  if (frame.line === 0) return false;
  const head = headOf(frame, from, scriptOf);
  if (head?.isExact || head?.isNamed) return false;
  const { own, nested, isAll } = segmentsIn(frame, from);
  const traced = [...own, ...(isAll ? [] : samplesOf(frame, from))].flatMap(
    ({ line, column }) => from.trace(line, column) ?? [],
  );
  const isOfModule = (/** @type {OriginalPosition} */ at) => aroundOf(at, scriptOf)?.isModule;
  if (traced.length > 0)
    return (
      areSeveral(traced, (at) => isOfModule(at) === true) &&
      traced.filter(isOfModule).length > traced.filter((at) => isOfModule(at) === false).length
    );
  return areSeveral(
    nested.flatMap(({ line, column }) => from.trace(line, column) ?? []),
    () => true,
  );
}

/**
 * Opens no more originals than it takes: a bundle's function around all modules has parts of hundreds.
 * @param {OriginalPosition[]} places in originals
 * @param {(at: OriginalPosition) => boolean} counts whether one of them does
 * @returns {boolean} whether those that count are of several packages or files of the user's
 */
function areSeveral(places, counts) {
  /** @type {Map<string, OriginalPosition[]>} */
  const groups = new Map();
  for (const at of places) addToList(groups, PACKAGE.exec(at.file)?.[0] ?? at.file, at);
  if (groups.size < 2) return false;
  let found = 0;
  for (const group of groups.values()) if (group.some(counts) && ++found > 1) return true;
  return false;
}

/**
 * @param {Place} one place
 * @param {Place} other place of the same text
 * @returns {boolean} whether they are the same
 */
function isSame(one, other) {
  return one.line === other.line && one.column === other.column;
}

/**
 * @param {OriginalPosition} at a place
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Around | null} what is around it, null if its text is not available
 */
function aroundOf(at, scriptOf) {
  const around = scriptOf(at.file)?.functionAround(at.line, at.column) ?? null;
  return around && { ...around, file: at.file };
}

/**
 * @param {Pick<Frame, 'name' | 'line' | 'column'>} frame of a function
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {{around: Around, isExact: boolean, isNamed: boolean} | null} the function whose head contains the last
 *   segment, null if there is none; whether that begins where this function begins, or else whether a name says that
 *   they belong together
 */
function headOf({ name, line, column }, from, scriptOf) {
  const head = from.trace(line, column);
  const around = head && aroundOf(head, scriptOf);
  if (head === null || around === null || around.isModule || isBefore(around, head)) return null;
  const next = from.next(line, column);
  return {
    around,
    isExact: next !== null && isSame(next, { line, column }),
    isNamed: name !== '' && around.name !== '' && (around.name === head.name || around.name === name),
  };
}

/**
 * @param {Place} start of a function
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Around | null} the function in which its own code was written
 */
function byBody(start, from, scriptOf) {
  /** @type {Around[]} */
  const seen = [];
  for (const { line, column } of segmentsIn(start, from).own) {
    const at = from.trace(line, column);
    const around = at && aroundOf(at, scriptOf);
    if (around === null) return null;
    seen.push(around);
  }
  const [first] = seen;
  if (first === undefined) return null;
  // `export` and names of variables are outside the functions that they introduce.
  const written = seen.find(({ isModule }) => !isModule) ?? first;
  const rest = first === written ? seen.filter(({ isModule }) => !isModule) : seen.slice(seen.indexOf(written));
  // Otherwise it is made from several, one inlined into the other.
  const isOne =
    first.file === written.file && rest.every((each) => each.file === written.file && isSame(each, written));
  return isOne || written.isModule ? written : null;
}

/**
 * @param {Place} start of a function
 * @param {CompiledFile} from what was compiled there
 * @returns {{own: Place[], nested: Place[], isAll: boolean}} where the map has segments in it, but not in functions inside it;
 *   the first in each of these; and whether that is all of them
 */
function segmentsIn(start, from) {
  const script = compiledScript(from);
  const range = script.functionRange(start.line, start.column);
  /** @type {Place[]} */
  const own = [];
  /** @type {Place[]} */
  const nested = [];
  if (range === null) return { own, nested, isAll: true };
  const end = script.positionOf(range.end);
  let at = start;
  for (let looked = 0; looked < MOST_SEGMENTS; looked++) {
    const next = from.next(at.line, at.column);
    if (next === null || !isBefore(next, end)) return { own, nested, isAll: true };
    const around = script.functionAround(next.line, next.column);
    const isOwn = isAround(around, start);
    (isOwn ? own : nested).push(next);
    at = isOwn ? behind(next) : functionEnd(around, next, script);
  }
  return { own, nested, isAll: false };
}

/**
 * @param {ReturnType<Script['functionAround']>} around what is around a place
 * @param {Place} start of a function
 * @returns {boolean} whether it is that function
 */
function isAround(around, start) {
  return around !== null && !around.isModule && isSame(around, start);
}

/**
 * @param {Place} start of a function
 * @param {CompiledFile} from what was compiled there
 * @returns {Place[]} some of the segments of all of it, but not in functions inside it
 */
function samplesOf(start, from) {
  const script = compiledScript(from);
  const range = script.functionRange(start.line, start.column);
  if (range === null) return [];
  const step = (range.end - range.start) / MOST_SAMPLES;
  const end = script.positionOf(range.end);
  return Array.from({ length: MOST_SAMPLES }, (_, index) => {
    const { line, column } = script.positionOf(range.start + index * step);
    return from.next(line, column) ?? end;
  }).filter((place) => isBefore(place, end) && isAround(script.functionAround(place.line, place.column), start));
}

/**
 * @param {Place} place in a line
 * @returns {Place} the next one
 */
function behind({ line, column }) {
  return { line, column: column + 1 };
}

/**
 * @param {Place | null} around position of a function
 * @param {Place} place in it
 * @param {Script} script that contains it
 * @returns {Place} where the function ends, in any case after the place
 */
function functionEnd(around, place, script) {
  const range = around && script.functionRange(around.line, around.column);
  const end = range === null ? place : script.positionOf(range.end);
  return isBefore(place, end) ? end : behind(place);
}
