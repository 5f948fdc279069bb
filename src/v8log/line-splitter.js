/** Cuts a stream of bytes into lines, without making strings. */

const LF = 0x0a;
const CR = 0x0d;

/** Longer lines are skipped and counted: V8 writes a script's whole source on one line. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;

/**
 * Cuts a byte stream into lines without making strings. A line within one chunk is passed on in place; one that spans
 * chunks is joined first. The handler must not keep the bytes, since the source may reuse its chunks.
 */
export class LineSplitter {
  /** @type {Buffer[]} */
  #parts = [];
  #partBytes = 0;
  #skipping = false;
  /** @type {boolean | null} null until the first line shows */
  #stripCr = null;

  /**
   * @param {(bytes: Buffer, start: number, end: number) => void} onLine called with each whole line, LF excluded
   * @param {number} [longest] bytes of the longest line that is handed over
   */
  constructor(onLine, longest = LONGEST_LINE_BYTES) {
    this.onLine = onLine;
    this.longest = longest;
    this.tooLong = 0;
  }

  /** @param {Buffer} chunk the next bytes of the log */
  push(chunk) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      if (this.#skipping) {
        this.#skipping = false;
      } else if (this.#parts.length > 0) {
        this.#keep(chunk.subarray(start, end));
        if (this.#skipping) this.#skipping = false;
        else this.#emit(...this.#joined());
      } else if (end - start > this.longest) {
        this.tooLong++;
      } else {
        this.#emit(chunk, start, end);
      }
      start = end + 1;
    }
    if (start < chunk.length && !this.#skipping) this.#keep(chunk.subarray(start));
  }

  /** @returns {Buffer} what follows the last LF: a line that was cut off */
  end() {
    const [bytes] = this.#joined();
    return bytes;
  }

  /** @param {Buffer} bytes the beginning, or the next piece, of a line that spans chunks */
  #keep(bytes) {
    this.#partBytes += bytes.length;
    if (this.#partBytes > this.longest) {
      this.tooLong++;
      this.#joined();
      this.#skipping = true;
      return;
    }
    this.#parts.push(Buffer.from(bytes));
  }

  /** @returns {[Buffer, number, number]} the pieces as one line; forgets them */
  #joined() {
    const line = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#partBytes = 0;
    return [line, 0, line.length];
  }

  /**
   * A log that went through a CRLF conversion has a CR on every line. Function names may themselves end in a CR, so the
   * first line, which contains no name, decides.
   * @param {Buffer} bytes holds the line
   * @param {number} start of the line
   * @param {number} end of the line
   */
  #emit(bytes, start, end) {
    this.#stripCr ??= end > start && bytes[end - 1] === CR;
    const stripped = this.#stripCr && end > start && bytes[end - 1] === CR ? end - 1 : end;
    this.onLine(bytes, start, stripped);
  }
}
