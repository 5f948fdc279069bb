/** Builds small Mach-O files, thin and fat, for what no compiler here makes. */

/**
 * @typedef {object} TestSymbol
 * @property {string} name as in C, or as it stands if `isRaw`
 * @property {number} start offset in `__text`, bytes
 * @property {boolean} [isLocal]
 * @property {boolean} [isWeak]
 * @property {boolean} [isRaw] whether the name gets no underscore
 * @property {number} [section] 1, which is `__text`, unless told; 2 is data
 * @property {number} [stab] `n_type` of a symbol for debuggers
 */

/** Where the file and its `__text` are linked, and how many bytes that has. */
export const BASE = 0x1_0000_0000;
export const TEXT = BASE + 0x1000;
const TEXT_SIZE = 0x1000;

/** How far from there the log's process ran it, and its row. */
export const SLIDE = 0x4000;
export const ROW = { start: TEXT + SLIDE, end: TEXT + SLIDE + TEXT_SIZE, slide: SLIDE };

const X64 = 0x0100_0007;
const INSTRUCTIONS = 0x8000_0400;

/**
 * @param {TestSymbol[]} symbols of the file
 * @param {object} [options] what else it has
 * @param {number[] | null} [options.starts] offsets in `__text` where functions begin; null for none told
 * @param {string} [options.uuid] 32 hexadecimal digits
 * @param {number} [options.textSize] bytes of `__text`
 * @param {number} [options.cpu] `cputype`
 * @returns {Buffer} the file
 */
export function buildMachO(symbols, { starts = null, uuid = 'ab'.repeat(16), textSize = TEXT_SIZE, cpu = X64 } = {}) {
  const strings = [Buffer.from(' \0')];
  let nameOffset = 2;
  const table = symbols.map(({ name, start, isLocal, isWeak, isRaw, section = 1, stab }) => {
    const text = Buffer.from(`${isRaw ? '' : '_'}${name}\0`);
    const entry = pack([nameOffset, 4], [stab ?? (isLocal ? 0x0e : 0x0f), 1], [section, 1], [isWeak ? 0x80 : 0, 2]);
    strings.push(text);
    nameOffset += text.length;
    return Buffer.concat([entry, pack([TEXT + start, 8])]);
  });
  const [symbolBytes, stringBytes] = [Buffer.concat(table), Buffer.concat(strings)];
  const startBytes = starts === null ? Buffer.alloc(0) : distances(starts);
  const at = 0x800;
  const commands = [
    segment('__TEXT', BASE, 0x3000, [
      section('__text', '__TEXT', TEXT, textSize, INSTRUCTIONS),
      section('__const', '__TEXT', TEXT + textSize, 0x1000, 0),
    ]),
    command(0x1b, Buffer.from(uuid, 'hex')),
    command(0x2, pack([at, 4], [symbols.length, 4], [at + symbolBytes.length, 4], [stringBytes.length, 4])),
    ...(starts === null
      ? []
      : [command(0x26, pack([at + symbolBytes.length + stringBytes.length, 4], [startBytes.length, 4]))]),
  ];
  const header = pack(
    [0xfeedfacf, 4],
    [cpu, 4],
    [0, 4],
    [2, 4],
    [commands.length, 4],
    [Buffer.concat(commands).length, 4],
    [0, 8],
  );
  const head = Buffer.concat([header, ...commands]);
  return Buffer.concat([head, Buffer.alloc(at - head.length), symbolBytes, stringBytes, startBytes]);
}

/**
 * @param {Buffer[]} files Mach-O files
 * @param {boolean} [is64] whether offsets in it have 64 bits
 * @returns {Buffer} a universal file with all of them
 */
export function buildFat(files, is64 = false) {
  const header = Buffer.alloc(0x1000);
  header.writeUInt32BE(is64 ? 0xcafebabf : 0xcafebabe, 0);
  header.writeUInt32BE(files.length, 4);
  let offset = header.length;
  for (const [index, { length }] of files.entries()) {
    const at = 8 + index * (is64 ? 32 : 20);
    if (is64) {
      header.writeBigUInt64BE(BigInt(offset), at + 8);
      header.writeBigUInt64BE(BigInt(length), at + 16);
    } else {
      header.writeUInt32BE(offset, at + 8);
      header.writeUInt32BE(length, at + 12);
    }
    offset += length;
  }
  return Buffer.concat([header, ...files]);
}

/**
 * @param {number[]} starts offsets in `__text`, ascending
 * @returns {Buffer} as LC_FUNCTION_STARTS has them
 */
function distances(starts) {
  let last = BASE;
  const bytes = starts.flatMap((start) => {
    const distance = TEXT + start - last;
    last = TEXT + start;
    return uleb(distance);
  });
  return Buffer.from([...bytes, 0]);
}

/** @param {number} value @returns {number[]} as ULEB128 */
function uleb(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...uleb(value >>> 7)];
}

/** @param {...[value: number, bytes: number]} fields @returns {Buffer} little-endian */
function pack(...fields) {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** @param {number} kind @param {Buffer} body @returns {Buffer} */
function command(kind, body) {
  return Buffer.concat([pack([kind, 4], [body.length + 8, 4]), body]);
}

/** @param {string} name @returns {Buffer} 16 bytes */
function padded(name) {
  return Buffer.concat([Buffer.from(name), Buffer.alloc(16 - name.length)]);
}

/** @param {string} name @param {number} address @param {number} size @param {Buffer[]} sections @returns {Buffer} */
function segment(name, address, size, sections) {
  const body = [
    padded(name),
    pack([address, 8], [size, 8], [0, 8], [size, 8], [5, 4], [5, 4], [sections.length, 4], [0, 4]),
  ];
  return command(0x19, Buffer.concat([...body, ...sections]));
}

/**
 * @param {string} name
 * @param {string} home name of its segment
 * @param {number} address
 * @param {number} size
 * @param {number} flags
 * @returns {Buffer}
 */
function section(name, home, address, size, flags) {
  const offset = address - BASE;
  return Buffer.concat([
    padded(name),
    padded(home),
    pack([address, 8], [size, 8], [offset, 4], [0, 12 - 8], [0, 8], [flags, 4], [0, 4], [0, 8]),
  ]);
}
