import { FrameTable } from '../model/frame-table.js';
import { lineTable } from '../source/line-table.js';
import { unescapeBytes, unescapeUnits } from './escapes.js';
import { splitFunctionName, toPath } from './function-name.js';
import { SourcePositions } from './source-info.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { Code, LoggedFunction } from './isolate-code.js' */
/** @import { Location } from './locations.js' */
/** @import { LineTable } from '../source/line-table.js' */
/** @import { Scripts } from './scripts.js' */
/** @import { SymbolTable } from './symbol-table.js' */

/**
 * A loop's statement, where the position of a call was to be expected. Where Maglev peels a loop, what it calls or
 * inlines in the loop behind the peeled iteration has the position of the loop itself (seen in logs of Node 24;
 * PeelLoop in V8's src/maglev/maglev-graph-builder.cc): better no line than the wrong one.
 */
const LOOP = /(?:for|while|do)\b/y;

/** @typedef {{table: LineTable, source: string}} Lines of a script */

/** Turns locations into frames: names split, inlining expanded, offsets made lines. */
export class LocationFrames {
  table = new FrameTable();
  /** Inlined functions that no row of the log names. */
  unknownInlined = 0;
  /** @type {Map<number, Lines | null>} by script id */
  #lines = new Map();
  /** @type {Map<LoggedFunction, Partial<Frame> & {name: string, kind: Frame['kind']}>} */
  #functions = new Map();

  /** @type {Map<LoggedFunction, Map<string, number>>} frames by tier and offset */
  #known = new Map();
  /** @type {Map<Code, SourcePositions>} */
  #positions = new Map();

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
   * @param {string} path of the library
   * @param {number} address runtime address
   * @returns {number} frame index
   */
  #nativeFrame(path, address) {
    const symbol = this.symbols.find(path, address);
    if (symbol !== null) {
      return this.table.intern({ name: symbol.name, kind: 'native', library: path, component: symbol.component });
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    return this.table.intern({ name, kind: 'native', library: path, component: this.symbols.componentOf(path, address), named: false });
  }

  /**
   * @param {Code} code generated code
   * @param {number} offset into it
   * @returns {number[]} frame indexes, innermost first
   */
  #codeFrames(code, offset) {
    // Code of some tiers has a row without positions: it begins with the comma behind them.
    if (code.tables === null || code.tables.startsWith(',')) return [this.#functionFrame(code, code.function, -1, code.function.scriptId)];
    let positions = this.#positions.get(code);
    if (positions === undefined) {
      positions = new SourcePositions(code.tables);
      this.#positions.set(code, positions);
    }
    const frames = [];
    for (const inlined of positions.framesAt(offset)) {
      const callee = inlined.functionIndex === -1 ? code.function : code.inlined[inlined.functionIndex];
      if (callee === null || callee === undefined) this.unknownInlined++;
      else frames.push(this.#functionFrame(code, callee, inlined.offset, callee.scriptId));
    }
    return frames;
  }

  /**
   * @param {Code} code that was executing
   * @param {LoggedFunction} callee its function, or one that was inlined in it
   * @param {number} offset script offset that was executing, -1 if unknown
   * @param {number} scriptId of the function
   * @returns {number} frame index
   */
  #functionFrame(code, callee, offset, scriptId) {
    const known = this.#known.get(callee) ?? new Map();
    this.#known.set(callee, known);
    const key = `${code.tier}${offset}`;
    let index = known.get(key);
    if (index === undefined) {
      index = this.#makeFunctionFrame(code, callee, offset, scriptId);
      known.set(key, index);
    }
    return index;
  }

  /**
   * @param {Code} code that was executing
   * @param {LoggedFunction} callee its function, or one that was inlined in it
   * @param {number} offset script offset that was executing, -1 if unknown
   * @param {number} scriptId of the function
   * @returns {number} frame index
   */
  #makeFunctionFrame(code, callee, offset, scriptId) {
    const parts = this.#describe(callee);
    const isUser = parts.kind === 'js' && parts.file !== '' && !parts.file?.startsWith('node:');
    const call = isUser && offset >= 0 ? this.#positionOf(scriptId, offset) : undefined;
    return this.table.intern({
      ...parts,
      tier: parts.kind === 'js' ? code.tier : '',
      callLine: call?.line ?? 0,
      callColumn: call?.column ?? 0,
    });
  }

  /**
   * @param {LoggedFunction} logged function of the log
   * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what is the same for all its frames
   */
  #describe(logged) {
    let parts = this.#functions.get(logged);
    if (parts === undefined) {
      parts = this.#describeOnce(logged);
      this.#functions.set(logged, parts);
    }
    return parts;
  }

  /**
   * @param {LoggedFunction} logged function of the log
   * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what is the same for all its frames
   */
  #describeOnce(logged) {
    const { kind, type } = logged;
    if (kind === 'regexp') return { name: unescapeUnits(logged.name.toString('latin1')), kind };
    if (kind === 'wasm') return { name: unescapeBytes(logged.name.toString('latin1')), kind };
    if (kind === 'builtin') {
      const name = logged.name.toString('latin1');
      return { name: type === 'BytecodeHandler' ? `BytecodeHandler: ${name}` : name, kind };
    }
    const script = logged.scriptId === -1 ? null : this.scripts.nameOf(logged.scriptId);
    const parts = splitFunctionName(logged.name, script);
    const atStart = parts.name === '' && parts.line === 1 && parts.column === 1 && parts.file !== '';
    return { ...parts, kind, moduleBody: type === 'Script' || atStart };
  }

  /**
   * @param {number} scriptId of the script
   * @param {number} offset into its source
   * @returns {import('../source/line-table.js').Position | undefined} undefined if it is no call's, or unknown
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
   * @returns {Map<string, string>} sources of the files whose lines were asked for, by path
   */
  sources() {
    const sources = new Map();
    for (const [id, lines] of this.#lines) {
      const name = this.scripts.nameOf(id);
      if (name !== null && lines !== null) sources.set(toPath(unescapeUnits(name)), lines.source);
    }
    return sources;
  }
}
