/**
 * Builds small ELF files of any class and byte order, for what no compiler here makes.
 */

/**
 * @typedef {object} TestSymbol
 * @property {string} name
 * @property {number} start offset in .text, bytes
 * @property {number} [size] bytes
 * @property {number} [type] STT_FUNC unless told
 * @property {number} [binding] STB_GLOBAL unless told
 */

/** Where .text is linked, and how many bytes it has. */
export const TEXT = 0x401000;
const TEXT_SIZE = 0x1000;

/** The row of the log of a process that runs such a file. */
export const ROW = { start: 0x400000, end: 0x402000 };

/**
 * @param {TestSymbol[]} symbols of .symtab, or of .dynsym
 * @param {{is64?: boolean, littleEndian?: boolean, dynamic?: boolean}} [options] dynamic: the table is
 *   .dynsym, as in a stripped library
 * @returns {Buffer} the file
 */
export function buildElf(symbols, { is64 = true, littleEndian = true, dynamic = false } = {}) {
  const write = writer(is64, littleEndian);
  const strings = Buffer.from(`\0${symbols.map(({ name }) => `${name}\0`).join('')}`);
  const sectionNames = Buffer.from('\0.text\0.symtab\0.strtab\0');
  let nameOffset = 1;
  const entries = symbols.map(({ name, start, size = 0, type = 2, binding = 1 }) => {
    const entry = write.symbol(nameOffset, binding * 16 + type, TEXT + start, size);
    nameOffset += Buffer.byteLength(name) + 1;
    return entry;
  });
  const table = Buffer.concat([write.symbol(0, 0, 0, 0), ...entries]);
  const at = { table: 0x2000, strings: 0x2000 + table.length, names: 0x2000 + table.length + strings.length };
  const sections = [
    write.section([0, 0, 0, 0, 0, 0, 0, 0]),
    write.section([1, 1, 6, TEXT, TEXT - 0x400000, TEXT_SIZE, 0, 0]),
    write.section([7, dynamic ? 11 : 2, 0, 0, at.table, table.length, 3, is64 ? 24 : 16]),
    write.section([15, 3, 0, 0, at.strings, strings.length, 0, 0]),
    write.section([0, 3, 0, 0, at.names, sectionNames.length, 0, 0]),
  ];
  const sectionTable = at.names + sectionNames.length;
  const head = Buffer.concat([write.header(sectionTable, sections.length), write.segment(0x1000, TEXT, TEXT_SIZE)]);
  return Buffer.concat([head, Buffer.alloc(0x2000 - head.length), table, strings, sectionNames, ...sections]);
}

/**
 * @param {boolean} is64
 * @param {boolean} littleEndian
 */
function writer(is64, littleEndian) {
  /** @param {[number, number][]} fields value and bytes of each */
  const pack = (fields) =>
    Buffer.concat(
      fields.map(([value, bytes]) => {
        const field = Buffer.alloc(bytes);
        const low = Math.min(bytes, 4);
        if (littleEndian) field.writeUIntLE(value, 0, low);
        else field.writeUIntBE(value, bytes - low, low);
        return field;
      }),
    );
  const word = is64 ? 8 : 4;
  return {
    /** @param {number} sectionTable @param {number} count */
    header: (sectionTable, count) =>
      Buffer.concat([
        Buffer.from([0x7f, 0x45, 0x4c, 0x46, is64 ? 2 : 1, littleEndian ? 1 : 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        pack([
          [2, 2],
          [62, 2],
          [1, 4],
          [TEXT, word],
          [is64 ? 64 : 52, word],
          [sectionTable, word],
          [0, 4],
          [is64 ? 64 : 52, 2],
          [is64 ? 56 : 32, 2],
          [1, 2],
          [is64 ? 64 : 40, 2],
          [count, 2],
          [count - 1, 2],
        ]),
      ]),
    /** @param {number} offset @param {number} address @param {number} size */
    segment: (offset, address, size) =>
      pack(
        is64
          ? [
              [1, 4],
              [5, 4],
              [offset, 8],
              [address, 8],
              [address, 8],
              [size, 8],
              [size, 8],
              [0x1000, 8],
            ]
          : [
              [1, 4],
              [offset, 4],
              [address, 4],
              [address, 4],
              [size, 4],
              [size, 4],
              [5, 4],
              [0x1000, 4],
            ],
      ),
    /** @param {number[]} fields name, type, flags, address, offset, size, link, entry size */
    section: ([name, type, flags, address, offset, size, link, entrySize]) =>
      pack([
        [name, 4],
        [type, 4],
        [flags, word],
        [address, word],
        [offset, word],
        [size, word],
        [link, 4],
        [0, 4],
        [1, word],
        [entrySize, word],
      ]),
    /** @param {number} name @param {number} info @param {number} value @param {number} size */
    symbol: (name, info, value, size) =>
      pack(
        is64
          ? [
              [name, 4],
              [info, 1],
              [0, 1],
              [value === 0 ? 0 : 1, 2],
              [value, 8],
              [size, 8],
            ]
          : [
              [name, 4],
              [value, 4],
              [size, 4],
              [info, 1],
              [0, 1],
              [value === 0 ? 0 : 1, 2],
            ],
      ),
  };
}
