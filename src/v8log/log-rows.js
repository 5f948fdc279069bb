/** Where rows of a log begin and end: most are one line, but names may contain line feeds. */
import { parseCodeRow } from './code-row.js';
import { LineSplitter } from './line-splitter.js';

/** @import { CodeRow } from './code-row.js' */

/** Rows by kind; `other` rows are few, and their first field is read. */
export const ROW = /** @type {const} */ ({ other: 0, tick: 1, codeCreation: 2, codeSourceInfo: 3, memory: 4 });

/** @typedef {typeof ROW[keyof typeof ROW]} RowKind */

/**
 * Called with each row; the bytes are valid only during the call.
 * @callback OnRow
 * @param {Buffer} bytes hold the row
 * @param {number} start of the row
 * @param {number} end of the row
 * @param {RowKind} kind of the row
 * @param {CodeRow | null} code what a `codeCreation` says, null if it can't be used: it is damaged, or its end never
 *   came. Null for other kinds
 * @returns {void}
 */

const COMMA = 0x2c;
const LINE_FEED = Buffer.from('\n');

const TICK = Array.from(Buffer.from('tick,'));
const CODE_CREATION = Array.from(Buffer.from('code-creation,'));
const CODE_SOURCE_INFO = Array.from(Buffer.from('code-source-info,'));
const NEW_MEMORY = Array.from(Buffer.from('new,'));
const DELETE = Array.from(Buffer.from('delete,'));
const CODE_RANGE = Array.from(Buffer.from('new,CodeRange,'));

/** Where the second field of a tick begins. */
export const TICK_FIELDS = TICK.length;

