/**
 * Code as V8 ran it. Look-ups use V8's positions, since only the text that V8 compiled has calls in V8's order; results
 * are about the original, if a source map has one.
 */
import { PROBE } from '../model/made-up.js';
import { openScript } from './script.js';

/** @import { CompiledFile, OriginalPosition } from '../model/compiled-file.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { FoundCall } from './call-finder.js' */
/** @import { Script } from './script.js' */

/** @typedef {Pick<Script, 'callAtLine' | 'awaitedAtLine' | 'callsTo' | 'loneCallOf' | 'namesGiven' | 'functionRange'>} CompiledCode */

/**
 * A place in code: where V8 ran it, and the file that the user knows it by.
 * @typedef {{file: string, generated?: {file: string}}} CodeOf
 */

/** @type {WeakMap<CompiledFile, Script>} */
const scripts = new WeakMap();

/**
 * @param {CompiledFile} from what was compiled
 * @returns {Script} what V8 compiled, opened once
 */
export function compiledScript(from) {
  const script = scripts.get(from) ?? openScript(from.text, '', 'compiled');
  scripts.set(from, script);
  return script;
}

/**
 * @param {ReadonlyMap<string, CompiledFile>} compiled what V8 compiled in place of originals, by path
 * @param {(file: string) => Script | null} scriptOf opens a source; the original's if there is one
 * @returns {(place: CodeOf) => CompiledCode | null} null if the text is not available
 */
export function codeOpener(compiled, scriptOf) {
  /** @type {Map<string, CompiledCode>} */
  const codes = new Map();
  return ({ file, generated }) => {
    const ran = generated?.file ?? file;
    const from = compiled.get(ran);
    if (from === undefined) return scriptOf(file);
    const script = compiledScript(from);
    const key = JSON.stringify([ran, file]);
    const code = codes.get(key) ?? translated(script, from, file, scriptOf);
    codes.set(key, code);
    return code;
  };
}

/**
 * @param {Script} script that V8 compiled
 * @param {CompiledFile} from where it came from
 * @param {string} file the original that is asked for
 * @param {(file: string) => Script | null} scriptOf opens it
 * @returns {CompiledCode} what the script says, with the original's text and places
 */
function translated(script, { trace }, file, scriptOf) {
  /** @type {WeakMap<SourceCall, SourceCall>} */
  const known = new WeakMap();
  const translate = (/** @type {SourceCall} */ call) => {
    const places = placesOf(script, call, trace);
    const originals = places.filter((position) => position.file === file);
    // What a map does not have, such as a parenthesis before the name, has the place before it: perhaps the caller's.
    const inlined = places[0]?.file === file ? null : inlinedFrom(call, places, scriptOf);
    // Without a map its places are V8's, which the frame shows to whoever displays them.
    if (inlined !== null || originals.length === 0) return inlined ?? call;
    return scriptOf(file)?.callMeant(call.callee, originals) ?? withoutText(call, originals[0]);
  };
  const originalOf = (/** @type {SourceCall | null} */ call) => {
    if (call === null) return null;
    const original = known.get(call) ?? translate(call);
    known.set(call, original);
    return original;
  };
  return {
    callAtLine: (line, column, names) => originalOf(script.callAtLine(line, column, names)),
    awaitedAtLine: (line, column) => originalOf(script.awaitedAtLine(line, column)),
    functionRange: script.functionRange,
    namesGiven: script.namesGiven,
    loneCallOf(line, column) {
      const found = script.loneCallOf(line, column);
      return found && withOriginal(found, originalOf);
    },
    callsTo: (callee, from, to) => script.callsTo(callee, from, to).map((found) => withOriginal(found, originalOf)),
  };
}

/**
 * Minifiers inline functions of other files.
 * @param {SourceCall} call as V8 compiled it
 * @param {OriginalPosition[]} places where it may be in originals, none of which is the function's
 * @param {(file: string) => Script | null} scriptOf opens originals
 * @returns {CallInFile | null} the call of the file that it was inlined from; null unless that shows it: for code that
 *   nobody wrote, a map leads to whatever precedes it
 */
function inlinedFrom(call, places, scriptOf) {
  for (const { file } of places) {
    const there = places.filter((place) => place.file === file);
    const meant = scriptOf(file)?.callMeant(call.callee, there);
    if (meant?.callee === call.callee) return { ...meant, file };
  }
  return null;
}

/**
 * @param {Script} script that V8 compiled
 * @param {SourceCall} call that it described
 * @param {CompiledFile['trace']} trace leads to originals
 * @returns {OriginalPosition[]} where the call may be in them, the most certain first
 */
function placesOf(script, call, trace) {
  return script.anchorsOf(call).flatMap(({ line, column }) => {
    const position = trace(line, column);
    return position === null ? [] : [position];
  });
}

/** A call, and the file that it is in. @typedef {SourceCall & {file: string}} CallInFile */

