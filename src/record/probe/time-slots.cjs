'use strict';

const { floor } = Math;
const { apply } = Reflect;
const { fill } = Array.prototype;
const { repeat } = String.prototype;

/**
 * When there are more slots than this, they are merged in pairs. In runs of up to half a minute they show when one call
 * ended and the next began (attribute/loop-turns.js).
 */
const MOST_SLOTS = 0x4000;
/** Length of a slot at first, µs. */
const FIRST_US = 1000;
/** A slot in which nothing happened, and what is between two. */
const NONE = '0,';

/** Counts how often something happened over time, in slots of equal length, however long the program runs. */
class TimeSlots {
  /** Length of a slot, µs. */
  slotUs = FIRST_US;
  /** Count of each slot, up to the last with any. @type {number[]} */
  counts = [];
  /** Counts that will no longer change, as JSON. */
  #text = '';
  #written = 0;

  /** @param {number} us when it happened, µs since the first slot began; never decreasing */
  add(us) {
    while (us >= MOST_SLOTS * this.slotUs) this.#double();
    const { counts } = this;
    const slot = floor(us / this.slotUs);
    const { length } = counts;
    if (slot >= length) {
      counts.length = slot + 1;
      apply(fill, counts, [0, length]);
    }
    counts[slot]++;
  }

  /**
   * The same as `JSON.stringify`, which would take 0.2 ms for all slots, ten times a second.
   * @returns {string} JSON of a `SlotCounts`
   */
  json() {
    const { counts, slotUs } = this;
    const last = counts.length - 1;
    let text = '';
    let zeros = 0;
    for (let slot = this.#written; slot < last; slot++) {
      // A program that waited for its first request has thousands of them.
      if (counts[slot] === 0) zeros++;
      else {
        text += `${apply(repeat, NONE, [zeros])}${counts[slot]},`;
        zeros = 0;
      }
    }
    if (last > this.#written) this.#written = last;
    this.#text += text + apply(repeat, NONE, [zeros]);
    // Reading its first character flattens the string once; otherwise each save would do so, for 0.1 ms.
    const written = this.#text[0] === undefined ? '' : this.#text;
    return `{"slotUs":${slotUs},"counts":[${written}${last < 0 ? '' : counts[last]}]}`;
  }

  #double() {
    const { counts } = this;
    this.#text = '';
    this.#written = 0;
    /** @type {number[]} */
    const merged = [];
    for (let slot = 0; slot < counts.length; slot += 2) merged[slot / 2] = counts[slot] + (counts[slot + 1] ?? 0);
    this.counts = merged;
    this.slotUs *= 2;
  }
}

module.exports = TimeSlots;
