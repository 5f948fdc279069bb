/** The names that a PE file exports. */
import { addToList } from '../model/add-to-list.js';
import { readLoaded } from './pe-file.js';

/** @import { PeFile } from './pe-file.js' */

const DIRECTORY_BYTES = 40;

/** Ordinals have 16 bits. */
const MOST_EXPORTS = 0x1_0000;

/** Every system call has both names. */
const SYSTEM_CALL = /^Zw(?=[A-Z])/;
const MOST_ALIASES = 2;

/** How many bytes of a name are read at once: nearly all are shorter. Anything longer than the second is not a name. */
const NAME_BYTES = [256, 4096];

/** The names that a PE file exports, by the address that they lead to. A name is read when it is needed. */
export class PeExports {
  /** RVAs of names, by the RVA of what they name. @type {Map<number, number[]>} */
  #names = new Map();

  /** @param {PeFile} pe the file; throws what reading throws */
  constructor(pe) {
    this.pe = pe;
    const { address, size } = pe.exports;
    const directory = readLoaded(pe, address, DIRECTORY_BYTES);
    if (directory.length < DIRECTORY_BYTES) return;
    const table = (/** @type {number} */ count, /** @type {number} */ at, /** @type {number} */ bytes) =>
      readLoaded(pe, directory.readUInt32LE(at), Math.min(MOST_EXPORTS, directory.readUInt32LE(count)) * bytes);
    const functions = table(20, 28, 4);
    const names = table(24, 32, 4);
    const ordinals = table(24, 36, 2);
    const count = Math.min(Math.floor(names.length / 4), Math.floor(ordinals.length / 2));
    for (let index = 0; index < count; index++) {
      const ordinal = ordinals.readUInt16LE(index * 2);
      if ((ordinal + 1) * 4 > functions.length) continue;
      const target = functions.readUInt32LE(ordinal * 4);
      // An entry that leads into the directory is the name of another library's function.
      if (target >= address && target < address + size) continue;
      addToList(this.#names, target, names.readUInt32LE(index * 4));
    }
  }

  /** @returns {number} addresses that have names */
  get size() {
    return this.#names.size;
  }

  /**
   * @param {number} entry RVA where a function begins
   * @returns {string} its name; `''` if it has none, or several: the linker merges functions with the same code
   *   (`/OPT:ICF`, up to 322 of Node's), so it is not known which of them ran
   */
  nameOf(entry) {
    const places = this.#names.get(entry) ?? [];
    if (places.length > MOST_ALIASES) return '';
    const names = places.map((place) => readName(this.pe, place));
    const [name = '', ...others] = [...new Set(names.map((each) => each.replace(SYSTEM_CALL, 'Nt')))];
    return others.length === 0 ? name : '';
  }
}

/**
 * @param {PeFile} pe the file
 * @param {number} address RVA of a string
 * @returns {string} `''` if there is none, or it doesn't end
 */
function readName(pe, address) {
  for (const length of NAME_BYTES) {
    const bytes = readLoaded(pe, address, length);
    const end = bytes.indexOf(0);
    if (end >= 0) return bytes.toString('utf8', 0, end);
  }
  return '';
}
