/** Opens a file, to ask what it says at a call. It is parsed at the first question. */
import { callFinder } from './call-finder.js';
import { functionFinder } from './function-finder.js';
import { lineTable } from './line-table.js';
import { isOnlyCalled } from './only-called.js';
import { MAX_LENGTH } from './syntax.js';

/** @import { PlainCode } from '../model/compiled-file.js' */
/** @import { EnclosingFunction, SourceCall } from '../model/source-call.js' */
/** @import { CallFinder, FoundCall } from './call-finder.js' */
/** @import { LostAllow } from './inline-allow.js' */
/** @import { LineTable, Position } from './line-table.js' */
/** @import { TextKind } from './source-file.js' */
/** @import { Place, ProgramIndex } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * One source file. Offsets are in UTF-16 units from the text's start, as V8 counts them: a byte order mark doesn't
 * count, as Node removes it before it compiles. For a file that can't be parsed (TypeScript, data, more than 2 MiB)
 * only `positionOf` works, and the rest finds nothing. Of what V8 compiled, however large it is, functions are parsed that
 * `functionRange` was asked for: nothing else is found there.
 * @typedef {object} Script
 * @property {(offset: number) => {line: number, column: number}} positionOf 1-based line and column
 * @property {(offset: number) => SourceCall | null} callAt the call that V8 means by this offset, else the innermost
 *   call around it in the same function
 * @property {(line: number, column: number, names?: readonly string[]) => SourceCall | null} callAtLine the same for a 1-based
 *   position; with column 0 (unknown) the only call on the line, or the only one to what has one of those names; null if
 *   there are several
 * @property {(line: number, column: number) => SourceCall | null} awaitedAtLine the call whose result is awaited by the
 *   `await` at a 1-based position, which is where V8 says that an async function had stopped; null if it awaits
 *   something else
 * @property {(callee: string, from: number, to: number) => FoundCall[]} callsTo the calls to a function or method of
 *   that name whose position is from `from` to before `to`
 * @property {(line: number, column: number) => FoundCall | null} loneCallOf the only call of the function that V8 puts
 *   at this 1-based position, on whose line the function enters everything that it enters; null if it may enter code
 *   elsewhere
 * @property {(line: number, column: number) => ReadonlySet<string>} namesGiven further names under which the file
 *   passes that function to others
 * @property {(line: number, column: number) => {start: number, end: number} | null} functionRange offsets of the
 *   function that V8 puts at this 1-based position; of the whole file for 1:1; with column 0 (unknown) of the only function
 *   on the line, null if there are several
 * @property {(line: number, column: number) => string} functionName of the function that V8 puts at this 1-based
 *   position: its name, or a description of where it is, such as `POST /login handler`; `''` if nothing does
 * @property {(packageName: string) => SourceCall | null} mountOf the call that hands the package's handler to a
 *   framework, such as `app.use(session({...}))`; null if there is none, or there are several
 * @property {(packageName: string) => SourceCall[]} callsInto the calls of what is imported from the package, and of
 *   methods of what that made
 * @property {(packageName: string, isMeant: (name: string) => boolean) => boolean} onlyCalls whether the file only
 *   calls what it has from the package, as far as the functions count; false if it can't be parsed
 * @property {(isMeant: (call: SourceCall) => boolean) => LostAllow[]} lostAllows comments that would allow a call, but
 *   are not at one that they may be about
 * @property {(call: SourceCall) => Position[]} anchorsOf where source maps may record the position of a call that this
 *   script described, the most certain first; none for others
 * @property {(callee: string, positions: Position[]) => (SourceCall & {column: number}) | null} callMeant the call that
 *   a source map means by these positions, with its column: the one of that name there or, in minified code, which has
 *   other names, the one at the first position; null if uncertain
 * @property {(line: number, column: number) => {name: string, line: number, column: number, isModule: boolean} | null}
 *   functionAround the innermost function around a 1-based position: its name and its own position, as V8 has them;
 *   isModule if that is the code of the file itself; null if the text has no such position, or can't be parsed
 * @property {() => ParsedFile | null} parsed for searches through several files; null if it can't be parsed
 */

/** A file's text, lines and syntax.
 * @typedef {{text: string, lines: LineTable, program: Node, index: ProgramIndex, around: (place: Place) =>
 *   EnclosingFunction}} ParsedFile */

