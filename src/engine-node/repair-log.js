/** Rewrites a log so that Node's processor reads all of it correctly. */
import { isEmbedded, rowName } from '../v8log/code-row.js';
import { LogRows, ROW, TICK_FIELDS } from '../v8log/log-rows.js';
import { TickLine } from '../v8log/tick-line.js';
import { field, safeName } from './safe-text.js';
import { leafOf, startsWith } from './scan-log.js';

/** @import { CodeRow } from '../v8log/code-row.js' */
/** @import { MappedLibrary } from '../v8log/libraries.js' */
/** @import { RowKind } from '../v8log/log-rows.js' */
/** @import { LogScan } from './scan-log.js' */

/**
 * Rows that Node's processor doesn't need for its text. It searches each line from its beginning for every 4 KiB that
 * it reads, so the source of one large script can take minutes.
 */
const LEFT_OUT = ['script-source,', 'code-source-info,', 'code-disassemble,'].map((text) => Buffer.from(text));
const SHARED_LIBRARY = Buffer.from('shared-library,');
/** `v8-version` must stay the first row: with it the processor checks that the log is from its own V8. */
const VERSION = Buffer.from('v8-');

/** V8 11 (Node 20) runs its builtins elsewhere than it logs them: see v8log/builtin-copy.js. */
const MISPLACED_BUILTINS = 11;

const BLOCK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/**
 * @typedef {object} RepairOptions
 * @property {boolean} keepSlide of libraries: see libraryRows
 * @property {Set<number> | null} leaves if given, only ticks in these native addresses are kept
 */

/**
 * Rewrites a log so that Node's processor reads all of it correctly, in memory that does not depend on the log's size.
 * This is wrong with a log as V8 writes it: several rows for one library; builtins at addresses where they do not run
 * (V8 11); commas and line feeds in function names; empty lines, which such names leave and at which the processor
 * stops; a last line that was cut off.
 * @param {AsyncIterable<Buffer> | Iterable<Buffer>} chunks of the log; not kept
 * @param {LogScan} scan of the same log
 * @param {RepairOptions} options what to write
 * @returns {AsyncGenerator<Buffer>} the repaired log
 */
export async function* repairLog(chunks, scan, options) {
  const output = new ByteBlocks();
  const rewriter = new RowRewriter(scan, options, output);
  const rows = new LogRows((bytes, start, end, kind, code) => rewriter.add(bytes.subarray(start, end), kind, code));
  for await (const chunk of chunks) {
    rows.push(chunk);
    yield* output.takeFull();
  }
  rows.end();
  yield* output.takeAll();
}

/** Writes each row as it should be. */
class RowRewriter {
  #wroteLibraries = false;
  #tick = new TickLine();

  /**
   * @param {LogScan} scan of the whole log
   * @param {RepairOptions} options what to write
   * @param {ByteBlocks} output takes the rows
   */
  constructor(scan, options, output) {
    this.scan = scan;
    this.options = options;
    this.output = output;
  }

  /**
   * @param {Buffer} row of the log
   * @param {RowKind} kind of the row
   * @param {CodeRow | null} code see LogRows
   * @returns {void}
   */
  add(row, kind, code) {
    if (row.length === 0) return;
    if (!this.#wroteLibraries && !startsWith(row, VERSION)) this.#writeLibraries();
    if (code !== null) return this.#code(row, code);
    if (kind === ROW.codeCreation) return this.#damaged(row);
    if (startsWith(row, SHARED_LIBRARY) || LEFT_OUT.some((start) => startsWith(row, start))) return;
    const { leaves } = this.options;
    if (leaves !== null && kind === ROW.tick && !this.#isIn(row, leaves)) return;
    this.output.line(row);
  }

  /**
   * @param {Buffer} row a tick
   * @param {Set<number>} leaves native addresses
   * @returns {boolean} whether it was in one of them
   */
  #isIn(row, leaves) {
    return this.#tick.parse(row, TICK_FIELDS, row.length) && leaves.has(leafOf(this.#tick));
  }

  /** All at once, before anything that may refer to them. */
  #writeLibraries() {
    this.#wroteLibraries = true;
    for (const row of libraryRows(this.scan.libraries.list(), this.options.keepSlide))
      this.output.line(Buffer.from(row));
  }

  /**
   * A V8 that we don't know may write rows that only its own Node can parse. With the backslashes doubled, nothing in
   * such a row can become a line of the text.
   * @param {Buffer} row a `code-creation`
   */
  #damaged(row) {
    const text = row.toString('latin1').replaceAll('\\', '\\\\').replaceAll('\r', ' ');
    this.output.line(Buffer.from(text, 'latin1'));
  }

  /**
   * @param {Buffer} row a `code-creation`
   * @param {CodeRow} parsed the same, its name still a part of the row
   */
  #code(row, parsed) {
    const safe = safeName(parsed, this.scan.v8Major);
    const logged = rowName(parsed);
    const name = safe === null ? logged : Buffer.from(safe);
    const start = logged.byteOffset - row.byteOffset;
    const tail = row.subarray(start + logged.length);
    this.output.line(safe === null ? row : Buffer.concat([row.subarray(0, start), name, tail]));
    if (this.scan.v8Major !== MISPLACED_BUILTINS || !isEmbedded(parsed.type)) return;
    const copy = this.scan.builtinCopy.toCopy(parsed.address);
    if (copy === -1) return;
    const head = `code-creation,${parsed.type},${parsed.kind},0,0x${copy.toString(16)},${parsed.size},`;
    this.output.line(Buffer.concat([Buffer.from(head), name, tail]));
  }
}

/**
 * The `shared-library` rows of a repaired log. A file with several executable mappings has several rows with the same
 * start, and Node's processor keeps only the first of them (V8: CodeMap.addLibrary in tools/codemap.mjs, and
 * SplayTree.insert): ticks in the rest of the file become UNKNOWN. One row up to the last end covers them all.
 * @param {MappedLibrary[]} libraries of the log, addons included
 * @param {boolean} keepSlide whether each row keeps its slide; otherwise it is 0, for symbols at runtime addresses
 * @returns {string[]} rows
 */
function libraryRows(libraries, keepSlide) {
  const lines = [];
  for (const { path, rows } of libraries) {
    /** @type {Map<number, {end: number, slide: number}>} */
    const merged = new Map();
    for (const { start, end, slide } of rows)
      merged.set(start, { end: Math.max(end, merged.get(start)?.end ?? 0), slide });
    for (const [start, { end, slide }] of merged) {
      lines.push(
        `shared-library,${field(path)},0x${start.toString(16)},0x${end.toString(16)},${keepSlide ? slide : 0}`,
      );
    }
  }
  return lines;
}

/** Collects lines in blocks that are large enough to be worth writing. */
class ByteBlocks {
  #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #used = 0;
  /** @type {Buffer[]} */
  #full = [];

  /** @param {Buffer} line without its end; copied */
  line(line) {
    if (this.#used + line.length + 1 > this.#block.length) this.#close(line.length + 1);
    this.#used += line.copy(this.#block, this.#used);
    this.#block[this.#used++] = LINE_FEED;
  }

  /** @returns {Buffer[]} the full blocks; they belong to the caller */
  takeFull() {
    return this.#full.splice(0);
  }

  /** @returns {Buffer[]} everything that is left; call it at the end */
  takeAll() {
    this.#close(0);
    return this.takeFull();
  }

  /** @param {number} needed bytes that the next block must have room for */
  #close(needed) {
    if (this.#used > 0) this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, needed));
    this.#used = 0;
  }
}
