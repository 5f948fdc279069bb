/** Which generated code an isolate had at each address, as of the current line of the log. */
import { CodeMap, LARGEST_CODE_BYTES } from './code-map.js';
import { ByteFields } from './byte-fields.js';
import { frameKindOf, hasName, isEmbedded, isOfWorkers, parseAddress, rowName, tierOf } from './code-row.js';
import { BuiltinCopy } from './builtin-copy.js';
import { inlinedAddresses } from './source-info.js';

/** @import { FrameKind, Tier } from '../model/profile.js' */
/** @import { CodeRow } from './code-row.js' */

/** Shared by all code in which nothing is inlined. @type {(LoggedFunction | null)[]} */
const NOTHING_INLINED = [];
/** A function has its name twice: as logged, and in its look-up key. */
const NAME_COPIES = 2;
/** Tables of new code are recounted after this many bytes. */
const TABLE_BYTES = 64e6;
const COMMA = 0x2c;
/** The name of a function whose script has none. */
const NAMELESS = / :\d+:\d+$/;
const SOURCE_INFO_BYTES = 'code-source-info,'.length;

/**
 * A function, in all tiers. Its name is split on demand.
 * @typedef {object} LoggedFunction
 * @property {Buffer} name raw NAME field
 * @property {string} type of the row: `JS`, `Script`, `Builtin`, ...
 * @property {FrameKind} kind
 * @property {number} scriptId -1 until a `code-source-info` row says it
 */

/**
 * A piece of generated code.
 * @typedef {object} Code
 * @property {number} start address
 * @property {number} size bytes
 * @property {number} number that of an equal sampled piece of the function's code, see Locations; -1 if none was
 *   sampled
 * @property {LoggedFunction} function
 * @property {Tier} tier
 * @property {string | null} tables positions and inlined calls, see source-info.js
 * @property {(LoggedFunction | null)[]} inlined functions that the table refers to
 */

/** The generated code of one isolate, as of the current line of the log. */
export class IsolateCode {
  /** @type {CodeMap<Code>} */
  map = new CodeMap();
  builtinCopy = new BuiltinCopy();
  /** @type {Map<string, LoggedFunction>} by type and NAME: the same function, whatever its address */
  #functions = new Map();
  /** @type {Map<number, LoggedFunction>} by SharedFunctionInfo address */
  #bySfi = new Map();
  #fields = new ByteFields();
  /** Of the latest code row: what V8 says of its script follows. */
  #latestSfi = 0;
  /** V8's major version */
  v8Major = 0;
  /** Bytes of the functions' names. */
  #nameBytes = 0;
  /** Upper bound for the bytes of the tables of all code in the map: includes deleted code until the next recount. */
  #tableBytes = 0;
  #countTablesAt = TABLE_BYTES;
  /** Whether it is a worker thread's: `isOfWorkers`. */
  isWorker = false;

  /**
   * @param {CodeRow} row a `code-creation`
   * @returns {boolean} false if its size is impossible
   */
  create(row) {
    const entry = this.#functionOf(row);
    if (row.sfi !== 0) this.#bySfi.set(row.sfi, entry);
    this.#latestSfi = row.sfi;
    if (row.size > LARGEST_CODE_BYTES) return false;
    if (row.size === 0) return true;
    if (isEmbedded(row.type) && this.v8Major === 11) this.builtinCopy.addBuiltin(row.address, row.size);
    const existing = this.map.find(row.address);
    if (
      existing !== null &&
      existing.start === row.address &&
      existing.size === row.size &&
      existing.function === entry
    ) {
      existing.tier = tierOf(row);
      return true;
    }
    this.map.add({
      start: row.address,
      size: row.size,
      number: -1,
      function: entry,
      tier: tierOf(row),
      tables: null,
      inlined: NOTHING_INLINED,
    });
    return true;
  }

