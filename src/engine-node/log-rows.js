import { parseCodeRow } from '../v8log/code-row.js';
import { LineSplitter } from '../v8log/line-splitter.js';

/** @import { CodeRow } from '../v8log/code-row.js' */

/**
 * What a row is told to be: a whole `code-creation`; one without its end, which cannot be used; or
 * anything else.
 * @typedef {CodeRow | 'incomplete' | null} RowKind
 */

/** A name with more line feeds than this is a damaged row. */
const MOST_NAME_LINES = 64;

const CODE_CREATION = Buffer.from('code-creation,');
const LINE_FEED = Buffer.from('\n');
/** How the row of a function ends. */
const NAME_TAIL = /:\d+:\d+,0x[0-9a-f]+,[~^+*'o]*$/;

/**
 * Cuts a log into its rows. A row is a line, but V8 logs function names raw, with the line feeds that
 * they may hold: those lines are put together again, so that what a name says is never taken for a row.
 */
export class LogRows {
  #splitter = new LineSplitter((bytes, start, end) => this.#line(bytes.subarray(start, end)));
  /** @type {Buffer[]} the beginning of a row whose name holds a line feed, and the lines after it */
  #pending = [];

  /** @param {(row: Buffer, kind: RowKind) => void} onRow called with each row; the bytes are only valid then */
  constructor(onRow) {
    this.onRow = onRow;
  }

  /** @param {Buffer} chunk the next bytes of the log; not kept */
  push(chunk) {
    this.#splitter.push(chunk);
  }

  /** @returns {number} rows that were left out: cut off at the end, or too long */
  end() {
    this.#giveUpPending();
    return this.#splitter.tooLong + (this.#splitter.end().length > 0 ? 1 : 0);
  }

  /**
   * @param {Buffer} line only valid now
   * @returns {void}
   */
  #line(line) {
    if (this.#pending.length > 0) return this.#continueName(Buffer.from(line));
    if (!isCodeCreation(line)) return this.onRow(line, null);
    const row = parseCodeRow(line);
    if (row === 'incomplete') this.#pending = [Buffer.from(line)];
    else this.onRow(line, row ?? 'incomplete');
  }

  /**
   * @param {Buffer} line the next line after a row without its end
   * @returns {void}
   */
  #continueName(line) {
    if (isCodeCreation(line) && typeof parseCodeRow(line) === 'object') {
      this.#giveUpPending();
      return this.#line(line);
    }
    this.#pending.push(LINE_FEED, line);
    const joined = NAME_TAIL.test(line.toString('latin1', Math.max(0, line.length - 64))) ? Buffer.concat(this.#pending) : null;
    const row = joined === null ? null : parseCodeRow(joined);
    if (joined !== null && row !== null && row !== 'incomplete') {
      this.#pending = [];
      this.onRow(joined, row);
    } else if (this.#pending.length > 2 * MOST_NAME_LINES) {
      this.#giveUpPending();
    }
  }

  /** The row never got its end: it is one bad row, and the lines after it are lines again. */
  #giveUpPending() {
    const [bad, ...lines] = this.#pending;
    this.#pending = [];
    if (bad === undefined) return;
    this.onRow(bad, 'incomplete');
    for (const line of lines) if (line !== LINE_FEED) this.#line(line);
  }
}

/**
 * @param {Buffer} line of a log
 * @returns {boolean} whether it begins like a row about new code
 */
function isCodeCreation(line) {
  return line.length > CODE_CREATION.length && line.compare(CODE_CREATION, 0, CODE_CREATION.length, 0, CODE_CREATION.length) === 0;
}
