/** Reads the lines of `perf script`. */
import { Failure } from '../../model/failure.js';
import { counted } from '../../text/words.js';
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
/** Letters of the lines whose meaning is remembered: some 100,000 lines. */
const MOST_KNOWN_LETTERS = 10_000_000;

/**
 * The most that is held of one text, bytes, with what is made of it for the report: a process that holds nothing has 75
 * MB, the lines that are remembered take up to 60, and 600 are what reading any file may take (files/limits.js).
 */
const MOST_HELD_BYTES = 400e6;

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
  /** Whether the text ends within a sample: who called its frames is not known. */
  isCut = false;
  /** @type {Set<string>} events that samples were taken by */
  events = new Set();
  /** @type {HeaderRow | null} */
  #open = null;
  /** @type {FrameRow[]} */
  #rows = [];
  #code;
  /** Of all threads, bytes. */
  #held = 0;
  /** @type {Map<string, FrameRow | null>} frames by line: a program has few */
  #known = new Map();
  #knownLetters = 0;

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

  /**
   * A sample ends with a blank line, unless its only frame is in its first.
   * @param {string} rest what follows the end of the last line
   */
  end(rest) {
    if (this.#open?.rest) this.#close();
    if (this.#open === null && rest !== '') this.line(rest);
    this.isCut = this.#open !== null;
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
      this.#held -= thread.heldBytes;
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
      this.#knownLetters += line.length;
      if (this.#knownLetters > MOST_KNOWN_LETTERS) {
        this.#known.clear();
        this.#knownLetters = 0;
      }
    }
    return row;
  }

  /** @returns {Failure} that says what there is so far */
  #tooRich() {
    const threads = [...this.threads.values()];
    const sum = (/** @type {(thread: ThreadSamples) => number} */ of) =>
      threads.reduce((all, thread) => all + of(thread), 0);
    return new Failure('perf-script-too-rich', {
      most: MOST_HELD_BYTES / 1e6,
      samples: sum(({ length }) => length),
      frames: sum(({ frames }) => frames.frames.length),
      threads: counted(threads.length, 'thread'),
    });
  }

  /** @throws {Failure} `perf-script-too-rich` */
  #close() {
    const header = this.#open;
    if (header === null) return;
    this.#open = null;
    const rows = this.#rows;
    this.#rows = [];
    const { pid, tid, comm, timeUs, period, event } = header;
    const key = `${pid} ${tid}`;
    const known = this.threads.get(key);
    const thread = known ?? new ThreadSamples(pid, tid);
    this.threads.set(key, thread);
    thread.comm = comm;
    this.events.add(event);
    const code = this.#code.get(pid);
    code?.advance(timeUs);
    this.#held -= known?.heldBytes ?? 0;
    thread.add(timeUs, period ?? NaN, code === undefined ? rows : rows.map((row, at) => code.identify(row, at > 0)));
    this.#held += thread.heldBytes;
    if (this.#held > MOST_HELD_BYTES) throw this.#tooRich();
  }
}
