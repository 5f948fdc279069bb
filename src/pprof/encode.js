/**
 * Writes pprof. A message has its length before it; so all is written from its end to its start, where lengths are known.
 * https://protobuf.dev/programming-guides/encoding/
 */
import { MESSAGES, WIRE } from './messages.js';

/** @import { Field, Int, MessageName, PprofProfile } from './messages.js' */

/** Of 64 bits, seven in each. */
const MOST_NUMBER_BYTES = 10;

/** Fields by message, the last one first. */
const BACKWARD = new Map(
  Object.entries(MESSAGES).map(([name, fields]) => [
    name,
    Object.entries(fields)
      .map(([number, field]) => ({ number: Number(number), field }))
      .reverse(),
  ]),
);

/**
 * @param {PprofProfile} profile with numbers that are not negative
 * @returns {Uint8Array} its bytes, not compressed
 */
export function encodePprofMessage(profile) {
  const writer = new BackwardWriter();
  writer.message('Profile', profile);
  return writer.bytes();
}

class BackwardWriter {
  #bytes = Buffer.alloc(1 << 16);
  /** Where what is written begins. */
  #at = this.#bytes.length;
  /** Of the number that is written, the lowest first, seven bits in each. */
  #digits = new Uint8Array(MOST_NUMBER_BYTES);

  /** @returns {Uint8Array} what was written */
  bytes() {
    return this.#bytes.subarray(this.#at);
  }

  /**
   * @param {MessageName} name of the message
   * @param {object} message its fields
   */
  message(name, message) {
    for (const { number, field } of BACKWARD.get(name) ?? []) {
      const value = /** @type {Record<string, unknown>} */ (message)[field.name];
      if (value !== undefined) this.#field(number, field, value);
    }
  }

  /**
   * @param {number} number of the field
   * @param {Field} field of it
   * @param {any} value of it
   */
  #field(number, { holds, many }, value) {
    if (holds === 'number' && many) this.#packed(number, value);
    else if (holds === 'number') this.#plain(number, value);
    else if (!many) this.#content(number, holds, value);
    else for (let index = value.length - 1; index >= 0; index--) this.#content(number, holds, value[index]);
  }

  /**
   * @param {number} number of the field
   * @param {Int} value which is 0 where the field is missing
   */
  #plain(number, value) {
    if (Number(value) === 0) return;
    this.#number(value);
    this.#number((number << 3) | WIRE.number);
  }

  /**
   * @param {number} number of the field
   * @param {Int[]} values in their order
   */
  #packed(number, values) {
    if (values.length === 0) return;
    const end = this.#length();
    for (let index = values.length - 1; index >= 0; index--) this.#number(values[index]);
    this.#head(number, end);
  }

  /**
   * @param {number} number of the field
   * @param {'text' | MessageName} holds what it holds
   * @param {any} value a text or a message
   */
  #content(number, holds, value) {
    const end = this.#length();
    if (holds === 'text') this.#text(value);
    else this.message(holds, value);
    this.#head(number, end);
  }

  /** @returns {number} bytes that are written */
  #length() {
    return this.#bytes.length - this.#at;
  }

  /**
   * @param {number} number of a field whose content is written
   * @param {number} before bytes that were written before it
   */
  #head(number, before) {
    this.#number(this.#length() - before);
    this.#number((number << 3) | WIRE.length);
  }

  /** @param {string} text to be written */
  #text(text) {
    const length = Buffer.byteLength(text);
    this.#reserve(length);
    this.#at -= length;
    this.#bytes.write(text, this.#at, length);
  }

  /** @param {Int} value that is not negative */
  #number(value) {
    this.#reserve(MOST_NUMBER_BYTES);
    const digits = this.#digits;
    let length = 0;
    let rest = exact(value);
    for (; typeof rest === 'bigint'; rest = exact(rest >> 7n)) digits[length++] = Number(rest & 0x7fn);
    for (; rest > 0x7f; rest = Math.floor(rest / 128)) digits[length++] = rest % 128;
    // All but the last one say that another follows.
    this.#bytes[--this.#at] = rest;
    while (length > 0) this.#bytes[--this.#at] = digits[--length] | 0x80;
  }

  /** @param {number} length of what is written next, at most */
  #reserve(length) {
    if (this.#at >= length) return;
    const written = this.#length();
    const larger = Buffer.alloc(Math.max(2 * this.#bytes.length, written + length));
    this.#bytes.copy(larger, larger.length - written, this.#at);
    this.#at = larger.length - written;
    this.#bytes = larger;
  }
}

/**
 * @param {Int} value that is not negative
 * @returns {Int} the same, as a number if that is exact
 */
function exact(value) {
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
