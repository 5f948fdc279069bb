import { parseCodeRow } from './code-row.js';

/** @import { CodeRow } from './code-row.js' */

/** A name with more line feeds than this is a damaged row. */
const MOST_NAME_LINES = 64;
/** So is a longer one. */
const MOST_NAME_BYTES = 1024 * 1024;

const LINE_FEED = Buffer.from('\n');
const TICK = Buffer.from('tick,');
/** How the row of a function ends, and how much of a line must be looked at to see it. */
const NAME_TAIL = /:\d+:\d+,0x[0-9a-f]+,[~^+*'o]*$/;
const TAIL_BYTES = 64;

/**
 * A code row that the line feeds in a function's name have cut: names are logged raw. What follows a row without its
 * end is text, until the end comes. In a damaged log that end may be another row's, and what stands between may be
 * ticks: nothing tells them from text that looks like them, so they are counted.
 */
export class CutRow {
  /** @type {Buffer[]} the lines, and the line feeds between them */
  #parts = [];
  #bytes = 0;
  /** Lines within names that were put together, such as V8 would write a tick. */
  ticksInNames = 0;

  /** @returns {boolean} whether a row waits for its end */
  get isOpen() {
    return this.#parts.length > 0;
  }

  /** @returns {boolean} whether its end will not come any more */
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
   * @returns {CodeRow | null} the whole row if this was its end
   */
  append(line) {
    this.#parts.push(LINE_FEED, line);
    this.#bytes += line.length;
    if (!NAME_TAIL.test(line.toString('latin1', Math.max(0, line.length - TAIL_BYTES)))) return null;
    const row = parseCodeRow(Buffer.concat(this.#parts));
    if (row === null || row === 'incomplete') return null;
    this.ticksInNames += this.#parts.filter((part) => part.subarray(0, TICK.length).equals(TICK)).length;
    this.#parts = [];
    return row;
  }

  /** @returns {Buffer[]} the lines after the beginning; forgets all of it */
  abandon() {
    const lines = this.#parts.filter((part) => part !== LINE_FEED);
    this.#parts = [];
    return lines.slice(1);
  }
}
