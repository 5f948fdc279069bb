/** @import { MachOFile } from './macho-file.js' */

/** How many bytes are read: Node has 300,000 for 130,000 functions. */
const MOST_BYTES = 0x40_0000;

/**
 * Where the functions of a Mach-O file begin, including those without names: `LC_FUNCTION_STARTS` has the distances
 * from one to the next as ULEB128 numbers, the first from where the code is linked; a zero ends them
 * (https://github.com/apple-oss-distributions/ld64/blob/main/src/ld/LinkEdit.hpp, FunctionStartsAtom).
 * @param {MachOFile} file with or without them
 * @returns {Float64Array} addresses as linked, ascending; empty if the file doesn't say; throws what reading throws
 */
export function functionStarts({ source, base, functionStarts: part }) {
  if (part === null || base < 0) return new Float64Array(0);
  const bytes = source.read(part.offset, Math.min(part.size, MOST_BYTES));
  const starts = new Float64Array(bytes.length);
  let length = 0;
  let address = base;
  let distance = 0;
  let scale = 1;
  for (const byte of bytes) {
    distance += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte >= 0x80) continue;
    if (distance === 0 || !Number.isSafeInteger(address + distance)) break;
    address += distance;
    starts[length++] = address;
    distance = 0;
    scale = 1;
  }
  return starts.subarray(0, length);
}
