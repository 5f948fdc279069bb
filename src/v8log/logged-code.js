import { LocationFrames } from './location-frames.js';
import { V8LogReader } from './reader.js';
import { SymbolTable } from './symbol-table.js';

/** @import { Frame } from '../model/profile.js' */

/**
 * What a log says of generated code, for those who have addresses from elsewhere: lines of calls, inlined functions,
 * sources. Code that something else took the place of since is not known any more.
 */
export class LoggedCode {
  #log;
  #frames;

  /** @param {V8LogReader} log after `end` */
  constructor(log) {
    this.#log = log;
    this.#frames = new LocationFrames(log.scripts, new SymbolTable([]));
  }

  /**
   * @param {AsyncIterable<Buffer> | Iterable<Buffer>} chunks of a log, which needs no ticks; not kept
   * @returns {Promise<LoggedCode>} its code
   * @throws {import('../model/failure.js').Failure} `log-unrecognised`
   */
  static async read(chunks) {
    const log = new V8LogReader();
    for await (const chunk of chunks) log.push(chunk);
    log.end();
    return new LoggedCode(log);
  }

  /** @returns {string} version of V8, `''` if unknown */
  get v8() {
    return this.#log.v8Version;
  }

  /**
   * @param {number} address in the process
   * @param {boolean} isReturn whether a call returns to it
   * @returns {Frame[] | null} what was executing there, innermost first, inlined functions expanded; null if it is no
   *   generated code
   */
  framesAt(address, isReturn) {
    const { locations } = this.#log;
    const location = locations.list[isReturn ? locations.ofCaller(address) : locations.ofCounter(address)];
    if (!('code' in location)) return null;
    const call = isReturn ? this.#frames.baselineCall(location) : -1;
    const indexes = call === -1 ? this.#frames.framesOf(location) : [call];
    return indexes.map((index) => this.#frames.table.frames[index]);
  }

  /**
   * @param {ReadonlySet<string>} files paths of those that are needed
   * @returns {Map<string, string>} their sources, as far as the log holds them
   */
  sources(files) {
    return this.#frames.sources(files);
  }
}
