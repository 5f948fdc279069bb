import { CodeMap, LARGEST_CODE_BYTES } from '../../v8log/code-map.js';

/**
 * The names of generated code that `--perf-basic-prof` makes V8 write, to `perf-<pid>.map`: a line for each piece of
 * code, `<start> <size> <name>`, numbers hexadecimal. V8 does not move code meanwhile, and tells no times: of code that
 * followed other code at its address the last is known.
 * (https://github.com/torvalds/linux/blob/master/tools/perf/Documentation/jit-interface.txt)
 */
const LINE = /^([0-9a-f]{1,12}) ([0-9a-f]{1,8}) (.+)$/;

/** @typedef {{start: number, size: number, hit: number, name: string}} JitCode */

/** Code that V8 made while perf looked, by address. */
export class JitMap {
  /** @type {CodeMap<JitCode>} */
  #code = new CodeMap();
  /** Lines that are none. */
  unparsable = 0;

  /** @param {string} text of the file */
  constructor(text) {
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const [, start, size, name] = LINE.exec(line) ?? [];
      const code = { start: Number.parseInt(start, 16), size: Number.parseInt(size, 16), hit: -1, name };
      if (code.size > 0 && code.size <= LARGEST_CODE_BYTES) this.#code.add(code);
      else if (name === undefined) this.unparsable++;
    }
  }

  /**
   * @param {number} address in the process
   * @returns {{name: string, offset: number} | null} the code that holds it
   */
  find(address) {
    const code = this.#code.find(address);
    return code === null ? null : { name: code.name, offset: address - code.start };
  }
}
