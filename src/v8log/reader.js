/** Reads a V8 log from the first chunk to the last row: each row goes to what keeps its kind. */
import { Failure } from '../model/failure.js';
import { clockOfRow } from './clock-row.js';
import { parseAddress } from './code-row.js';
import { checkHeld } from './held.js';
import { IsolateCode } from './isolate-code.js';
import { Libraries } from './libraries.js';
import { Locations } from './locations.js';
import { LogRows, ROW, TICK_FIELDS } from './log-rows.js';
import { SampleColumns } from './raw-samples.js';
import { Scripts } from './scripts.js';
import { TickLine } from './tick-line.js';

/** @import { Mapping } from '../model/mapping.js' */
/** @import { LogClock } from '../model/thread-times.js' */
/** @import { CodeRow } from './code-row.js' */
/** @import { Held } from './held.js' */
/** @import { MappedLibrary } from './libraries.js' */
/** @import { RowKind } from './log-rows.js' */
/** @import { RawSamples } from './raw-samples.js' */

/**
 * The content of a V8 log, read to its end.
 * @typedef {object} V8Log
 * @property {string} v8Version `13.6.233.17`, `''` if the log does not say
 * @property {number} v8Major 0 if the log does not say
 * @property {string} platform as V8 calls it, `''` if the log does not say
 * @property {number} intervalUs sampling interval, 0 if the log does not say
 * @property {boolean} isWorker whether it is a worker thread's log
 * @property {LogClock | null} clock null if the log does not say
 * @property {string} executable path of the program's own binary
 * @property {MappedLibrary[]} libraries native code, with the sampled addresses in it
 * @property {Scripts} scripts names and sources
 * @property {Locations} locations what sampled addresses resolved to at the time, by id; and what other addresses
 *   resolve to at the end
 * @property {RawSamples} samples of them
 * @property {Record<string, number>} skipped lines that were skipped, by reason
 * @property {Held} held how much of it is kept in memory
 */

/** Rows that mean nothing for a profile. Any other unknown rows are counted. */
const IGNORED = new Set([
  'shared-library-end',
  'heap-capacity',
  'heap-available',
  'feedback-vector',
  'code-deopt',
  'code-disassemble',
  'current-time',
  'timer-event-start',
  'timer-event-end',
  'timer-event',
  'function',
  'script',
  'script-details',
  'compilation-cache',
  'map',
  'map-create',
  'map-details',
  'map-move',
  'active-runtime-timer',
  'code-disable-optimization',
  'heap-sample-begin',
  'heap-sample-end',
  'heap-sample-item',
  'code-delete',
  'function-creation',
  'function-move',
  'suspect-read',
]);

/** Reads a V8 log: feed it chunks, then call `end`. Unreadable lines are counted, never fatal. */
export class V8LogReader {
  #code = new IsolateCode();
  #libraries = new Libraries();
  #samples = new SampleColumns();
  /** What addresses resolve to at the current line of the log. */
  locations = new Locations(this.#code, this.#libraries);
  /** Scripts seen so far. */
  scripts = new Scripts();
  /** `''` until the log says. */
  v8Version = '';
  #platform = '';
  #intervalUs = 0;
  /** @type {LogClock | null} */
  #clock = null;
  /** Number of V8 log rows seen; a file without any is not a V8 log. */
  #known = 0;
  /** @type {Record<string, number>} see V8Log */
  #skipped = {};
  #tick = new TickLine();
  #rows = new LogRows((bytes, start, end, kind, code) => this.#row(bytes, start, end, kind, code));

  /** @param {Mapping[]} [mappings] libraries that were loaded after V8 wrote its list: native addons */
  constructor(mappings = []) {
    for (const { path, start, end } of mappings) this.#libraries.add(path, start, end);
  }

  /**
   * @param {Buffer} chunk the next bytes of the log; not kept
   * @throws {Failure} `log-too-rich` if the log would exceed the memory limit
   */
  push(chunk) {
    this.#rows.push(chunk);
    checkHeld(this.#held());
  }

  /**
   * To be called after the last chunk.
   * @returns {V8Log} what was read
   * @throws {Failure} `log-unrecognised` if no line was one of a V8 log
   */
  end() {
    const { rest, tooLong, ticksInNames } = this.#rows.end();
    if (rest === ROW.tick) this.#samples.drop('truncated');
    else if (rest !== null) this.#skip('truncated');
    if (tooLong > 0) this.#skipped['too-long'] = tooLong;
    if (ticksInNames > 0) this.#skipped['tick-in-name'] = ticksInNames;
    if (this.#known === 0) throw new Failure('log-unrecognised');
    const held = this.#held();
    return {
      v8Version: this.v8Version,
      v8Major: this.#code.v8Major,
      platform: this.#platform,
      intervalUs: this.#intervalUs,
      isWorker: this.#code.isWorker,
      clock: this.#clock,
      executable: this.#libraries.executable,
      libraries: this.#libraries.list(),
      scripts: this.scripts,
      locations: this.locations,
      samples: this.#samples.finish(),
      skipped: this.#skipped,
      held,
    };
  }

  /** @returns {Held} how much is kept of the log */
  #held() {
    return {
      ticks: this.#samples.length,
      places: this.locations.list.length,
      frames: 0,
      functions: this.#code.functionCount + this.scripts.count,
      code: this.#code.map.size,
      infos: this.#code.infoCount,
      stacks: this.#samples.stackCount,
      textBytes: this.#code.textBytes + this.locations.tableBytes + this.scripts.textBytes,
    };
  }

  /** @param {string} reason why a line is left out */
  #skip(reason) {
    this.#skipped[reason] = (this.#skipped[reason] ?? 0) + 1;
  }

  /**
   * @param {Buffer} bytes holds the row
   * @param {number} start of the row
   * @param {number} end of the row
   * @param {RowKind} kind of the row
   * @param {CodeRow | null} code see LogRows
   * @returns {void}
   */
  #row(bytes, start, end, kind, code) {
    if (kind === ROW.tick) return this.#tickRow(bytes, start + TICK_FIELDS, end);
    if (kind === ROW.other) return end === start ? this.#skip('empty') : this.#rareRow(bytes.subarray(start, end));
    this.#known++;
    if (kind === ROW.memory) return;
    if (code !== null) this.#clock ??= clockOfRow(code, bytes, start);
    const isRead =
      kind === ROW.codeCreation ? code !== null && this.#create(code) : this.#code.addSourceInfo(bytes, start, end);
    if (!isRead) this.#skip('unparsable');
  }

