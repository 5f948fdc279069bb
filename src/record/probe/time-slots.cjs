'use strict';

const { floor } = Math;

/** More slots than these are made half as many, each twice as long: a run of a minute has slots of 32 ms. */
const MOST_SLOTS = 2048;
/** Length of a slot at first, µs. */
const FIRST_US = 1000;

/** How often something happened, by time: in slots of one length, however long the program runs. */
class TimeSlots {
  /** Length of a slot, µs. */
  slotUs = FIRST_US;
  /** Of each slot, up to the last in which anything happened. @type {number[]} */
  counts = [];

  /** @param {number} us when it happened, since the first slot began */
  add(us) {
    while (us >= MOST_SLOTS * this.slotUs) this.#double();
    const { counts } = this;
    const slot = floor(us / this.slotUs);
    for (let length = counts.length; length <= slot; length++) counts[length] = 0;
    counts[slot]++;
  }

  #double() {
    const { counts } = this;
    /** @type {number[]} */
    const merged = [];
    for (let slot = 0; slot < counts.length; slot += 2) merged[slot / 2] = counts[slot] + (counts[slot + 1] ?? 0);
    this.counts = merged;
    this.slotUs *= 2;
  }
}

module.exports = TimeSlots;
