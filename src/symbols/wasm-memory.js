/** Limits how much memory a WebAssembly module can take. */

const HEADER = 8;
const MEMORY_SECTION = 5;

/**
 * Gives a WebAssembly module's own memory a maximum, so that it can't take all of ours: growing beyond that fails, and
 * the module traps. Format: https://webassembly.github.io/spec/core/binary/modules.html#memory-section
 * @param {Uint8Array} module a module with one memory of its own
 * @param {number} pages maximum, of 64 KiB
 * @returns {Uint8Array<ArrayBuffer>} the same module with the maximum; throws if it has no such section
 */
export function limitMemory(module, pages) {
  let at = HEADER;
  while (at < module.length) {
    const id = module[at];
    const size = readLeb(module, at + 1);
    const end = size.next + size.value;
    if (id === MEMORY_SECTION) {
      // A vector of one: flags (0: no maximum, 1: maximum), minimum, maximum.
      const minimum = readLeb(module, size.next + 2).value;
      const content = [1, 1, ...writeLeb(minimum), ...writeLeb(pages)];
      return Uint8Array.from(
        Buffer.concat([
          module.subarray(0, at),
          Uint8Array.from([id, ...writeLeb(content.length), ...content]),
          module.subarray(end),
        ]),
      );
    }
    at = end;
  }
  throw new Error('The WebAssembly module has no memory section.');
}

/**
 * @param {Uint8Array} bytes of the module
 * @param {number} at offset
 * @returns {{value: number, next: number}} an unsigned LEB128 number and the offset after it
 */
function readLeb(bytes, at) {
  let value = 0;
  for (let shift = 0; at < bytes.length && shift < 35; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) break;
  }
  return { value, next: at };
}

/**
 * @param {number} value unsigned
 * @returns {number[]} as LEB128
 */
function writeLeb(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...writeLeb(value >>> 7)];
}