/** A name with more line feeds than this is a damaged row. */
const MOST_NAME_LINES = 64;
/** A longer name is, too. */
const MOST_NAME_BYTES = 1024 * 1024;
/** How a function's row ends, and how much of a line must be examined to see it. */
const NAME_TAIL = /:\d+:\d+,0x[0-9a-f]+,[~^+*'o]*$/;
const TAIL_BYTES = 64;

/**
 * Cuts a log into its rows. A row is a line, but V8 logs function names raw, including line feeds. Such lines are
 * joined again, so that the content of a name is never mistaken for a row.
 */
export class LogRows {
  #splitter = new LineSplitter((bytes, start, end) => this.#line(bytes, start, end));
  #cut = new CutRow();

  /** @param {OnRow} onRow called with each row */
  constructor(onRow) {
    this.onRow = onRow;
  }

  /** @param {Buffer} chunk the next bytes of the log; not kept */
  push(chunk) {
    this.#splitter.push(chunk);
  }

  /**
   * Call after the last chunk.
   * @returns {{rest: RowKind | null, tooLong: number, ticksInNames: number}} rest: the kind of the last line if it was
   *   cut off: it may have lost digits, so it is not a row even if it parses; tooLong: number of lines too long to
   *   read; ticksInNames: number of lines within names that look like ticks
   */
  end() {
    this.#giveUpCut();
    const rest = this.#splitter.end();
    return {
      rest: rest.length === 0 ? null : rowKind(rest, 0, rest.length),
      tooLong: this.#splitter.tooLong,
      ticksInNames: this.#cut.ticksInNames,
    };
  }

  /**
   * @param {Buffer} bytes holds the line
   * @param {number} start of the line
   * @param {number} end of the line
   * @returns {void}
   */
  #line(bytes, start, end) {
    if (this.#cut.isOpen) return this.#continueName(Buffer.from(bytes.subarray(start, end)));
    const kind = rowKind(bytes, start, end);
    if (kind !== ROW.codeCreation) return this.onRow(bytes, start, end, kind, null);
    const code = parseCodeRow(bytes, start, end);
    if (code === 'incomplete') this.#cut.begin(Buffer.from(bytes.subarray(start, end)));
    else this.onRow(bytes, start, end, kind, code);
  }

  /**
   * @param {Buffer} line the next line of a row that was cut; kept
   * @returns {void}
   */
  #continueName(line) {
    // Anything that begins like a row is one, so that an abandoned name can't contain another beginning.
    if (rowKind(line, 0, line.length) === ROW.codeCreation) {
      this.#giveUpCut();
      return this.#line(line, 0, line.length);
    }
    const whole = this.#cut.append(line);
    if (whole !== null) this.onRow(whole.bytes, 0, whole.bytes.length, ROW.codeCreation, whole.code);
    else if (this.#cut.isHopeless) this.#giveUpCut();
  }

  /** The row never got its end: count it as one bad row, and treat the lines after it as lines again. */
  #giveUpCut() {
    if (!this.#cut.isOpen) return;
    const [first, ...lines] = this.#cut.abandon();
    this.onRow(first, 0, first.length, ROW.codeCreation, null);
    for (const line of lines) this.#line(line, 0, line.length);
  }
}

/**
 * A code row that was cut by line feeds in a function's name, since names are logged raw. Everything after a row
 * without an end is text until the end comes. In a damaged log that end may be another row's, and the lines in between
 * may be ticks: nothing distinguishes them from similar text, so they are counted.
 */
export class CutRow {
  /** @type {Buffer[]} the lines, and the line feeds between them */
  #parts = [];
  #bytes = 0;
  /** Lines within joined names that look like ticks. */
  ticksInNames = 0;

  /** @returns {boolean} whether a row waits for its end */
  get isOpen() {
    return this.#parts.length > 0;
  }

  /** @returns {boolean} whether its end can no longer come */
  get isHopeless() {
    return this.#parts.length > 2 * MOST_NAME_LINES || this.#bytes > MOST_NAME_BYTES;
  }

  /** @param {Buffer} line beginning of a row; kept */
  begin(line) {
    this.#parts = [line];
    this.#bytes = line.length;
  }

  /**
   * @param {Buffer} line the next line; kept
   * @returns {{bytes: Buffer, code: CodeRow} | null} the whole row if this was its end
   */
  append(line) {
    this.#parts.push(LINE_FEED, line);
    this.#bytes += line.length;
    if (!NAME_TAIL.test(line.toString('latin1', Math.max(0, line.length - TAIL_BYTES)))) return null;
    const bytes = Buffer.concat(this.#parts);
    const code = parseCodeRow(bytes);
    if (code === null || code === 'incomplete') return null;
    this.ticksInNames += this.#parts.filter((part) => rowKind(part, 0, part.length) === ROW.tick).length;
    this.#parts = [];
    return { bytes, code };
  }

  /** @returns {Buffer[]} its lines; forgets all of it */
  abandon() {
    const lines = this.#parts.filter((part) => part !== LINE_FEED);
    this.#parts = [];
    return lines;
  }
}

/**
 * Distinguishes the frequent kinds of rows by their bytes, without making a string of the first field: a large log has
 * millions.
 * @param {Buffer} bytes holds the line
 * @param {number} start of the line
 * @param {number} end of the line
 * @returns {RowKind} its kind; `memory` for `new` and `delete` except those of the code range
 */
function rowKind(bytes, start, end) {
  if (end - start < 4) return ROW.other;
  switch (bytes[start]) {
    case TICK[0]:
      return begins(bytes, start, end, TICK) ? ROW.tick : ROW.other;
    case CODE_CREATION[0]:
      return codeRowKind(bytes, start, end);
    case NEW_MEMORY[0]:
      return begins(bytes, start, end, NEW_MEMORY) && !begins(bytes, start, end, CODE_RANGE) ? ROW.memory : ROW.other;
    case DELETE[0]:
      return begins(bytes, start, end, DELETE) ? ROW.memory : ROW.other;
    default:
      return ROW.other;
  }
}

/**
 * @param {Buffer} bytes holds a line that begins as those about code do
 * @param {number} start of the line
 * @param {number} end of the line
 * @returns {RowKind} its kind
 */
function codeRowKind(bytes, start, end) {
  if (bytes[start + CODE_CREATION.length - 1] === COMMA && begins(bytes, start, end, CODE_CREATION))
    return ROW.codeCreation;
  return begins(bytes, start, end, CODE_SOURCE_INFO) ? ROW.codeSourceInfo : ROW.other;
}

/**
 * @param {Buffer} bytes holds the line
 * @param {number} start of the line
 * @param {number} end of the line
 * @param {number[]} prefix that it may begin with
 * @returns {boolean} whether it does
 */
function begins(bytes, start, end, prefix) {
  if (end - start < prefix.length) return false;
  for (let index = 0; index < prefix.length; index++) if (bytes[start + index] !== prefix[index]) return false;
  return true;
}
