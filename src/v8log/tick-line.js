/** What one `tick` row says. */
import { ByteFields } from './byte-fields.js';

const PLUS = 0x2b;
const MINUS = 0x2d;
const LETTER_O = 0x6f;

/** V8 walks at most 255 frames (TickSample::kMaxFramesCount); more means it is not a V8 log. */
const MOST_FRAMES = 1024;

/** Most bytes of frames kept for comparison with the next tick: 255 frames have 3825. */
const MOST_KEPT = 4096;

/**
 * One `tick` line, parsed in place:
 * `tick,pc,time,is_external,tos_or_external,vmState[,overflow][,frame...]`
 * (V8: Profiler::Run and V8FileLogger::TickEvent in src/logging/log.cc).
 */
export class TickLine extends ByteFields {
  pc = 0;
  /** µs since the isolate's logger started */
  time = 0;
  isExternal = false;
  /** entry address of the C++ binding if isExternal */
  external = 0;
  state = 0;
  /** Samples were lost before this one: V8's buffer was full. */
  overflow = false;
  frameCount = 0;
  /** Return addresses, or bytecode positions of interpreted frames; innermost first. */
  frames = new Float64Array(MOST_FRAMES);
  /** Changes with the frames: equal numbers mean equal frames. */
  framesVersion = 0;

  /** The previous tick's frames, as in its line. */
  #kept = new Uint8Array(MOST_KEPT);
  #keptView = viewOf(this.#kept);
  /** The bytes examined last, and a view of them. @type {Uint8Array} */
  #viewed = this.#kept;
  #view = this.#keptView;
  /** -1 if nothing is kept. */
  #keptLength = -1;

  /**
   * @param {Buffer} bytes holds the line
   * @param {number} start of the field after `tick,`
   * @param {number} end of the line
   * @returns {boolean} false if the line is not a whole tick
   */
  parse(bytes, start, end) {
    this.reset(bytes, start, end);
    this.pc = this.number();
    this.time = this.number();
    const isExternal = this.number();
    this.external = this.number();
    this.state = this.number();
    this.isExternal = isExternal === 1;
    if (this.pc < 0 || this.time < 0 || this.state < 0 || this.external < 0 || isExternal < 0 || isExternal > 1)
      return false;
    return this.#parseFrames();
  }

  /** @returns {boolean} false if a field is not a frame */
  #parseFrames() {
    // Under load, nine ticks out of ten have the same callers as the one before, and comparing is faster than parsing.
    const start = this.at;
    if (this.#isKept()) return true;
    this.framesVersion++;
    this.#keptLength = -1;
    this.frameCount = 0;
    this.overflow = false;
    while (this.at < this.end && this.bytes[this.at] === LETTER_O) if (!this.#skipOverflow()) return false;
    return this.#readFrames(start);
  }

  /**
   * @param {number} start of the frames in the line, `overflow` included
   * @returns {boolean} false if a field is not a frame
   */
  #readFrames(start) {
    let base = this.pc;
    let isAbsolute = true;
    while (this.at < this.end) {
      // V8 before 9 wrote differences to the previous frame.
      const sign = signOf(this.bytes[this.at]);
      if (sign !== 0) this.at++;
      const value = this.number();
      if (value < 0 || this.frameCount === MOST_FRAMES) return false;
      if (sign !== 0) base += sign * value;
      this.frames[this.frameCount++] = sign === 0 ? value : base;
      isAbsolute &&= sign === 0;
    }
    // Differences start at the program counter, so with another one the same text means other addresses.
    if (isAbsolute) this.#keep(start);
    return true;
  }

  /** @returns {boolean} whether the next field is `overflow` */
  #skipOverflow() {
    this.overflow = this.bytes.toString('latin1', this.at, this.at + 8) === 'overflow';
    this.at += 9;
    return this.overflow;
  }

  /**
   * @returns {boolean} whether the rest of the line equals the kept bytes; most of a log is compared here, four bytes
   *   at a time
   */
  #isKept() {
    const { bytes, at, end } = this;
    const length = this.#keptLength;
    // After the last field of a line, `at` is past its end.
    if (Math.max(0, end - at) !== length) return false;
    if (bytes !== this.#viewed) {
      this.#viewed = bytes;
      this.#view = viewOf(bytes);
    }
    const view = this.#view;
    const keptView = this.#keptView;
    let index = 0;
    for (; index + 4 <= length; index += 4) if (view.getInt32(at + index) !== keptView.getInt32(index)) return false;
    for (; index < length; index++) if (bytes[at + index] !== this.#kept[index]) return false;
    return true;
  }

  /** @param {number} start of the frames in the line: the line itself is gone when the next one comes */
  #keep(start) {
    const { bytes, end } = this;
    const length = Math.max(0, end - start);
    if (length > MOST_KEPT) return;
    for (let index = 0; index < length; index++) this.#kept[index] = bytes[start + index];
    this.#keptLength = length;
  }
}

/**
 * @param {Uint8Array} bytes to look at
 * @returns {DataView} of the same
 */
function viewOf({ buffer, byteOffset, byteLength }) {
  return new DataView(buffer, byteOffset, byteLength);
}

/**
 * @param {number} byte a character
 * @returns {number} 1 for plus, -1 for minus, 0 for anything else
 */
function signOf(byte) {
  if (byte === PLUS) return 1;
  return byte === MINUS ? -1 : 0;
}