/**
 * A file of the program, as V8 ran it.
 * @typedef {object} RanFile
 * @property {string} file absolute path of what V8 compiled
 * @property {string} text of that
 * @property {() => Script | null} script opens that text
 * @property {(packageName: string) => CallInFile[]} mountsOf the one call that hands the package's handler to a
 *   framework, or none; of the original, if there is one
 * @property {(packageName: string) => CallInFile[]} callsInto the calls of what is imported from the package; of the
 *   original, if there is one
 * @property {(packageName: string) => CallInFile[]} unplacedInto those of them that somebody may have written, nothing says
 *   where: as V8 compiled them
 * @property {(name: string) => CallInFile[]} callsTo the calls of a function or method of that name; of the original,
 *   if there is one
 */

/**
 * @param {Profile} profile of the program
 * @param {(file: string) => Script | null} scriptOf opens a source; the original's if there is one
 * @returns {RanFile[]} the files whose sources are available, without our own
 */
export function ranFiles({ sources, compiled = new Map(), originals }, scriptOf) {
  const asTheyStand = [...sources].filter(
    ([file]) => !compiled.has(file) && !originals?.has(file) && !PROBE.test(file),
  );
  return [
    ...asTheyStand.map(([file, text]) => {
      const inFile = (/** @type {SourceCall} */ call) => ({ ...call, file });
      return {
        file,
        text,
        script: () => scriptOf(file),
        mountsOf: (/** @type {string} */ name) => [scriptOf(file)?.mountOf(name) ?? []].flat().map(inFile),
        callsInto: (/** @type {string} */ name) => (scriptOf(file)?.callsInto(name) ?? []).map(inFile),
        unplacedInto: () => [],
        callsTo: (/** @type {string} */ name) => callsNamed(scriptOf(file), name).map(inFile),
      };
    }),
    ...Array.from(compiled, ([file, from]) => {
      const script = openScript(from.text, file, 'compiled');
      const inOriginals = (/** @type {SourceCall[]} */ calls) =>
        calls.flatMap((call) => callInOriginal(script, call, from, file, scriptOf));
      return {
        file,
        text: from.text,
        script: () => script,
        mountsOf: (/** @type {string} */ name) => inOriginals([script.mountOf(name) ?? []].flat()),
        callsInto: (/** @type {string} */ name) => inOriginals(script.callsInto(name)),
        unplacedInto: (/** @type {string} */ name) =>
          script.callsInto(name).flatMap((call) => (isUnplaced(script, call, from) ? [{ ...call, file }] : [])),
        callsTo: (/** @type {string} */ name) => inOriginals(callsNamed(script, name)),
      };
    }),
  ];
}

/**
 * @param {Script | null} script null if it is not available
 * @param {string} name of a function
 * @returns {SourceCall[]} all calls of it
 */
function callsNamed(script, name) {
  return (script?.callsTo(name, 0, Infinity) ?? []).map(({ call }) => call);
}

/**
 * @param {Script} script that V8 compiled
 * @param {SourceCall} call that it described
 * @param {CompiledFile} from where the script came from
 * @param {string} file of the script
 * @param {(file: string) => Script | null} scriptOf opens originals
 * @returns {CallInFile[]} the call with its original's text and place; as V8 compiled it, if that is in a file; none if
 *   nobody wrote it
 */
function callInOriginal(script, call, { trace, isFile }, file, scriptOf) {
  const places = placesOf(script, call, trace);
  if (places.length === 0) return isFile ? [{ ...call, file }] : [];
  const [{ file: original }] = places;
  const meant = scriptOf(original)?.callMeant(
    call.callee,
    places.filter((place) => place.file === original),
  );
  return [{ ...(meant ?? withoutText(call, places[0])), file: original }];
}

/**
 * @param {Script} script that V8 compiled
 * @param {SourceCall} call that it described
 * @param {CompiledFile} from where the script came from
 * @returns {boolean} whether somebody may have written it, and nothing says where
 */
function isUnplaced(script, call, { trace, isFile, isMadeUp }) {
  if (isFile || placesOf(script, call, trace).length > 0) return false;
  return !script.anchorsOf(call).some(({ line, column }) => isMadeUp(line, column));
}

/**
 * @param {FoundCall} found in what V8 compiled
 * @param {(call: SourceCall) => SourceCall | null} originalOf gives the original's
 * @returns {FoundCall} the same, with the original's call
 */
function withOriginal(found, originalOf) {
  const { offset, end, isMoved, nested, runsFirst } = found;
  /** @type {SourceCall | undefined} */
  let call;
  return {
    offset,
    end,
    isMoved,
    nested,
    runsFirst,
    get call() {
      return (call ??= originalOf(found.call) ?? found.call);
    },
  };
}

/**
 * @param {SourceCall} call as V8 compiled it
 * @param {{line: number, column: number}} original where it is, in a file that does not show it: its text is
 *   unavailable, or in another language
 * @returns {SourceCall} what it does, without the original's text, and without lines that are not the original's
 */
function withoutText(call, { line, column }) {
  const { syntax } = call;
  const unplaced = syntax && { ...syntax, within: { ...syntax.within, unawaitedAt: [] } };
  return { ...call, line, column, excerpt: [], excerptLine: line, syntax: unplaced };
}
