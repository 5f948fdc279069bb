/** The samples of one thread, as perf took them. */
import { CUT_OFF, StackBuilder } from '../../model/stack-builder.js';
import { Column } from '../../model/columns.js';
import { FrameTable } from '../../model/frame-table.js';
import { VM_STATE } from '../../model/vm-state.js';
import { frameOfRow, isBeginning, isMachinery } from './frame-of-row.js';
import { isKernel } from './text-rows.js';

/** @import { SampleTable, StackTable, ThreadKind } from '../../model/profile.js' */
/** @import { KnownRow } from './generated-code.js' */

/** Node begins there, its worker threads, and libuv's pool. */
const MAIN = /^node::Start$/;
const WORKER = /^node::worker::Worker::StartThread/;
const POOL = /^(?:worker|uv__work_\w+|node::ThreadPoolWork::.*|uv__fs_work|uv__threadpool\w*)$/;
const POOL_COMM = /^libuv-worker/;
const JAVASCRIPT = /^(?:JS|LazyCompile|Function|Script|Eval):(?!:)/;
/** A process that holds any of these is Node. */
const NODE = /^(?:node::|Builtins_|v8::)/;
const COLLECTS =
  /^v8::internal::(?:Heap::(?:CollectGarbage|PerformGarbageCollection|PerformHeapLimit\w*)|ScavengerCollector::|MarkCompactCollector::|IncrementalMarking::|MinorGC)/;

/**
 * What each takes until the report is made, bytes: measured with texts that hold nothing else (test/files/bombs.test.js).
 * A letter of a name is in the frame, and in what it is looked up by.
 */
const BYTES = { thread: 50_000, sample: 60, frame: 900, stack: 60, letter: 4 };

/** The samples of one thread, in the order they arrive. */
export class ThreadSamples {
  frames = new FrameTable();
  #stacks = new StackBuilder();
  #stack = new Column(Int32Array, 64);
  #time = new Column(Float64Array, 64);
  #period = new Column(Float64Array, 64);
  #state = new Column(Uint8Array, 64);
  /** @type {Map<string, number>} frames by what is printed of them */
  #known = new Map();
  #cutOff = -1;
  /** Of names, with what else tells frames apart. */
  #letters = 0;
  isNode = false;
  outOfOrder = 0;
  /** @type {ThreadKind | null} as frames show */
  #role = null;

  /**
   * @param {number} pid 0 if unknown
   * @param {number} tid of the thread
   */
  constructor(pid, tid) {
    this.pid = pid;
    this.tid = tid;
    this.comm = '';
  }

  /** @returns {number} samples so far */
  get length() {
    return this.#time.length;
  }

  /** @returns {number} that are held of it, bytes, about */
  get heldBytes() {
    return (
      BYTES.thread +
      this.length * BYTES.sample +
      this.frames.frames.length * BYTES.frame +
      this.#stacks.length * BYTES.stack +
      this.#letters * BYTES.letter
    );
  }

  /** @returns {ThreadKind} what runs on it */
  get kind() {
    if (this.tid === this.pid) return 'main';
    // Without process ids the frames show it.
    return this.#role ?? (POOL_COMM.test(this.comm) ? 'pool' : 'helper');
  }

  /**
   * @param {number} timeUs when it was taken
   * @param {number} period how many events it represents, NaN if unknown
   * @param {KnownRow[]} rows innermost first
   */
  add(timeUs, period, rows) {
    const user = rows.filter((row) => !isKernel(row));
    for (const row of user) this.#learn(row);
    const last = this.#time.length === 0 ? -Infinity : this.#time.values[this.#time.length - 1];
    if (timeUs < last) this.outOfOrder++;
    this.#time.push(Math.max(last, timeUs));
    this.#period.push(period);
    this.#stack.push(user.length === 0 && rows.length > 0 ? this.#intern(-1, rows[0], false) : this.#stackOf(user));
    this.#state.push(user.some(({ name }) => COLLECTS.test(name)) ? VM_STATE.gc : VM_STATE.unknown);
  }

  /**
   * @param {number} originUs time that counts as 0
   * @param {(period: number) => number} weightOf µs that a sample represents
   * @returns {{stacks: StackTable, samples: SampleTable}} the finished tables
   */
  finish(originUs, weightOf) {
    return {
      stacks: this.#stacks.finish(),
      samples: {
        length: this.length,
        stack: this.#stack.finish(),
        time: this.#time.finish().map((time) => Math.max(0, time - originUs)),
        state: this.#state.finish(),
        weight: this.#period.finish().map(weightOf),
      },
    };
  }

  /** @returns {Float64Array} times of all samples, µs of perf's clock */
  get times() {
    return this.#time.finish();
  }

  /** @returns {Float64Array} periods of all samples */
  get periods() {
    return this.#period.finish();
  }

  /** @param {KnownRow} row that was seen on this thread */
  #learn({ name, frames }) {
    if (NODE.test(name)) this.isNode = true;
    if (MAIN.test(name) && this.pid === 0) this.#role = 'main';
    else if (WORKER.test(name)) this.#role = 'worker';
    else if (POOL.test(name) && this.#role === null) this.#role = 'pool';
    else if (JAVASCRIPT.test(name) || frames !== undefined) {
      this.isNode = true;
      this.#role ??= 'worker';
    }
  }

  /**
   * @param {KnownRow[]} user frames of the program, innermost first
   * @returns {number} row of the stack
   */
  #stackOf(user) {
    let outermost = user.length - 1;
    const isWhole = outermost >= 0 && isBeginning(user[outermost]);
    // What follows the last frame that has a name is what perf took for its caller.
    while (!isWhole && outermost > 0 && user[outermost].name === '[unknown]') outermost--;
    if (outermost < 0) return -1;
    let stack = -1;
    if (!isWhole) stack = this.#stacks.intern(-1, this.#cutOffFrame());
    for (let at = outermost; at > 0; at--)
      if (user[at].frames !== undefined || !isMachinery(user[at])) stack = this.#intern(stack, user[at], true);
    return this.#intern(stack, user[0], false);
  }

  /** @returns {number} the frame in place of callers that perf could not find */
  #cutOffFrame() {
    if (this.#cutOff === -1) this.#cutOff = this.frames.intern(CUT_OFF);
    return this.#cutOff;
  }

  /**
   * @param {number} parent row of the caller
   * @param {KnownRow} row a frame
   * @param {boolean} isCaller whether it called another
   * @returns {number} row of the stack
   */
  #intern(parent, row, isCaller) {
    if (row.frames !== undefined)
      return row.frames.reduceRight((stack, frame) => this.#stacks.intern(stack, this.frames.intern(frame)), parent);
    const key = `${isCaller ? row.offset : ''} ${isKernel(row) ? 'k' : ''} ${row.name} ${row.dso}`;
    let frame = this.#known.get(key);
    if (frame === undefined) {
      frame = this.frames.intern(frameOfRow(row, isCaller));
      this.#known.set(key, frame);
      this.#letters += key.length;
    }
    return this.#stacks.intern(parent, frame);
  }
}
