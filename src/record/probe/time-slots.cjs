'use strict';

const { floor } = Math;
const { apply } = Reflect;
const { fill } = Array.prototype;
const { repeat } = String.prototype;

/**
 * More slots than these are made half as many, each twice as long. In runs of half a minute they tell when one call ended
 * and the next began (attribute/loop-turns.js).
 */
const MOST_SLOTS = 0x4000;
/** Length of a slot at first, µs. */
const FIRST_US = 1000;
/** A slot in which nothing happened, and what is between two. */
const NONE = '0,';

/** How often something happened, by time: in slots of one length, however long the program runs. */
class TimeSlots {
  /** Length of a slot, µs. */
  slotUs = FIRST_US;
  /** Of each slot, up to the last in which anything happened. @type {number[]} */
  counts = [];
  /** Those that will not change any more, as JSON. */
  #text = '';
  #written = 0;

  /** @param {number} us when it happened, since the first slot began: not before anything else did */
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
   * The same as `JSON.stringify` gives, which would take 0.2 ms for all slots, ten times a second.
   * @returns {string} JSON of a `SlotCounts`
   */
  json() {
    const { counts, slotUs } = this;
    const last = counts.length - 1;
    let text = '';
    let zeros = 0;
    for (let slot = this.#written; slot < last; slot++) {
      // A program that has waited for its first request has thousands of them.
      if (counts[slot] === 0) zeros++;
      else {
        text += `${apply(repeat, NONE, [zeros])}${counts[slot]},`;
        zeros = 0;
      }
    }
    if (last > this.#written) this.#written = last;
    this.#text += text + apply(repeat, NONE, [zeros]);
    // To look at its first character makes one string of the parts, once: else each save would do so, for 0.1 ms.
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
