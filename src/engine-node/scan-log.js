/** What has to be known of a log before Node's processor gets it. */
import { BuiltinCopy } from '../v8log/builtin-copy.js';
import { isEmbedded, isOfWorkers, parseAddress, rowName } from '../v8log/code-row.js';
import { Libraries } from '../v8log/libraries.js';
import { Scripts } from '../v8log/scripts.js';
import { LogRows, ROW, TICK_FIELDS } from '../v8log/log-rows.js';
import { TickLine } from '../v8log/tick-line.js';

/** @import { LibraryUse, NativeSymbol } from '../symbols/index.js' */
/** @import { CodeRow } from '../v8log/code-row.js' */
/** @import { RowKind } from '../v8log/log-rows.js' */

/** V8 has some two thousand. */
const MOST_BUILTINS = 4000;

/** No program runs at more places in native code than this; a log with more is made up. */
const MOST_ADDRESSES = 4_000_000;

/**
 * @param {Buffer} row of a log
 * @param {Buffer} start what it may begin with
 * @returns {boolean} whether it does
 */
export function startsWith(row, start) {
  return row.length >= start.length && row.compare(start, 0, start.length, 0, start.length) === 0;
}

/**
 * @param {TickLine} tick of a log
 * @returns {number} the address that Node's processor counts it for: it takes the C++ function that JavaScript called,
 *   if V8 logged it, instead of the program counter (V8: processTick in tools/tickprocessor.mjs)
 */
export function leafOf({ isExternal, external, pc }) {
  return isExternal ? external : pc;
}

/**
 * What must be known about a whole log before its first row can be repaired: its libraries and where they were hit, and
 * where V8's builtins are. Feed it chunks, then call `end`.
 */
export class LogScan {
  libraries = new Libraries();
  builtinCopy = new BuiltinCopy();
  scripts = new Scripts();
  /** V8's builtins that are logged at addresses in a library: before V8 12, in Node's binary. @type {NativeSymbol[]} */
  builtins = [];
  /** V8's major version, 0 if the log has none. */
  v8Major = 0;
  intervalUs = 0;
  ticks = 0;
  /** Ticks that are left out, by reason. @type {Record<string, number>} */
  dropped = {};
  /** Other lines that are left out or can't be read. */
  damagedLines = 0;
  /** Ticks by the native address that they were in. @type {Map<number, number>} */
  leafTicks = new Map();
  /** Whether it is a worker thread's: `isOfWorkers`. */
  isWorker = false;

  #addresses = 0;
  #tick = new TickLine();
  #rows = new LogRows((bytes, start, end, kind, code) => this.#row(bytes.subarray(start, end), kind, code));

  /** @param {Buffer} chunk the next bytes of the log; not kept */
  push(chunk) {
    this.#rows.push(chunk);
  }

  /** Call this after the last chunk. */
  end() {
    const { rest, tooLong, ticksInNames } = this.#rows.end();
    this.damagedLines += tooLong + ticksInNames;
    if (rest === ROW.tick) this.dropped.truncated = 1;
    else if (rest !== null) this.damagedLines++;
  }

  /** @returns {LibraryUse[]} the libraries that were hit, and where */
  uses() {
    return this.libraries
      .list()
      .filter(({ addresses }) => addresses.size > 0)
      .map(({ path, rows, addresses }) => ({ path, rows, addresses: [...Float64Array.from(addresses).sort()] }));
  }

  /**
   * @param {Buffer} row of the log
   * @param {RowKind} kind of the row
   * @param {CodeRow | null} code see LogRows
   * @returns {void}
   */
  #row(row, kind, code) {
    if (code !== null) return this.#code(code);
    if (kind === ROW.codeCreation) {
      this.damagedLines++;
      return;
    }
    if (kind === ROW.tick) return this.#tickRow(row);
    this.#rareRow(row);
  }

  /**
   * @param {Buffer} row whose first field must be read
   * @returns {void}
   */
  #rareRow(row) {
    const comma = row.indexOf(0x2c);
    if (comma === -1 || comma > 20) return;
    switch (row.toString('latin1', 0, comma)) {
      case 'shared-library':
        this.libraries.addLine(row.toString('latin1'));
        return;
      case 'script-source':
        this.scripts.add(row);
        return;
      case 'new':
      case 'v8-version':
      case 'profiler':
        return this.#header(row.toString('latin1').split(','));
    }
  }

  /** @param {CodeRow} row a `code-creation` */
  #code(row) {
    const { type, address, size } = row;
    const name = rowName(row);
    if (isEmbedded(type) && size > 0) this.#builtin(type, name, address, address + size);
    else if (!this.isWorker) this.isWorker = isOfWorkers(name.toString('latin1'));
  }

  /**
   * @param {string} type of the row
   * @param {Buffer} name of the builtin
   * @param {number} start address as logged
   * @param {number} end address as logged
   */
  #builtin(type, name, start, end) {
    this.builtinCopy.addBuiltin(start, end - start);
    if (this.builtins.length >= MOST_BUILTINS || this.libraries.find(start) === null) return;
    // As the linker names them (V8: EmbeddedFileWriter in src/snapshot/embedded).
    const symbol = `Builtins_${name.toString('latin1')}${type === 'BytecodeHandler' ? 'Handler' : ''}`;
    this.builtins.push({ name: symbol, start, end, component: '' });
  }

  /** @param {Buffer} row a tick: the native addresses in it are kept */
  #tickRow(row) {
    const tick = this.#tick;
    if (!tick.parse(row, TICK_FIELDS, row.length)) return;
    this.ticks++;
    const leaf = leafOf(tick);
    if (this.#hit(leaf)) this.leafTicks.set(leaf, (this.leafTicks.get(leaf) ?? 0) + 1);
    for (let index = 0; index < tick.frameCount; index++) this.#hit(tick.frames[index]);
  }

  /**
   * @param {number} address that was sampled
   * @returns {boolean} whether it is native and kept
   */
  #hit(address) {
    const library = this.libraries.find(address);
    if (library === null) return false;
    if (library.addresses.has(address)) return true;
    if (this.#addresses >= MOST_ADDRESSES) return false;
    library.addresses.add(address);
    this.#addresses++;
    return true;
  }

  /** @param {string[]} fields of a row that occurs a few times at most */
  #header([record, first, second]) {
    if (record === 'v8-version' && /^\d{1,4}$/.test(first)) this.v8Major = Number(first);
    if (record === 'profiler' && first === 'begin' && /^\d{1,9}$/.test(second)) this.intervalUs = Number(second);
    if (record === 'new' && first === 'CodeRange' && parseAddress(second) > 0)
      this.builtinCopy.setCodeRange(parseAddress(second));
  }
}
