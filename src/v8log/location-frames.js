/** Which frames a location stands for: its function with name and line, and what V8 inlined there. */
import { fileName, isInPackage } from '../model/file-path.js';
import { FrameTable } from '../model/frame-table.js';
import { PROBE } from '../model/made-up.js';
import { lineTable } from '../source/line-table.js';
import { isForeignName } from '../source/source-file.js';
import { unescapeBytes, unescapeUnits } from './escapes.js';
import { splitFunctionName, toPath } from './function-name.js';
import { SourcePositions } from './source-info.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { LineTable, Position } from '../source/line-table.js' */
/** @import { Code, LoggedFunction } from './isolate-code.js' */
/** @import { Location } from './locations.js' */
/** @import { Scripts } from './scripts.js' */
/** @import { SymbolTable } from './symbol-table.js' */

/**
 * A loop statement where the position of a call was expected. When Maglev peels a loop, calls and inlined functions in
 * the loop after the peeled iteration have the position of the loop itself (seen in logs of Node 24; PeelLoop in V8's
 * src/maglev/maglev-graph-builder.cc): better no line than a wrong one.
 */
const LOOP = /(?:for|while|do)\b/y;

/** Names that scripts give themselves: URLs, absolute paths. */
const NAMED = /^(?:[\w-]+:\/\/|\/|[A-Za-z]:[\\/])/;

/** @typedef {{table: LineTable, source: string}} Lines of a script */

/** Turns locations into frames: names split, inlining expanded, offsets made lines. */
export class LocationFrames {
  table = new FrameTable();
  /** Inlined functions that no log row names. */
  unknownInlined = 0;
  /** @type {Map<number, Lines | null>} by script id */
  #lines = new Map();
  /** @type {Map<LoggedFunction, Partial<Frame> & {name: string, kind: Frame['kind']}>} */
  #functions = new Map();

  /** @type {Map<LoggedFunction, Map<string, number>>} frames by tier and offset */
  #known = new Map();
  /** @type {Map<Code, SourcePositions>} */
  #positions = new Map();
  /** @type {Map<LoggedFunction, number>} bytes of its baseline code */
  #baselineSizes = new Map();

  /**
   * @param {Scripts} scripts of the isolate
   * @param {SymbolTable} symbols of native code
   */
  constructor(scripts, symbols) {
    this.scripts = scripts;
    this.symbols = symbols;
  }

  /**
   * @param {Location} location to expand
   * @returns {number[]} frame indexes, innermost first
   */
  framesOf(location) {
    if ('unknown' in location) return [this.table.intern({ name: '(unknown)', kind: 'unknown', named: false })];
    if ('library' in location) return [this.#nativeFrame(location.library.path, location.address)];
    return this.#codeFrames(location.code, location.offset);
  }

  /**
   * @param {Location} location of a caller
   * @returns {number} index of a frame that distinguishes its call from the function's other calls, -1 except for
   *   baseline code without positions. Such code is the same whenever it is compiled from the same bytecode; a
   *   different size means different offsets
   */
  baselineCall(location) {
    if (!('code' in location) || location.code.tier !== 'sparkplug' || tablesOf(location.code) !== null) return -1;
    const { code, offset } = location;
    const size = this.#baselineSizes.get(code.function) ?? code.size;
    this.#baselineSizes.set(code.function, size);
    return size === code.size ? this.#functionFrame(code, code.function, -1, offset + 1) : -1;
  }

  /**
   * @param {string} path of the library
   * @param {number} address runtime address
   * @returns {number} frame index
   */
  #nativeFrame(path, address) {
    const symbol = this.symbols.find(path, address);
    if (symbol !== null) {
      return this.table.intern({ name: symbol.name, kind: 'native', library: path, component: symbol.component });
    }
    return this.table.intern({
      name: fileName(path),
      kind: 'native',
      library: path,
      component: this.symbols.componentOf(path, address),
      named: false,
    });
  }

  /**
   * @param {Code} code generated code
   * @param {number} offset into it
   * @returns {number[]} frame indexes, innermost first
   */
  #codeFrames(code, offset) {
    const tables = tablesOf(code);
    if (tables === null) return [this.#functionFrame(code, code.function, -1)];
    let positions = this.#positions.get(code);
    if (positions === undefined) {
      positions = new SourcePositions(tables);
      this.#positions.set(code, positions);
    }
    const frames = [];
    for (const inlined of positions.framesAt(offset)) {
      const callee = inlined.functionIndex === -1 ? code.function : code.inlined[inlined.functionIndex];
      if (callee === null || callee === undefined) this.unknownInlined++;
      else frames.push(this.#functionFrame(code, callee, inlined.offset));
    }
    return frames;
  }

  /**
   * @param {Code} code that was executing
   * @param {LoggedFunction} callee its function, or one that was inlined in it
   * @param {number} offset script offset that was executing, -1 if unknown
   * @param {number} [callOffset] see Frame
   * @returns {number} frame index
   */
  #functionFrame(code, callee, offset, callOffset = 0) {
    const known = this.#known.get(callee) ?? new Map();
    this.#known.set(callee, known);
    const key = `${code.tier}${offset}:${callOffset}`;
    let index = known.get(key);
    if (index === undefined) {
      index = this.#makeFunctionFrame(code, callee, offset, callOffset);
      known.set(key, index);
    }
    return index;
  }

