/** The library that the kernel puts into every process, which is not a file. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** No vdso has more bytes than this. */
const MOST_BYTES = 0x10_0000;

/**
 * Reads the vdso, the library that the kernel puts into every process. It is not a file, so we take the one in our own
 * memory, which is the same as the profiled program's if both ran on the same kernel. The log doesn't say which kernel
 * that was; a vdso of a different size is certainly not the same, and is refused.
 * @param {{start: number, end: number}[]} rows of `[vdso]` in the log
 * @returns {Buffer | null} null if ours can't be read or has another size
 */
export function readOwnVdso(rows) {
  if (rows.length !== 1) return null;
  try {
    const line = readFileSync('/proc/self/maps', 'latin1')
      .split('\n')
      .find((text) => text.endsWith(' [vdso]'));
    const [start, end] = (line ?? '')
      .split(' ')[0]
      .split('-')
      .map((text) => Number.parseInt(text, 16));
    const size = end - start;
    if (size !== rows[0].end - rows[0].start || size > MOST_BYTES) return null;
    return readMemory(start, size);
  } catch {
    // No /proc, or we may not read it: then there is nothing to name, and nothing to repair.
    return null;
  }
}

/**
 * @param {number} start address
 * @param {number} size bytes
 * @returns {Buffer | null}
 */
function readMemory(start, size) {
  const descriptor = openSync('/proc/self/mem', 'r');
  try {
    const bytes = Buffer.alloc(size);
    return readSync(descriptor, bytes, 0, size, BigInt(start)) === size ? bytes : null;
  } finally {
    closeSync(descriptor);
  }
}
