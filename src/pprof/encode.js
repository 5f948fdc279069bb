/** Writes protocol buffers of pprof: https://protobuf.dev/programming-guides/encoding/ */
import { MESSAGES } from './messages.js';
import { LENGTH, MOST_VARINT_BYTES, VARINT } from './wire.js';

/** @import { Field, MessageName, Numeric, PprofProfile } from './messages.js' */

/** @type {[MessageName, [number: number, field: Field][]][]} */
const LISTED = Object.entries(MESSAGES).map(([name, fields]) => [
  /** @type {MessageName} */ (name),
  Object.entries(fields).map(([number, field]) => [Number(number), field]),
]);
const FIELDS = new Map(LISTED);

/**
 * @param {PprofProfile} profile of any size
 * @returns {Uint8Array} it, not compressed
 */
export function encodeProfile(profile) {
  const writer = new Writer();
  writer.message('Profile', profile);
  return writer.written();
}

/** Bytes of a message, of any number. */
class Writer {
  #bytes = new Uint8Array(256);
  #length = 0;
  /** Its length comes before a message's content, so that is written elsewhere first. @type {Writer | undefined} */
  #inner;

  /** @returns {Uint8Array} what was written, until more is */
  written() {
    return this.#bytes.subarray(0, this.#length);
  }

  /**
   * @param {MessageName} name of a message
   * @param {Record<string, any>} message with its fields
   */
  message(name, message) {
    for (const [number, field] of FIELDS.get(name) ?? []) this.#field(number << 3, field, message[field.name]);
  }

  /**
   * @param {number} tag number of the field, without its type
   * @param {Field} field of a message
   * @param {any} value of it; what a missing one means is not written
   */
  #field(tag, { holds, isList }, value) {
    if (!value) return;
    if (holds !== 'number') {
      for (const each of isList ? value : [value]) this.#content(tag, holds, each);
    } else if (!isList) {
      this.#byte(tag | VARINT);
      this.#number(value);
    } else if (value.length > 0) {
      const inner = this.#empty();
      for (const each of value) inner.#number(each);
      this.#sized(tag, inner.written());
    }
  }

  /**
   * @param {number} tag number of a field, without its type
   * @param {MessageName | 'text'} holds what it holds
   * @param {any} value that text, or message
   */
  #content(tag, holds, value) {
    if (holds === 'text') return this.#sized(tag, Buffer.from(value));
    const inner = this.#empty();
    inner.message(holds, value);
    return this.#sized(tag, inner.written());
  }

  /** @returns {Writer} for what is part of this message */
  #empty() {
    this.#inner ??= new Writer();
    this.#inner.#length = 0;
    return this.#inner;
  }

  /**
   * @param {number} tag number of a field, without its type
   * @param {Uint8Array} content of it
   */
  #sized(tag, content) {
    this.#byte(tag | LENGTH);
    this.#number(content.length);
    this.#reserve(content.length);
    this.#bytes.set(content, this.#length);
    this.#length += content.length;
  }

  /** @param {Numeric} number of up to 64 bits: seven in each byte, the lowest first */
  #number(number) {
    this.#reserve(MOST_VARINT_BYTES);
    if (typeof number === 'bigint' || number < 0) {
      let rest = BigInt.asUintN(64, BigInt(number));
      for (; rest >= 128n; rest >>= 7n) this.#byte(Number(rest & 0x7fn) | 0x80);
      this.#byte(Number(rest));
      return;
    }
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#byte((rest % 128) | 0x80);
    this.#byte(rest);
  }

  /** @param {number} byte 0..255 */
  #byte(byte) {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  /** @param {number} more bytes that there must be room for */
  #reserve(more) {
    if (this.#length + more <= this.#bytes.length) return;
    const bytes = new Uint8Array(2 * (this.#length + more));
    bytes.set(this.written());
    this.#bytes = bytes;
  }
}
