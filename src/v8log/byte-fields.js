const COMMA = 0x2c;

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
   * Reads a number, decimal or `0x` and lower-case hexadecimal. Addresses have 48 bits (57 on some
   * servers): below 2^53 they are exact.
   * @returns {number} the next field; -1 if it is no such number, or too large: then nothing is consumed
   */
  number() {
    const { bytes, end } = this;
    let { at } = this;
    const hex = at + 1 < end && bytes[at] === 0x30 && bytes[at + 1] === 0x78;
    if (hex) at += 2;
    const base = hex ? 16 : 10;
    const first = at;
    let value = 0;
    for (; at < end; at++) {
      const byte = bytes[at];
      // The brackets matter: with the larger sum in between, numbers near 2^53 would be rounded.
      if (byte >= 0x30 && byte <= 0x39) value = value * base + (byte - 0x30);
      else if (hex && byte >= 0x61 && byte <= 0x66) value = value * base + (byte - 0x57);
      else break;
    }
    if (at === first || value > Number.MAX_SAFE_INTEGER || (at < end && bytes[at] !== COMMA)) return -1;
    this.at = at + 1;
    return value;
  }

  /** @returns {boolean} whether there was a field to skip that another one follows */
  skip() {
    const comma = this.bytes.indexOf(COMMA, this.at);
    if (comma === -1 || comma >= this.end) return false;
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