/**
 * Opens a file's text to ask what it says at a call. The text is parsed at the first question that needs it.
 * @param {string} text what V8 compiled, or the bytes of the file as UTF-8
 * @param {string} [file] its path, which identifies a module that imports nothing; default unknown
 * @param {TextKind} [kind] what the text is to the file
 * @param {PlainCode | null} [plain] the JavaScript in it, null if that is all of it
 * @returns {Script} answers by offset, or by 1-based line and column
 */
export function openScript(text, file = '', kind = 'loaded', plain = null) {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const lines = lineTable(source);
  /** @type {CallFinder | undefined} */
  let finder;
  const calls = () => {
    const finderFor = kind !== 'original' && source.length > MAX_LENGTH ? functionFinder : callFinder;
    return (finder ??= finderFor({ text: source, lines, file, kind, plain }));
  };
  return {
    positionOf: lines.positionOf,
    callAt: (offset) => calls().callAt(offset),
    callAtLine(line, column, names = []) {
      const offset = lines.offsetOf(line, column || 1);
      if (offset < 0) return null;
      return column === 0 ? calls().onlyCallIn(lines.rangeOf(line), names) : calls().callAt(offset);
    },
    awaitedAtLine(line, column) {
      const offset = lines.offsetOf(line, column);
      return offset < 0 ? null : calls().awaitedAt(offset);
    },
    callsTo: (callee, from, to) => calls().callsTo(callee, from, to),
    loneCallOf(line, column) {
      const offset = lines.offsetOf(line, column);
      return offset < 0 ? null : calls().loneCallOf(offset);
    },
    namesGiven(line, column) {
      const offset = lines.offsetOf(line, column);
      return offset < 0 ? new Set() : calls().namesGiven(offset);
    },
    functionRange(line, column) {
      if (column === 0 && line > 0 && line <= lines.count) return calls().onlyFunctionIn(lines.rangeOf(line));
      const offset = lines.offsetOf(line, column);
      return offset < 0 ? null : calls().functionAt(offset);
    },
    functionName(line, column) {
      const offset = lines.offsetOf(line, column);
      return offset < 0 ? '' : calls().nameAt(offset);
    },
    mountOf: (packageName) => calls().mountOf(packageName),
    callsInto: (packageName) => calls().callsInto(packageName),
    onlyCalls(packageName, isMeant) {
      const { parsed } = calls();
      return parsed !== null && isOnlyCalled(parsed.index, packageName, isMeant);
    },
    lostAllows: (isMeant) => calls().lostAllows(isMeant),
    anchorsOf: (call) => calls().anchorsOf(call).map(lines.positionOf),
    callMeant(callee, positions) {
      const offsets = positions.map(({ line, column }) => lines.offsetOf(line, column)).filter((offset) => offset >= 0);
      const meant = calls().callMeant(callee, offsets);
      return meant && { ...meant.call, column: lines.positionOf(meant.offset).column };
    },
    functionAround(line, column) {
      const offset = lines.offsetOf(line, column);
      const around = offset < 0 ? null : calls().functionAround(offset);
      return around && { name: around.name, isModule: around.isModule, ...lines.positionOf(around.offset) };
    },
    parsed() {
      const { parsed } = calls();
      return parsed && { ...parsed, text: source, lines };
    },
  };
}

/** @type {ReadonlyMap<string, null>} */
const NONE = new Map();

/**
 * Files are parsed when they are first needed, and once.
 * @param {ReadonlyMap<string, string>} sources texts by path
 * @param {ReadonlyMap<string, PlainCode | null>} [originals] those that a compiler turned into something else, with
 *   their JavaScript part if they are not all JavaScript
 * @returns {(file: string) => Script | null} opens each once; null for a file whose source is not available
 */
export function scriptOpener(sources, originals = NONE) {
  /** @type {Map<string, Script | null>} */
  const scripts = new Map();
  return (file) => {
    let script = scripts.get(file);
    if (script === undefined) {
      const text = sources.get(file);
      const kind = originals.has(file) ? 'original' : 'loaded';
      script = text === undefined ? null : openScript(text, file, kind, originals.get(file));
      scripts.set(file, script);
    }
    return script;
  };
}