  /**
   * @param {CodeRow} row a `code-creation`
   * @returns {LoggedFunction} its function
   */
  #functionOf(row) {
    // Another tier of the same function, whose name need not be looked up.
    const known = row.sfi === 0 ? undefined : this.#bySfi.get(row.sfi);
    if (known !== undefined && known.type === row.type && hasName(row, known.name)) return known;
    const name = rowName(row);
    const key = `${row.type} ${name.toString('latin1')}`;
    let entry = this.#functions.get(key);
    if (entry === undefined) {
      const kind = frameKindOf(row, this.v8Major);
      entry = { name: Buffer.from(name), type: row.type, kind, scriptId: -1 };
      this.#functions.set(key, entry);
      this.#nameBytes += NAME_COPIES * name.length;
      if (isOfWorkers(key)) this.isWorker = true;
    }
    return entry;
  }

  /**
   * `code-source-info,ADDRESS,SCRIPT_ID,START,END,POSITIONS,INLINING,FUNCTIONS`
   * @param {Buffer} bytes hold the whole row
   * @param {number} start of the row
   * @param {number} end of the row
   * @returns {boolean} false if it is not one
   */
  addSourceInfo(bytes, start, end) {
    const fields = this.#fields;
    fields.reset(bytes, start + SOURCE_INFO_BYTES, end);
    const address = fields.number();
    const scriptId = fields.number();
    if (address < 0 || scriptId < 0 || !fields.skip() || !fields.skip()) return false;
    const code = this.map.find(address);
    if (code === null || code.start !== address) return true;
    this.#setScript(code, scriptId);
    code.tables = bytes.toString('latin1', fields.at, end);
    this.#tableBytes += code.tables.length;
    // Most code has nothing inlined; its row ends in two empty fields.
    if (bytes[end - 1] !== COMMA) code.inlined = this.#functionsAt(inlinedAddresses(code.tables));
    if (this.#tableBytes > this.#countTablesAt) this.#countTables();
    return true;
  }

  /**
   * Code that `eval` compiled has no file in its name: that of one script is called as that of any other.
   * @param {Code} code of a function
   * @param {number} scriptId of its script
   */
  #setScript(code, scriptId) {
    const shared = code.function;
    const isOther = shared.scriptId !== -1 && shared.scriptId !== scriptId;
    if (!isOther || !NAMELESS.test(shared.name.toString('latin1'))) {
      shared.scriptId = scriptId;
      return;
    }
    const key = `${scriptId} ${shared.type} ${shared.name.toString('latin1')}`;
    const own = this.#functions.get(key) ?? { ...shared, scriptId };
    this.#functions.set(key, own);
    code.function = own;
    if (this.#bySfi.get(this.#latestSfi) === shared) this.#bySfi.set(this.#latestSfi, own);
  }

  /** Recounts the existing tables, since deleted code is not tracked. */
  #countTables() {
    this.#tableBytes = 0;
    for (const { tables } of this.map.entries()) this.#tableBytes += tables?.length ?? 0;
    this.#countTablesAt = 2 * this.#tableBytes + TABLE_BYTES;
  }

  /** @returns {number} functions that rows named */
  get functionCount() {
    return this.#functions.size;
  }

  /** @returns {number} SharedFunctionInfos that rows named */
  get infoCount() {
    return this.#bySfi.size;
  }

  /** @returns {number} bytes of names and tables, at most */
  get textBytes() {
    return this.#nameBytes + this.#tableBytes;
  }

  /**
   * SharedFunctionInfos move and their addresses are reused, so they must be looked up now.
   * @param {number[]} addresses of SharedFunctionInfos
   * @returns {(LoggedFunction | null)[]} their functions, null for those that were never logged
   */
  #functionsAt(addresses) {
    return addresses.map((address) => this.#bySfi.get(address) ?? null);
  }

  /**
   * @param {string} line `code-move,FROM,TO` or `sfi-move,FROM,TO`
   * @returns {boolean} false if it is neither
   */
  move(line) {
    const [record, fromText, toText] = line.split(',');
    const from = parseAddress(fromText);
    const to = parseAddress(toText);
    if (from < 0 || to < 0) return false;
    if (record === 'code-move') {
      this.map.move(from, to);
      return true;
    }
    const moved = this.#bySfi.get(from);
    if (moved !== undefined) {
      this.#bySfi.delete(from);
      this.#bySfi.set(to, moved);
    }
    return true;
  }

  /**
   * @param {number} address of an instruction or bytecode
   * @returns {{code: Code, offset: number} | null} where it is; null if no row explains it
   */
  find(address) {
    const code = this.map.find(address);
    if (code !== null) return { code, offset: address - code.start };
    const logged = this.builtinCopy.toLogged(address);
    if (logged === -1) return null;
    const builtin = this.map.find(logged);
    return builtin === null ? null : { code: builtin, offset: logged - builtin.start };
  }
}
