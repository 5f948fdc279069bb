/** What V8's log says of generated code that perf has sampled. */
import { isKernel } from './text-rows.js';

/** @import { LoggedCode } from '../../v8log/logged-code.js' */
/** @import { FrameParts } from '../prof-process-text/frame-of-name.js' */
/** @import { FrameRow } from './text-rows.js' */

/** Code that no file holds: perf says where it looked for its name. */
const ANONYMOUS = /^(?:\/tmp\/perf-\d+\.map|\/\/anon|\[anon.*|anon_inode.*|\[heap\]|\[unknown\]|)$/;

/**
 * A frame with all that is known of it.
 * @typedef {FrameRow & {frames?: FrameParts[]}} KnownRow frames: what V8's log says of generated code, innermost first
 */

/** What V8 logged about a process's generated code: more than perf knows. */
export class GeneratedCode {
  /** @type {Map<string, KnownRow>} by address and whether it is a caller's */
  #known = new Map();

  /** @param {LoggedCode[]} logs of the process' isolates, the main thread's first */
  constructor(logs) {
    this.logs = logs;
  }

  /**
   * @param {number} timeUs when the frames of the next rows were seen, µs of the monotonic clock
   */
  advance(timeUs) {
    for (const log of this.logs) if (log.advance(timeUs)) this.#known.clear();
  }

  /**
   * @param {FrameRow} row as perf printed it
   * @param {boolean} isCaller whether it called another
   * @returns {KnownRow} with what V8 says of it, if it is generated code
   */
  identify(row, isCaller) {
    if (!ANONYMOUS.test(row.dso) || isKernel(row)) return row;
    const key = `${isCaller} ${row.ip}`;
    const known = this.#known.get(key) ?? this.#find(row, isCaller);
    this.#known.set(key, known);
    return known;
  }

  /**
   * @param {FrameRow} row of generated code, or of nothing
   * @param {boolean} isCaller whether it called another
   * @returns {KnownRow} what is known of it
   */
  #find(row, isCaller) {
    const address = Number.parseInt(row.ip, 16);
    for (const log of this.logs) {
      const frames = log.framesAt(address, isCaller);
      if (frames !== null && frames.length > 0) return { ...row, frames };
    }
    return row;
  }
}
