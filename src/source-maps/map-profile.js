/**
 * From where V8 ran code to where its author wrote it, in one place and before anything else looks at a profile: ids of
 * call sites, packages, flame graphs and budgets follow from the positions of frames.
 */
import { withPlaces } from '../model/askings.js';
import { compiledScript } from '../source/compiled-code.js';
import { scriptOpener } from '../source/script.js';

/** @import { CompiledFile, OriginalPosition, PlainCode } from '../model/compiled-file.js' */
/** @import { Frame, Profile, RunInfo } from '../model/profile.js' */
/** @import { AskedAt, PoolCallSite } from '../model/tls.js' */
/** @import { Script } from '../source/script.js' */

/**
 * What is known of the compiled files of a recording.
 * @typedef {object} Originals
 * @property {ReadonlyMap<string, CompiledFile>} compiled by path
 * @property {ReadonlyMap<string, string>} texts of originals, by path
 * @property {ReadonlyMap<string, PlainCode | null>} plain what is JavaScript in each of them, null if that is all
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
 * @param {RunInfo} run whose callers the program itself has told
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
 * @returns {Frame} where its author wrote it; without a line, if nothing tells and the file is not what was compiled
 */
function mapFrame(frame, from, scriptOf) {
  const { file, line, column, callLine, callColumn } = frame;
  const generated = { file, line, column, callLine, callColumn };
  const call = callLine > 0 ? from.trace(callLine, callColumn) : null;
  const own = beginning(frame, from);
  const at = call ?? own;
  if (at === null) return from.isFile ? frame : { ...frame, line: 0, column: 0, callLine: 0, callColumn: 0, generated };
  const called = call === null ? { callLine: 0, callColumn: 0 } : { callLine: call.line, callColumn: call.column };
  return { ...frame, file: at.file, ...functionAt(frame, own, at, scriptOf), ...called, generated };
}

/**
 * @param {Frame} frame where V8 ran it
 * @param {CompiledFile} from what was compiled there
 * @returns {OriginalPosition | null} where its function begins; top-level code may be that of many files
 */
function beginning({ line, column, moduleBody }, from) {
  if (moduleBody) return from.only === '' ? null : { file: from.only, line: 1, column: 1, name: '' };
  return line > 0 ? (from.trace(line, column) ?? inside(line, column, from)) : null;
}

/**
 * Compilers make functions of their own around what somebody wrote, such as the generator of an async function.
 * @param {number} line 1-based, of a function
 * @param {number} column 1-based
 * @param {CompiledFile} from what was compiled there
 * @returns {OriginalPosition | null} of the first that was written in the function
 */
function inside(line, column, from) {
  const next = from.next(line, column);
  if (next === null) return null;
  const script = compiledScript(from);
  const range = script.functionRange(line, column);
  const end = range === null ? { line: 0, column: 0 } : script.positionOf(range.end);
  const isInside = next.line < end.line || (next.line === end.line && next.column < end.column);
  return isInside ? from.trace(next.line, next.column) : null;
}

/**
 * The function around a call is the one that its author wrote there, whatever a compiler made of it: `__awaiter`, a
 * generator, a function into which it was inlined.
 * @param {Frame} frame where V8 ran it
 * @param {OriginalPosition | null} own where its function begins
 * @param {OriginalPosition} at what it was executing; that, if it is not known
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Pick<Frame, 'name' | 'line' | 'column' | 'moduleBody'>}
 */
function functionAt({ name, moduleBody }, own, at, scriptOf) {
  const around = scriptOf(at.file)?.functionAround(at.line, at.column) ?? null;
  if (around === null) {
    const isOwn = own !== null && own.file === at.file;
    return {
      name: (isOwn && own.name) || name,
      line: isOwn ? own.line : 0,
      column: isOwn ? own.column : 0,
      moduleBody,
    };
  }
  // What V8 makes up for the fields of a class is no function of the source.
  if (around.isModule) {
    const isMadeUp = name.startsWith('<');
    return { name: isMadeUp ? name : '', line: 1, column: 1, moduleBody: !isMadeUp };
  }
  return { name: around.name, line: around.line, column: around.column, moduleBody: false };
}

/**
 * @template {AskedAt | PoolCallSite} Place
 * @param {Place} at where V8 ran what asked
 * @param {CompiledFile} from what was compiled there
 * @param {(file: string) => Script | null} scriptOf opens an original
 * @returns {Place} where its author wrote it
 */
function mapPlace(at, from, scriptOf) {
  const { file, line, column } = at;
  const generated = { file, line, column };
  const original = from.trace(line, column);
  if (original === null) return from.isFile ? at : { ...at, line: 0, column: 0, generated };
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