  /**
   * @param {Buffer} bytes holds the line
   * @param {number} start of the first field
   * @param {number} end of the line
   */
  #tickRow(bytes, start, end) {
    this.#known++;
    if (this.#tick.parse(bytes, start, end)) this.#samples.add(this.#tick, this.locations);
    else this.#samples.drop('unparsable');
  }

  /**
   * @param {CodeRow} row a `code-creation`
   * @returns {boolean} false if it is impossible
   */
  #create(row) {
    // A library's address range may contain more than the library: from now on this place is generated code.
    if (this.#libraries.find(row.address) !== null) this.#code.map.invalidate();
    return this.#code.create(row);
  }

  /**
   * @param {Buffer} line a row whose first field must be read; only valid now
   * @returns {void}
   */
  #rareRow(line) {
    const comma = line.indexOf(0x2c);
    const record = line.toString('latin1', 0, comma === -1 ? Math.min(line.length, 64) : Math.min(comma, 64));
    const isRead = this.#dispatch(record, line);
    if (isRead === null) return this.#skip('unknown-record');
    this.#known++;
    if (!isRead) this.#skip('unparsable');
  }

  /**
   * @param {string} record the row's first field
   * @param {Buffer} line the row
   * @returns {boolean | null} false if it can't be parsed, null if the record is unknown
   */
  #dispatch(record, line) {
    switch (record) {
      case 'code-move':
      case 'sfi-move':
        return this.#code.move(line.toString('latin1'));
      case 'script-source':
        return this.scripts.add(line);
      case 'shared-library':
        return this.#libraries.addLine(line.toString('latin1'));
      case 'new':
        return this.#codeRange(line.toString('latin1'));
      case 'v8-version':
      case 'v8-platform':
      case 'profiler':
        return this.#header(record, line.toString('latin1').split(','));
      default:
        // Inline cache events are named after the cache: `LoadIC,...`.
        return IGNORED.has(record) || record.endsWith('IC') ? true : null;
    }
  }

  /**
   * @param {string} record which of the three
   * @param {string[]} fields of the row
   * @returns {boolean} false if it can't be parsed
   */
  #header(record, fields) {
    if (record === 'v8-version') {
      if (!fields.slice(1, 5).every((field) => /^\d+$/.test(field)) || fields.length < 5) return false;
      this.v8Version = fields.slice(1, 5).join('.');
      this.#code.v8Major = Number(fields[1]);
    } else if (record === 'v8-platform') {
      this.#platform = fields[1] ?? '';
    } else if (fields[1] === 'begin') {
      if (!/^\d{1,9}$/.test(fields[2] ?? '')) return false;
      this.#intervalUs = Number(fields[2]);
    }
    return true;
  }

  /**
   * @param {string} line `new,CodeRange,ADDRESS,SIZE`; other memory says nothing about code
   * @returns {boolean} false if it can't be parsed
   */
  #codeRange(line) {
    const [, , address] = line.split(',');
    const start = parseAddress(address);
    if (start > 0) this.#code.builtinCopy.setCodeRange(start);
    return start >= 0;
  }
}
