/** The fields of a row, read in place. */

const COMMA = 0x2c;
const LETTER_X = 0x78;
const ZERO = 0x30;

const LARGEST_EXACT = Number.MAX_SAFE_INTEGER;
/** The part above its lower 32 bits. */
const LARGEST_HIGH = 0x1f_ffff;

/** Values of hexadecimal digits by character, lower-case as V8 writes them; -1 for everything else. */
const DIGITS = Int8Array.from({ length: 256 }, (_, byte) => '0123456789abcdef'.indexOf(String.fromCharCode(byte)));

/**
 * Walks over the comma-separated fields of a line, in place. Numbers are read without making strings:
 * this runs for every row of the log.
 */
export class ByteFields {
  /** @type {Buffer} */
  bytes = Buffer.alloc(0);
  /** Index of the next field. */
  at = 0;
  /** Index after the line. */
  end = 0;

  /**
   * @param {Buffer} bytes holds the line
   * @param {number} start of the first field
   * @param {number} end of the line
   */
  reset(bytes, start, end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /**
   * Reads a number, decimal or `0x` and lower-case hexadecimal. Addresses have 48 bits (57 on some servers): below 2^53
   * they are exact.
   * @returns {number} the next field; -1 if it is not such a number, or too large: then nothing is consumed
   */
  number() {
    const { bytes, at, end } = this;
    return at + 1 < end && bytes[at] === ZERO && bytes[at + 1] === LETTER_X
      ? this.#hexadecimal(at + 2)
      : this.#decimal(at);
  }

  /**
   * Works on two 32-bit halves: integers are faster than doubles, and most of a log is addresses.
   * @param {number} first index of the first digit
   * @returns {number} as `number`
   */
  #hexadecimal(first) {
    const { bytes, end } = this;
    let high = 0;
    let low = 0;
    let at = first;
    for (; at < end; at++) {
      const digit = DIGITS[bytes[at]];
      if (digit === -1) break;
      if (high > LARGEST_HIGH) return -1;
      high = (high << 4) | (low >>> 28);
      low = (low << 4) | digit;
    }
    return this.#consume(first, at, high * 0x1_0000_0000 + (low >>> 0));
  }

  /**
   * @param {number} first index of the first digit
   * @returns {number} as `number`
   */
  #decimal(first) {
    const { bytes, end } = this;
    let value = 0;
    let at = first;
    for (; at < end; at++) {
      const digit = bytes[at] - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    return this.#consume(first, at, value);
  }

  /**
   * @param {number} first index of the first digit
   * @param {number} last index after the last digit
   * @param {number} value of the digits
   * @returns {number} the value; -1 if the field is not all digits, or not exact
   */
  #consume(first, last, value) {
    if (last === first || value > LARGEST_EXACT || (last < this.end && this.bytes[last] !== COMMA)) return -1;
    this.at = last + 1;
    return value;
  }

  /** @returns {boolean} whether there was a field to skip and another one follows */
  skip() {
    const { bytes, end } = this;
    let { at } = this;
    while (at < end && bytes[at] !== COMMA) at++;
    if (at >= end) return false;
    this.at = at + 1;
    return true;
  }

  /**
   * @param {string} text that the next field may be, in ASCII
   * @returns {boolean} whether it was, and another field follows; else nothing is consumed
   */
  skipIf(text) {
    const { bytes, at } = this;
    const comma = at + text.length;
    if (comma >= this.end || bytes[comma] !== COMMA) return false;
    for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
    this.at = comma + 1;
    return true;
  }

  /** @returns {string} the next field's bytes as latin1 */
  text() {
    let comma = this.bytes.indexOf(COMMA, this.at);
    if (comma === -1 || comma > this.end) comma = this.end;
    const text = this.bytes.toString('latin1', this.at, comma);
    this.at = comma + 1;
    return text;
  }
}
