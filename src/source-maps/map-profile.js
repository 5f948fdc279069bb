/**
 * From where V8 ran code to where its author wrote it, in one place and before anything else looks at a profile: ids of
 * call sites, packages, flame graphs and budgets follow from the positions of frames.
 */
import { withPlaces } from '../model/askings.js';
import { MADE_UP } from '../model/made-up.js';
import { isBefore } from '../model/text-order.js';
import { compiledScript } from '../source/compiled-code.js';
import { scriptOpener } from '../source/script.js';
import { isAroundFiles, originalFunction } from './original-function.js';

/** @import { CompiledFile, OriginalPosition, PlainCode } from '../model/compiled-file.js' */
/** @import { BundledCode, Frame, Profile, RunInfo } from '../model/profile.js' */
/** @import { AskedAt, PoolCallSite } from '../model/tls.js' */
/** @import { Script } from '../source/script.js' */

/**
 * What is known of the compiled files of a recording.
 * @typedef {object} Originals
 * @property {ReadonlyMap<string, CompiledFile>} compiled by path
 * @property {ReadonlyMap<string, string>} texts of originals, by path
 * @property {ReadonlyMap<string, PlainCode | null>} plain the JavaScript in each of them, null if that is all of it
 */

/**
 * @param {Profile} profile as it was read
 * @param {Originals} originals of its files
 * @returns {Profile} the same, with frames where they are in the originals, and with the originals' texts
 */
export function mapProfile(profile, { compiled, texts, plain }) {
  if (!profile.frames.some(({ kind, file }) => kind === 'js' && compiled.has(file))) return profile;
  const sources = new Map([...profile.sources].filter(([file]) => !compiled.has(file)));
  for (const [file, text] of texts) sources.set(file, text);
  const scriptOf = scriptOpener(texts, plain);
  const frames = profile.frames.map((frame) => {
    const from = frame.kind === 'js' ? compiled.get(frame.file) : undefined;
    return from === undefined ? frame : mapFrame(frame, from, scriptOf);
  });
  return { ...profile, frames, sources, compiled, originals: plain };
}

/**
 * @param {RunInfo} run with callers that the program itself reported
 * @param {Originals} originals of its files
 * @returns {RunInfo} the same, with those callers where they are in the originals
 */
export function mapAskings(run, { compiled, texts, plain }) {
  const scriptOf = scriptOpener(texts, plain);
  return {
    ...run,
    ...withPlaces(run, (at) => {
      const from = compiled.get(at.file);
      return from === undefined ? at : mapPlace(at, from, scriptOf);
    }),
  };
}

/**
 * @param {Frame} frame where V8 ran it
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Frame} where its author wrote it; without a line if nothing shows it and the file is not what was compiled
 */
function mapFrame(frame, from, scriptOf) {
  const { file, line, column, callLine, callColumn } = frame;
  const generated = { file, line, column, callLine, callColumn };
  if (isMadeUp(frame, from)) {
    const nowhere = from.isFile ? {} : { line: 0, column: 0, callLine: 0, callColumn: 0, generated };
    return { ...frame, ...nowhere, bundled: HELPER };
  }
  if (from.isFile && callLine > 0 && from.isAstray(callLine, callColumn)) return frame;
  const call = callLine > 0 ? from.trace(callLine, callColumn) : null;
  if (call !== null) {
    const called = { callLine: call.line, callColumn: call.column };
    return { ...frame, file: call.file, ...functionOfCall(frame, call, from, scriptOf), ...called, generated };
  }
  const own = functionOf(frame, from, scriptOf);
  if (own === null && from.isFile) return frame;
  return { ...frame, file: from.instead ?? file, line: 0, column: 0, ...own, callLine: 0, callColumn: 0, generated };
}

/** @type {BundledCode} */
const HELPER = Object.freeze({ module: MADE_UP, known: '', name: '' });

/**
 * For a place that nobody wrote, a map returns the place before it. What bundlers make of a module may begin with what nobody
 * wrote (webpack's `require` of one of Node's) and go on with its code.
 * @param {Frame} frame of a function
 * @param {CompiledFile} from what was compiled there
 * @returns {boolean} whether nobody wrote the function, such as `__awaiter`; top-level code may be that of many files
 */
function isMadeUp({ line, column, callLine, callColumn, moduleBody }, from) {
  if (moduleBody || line === 0) return false;
  const next = from.next(line, column);
  const isReached = next !== null && !isBefore({ line: callLine, column: callColumn }, next);
  if (isReached && !from.isMadeUp(callLine, callColumn)) return false;
  const within = isReached ? next : nextInside(line, column, from);
  if (within !== null) return from.isMadeUp(within.line, within.column);
  if (from.isMadeUp(line, column)) return true;
  // A map with only lines has one place in each; and what is too large to be read may contain more than is seen.
  return next?.line === line && compiledScript(from).functionRange(line, column) !== null;
}