  /**
   * @param {Code} code that was executing
   * @param {LoggedFunction} callee its function, or one that was inlined in it
   * @param {number} offset script offset that was executing, -1 if unknown
   * @param {number} callOffset see Frame
   * @returns {number} frame index
   */
  #makeFunctionFrame(code, callee, offset, callOffset) {
    const parts = this.#describe(callee);
    const tier = parts.kind === 'js' ? code.tier : '';
    if (parts.kind !== 'js' || parts.file === '' || parts.file?.startsWith('node:'))
      return this.table.intern({ ...parts, tier });
    const call = offset >= 0 ? this.#positionOf(callee.scriptId, offset) : undefined;
    // Its calls will be looked up in the source.
    if (callOffset > 0) this.#linesOf(callee.scriptId);
    return this.table.intern({ ...parts, tier, callLine: call?.line ?? 0, callColumn: call?.column ?? 0, callOffset });
  }

  /**
   * @param {LoggedFunction} logged function of the log
   * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what all its frames have in common
   */
  #describe(logged) {
    let parts = this.#functions.get(logged);
    if (parts === undefined) {
      parts = describeFunction(logged, logged.scriptId === -1 ? null : this.scripts.nameOf(logged.scriptId));
      this.#functions.set(logged, parts);
    }
    return parts;
  }

  /**
   * @param {number} scriptId of the script
   * @param {number} offset into its source
   * @returns {Position | undefined} undefined if it is not a call's position, or unknown
   */
  #positionOf(scriptId, offset) {
    const lines = this.#linesOf(scriptId);
    if (lines === null) return undefined;
    LOOP.lastIndex = offset;
    return LOOP.test(lines.source) ? undefined : lines.table.positionOf(offset);
  }

  /**
   * @param {number} scriptId of the script
   * @returns {Lines | null} its lines; null if its source was not logged
   */
  #linesOf(scriptId) {
    let lines = this.#lines.get(scriptId);
    if (lines === undefined) {
      const source = scriptId === -1 ? null : this.scripts.sourceOf(scriptId);
      lines = source === null ? null : { table: lineTable(source), source };
      this.#lines.set(scriptId, lines);
    }
    return lines;
  }

  /**
   * @param {ReadonlySet<string>} asked paths of files that are on no stack, and whose calls are looked up anyway
   * @returns {Map<string, string>} sources, by path: of those, of the files whose lines were looked up, of generated
   *   files on stacks, and of all user files, which show callers and routes
   */
  sources(asked) {
    const sources = new Map();
    const onStacks = new Set(this.table.frames.map(({ file }) => file));
    for (const id of this.scripts.ids()) {
      const file = toPath(unescapeUnits(this.scripts.nameOf(id) ?? ''));
      const isNeeded = asked.has(file) || isOwnScript(file) || (onStacks.has(file) && this.#isCompiled(id, file));
      const source = this.#lines.get(id)?.source ?? (isNeeded ? this.scripts.sourceOf(id) : null);
      if (source !== null) sources.set(file, source);
    }
    return sources;
  }

  /**
   * @param {number} id of a script
   * @param {string} file its path
   * @returns {boolean} whether it may be compiled rather than written by somebody
   */
  #isCompiled(id, file) {
    return this.scripts.mayHaveMap(id) || isForeignName(file);
  }
}

/**
 * @param {string} file path of a script
 * @returns {boolean} whether it is the program's own
 */
export function isOwnScript(file) {
  return file !== '' && !file.startsWith('node:') && !isInPackage(file) && !PROBE.test(file);
}

/**
 * @param {Code} code generated code
 * @returns {string | null} its tables; also null if its row has no positions: then it begins with the comma after them
 */
function tablesOf({ tables }) {
  return tables === null || tables.startsWith(',') ? null : tables;
}

/**
 * @param {LoggedFunction} logged function of the log
 * @param {string | null} script raw name of the script that holds it, null if unknown
 * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what all its frames have in common
 */
export function describeFunction({ name: raw, kind, type }, script) {
  if (kind === 'regexp') return { name: unescapeUnits(raw.toString('latin1')), kind };
  if (kind === 'wasm') return { name: unescapeBytes(raw.toString('latin1')), kind };
  if (kind === 'builtin') {
    const name = raw.toString('latin1');
    return { name: type === 'BytecodeHandler' ? `BytecodeHandler: ${name}` : name, kind };
  }
  const split = splitFunctionName(raw, script);
  const parts = split.file === '' && script !== null && NAMED.test(script) ? named(split, script) : split;
  const atStart = parts.name === '' && parts.line === 1 && parts.column === 1 && parts.file !== '';
  return { ...parts, kind, moduleBody: type === 'Script' || atStart };
}

/**
 * @template {{name: string}} T
 * @param {T} split name and place of a function whose script has no name in the rows of its code
 * @param {string} script raw name that the script gives itself
 * @returns {T & {file: string}} the same with that
 */
function named(split, script) {
  return { ...split, name: split.name.trimEnd(), file: toPath(unescapeUnits(script)) };
}
