import { Failure } from '../model/failure.js';
import { parseAddress, parseCodeRow } from './code-row.js';
import { CutRow } from './cut-row.js';
import { checkHeld } from './held.js';
import { IsolateCode } from './isolate-code.js';
import { Libraries } from './libraries.js';
import { LineSplitter } from './line-splitter.js';
import { Locations } from './locations.js';
import { RawSamples } from './raw-samples.js';
import { ROW, rowKind } from './row-kind.js';
import { Scripts } from './scripts.js';
import { TickLine } from './tick-line.js';

/** Rows that carry nothing for a profile. Anything else that we don't know is counted. */
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

const TICK = Buffer.from('tick,');
const CODE_CREATION = Buffer.from('code-creation,');

/** Reads a V8 log: feed it chunks, then call `end`. Lines that it can't read are counted, never fatal. */
export class V8LogReader {
  code = new IsolateCode();
  libraries = new Libraries();
  scripts = new Scripts();
  samples = new RawSamples();
  locations = new Locations(this.code, this.libraries);
  v8Version = '';
  platform = '';
  intervalUs = 0;
  /** Rows of a V8 log that were seen; a file without any is something else. */
  rows = 0;
  /** @type {Record<string, number>} lines that were left out, by reason */
  skipped = {};
  sawEnd = false;

  #tick = new TickLine();
  #splitter = new LineSplitter((bytes, start, end) => this.#line(bytes, start, end));
  #cut = new CutRow();

  /**
   * @param {Buffer} chunk the next bytes of the log; not kept
   * @throws {Failure} `log-too-rich` if more would have to be kept of the log than may be
   */
  push(chunk) {
    this.#splitter.push(chunk);
    checkHeld(this.held);
  }

  /** @returns {import('./held.js').Held} how much is kept of the log */
  get held() {
    const { samples, locations, code, scripts } = this;
    return {
      ticks: samples.time.length,
      places: locations.list.length,
      frames: 0,
      functions: code.functionCount + scripts.count,
      code: code.map.size,
      infos: code.infoCount,
      stacks: samples.stacks.length,
      textBytes: code.textBytes + locations.tableBytes + scripts.textBytes,
    };
  }

  /**
   * To be called after the last chunk.
   * @throws {Failure} `log-unrecognised` if no line was one of a V8 log
   */
  end() {
    this.#giveUpCut();
    const rest = this.#splitter.end();
    // A line without its end may have lost digits: it is not to be trusted even if it parses.
    if (rest.length > 0) {
      if (rest.subarray(0, TICK.length).equals(TICK)) this.samples.drop('truncated');
      else this.#skip('truncated');
    }
    if (this.#splitter.tooLong > 0) this.skipped['too-long'] = this.#splitter.tooLong;
    if (this.#cut.ticksInNames > 0) this.skipped['tick-in-name'] = this.#cut.ticksInNames;
    if (this.rows === 0) throw new Failure('log-unrecognised');
  }

  /** @param {string} reason why a line is left out */
  #skip(reason) {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
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
    if (kind === ROW.tick) return this.#tickLine(bytes, start + TICK.length, end);
    if (kind === ROW.other) return end === start ? this.#skip('empty') : this.#row(bytes.subarray(start, end));
    this.rows++;
    if (kind === ROW.memory) return;
    const known =
      kind === ROW.codeCreation ? this.#codeCreation(bytes, start, end) : this.code.addSourceInfo(bytes, start, end);
    if (!known) this.#skip('unparsable');
  }

  /**
   * @param {Buffer} bytes holds the line
   * @param {number} start of the first field
   * @param {number} end of the line
   */
  #tickLine(bytes, start, end) {
    this.rows++;
    if (this.#tick.parse(bytes, start, end)) this.samples.add(this.#tick, this.locations);
    else this.samples.drop('unparsable');
  }

  /**
   * @param {Buffer} line any row but a tick; only valid now
   * @returns {void}
   */
  #row(line) {
    const comma = line.indexOf(0x2c);
    const record = line.toString('latin1', 0, comma === -1 ? Math.min(line.length, 64) : Math.min(comma, 64));
    const known = this.#dispatch(record, line);
    if (known === null) return this.#skip('unknown-record');
    this.rows++;
    if (!known) this.#skip('unparsable');
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
        return this.code.move(line.toString('latin1'));
      case 'script-source':
        return this.scripts.add(line);
      case 'shared-library':
        return this.libraries.addLine(line.toString('latin1'));
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
      this.code.v8Major = Number(fields[1]);
    } else if (record === 'v8-platform') {
      this.platform = fields[1] ?? '';
    } else if (fields[1] === 'begin') {
      if (!/^\d{1,9}$/.test(fields[2] ?? '')) return false;
      this.intervalUs = Number(fields[2]);
    } else if (fields[1] === 'end') {
      this.sawEnd = true;
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
    if (start > 0) this.code.builtinCopy.setCodeRange(start);
    return start >= 0;
  }

  /**
   * @param {Buffer} bytes hold a `code-creation` row, or the beginning of one
   * @param {number} start of the row
   * @param {number} end of the row
   * @returns {boolean} false if it can't be parsed
   */
  #codeCreation(bytes, start, end) {
    const row = parseCodeRow(bytes, start, end);
    if (row === 'incomplete') {
      this.#cut.begin(Buffer.from(bytes.subarray(start, end)));
      return true;
    }
    return row !== null && this.#create(row);
  }

  /**
   * @param {import('./code-row.js').CodeRow} row a `code-creation`
   * @returns {boolean} false if it is impossible
   */
  #create(row) {
    // A library's window may hold more than the library: what was a place in it is code from now on.
    if (this.libraries.find(row.address) !== null) this.code.map.generation++;
    return this.code.create(row);
  }

  /** @param {Buffer} line the next line of a row that was cut; kept */
  #continueName(line) {
    // Whatever begins like a row is one, so that what is given up holds no further beginning.
    if (line.subarray(0, CODE_CREATION.length).equals(CODE_CREATION)) {
      this.#giveUpCut();
      this.#line(line, 0, line.length);
      return;
    }
    const row = this.#cut.append(line);
    if (row !== null && !this.#create(row)) this.#skip('unparsable');
    else if (this.#cut.isHopeless) this.#giveUpCut();
  }

  /** The row never got its end: it is one bad line, and those after it are lines again. */
  #giveUpCut() {
    if (!this.#cut.isOpen) return;
    this.#skip('unparsable');
    for (const line of this.#cut.abandon()) this.#line(line, 0, line.length);
  }
}
