/** What an address resolved to last time, until the code map changes. */

/**
 * Caches what addresses resolved to, so that the code map is searched once per address, not once per frame of each
 * tick. Everything is forgotten when the code map's generation changes.
 */
export class AddressCache {
  #keys = new Float64Array(8192);
  #values = new Int32Array(8192);
  #generations = new Uint32Array(8192);
  #used = 0;
  #generation = 1;
  #mapGeneration = -1;

  /** @param {number} mapGeneration the code map's generation; entries of another one are forgotten */
  follow(mapGeneration) {
    if (mapGeneration === this.#mapGeneration) return;
    this.#mapGeneration = mapGeneration;
    this.#generation++;
    this.#used = 0;
  }

  /**
   * @param {number} address to look up
   * @returns {number} the value set for it, -1 if none
   */
  get(address) {
    const mask = this.#keys.length - 1;
    let slot = hashAddress(address) & mask;
    while (this.#generations[slot] === this.#generation) {
      if (this.#keys[slot] === address) return this.#values[slot];
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  /**
   * @param {number} address not yet in the cache
   * @param {number} value 0 or more
   */
  set(address, value) {
    if (this.#used * 2 >= this.#keys.length) this.#grow();
    this.#insert(address, value);
    this.#used++;
  }

  /**
   * @param {number} address not yet in the cache
   * @param {number} value 0 or more
   */
  #insert(address, value) {
    const mask = this.#keys.length - 1;
    let slot = hashAddress(address) & mask;
    while (this.#generations[slot] === this.#generation) slot = (slot + 1) & mask;
    this.#keys[slot] = address;
    this.#values[slot] = value;
    this.#generations[slot] = this.#generation;
  }

  #grow() {
    const { length } = this.#keys;
    const old = { keys: this.#keys, values: this.#values, generations: this.#generations };
    this.#keys = new Float64Array(length * 2);
    this.#values = new Int32Array(length * 2);
    this.#generations = new Uint32Array(length * 2);
    for (let slot = 0; slot < length; slot++) {
      if (old.generations[slot] === this.#generation) this.#insert(old.keys[slot], old.values[slot]);
    }
  }
}

/**
 * @param {number} address up to 2^53
 * @returns {number} 32 bits, unsigned
 */
function hashAddress(address) {
  const low = address | 0;
  const high = (address / 0x100000000) | 0;
  const mixed = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
