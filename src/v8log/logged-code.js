/** What a log says about generated code at addresses that another profiler, such as perf, has sampled. */
import { CLOCK, clockNs, timeOfRow } from './clock-row.js';
import { LocationFrames } from './location-frames.js';
import { V8LogReader } from './reader.js';
import { SymbolTable } from './symbol-table.js';

/** @import { Frame } from '../model/profile.js' */

const CODE_CREATION = Buffer.from('code-creation,');
const LF = 0x0a;

/**
 * What a log says about generated code, for addresses from another source: lines of calls, inlined functions, sources.
 * V8 reuses addresses, so ask in order of time.
 */
export class LoggedCode {
  #log = new V8LogReader();
  #frames = new LocationFrames(this.#log.scripts, new SymbolTable([]));
  #bytes;
  /** Where each code row begins, and its time, µs in the log. @type {{start: number, timeUs: number}[]} */
  #rows;
  #next = 0;
  #pushed = 0;
  /** µs to add to a log time to get the monotonic clock's; -Infinity if unknown. */
  #offsetUs;

  /** @param {Buffer} bytes the whole log, which needs no ticks */
  constructor(bytes) {
    this.#bytes = bytes;
    this.#rows = codeRows(bytes);
    this.#offsetUs = clockOffset(bytes, this.#rows);
  }

  /**
   * @param {AsyncIterable<Buffer> | Iterable<Buffer>} chunks of a log; not kept
   * @returns {Promise<LoggedCode>} its code
   */
  static async read(chunks) {
    const parts = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    return new LoggedCode(Buffer.concat(parts));
  }

  /** @returns {string} version of V8, `''` if unknown */
  get v8() {
    return this.#log.v8Version;
  }

  /**
   * @param {number} timeUs of the monotonic clock, from which on addresses are asked for
   * @returns {boolean} whether the code has changed
   */
  advance(timeUs) {
    const before = this.#next;
    while (this.#next < this.#rows.length && this.#rows[this.#next].timeUs + this.#offsetUs <= timeUs) this.#next++;
    if (this.#next === before && this.#pushed > 0) return false;
    this.#push(this.#rows[this.#next]?.start ?? this.#bytes.length);
    return true;
  }

  /**
   * @param {number} address in the process
   * @param {boolean} isReturn whether a call returns to it
   * @returns {Frame[] | null} what was executing there, innermost first, inlined functions expanded; null if it is not
   *   generated code
   */
  framesAt(address, isReturn) {
    const { locations } = this.#log;
    locations.refresh();
    const location = locations.list[isReturn ? locations.ofCaller(address) : locations.ofCounter(address)];
    if (!('code' in location)) return null;
    const call = isReturn ? this.#frames.baselineCall(location) : -1;
    const indexes = call === -1 ? this.#frames.framesOf(location) : [call];
    return indexes.map((index) => this.#frames.table.frames[index]);
  }

  /**
   * @param {ReadonlySet<string>} files paths of those that are needed
   * @returns {Map<string, string>} their sources, as far as the log contains them
   */
  sources(files) {
    this.#push(this.#bytes.length);
    return this.#frames.sources(files);
  }

  /** @returns {boolean} whether `sources` has those of all user files that ran; asked after it */
  get hasAllSources() {
    return this.#log.scripts.skipped === 0;
  }

  /** @param {number} end of what is to be read */
  #push(end) {
    if (end > this.#pushed) this.#log.push(this.#bytes.subarray(this.#pushed, end));
    this.#pushed = Math.max(end, this.#pushed);
  }
}

/**
 * @param {Buffer} bytes a log
 * @returns {{start: number, timeUs: number}[]} its code rows
 */
function codeRows(bytes) {
  const rows = [];
  for (let start = 0; start < bytes.length; start = endOfLine(bytes, start) + 1) {
    if (
      bytes.compare(
        CODE_CREATION,
        0,
        CODE_CREATION.length,
        start,
        Math.min(start + CODE_CREATION.length, bytes.length),
      ) !== 0
    )
      continue;
    const timeUs = timeOfRow(bytes, start);
    if (timeUs >= 0) rows.push({ start, timeUs });
  }
  return rows;
}

/**
 * @param {Buffer} bytes a log
 * @param {number} start of a line
 * @returns {number} where it ends
 */
function endOfLine(bytes, start) {
  const end = bytes.indexOf(LF, start);
  return end === -1 ? bytes.length : end;
}

/**
 * @param {Buffer} bytes a log
 * @param {{start: number, timeUs: number}[]} rows of it
 * @returns {number} µs from the monotonic clock's start to the log's; -Infinity if unknown
 */
function clockOffset(bytes, rows) {
  for (let at = bytes.indexOf(CLOCK); at !== -1; at = bytes.indexOf(CLOCK, at + 1)) {
    const row = rows.find(({ start }) => start < at && at < endOfLine(bytes, start));
    const ns = Number(clockNs(bytes, at));
    if (row !== undefined && ns > 0) return ns / 1000 - row.timeUs;
  }
  return -Infinity;
}
