import { ThreadSamples } from './thread.js';
import { frameRow, headerRow } from './text-rows.js';

/** @import { GeneratedCode } from './generated-code.js' */
/** @import { FrameRow, HeaderRow } from './text-rows.js' */

/** perf's own records, printed by `--show-lost-events` and `--show-task-events`. */
const RECORD = /^PERF_RECORD_/;
const LOST = /^lost (\d{1,12})$/;
/** A comment, as `perf script --header` prints; what perf says of itself between samples. */
const COMMENT = /^#/;
/** Of a stack with more frames the outer ones are left out. */
const MOST_FRAMES = 2_000;
/** Lines whose meaning is remembered. */
const MOST_KNOWN = 100_000;

/** Reads the lines, keeps the samples by thread, and counts what it leaves out. */
export class PerfReader {
  /** @type {Map<string, ThreadSamples>} */
  threads = new Map();
  /** Lines that were left out, by reason. */
  skipped = { unparsable: 0, tooLong: 0 };
  /** Samples that the kernel or perf lost. */
  lost = 0;
  /** Samples before a process became the program that it is known as: a shell's. */
  beforeExec = 0;
  /** Frames beyond the most that are kept of a stack. */
  cutFrames = 0;
  /** @type {Set<string>} events that samples were taken by */
  events = new Set();
  /** @type {HeaderRow | null} */
  #open = null;
  /** @type {FrameRow[]} */
  #rows = [];
  #code;
  /** @type {Map<string, FrameRow | null>} frames by line: a program has few */
  #known = new Map();

  /** @param {Map<number, GeneratedCode>} code what V8 logged of it, by process */
  constructor(code) {
    this.#code = code;
  }

  /** @param {string} line without its end */
  line(line) {
    if (line.trim() === '') {
      this.#close();
      return;
    }
    if (this.#open !== null) {
      const row = this.#frameOf(line);
      if (row !== null) {
        this.#keep(row);
        return;
      }
      this.#close();
    }
    const header = COMMENT.test(line) ? undefined : headerRow(line);
    if (header === null) this.skipped.unparsable++;
    else if (header !== undefined) this.#begin(header);
  }

  /** Call after the last line. */
  end() {
    this.#close();
  }

  /**
   * @param {HeaderRow} header of a sample, or of a record of perf's own
   */
  #begin(header) {
    if (RECORD.test(header.event)) {
      this.#record(header);
      return;
    }
    this.#open = header;
    if (header.rest === '') return;
    const only = frameRow(header.rest);
    if (only !== null) this.#keep(only);
  }

  /**
   * @param {HeaderRow} record of perf's own
   */
  #record({ event, rest, pid }) {
    const lost = LOST.exec(rest);
    if (lost !== null) this.lost += Number(lost[1]);
    // A process became another program: what was before is not of this one.
    if (event !== 'PERF_RECORD_COMM' || !rest.startsWith('exec:')) return;
    for (const [key, thread] of this.threads) {
      if (thread.pid !== pid || pid === 0) continue;
      this.beforeExec += thread.length;
      this.threads.delete(key);
    }
  }

  /** @param {FrameRow} row of the open sample */
  #keep(row) {
    if (this.#rows.length < MOST_FRAMES) this.#rows.push(row);
    else this.cutFrames++;
  }

  /**
   * @param {string} line within a sample
   * @returns {FrameRow | null} null if it is no frame
   */
  #frameOf(line) {
    let row = this.#known.get(line);
    if (row === undefined) {
      row = frameRow(line);
      this.#known.set(line, row);
      if (this.#known.size > MOST_KNOWN) this.#known.clear();
    }
    return row;
  }

  #close() {
    const header = this.#open;
    if (header === null) return;
    this.#open = null;
    const rows = this.#rows;
    this.#rows = [];
    const { pid, tid, comm, timeUs, period, event } = header;
    const key = `${pid} ${tid}`;
    const thread = this.threads.get(key) ?? new ThreadSamples(pid, tid);
    this.threads.set(key, thread);
    thread.comm = comm;
    this.events.add(event);
    const code = this.#code.get(pid);
    code?.advance(timeUs);
    thread.add(timeUs, period ?? NaN, code === undefined ? rows : rows.map((row, at) => code.identify(row, at > 0)));
  }
}
