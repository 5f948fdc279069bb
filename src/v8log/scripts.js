/** Which scripts an isolate has, by their names and sources in the log. */
import { leadingFields } from './code-row.js';
import { unescapeUnits } from './escapes.js';

/** Sources beyond this are not kept: their frames then have only the function's line, not the call's. */
const MOST_SOURCE_BYTES = 128 * 1024 * 1024;

/** V8's name for a script without one, such as code compiled by `eval`. */
const NO_NAME = '<unknown>';
/**
 * Comments with which such a script may name itself, as in webpack's development mode and Vite; its source map follows.
 */
const OWN_NAME_MARKS = ['//# sourceURL=', '//@ sourceURL='];
/** Such a name, escaped as in the log, and its longest length. */
const OWN_NAME = /^(?:[^\s\\'"]|\\x[\dA-F]{2}|\\u[\dA-F]{4})+/i;
const LONGEST_OWN_NAME = 4096;

/**
 * The scripts of an isolate: `script-source,ID,NAME,SOURCE`. Sources are kept as raw log bytes, and only for user code:
 * Node's own modules are recognised by function.
 */
export class Scripts {
  /** @type {Map<number, {name: string, source: Buffer | null}>} */
  #byId = new Map();
  #bytes = 0;
  #nameBytes = 0;
  #mostBytes;
  /** Sources that were not kept. */
  skipped = 0;

  /** @param {number} [mostBytes] of sources that are kept */
  constructor(mostBytes = MOST_SOURCE_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /**
   * @param {Buffer} line a whole `script-source` row
   * @returns {boolean} false if it is not one
   */
  add(line) {
    const fields = leadingFields(line, 3);
    if (fields === null || !/^\d+$/.test(fields.texts[1])) return false;
    const name = fields.texts[2];
    let source = null;
    const size = line.length - fields.end;
    if (!name.startsWith('node:') && size > 0) {
      if (this.#bytes + size <= this.#mostBytes) {
        source = Buffer.from(line.subarray(fields.end));
        this.#bytes += size;
      } else {
        this.skipped++;
      }
    }
    this.#byId.set(Number(fields.texts[1]), { name: name === NO_NAME ? ownName(line) : name, source });
    this.#nameBytes += name.length;
    return true;
  }

  /** @returns {number} number of scripts named by rows */
  get count() {
    return this.#byId.size;
  }

  /** @returns {number} bytes of names and sources, at most */
  get textBytes() {
    return this.#bytes + this.#nameBytes;
  }

  /** @returns {Iterable<number>} ids of all scripts named by rows */
  ids() {
    return this.#byId.keys();
  }

  /**
   * @param {number} id of the script
   * @returns {string | null} its name, still escaped; null if no row has it
   */
  nameOf(id) {
    return this.#byId.get(id)?.name ?? null;
  }

  /**
   * @param {number} id of the script
   * @returns {boolean} whether its source may name a source map; checked without making its text
   */
  mayHaveMap(id) {
    return this.#byId.get(id)?.source?.includes('sourceMappingURL=') === true;
  }

  /**
   * @param {number} id of the script
   * @returns {string | null} its source; null if it was not logged or not kept
   */
  sourceOf(id) {
    const source = this.#byId.get(id)?.source;
    return source ? unescapeUnits(source.toString('latin1')) : null;
  }
}

/**
 * @param {Buffer} line a whole `script-source` row of a script without a name
 * @returns {string} the name that its source gives it
 */
function ownName(line) {
  // The last one counts, as in V8.
  const at = Math.max(...OWN_NAME_MARKS.map((mark) => line.lastIndexOf(mark)));
  if (at === -1) return NO_NAME;
  const from = at + OWN_NAME_MARKS[0].length;
  const [name = NO_NAME] = OWN_NAME.exec(line.toString('latin1', from, from + LONGEST_OWN_NAME)) ?? [];
  return name.replace(/\?$/, '');
}
