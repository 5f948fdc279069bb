/** Integers of an ELF structure, in the byte order and word size of its file. */

/** Reads the integers of an ELF structure, in the file's byte order and word size. */
export class ElfDecoder {
  #view;
  #is64;
  #littleEndian;

  /**
   * @param {Buffer} bytes of the structure or table
   * @param {boolean} is64 words have 8 bytes instead of 4
   * @param {boolean} littleEndian byte order
   */
  constructor(bytes, is64, littleEndian) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#is64 = is64;
    this.#littleEndian = littleEndian;
    this.length = bytes.length;
  }

  /**
   * @param {number} at offset, bytes
   * @returns {number} 8 bits, without sign
   */
  u8(at) {
    return this.#view.getUint8(at);
  }

  /**
   * @param {number} at offset, bytes
   * @returns {number} 16 bits, without sign
   */
  u16(at) {
    return this.#view.getUint16(at, this.#littleEndian);
  }

  /**
   * @param {number} at offset, bytes
   * @returns {number} 32 bits, without sign
   */
  u32(at) {
    return this.#view.getUint32(at, this.#littleEndian);
  }

  /**
   * An address, an offset or a size. Above 2^53, where there are no user-space addresses, the last bits are lost.
   * @param {number} at offset, bytes
   * @returns {number} 32 or 64 bits, like the file's addresses
   */
  word(at) {
    if (!this.#is64) return this.u32(at);
    const first = this.u32(at);
    const second = this.u32(at + 4);
    return this.#littleEndian ? second * 0x1_0000_0000 + first : first * 0x1_0000_0000 + second;
  }
}
