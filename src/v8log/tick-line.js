import { ByteFields } from './byte-fields.js';

const PLUS = 0x2b;
const MINUS = 0x2d;
const LETTER_O = 0x6f;

/** V8 walks at most 255 frames (TickSample::kMaxFramesCount); more is not a log of V8's. */
const MOST_FRAMES = 1024;

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
    if (this.pc < 0 || this.time < 0 || this.state < 0 || this.external < 0 || isExternal < 0 || isExternal > 1) return false;
    return this.#parseFrames();
  }

  /** @returns {boolean} false if a field is not a frame */
  #parseFrames() {
    this.frameCount = 0;
    this.overflow = false;
    let base = this.pc;
    while (this.at < this.end) {
      const first = this.bytes[this.at];
      if (first === LETTER_O) {
        if (this.frameCount > 0 || this.bytes.toString('latin1', this.at, this.at + 8) !== 'overflow') return false;
        this.overflow = true;
        this.at += 9;
        continue;
      }
      // V8 before 9 wrote differences to the frame before.
      const sign = first === PLUS ? 1 : first === MINUS ? -1 : 0;
      if (sign !== 0) this.at++;
      const value = this.number();
      if (value < 0 || this.frameCount === MOST_FRAMES) return false;
      if (sign !== 0) base += sign * value;
      this.frames[this.frameCount++] = sign === 0 ? value : base;
    }
    return true;
  }
}
