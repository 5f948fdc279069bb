/** Builds small PE files, for what no compiler here makes. */

/** Bytes of address space that such a file takes. */
export const IMAGE_SIZE = 0x5000;

/** Where its code is, an RVA, and how many bytes it has. */
export const CODE = { start: 0x1000, end: 0x2000 };

/** Where its tables are, RVA and offset in the file at once. */
const TABLES = { start: 0x2000, size: 0x2000 };

/**
 * @typedef {object} TestPe
 * @property {[name: string, address: number | 'elsewhere'][]} [exports] names, and RVAs, or that they are another library's
 * @property {{start: number, end: number, chainedTo?: number}[]} [functions] rows of .pdata; `chainedTo` is the index of
 *   the row that this one is a part of
 * @property {[address: number, code: number[]][]} [code] bytes of functions
 * @property {number} [machine] x64 unless told
 * @property {number} [magic] PE32+ unless told
 */

/**
 * @param {TestPe} contents what is in it
 * @returns {Buffer} the file
 */
export function buildPe({ exports = [], functions = [], code = [], machine = 0x8664, magic = 0x20b }) {
  const file = Buffer.alloc(TABLES.start + TABLES.size);
  for (const [address, bytes] of code) file.set(bytes, address);
  let end = TABLES.start;
  const add = (/** @type {Buffer} */ bytes) => {
    const at = end;
    end = at + Math.ceil(bytes.copy(file, at) / 4) * 4;
    return at;
  };
  const pdata = machine === 0xaa64 ? arm64Rows(functions, add) : x64Rows(functions, add);
  const directories = {
    exports: exportTable(exports, add, () => end),
    functions: { at: add(pdata), size: pdata.length },
  };
  file.write('MZ');
  file.writeUInt32LE(0x80, 60);
  file.write('PE\0\0', 0x80);
  file.writeUInt16LE(machine, 0x84);
  file.writeUInt16LE(2, 0x86);
  file.writeUInt16LE(240, 0x94);
  const optional = 0x98;
  file.writeUInt16LE(magic, optional);
  file.writeUInt32LE(IMAGE_SIZE, optional + 56);
  file.writeUInt32LE(16, optional + 108);
  file.writeUInt32LE(directories.exports.at, optional + 112);
  file.writeUInt32LE(directories.exports.size, optional + 116);
  file.writeUInt32LE(directories.functions.at, optional + 112 + 24);
  file.writeUInt32LE(directories.functions.size, optional + 116 + 24);
  const section = (
    /** @type {number} */ at,
    /** @type {string} */ name,
    /** @type {number} */ start,
    /** @type {number} */ size,
  ) => {
    file.write(name, at);
    for (const [offset, value] of [
      [8, size],
      [12, start],
      [16, size],
      [20, start],
    ])
      file.writeUInt32LE(value, at + offset);
  };
  section(optional + 240, '.text', CODE.start, CODE.end - CODE.start);
  section(optional + 280, '.rdata', TABLES.start, TABLES.size);
  return file;
}

/**
 * @param {number[]} values to be stored
 * @returns {Buffer} 32 bits for each
 */
function words(values) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

/**
 * @param {NonNullable<TestPe['functions']>} functions rows
 * @param {(bytes: Buffer) => number} add stores something
 * @returns {Buffer} the table
 */
function x64Rows(functions, add) {
  /** @type {number[]} */
  const unwind = [];
  for (const { chainedTo } of functions) {
    // Three unwind codes, which are padded to four.
    const codes = Buffer.alloc(8);
    const chain = chainedTo === undefined ? undefined : functions[chainedTo];
    unwind.push(
      add(
        Buffer.concat([
          Buffer.from([1 | ((chain === undefined ? 0 : 4) << 3), 0, 3, 0]),
          codes,
          ...(chain === undefined
            ? []
            : [words([chain.start, chain.end, unwind[/** @type {number} */ (chainedTo)] ?? 0])]),
        ]),
      ),
    );
  }
  return words(functions.flatMap(({ start, end }, index) => [start, end, unwind[index]]));
}

/**
 * @param {NonNullable<TestPe['functions']>} functions rows; every second one has its length in a record of its own
 * @param {(bytes: Buffer) => number} add stores something
 * @returns {Buffer} the table
 */
function arm64Rows(functions, add) {
  return words(
    functions.flatMap(({ start, end }, index) => {
      const length = (end - start) / 4;
      return [start, index % 2 === 0 ? 1 | (length << 2) : add(words([length]))];
    }),
  );
}

/**
 * @param {NonNullable<TestPe['exports']>} exports names and RVAs
 * @param {(bytes: Buffer) => number} add stores something
 * @param {() => number} end where it will be stored
 * @returns {{at: number, size: number}} the directory
 */
function exportTable(exports, add, end) {
  if (exports.length === 0) return { at: 0, size: 0 };
  const names = exports.map(([name]) => add(Buffer.from(`${name}\0`)));
  // Each part is stored behind the one before: the directory behind all others.
  const directoryAt = end() + exports.length * 8 + Math.ceil(exports.length / 2) * 4;
  const functions = add(words(exports.map(([, address]) => (address === 'elsewhere' ? directoryAt : address))));
  const pointers = add(words(names));
  const ordinals = Buffer.alloc(exports.length * 2);
  for (const index of exports.keys()) ordinals.writeUInt16LE(index, index * 2);
  const at = [0, 0, 0, 0, 1, exports.length, exports.length, functions, pointers, add(ordinals)];
  const directory = add(words(at));
  return { at: directory, size: end() - directory };
}
