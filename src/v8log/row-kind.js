/**
 * Tells the frequent rows apart by their bytes, without making a string of the first field: there are
 * millions of them in a large log.
 */

/** Rows by kind; `other` rows are few, and their first field is read. */
export const ROW = /** @type {const} */ ({ other: 0, tick: 1, codeCreation: 2, codeSourceInfo: 3, memory: 4 });

const COMMA = 0x2c;

const TICK = Array.from(Buffer.from('tick,'));
const CODE_CREATION = Array.from(Buffer.from('code-creation,'));
const CODE_SOURCE_INFO = Array.from(Buffer.from('code-source-info,'));
const NEW_MEMORY = Array.from(Buffer.from('new,'));
const DELETE = Array.from(Buffer.from('delete,'));
const CODE_RANGE = Array.from(Buffer.from('new,CodeRange,'));

/**
 * @param {Buffer} bytes holds the line
 * @param {number} start of the line
 * @param {number} end of the line
 * @returns {typeof ROW[keyof typeof ROW]} its kind; `memory` for `new` and `delete` but those of the code range
 */
export function rowKind(bytes, start, end) {
  if (end - start < 4) return ROW.other;
  switch (bytes[start]) {
    case TICK[0]:
      return begins(bytes, start, end, TICK) ? ROW.tick : ROW.other;
    case CODE_CREATION[0]:
      if (bytes[start + CODE_CREATION.length - 1] === COMMA && begins(bytes, start, end, CODE_CREATION))
        return ROW.codeCreation;
      return begins(bytes, start, end, CODE_SOURCE_INFO) ? ROW.codeSourceInfo : ROW.other;
    case NEW_MEMORY[0]:
      return begins(bytes, start, end, NEW_MEMORY) && !begins(bytes, start, end, CODE_RANGE) ? ROW.memory : ROW.other;
    case DELETE[0]:
      return begins(bytes, start, end, DELETE) ? ROW.memory : ROW.other;
    default:
      return ROW.other;
  }
}

/**
 * @param {Buffer} bytes holds the line
 * @param {number} start of the line
 * @param {number} end of the line
 * @param {number[]} prefix that it may begin with
 * @returns {boolean} whether it does
 */
function begins(bytes, start, end, prefix) {
  if (end - start < prefix.length) return false;
  for (let index = 0; index < prefix.length; index++) if (bytes[start + index] !== prefix[index]) return false;
  return true;
}
