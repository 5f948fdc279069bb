/** The ticks of a log as columns. */
import { LongColumn } from '../model/columns.js';
import { PairTable } from '../model/pair-table.js';
import { StackBuilder } from '../model/stack-builder.js';
import { VM_STATE } from '../model/vm-state.js';
import { UNKNOWN_LOCATION } from './locations.js';

/** @import { StackTable } from '../model/profile.js' */
/** @import { Locations } from './locations.js' */
/** @import { TickLine } from './tick-line.js' */

/** No isolate sleeps for a week between two ticks; such a number is damaged. */
const LONGEST_GAP_US = 7 * 24 * 3600 * 1e6;

/** Addresses of native code only; a JavaScript leaf is a frame like the others. */
const NO_LOCATION = -1;

/**
 * Where ticks were taken: each combination of callers' stack, binding and program counter once. They are kept
 * separately, so that thousands of counters in one native function do not make thousands of stacks.
 * @typedef {object} Points
 * @property {number} length
 * @property {Int32Array} callers row of the callers' stack, -1 if there is none
 * @property {Int32Array} binding location of the C++ function that JavaScript called, -1 if there was none
 * @property {Int32Array} leaf location of the program counter
 * @property {Float64Array} ticks 0 if the only one turned out to be damaged
 */

/**
 * The ticks of a log as columns. Ticks are many, and the points at which they were taken are few.
 * @typedef {object} RawSamples
 * @property {number} length
 * @property {StackTable} stacks of callers; their "frames" are location ids
 * @property {Points} points
 * @property {Int32Array} point of each sample, a row of `points`
 * @property {Float64Array} time µs since the isolate's logger started
 * @property {Uint8Array} state VM_STATE codes
 * @property {Record<string, number>} dropped ticks that are not in the columns, by reason
 * @property {number} callers of all ticks
 * @property {number} unresolvedCallers callers that no log row explains
 * @property {number} overflows how often V8 lost samples
 */

/** Collects the ticks of a log. */
export class SampleColumns {
  #stacks = new StackBuilder();
  /** Callers' stacks with bindings, and those with program counters. */
  #calls = new PairTable();
  #points = new PairTable();
  #point = new LongColumn(Int32Array);
  #time = new LongColumn(Float64Array);
  #state = new LongColumn(Uint8Array);
  /** @type {RawSamples['dropped']} */
  #dropped = {};
  #unresolvedCallers = 0;
  #callers = 0;
  #overflows = 0;
  #lastTime = -1;
  #timeBefore = -1;
  #isLastKept = false;
  /** The callers resolved last: version of the frames, generation, and their stack. */
  #resolvedVersion = -1;
  #resolvedGeneration = -1;
  #resolvedStack = -1;

  /** @returns {number} ticks in the columns */
  get length() {
    return this.#time.length;
  }

  /** @returns {number} rows of the callers' stacks */
  get stackCount() {
    return this.#stacks.length;
  }

  /** @param {string} reason why a tick is left out */
  drop(reason) {
    this.#dropped[reason] = (this.#dropped[reason] ?? 0) + 1;
  }

  /**
   * @param {TickLine} tick as parsed
   * @param {Locations} locations of this isolate
   * @returns {void}
   */
  add(tick, locations) {
    // V8 stamps lines under one lock, so time never runs backwards in a healthy log. A line where it does is damaged,
    // or came from a function's name; or else the line before it ran ahead.
    if (tick.time < this.#lastTime) {
      if (tick.time < this.#timeBefore) return this.drop('time-went-back');
      this.#undoLast();
    }
    if (this.#lastTime !== -1 && tick.time - this.#lastTime > LONGEST_GAP_US) return this.drop('time-jumped');
    this.#timeBefore = this.#lastTime;
    this.#lastTime = tick.time;
    this.#isLastKept = false;
    if (tick.overflow) this.#overflows++;
    // V8 could not walk the stack: it was just being set up (SampleStack, spoiled samples).
    if (tick.pc === 0 && tick.frameCount === 0 && !tick.isExternal) return this.drop('no-stack');
    const stack = this.#stackOf(tick, locations);
    const binding = tick.isExternal && tick.external !== 0 ? locations.ofCounter(tick.external) : NO_LOCATION;
    this.#point.push(this.#points.intern(this.#calls.intern(stack, binding), locations.ofCounter(tick.pc)));
    this.#time.push(tick.time);
    this.#state.push(tick.state < VM_STATE.unknown ? tick.state : VM_STATE.unknown);
    this.#isLastKept = true;
  }

  /**
   * @param {TickLine} tick as parsed
   * @param {Locations} locations of this isolate
   * @returns {number} row of its callers' stack, -1 if it has none
   */
  #stackOf(tick, locations) {
    const generation = locations.refresh();
    this.#callers += tick.frameCount;
    const isSame = tick.framesVersion === this.#resolvedVersion && generation === this.#resolvedGeneration;
    if (isSame) return this.#resolvedStack;
    let stack = -1;
    let unresolved = 0;
    for (let index = tick.frameCount - 1; index >= 0; index--) {
      const caller = locations.ofCaller(tick.frames[index]);
      if (caller === UNKNOWN_LOCATION) unresolved++;
      else stack = this.#stacks.intern(stack, caller);
    }
    this.#unresolvedCallers += unresolved;
    // The next row may explain what is unexplained now.
    this.#resolvedVersion = unresolved === 0 ? tick.framesVersion : -1;
    this.#resolvedGeneration = generation;
    this.#resolvedStack = stack;
    return stack;
  }

  /** Undoes the last tick, whose time ran ahead of those that follow. One bad line costs one line. */
  #undoLast() {
    this.#lastTime = this.#timeBefore;
    if (!this.#isLastKept) return;
    this.#isLastKept = false;
    for (const column of [this.#point, this.#time, this.#state]) column.pop();
    this.drop('time-went-back');
  }

  /** @returns {RawSamples} all ticks so far; add nothing afterwards */
  finish() {
    const point = this.#point.finish();
    return {
      length: this.length,
      stacks: this.#stacks.finish(),
      points: this.#finishPoints(point),
      point,
      time: this.#time.finish(),
      state: this.#state.finish(),
      dropped: this.#dropped,
      callers: this.#callers,
      unresolvedCallers: this.#unresolvedCallers,
      overflows: this.#overflows,
    };
  }

  /**
   * @param {Int32Array} point of each sample
   * @returns {Points}
   */
  #finishPoints(point) {
    const { length } = this.#points;
    const callOf = this.#points.firsts.finish();
    const { firsts: callers, seconds: bindings } = this.#calls;
    const ticks = new Float64Array(length);
    for (let sample = 0; sample < point.length; sample++) ticks[point[sample]]++;
    return {
      length,
      callers: callOf.map((call) => callers.values[call]),
      binding: callOf.map((call) => bindings.values[call]),
      leaf: this.#points.seconds.finish(),
      ticks,
    };
  }
}
