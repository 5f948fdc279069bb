import { parseCodeRow } from '../v8log/code-row.js';
import { CutRow } from '../v8log/cut-row.js';
import { LineSplitter } from '../v8log/line-splitter.js';

/** @import { CodeRow } from '../v8log/code-row.js' */

/**
 * What a row is told to be: a whole `code-creation`; one without its end, which cannot be used; or
 * anything else.
 * @typedef {CodeRow | 'incomplete' | null} RowKind
 */

const CODE_CREATION = Buffer.from('code-creation,');
const LINE_FEED = Buffer.from('\n');

/**
 * Cuts a log into its rows. A row is a line, but V8 logs function names raw, with the line feeds that
 * they may hold: those lines are put together again, so that what a name says is never taken for a row.
 */
export class LogRows {
  #splitter = new LineSplitter((bytes, start, end) => this.#line(bytes.subarray(start, end)));
  #cut = new CutRow();
  /** Beginning of the row that is cut; then its further lines, with the line feeds between them. @type {Buffer[]} */
  #parts = [];

  /** @param {(row: Buffer, kind: RowKind) => void} onRow called with each row; the bytes are only valid then */
  constructor(onRow) {
    this.onRow = onRow;
  }

  /** @param {Buffer} chunk the next bytes of the log; not kept */
  push(chunk) {
    this.#splitter.push(chunk);
  }

  /**
   * To be called after the last chunk.
   * @returns {{rest: Buffer, tooLong: number, ticksInNames: number}} the last line if it was cut off: it is not a row;
   *   how many were too long to be read; and how many within names look like ticks
   */
  end() {
    this.#giveUpCut();
    return { rest: this.#splitter.end(), tooLong: this.#splitter.tooLong, ticksInNames: this.#cut.ticksInNames };
  }

  /**
   * @param {Buffer} line only valid now
   * @returns {void}
   */
  #line(line) {
    if (this.#cut.isOpen) return this.#continueName(Buffer.from(line));
    if (!isCodeCreation(line)) return this.onRow(line, null);
    const row = parseCodeRow(line);
    if (row !== 'incomplete') return this.onRow(line, row ?? 'incomplete');
    this.#parts = [Buffer.from(line)];
    this.#cut.begin(this.#parts[0]);
  }

  /**
   * @param {Buffer} line the next line of a row that was cut; kept
   * @returns {void}
   */
  #continueName(line) {
    // Whatever begins like a row is one, so that what is given up holds no further beginning.
    if (isCodeCreation(line)) {
      this.#giveUpCut();
      return this.#line(line);
    }
    this.#parts.push(LINE_FEED, line);
    if (this.#cut.append(line) !== null) {
      const whole = Buffer.concat(this.#parts);
      this.onRow(whole, parseCodeRow(whole));
    } else if (this.#cut.isHopeless) {
      this.#giveUpCut();
    }
  }

  /** The row never got its end: it is one bad row, and the lines after it are lines again. */
  #giveUpCut() {
    if (!this.#cut.isOpen) return;
    const lines = this.#cut.abandon();
    this.onRow(this.#parts[0], 'incomplete');
    for (const line of lines) this.#line(line);
  }
}

/**
 * @param {Buffer} line of a log
 * @returns {boolean} whether it begins like a row about new code
 */
function isCodeCreation(line) {
  return (
    line.length >= CODE_CREATION.length &&
    line.compare(CODE_CREATION, 0, CODE_CREATION.length, 0, CODE_CREATION.length) === 0
  );
}
