/**
 * Generated code by address, as it is at this line of the log. V8 logs creations and moves, never
 * deletions, and addresses are reused: what a new row overlaps is gone.
 *
 * Entries are kept in small sorted arrays, one per 256 KiB region: V8 allocates code in pages of that
 * size, so that nearly every entry lies in one region, and inserting moves a few hundred items at most.
 */

/** Larger than any code object of V8's; rows that claim more are refused. */
export const LARGEST_CODE_BYTES = 16 * 1024 * 1024;

const REGION_BYTES = 256 * 1024;

/**
 * @typedef {object} CodeEntry
 * @property {number} start address
 * @property {number} size bytes
 * @property {boolean} live false once something else took its place
 */

/** @template {CodeEntry} E */
export class CodeMap {
  /** @type {Map<number, E[]>} */
  #regions = new Map();
  /** Grows whenever an address may resolve to something else than before; what is unresolved is not counted. */
  generation = 0;

  /**
   * Adds an entry in place of everything that it overlaps.
   * @param {E} entry of at least one byte
   */
  add(entry) {
    entry.live = true;
    const first = regionOf(entry.start);
    const last = regionOf(entry.start + entry.size - 1);
    for (let region = first; region <= last; region++) {
      const entries = this.#regions.get(region);
      if (entries === undefined) {
        this.#regions.set(region, [entry]);
        continue;
      }
      const from = firstEndingAfter(entries, entry.start);
      let to = from;
      while (to < entries.length && entries[to].start < entry.start + entry.size) to++;
      if (to === from) {
        entries.splice(from, 0, entry);
        continue;
      }
      const evicted = entries.splice(from, to - from, entry);
      for (const old of evicted) if (old !== entry) this.#evict(old, region);
    }
  }

  /**
   * @param {number} from address at which an entry starts
   * @param {number} to its new address
   * @returns {boolean} false if nothing starts at `from`
   */
  move(from, to) {
    const entry = this.find(from);
    if (entry === null || entry.start !== from) return false;
    this.generation++;
    this.#remove(entry, -1);
    entry.start = to;
    this.add(entry);
    return true;
  }

  /**
   * @param {number} address of an instruction or a bytecode
   * @returns {E | null} the entry that holds it
   */
  find(address) {
    const entries = this.#regions.get(regionOf(address));
    if (entries === undefined) return null;
    const index = firstEndingAfter(entries, address);
    return index < entries.length && entries[index].start <= address ? entries[index] : null;
  }

  /**
   * @param {E} entry that something else overlaps now
   * @param {number} except region from which it is gone already
   */
  #evict(entry, except) {
    this.generation++;
    entry.live = false;
    this.#remove(entry, except);
  }

  /**
   * @param {E} entry to take out of all its regions
   * @param {number} except region to leave alone
   */
  #remove(entry, except) {
    const last = regionOf(entry.start + entry.size - 1);
    for (let region = regionOf(entry.start); region <= last; region++) {
      if (region === except) continue;
      const entries = this.#regions.get(region) ?? [];
      const index = entries.indexOf(entry);
      if (index !== -1) entries.splice(index, 1);
    }
  }
}

/**
 * @param {number} address in bytes
 * @returns {number} number of the region that holds it
 */
function regionOf(address) {
  return Math.floor(address / REGION_BYTES);
}

/**
 * @param {CodeEntry[]} entries sorted, disjoint
 * @param {number} address in bytes
 * @returns {number} index of the first entry whose last byte is at or after the address
 */
function firstEndingAfter(entries, address) {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle].start + entries[middle].size <= address) low = middle + 1;
    else high = middle;
  }
  return low;
}