/**
 * What a frame says about its function.
 * @typedef {Pick<Frame, 'name' | 'line' | 'column' | 'moduleBody'>} FrameFunction
 */

/**
 * @param {Frame} frame where V8 ran it, with no known call
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {FrameFunction & {file: string} | null} its function in the original, without a line if the original doesn't
 *   show which it is; null if no original is known, or several are. Top-level code may be that of many files
 */
function functionOf(frame, from, scriptOf) {
  const { name, line, column, moduleBody } = frame;
  if (moduleBody) return from.only === '' ? null : { file: from.only, name: '', line: 1, column: 1, moduleBody };
  if (isAroundFiles(frame, from, scriptOf)) return null;
  const around = originalFunction(frame, from, scriptOf);
  if (around !== null && !around.isModule)
    return { file: around.file, name: around.name, line: around.line, column: around.column, moduleBody: false };
  const isMadeUp = name.startsWith('<');
  // A function around a whole file, as bundlers make them.
  if (around !== null)
    return { file: around.file, name: isMadeUp ? name : '', line: 0, column: 0, moduleBody: !isMadeUp };
  const own = line > 0 ? (from.trace(line, column) ?? inside(line, column, from)) : null;
  return own && { file: own.file, name, line: 0, column: 0, moduleBody };
}

/**
 * Compilers put their own functions around the author's code, such as the generator of an async function.
 * @param {number} line 1-based, of a function
 * @param {number} column 1-based
 * @param {CompiledFile} from what was compiled there
 * @returns {OriginalPosition | null} of the first place in the function that its author wrote
 */
function inside(line, column, from) {
  const within = nextInside(line, column, from);
  return within && from.trace(within.line, within.column);
}

/**
 * @param {number} line 1-based, of a function
 * @param {number} column 1-based
 * @param {CompiledFile} from what was compiled there
 * @returns {{line: number, column: number} | null} the first position in the function that a map has
 */
function nextInside(line, column, from) {
  const next = from.next(line, column);
  if (next === null) return null;
  const script = compiledScript(from);
  const range = script.functionRange(line, column);
  const end = range === null ? { line: 0, column: 0 } : script.positionOf(range.end);
  return isBefore(next, end) ? next : null;
}

/**
 * The function around a call is the one that its author wrote there, whatever a compiler made of it: `__awaiter`, a
 * generator, a function into which it was inlined.
 * @param {Frame} frame where V8 ran it
 * @param {OriginalPosition} call what it was executing
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {FrameFunction}
 */
function functionOfCall(frame, call, from, scriptOf) {
  const around = scriptOf(call.file)?.functionAround(call.line, call.column) ?? null;
  if (around === null) return functionByMap(frame, call, from);
  // The function that V8 makes up for the fields of a class is not in the source.
  if (around.isModule) {
    const isMadeUp = frame.name.startsWith('<');
    return { name: isMadeUp ? frame.name : '', line: 1, column: 1, moduleBody: !isMadeUp };
  }
  return { name: around.name, line: around.line, column: around.column, moduleBody: false };
}

/**
 * @param {Frame} frame where V8 ran it
 * @param {OriginalPosition} call what it was executing, in an original that can't be read
 * @param {CompiledFile} from what was compiled there
 * @returns {FrameFunction} as far as the map shows
 */
function functionByMap({ name, line, column, moduleBody }, call, from) {
  const own = moduleBody || line === 0 ? null : from.trace(line, column);
  if (own === null || own.file !== call.file) return { name, line: 0, column: 0, moduleBody };
  return { name: own.name || name, line: own.line, column: own.column, moduleBody };
}

/**
 * @template {AskedAt | PoolCallSite} Place
 * @param {Place} at where V8 ran the code that asked
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Place} where its author wrote it
 */
function mapPlace(at, from, scriptOf) {
  const { file, line, column } = at;
  if (line === null) return at;
  const generated = { file, line, column };
  const original = from.trace(line, column ?? 0);
  if (original === null)
    return from.isFile ? at : { ...at, file: from.instead ?? file, line: null, column: null, generated };
  const around = scriptOf(original.file)?.functionAround(original.line, original.column) ?? null;
  return {
    ...at,
    file: original.file,
    line: original.line,
    column: original.column,
    function: around === null ? at.function : around.name,
    generated,
  };
}
