/**
 * Reads protocol buffers of pprof from anybody: every two bytes may become an object, so what there is gets counted.
 * https://protobuf.dev/programming-guides/encoding/
 */
import { MESSAGES } from './messages.js';
import { FIXED_BYTES, LENGTH, MOST_VARINT_BYTES, VARINT } from './wire.js';

/** @import { Field, MessageName, Numeric, PprofProfile } from './messages.js' */

/** Up to this many bytes of seven bits, a number is exact. */
const EXACT_BYTES = 7;
/** Fields are numbered from 1. */
const LEAST_TAG = 8;

/**
 * What may be read at most: messages and texts, and numbers in them.
 * @typedef {{messages: number, numbers: number}} MostRead
 */

/**
 * @param {Uint8Array} bytes of a profile, not compressed
 * @param {MostRead} most that may be in it
 * @returns {PprofProfile & {unknownFields: number} | 'damaged' | 'too much'} with the number of fields that pprof does not
 *   have, which are skipped; or why it can't be read
 */
export function decodeProfile(bytes, most) {
  try {
    const decoder = new Decoder(bytes, most);
    const profile = /** @type {PprofProfile} */ (decoder.message(bytes.length, 'Profile'));
    return Object.assign(profile, { unknownFields: decoder.unknownFields });
  } catch (error) {
    if (error instanceof Unreadable) return error.why;
    throw error;
  }
}

class Unreadable extends Error {
  /** @param {'damaged' | 'too much'} why it can't be read */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

class Decoder {
  unknownFields = 0;
  #at = 0;
  #left;
  #bytes;

  /**
   * @param {Uint8Array} bytes of a profile
   * @param {MostRead} most that may be in it
   */
  constructor(bytes, most) {
    this.#bytes = bytes;
    this.#left = { ...most };
  }

  /**
   * @param {number} end offset of the message that begins here
   * @param {MessageName} name of it
   * @returns {Record<string, unknown>} its fields by name; empty lists and 0 for those that are missing
   */
  message(end, name) {
    this.#count('messages');
    const fields = MESSAGES[name];
    const found = empty(name);
    while (this.#at < end) {
      const tag = Number(this.#number(end));
      this.#count('numbers');
      if (tag < LEAST_TAG) throw new Unreadable('damaged');
      const field = fields[Math.floor(tag / 8)];
      if (field === undefined) this.#skip(end, tag % 8);
      else this.#field(end, tag % 8, field, found);
    }
    return found;
  }

  /**
   * Later versions of a format may add fields, which readers skip.
   * @param {number} end offset of the message
   * @param {number} type on the wire
   */
  #skip(end, type) {
    this.unknownFields++;
    if (type === VARINT) this.#number(end);
    else this.#at = this.#close(end, type);
  }

  /**
   * @param {number} end offset of the message
   * @param {number} type on the wire, of content that has a size
   * @returns {number} offset of its end
   */
  #close(end, type) {
    const size = type === LENGTH ? Number(this.#number(end)) : (FIXED_BYTES.get(type) ?? -1);
    if (!(size >= 0 && size <= end - this.#at)) throw new Unreadable('damaged');
    return this.#at + size;
  }

  /**
   * @param {number} end offset of the message
   * @param {number} type on the wire
   * @param {Field} field of the message
   * @param {Record<string, any>} found to add to
   */
  #field(end, type, field, found) {
    if (type === VARINT) return put(this.#number(end), 'number', field, found);
    if (type !== LENGTH) throw new Unreadable('damaged');
    const close = this.#close(end, type);
    if (field.holds === 'number') this.#packed(close, field, found);
    else put(this.#content(close, field.holds), field.holds, field, found);
  }

  /**
   * @param {number} end offset of numbers that begin here
   * @param {Field} field that holds them
   * @param {Record<string, any>} found to add to
   */
  #packed(end, { name, isList }, found) {
    if (!isList) throw new Unreadable('damaged');
    for (; this.#at < end; this.#count('numbers')) found[name].push(this.#number(end));
  }

  /**
   * @param {number} end offset of what begins here
   * @param {MessageName | 'text'} holds what that is
   * @returns {unknown} the text, or the message
   */
  #content(end, holds) {
    return holds === 'text' ? this.#text(end) : this.message(end, holds);
  }

  /**
   * @param {number} end offset of the text that begins here
   * @returns {string}
   */
  #text(end) {
    this.#count('messages');
    const { buffer, byteOffset } = this.#bytes;
    const text = Buffer.from(buffer, byteOffset + this.#at, end - this.#at).toString();
    this.#at = end;
    return text;
  }

  /**
   * @param {number} end offset of what holds the number that begins here
   * @returns {Numeric} a signed number of 64 bits
   */
  #number(end) {
    let value = 0;
    let scale = 1;
    const start = this.#at;
    for (let at = start; at < Math.min(end, start + MOST_VARINT_BYTES); at++, scale *= 128) {
      const byte = this.#bytes[at];
      value += (byte & 0x7f) * scale;
      if (byte >= 0x80) continue;
      this.#at = at + 1;
      return at - start < EXACT_BYTES ? value : largeNumber(this.#bytes.subarray(start, at + 1));
    }
    throw new Unreadable('damaged');
  }

  /** @param {keyof MostRead} what was read once more */
  #count(what) {
    if (--this.#left[what] < 0) throw new Unreadable('too much');
  }
}

/**
 * @param {Uint8Array} bytes of a number, the lowest seven bits first
 * @returns {Numeric} it as a signed number of 64 bits
 */
function largeNumber(bytes) {
  const value = BigInt.asIntN(
    64,
    bytes.reduceRight((sum, byte) => sum * 128n + BigInt(byte & 0x7f), 0n),
  );
  return BigInt(Number.MIN_SAFE_INTEGER) <= value && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

/**
 * @param {MessageName} name of a message
 * @returns {Record<string, unknown>} one without content
 */
function empty(name) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const { name: field, holds, isList } of Object.values(MESSAGES[name]))
    found[field] = isList ? [] : holds === 'number' ? 0 : null;
  return found;
}

/**
 * @param {unknown} content that a message holds
 * @param {Field['holds']} kind of it
 * @param {Field} field whose it is
 * @param {Record<string, any>} found to add to
 */
function put(content, kind, field, found) {
  if (field.holds !== kind) throw new Unreadable('damaged');
  if (field.isList) found[field.name].push(content);
  else found[field.name] = content;
}
