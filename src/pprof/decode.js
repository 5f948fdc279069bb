/**
 * Reads pprof of strangers: a number of a megabyte, or millions of messages of two bytes each, are refused before they
 * cost anything. https://protobuf.dev/programming-guides/encoding/
 */
import { MOST_PPROF } from '../files/limits.js';
import { Failure } from '../model/failure.js';
import { MESSAGES, WIRE } from './messages.js';

/** @import { Field, Int, MessageName, PprofProfile } from './messages.js' */

/** Of 64 bits, seven in each. */
const MOST_NUMBER_BYTES = 10;

/** A number of no more than these is exact. */
const EXACT_BYTES = 7;

/** By message. */
const FIELDS = new Map(Object.entries(MESSAGES).map(([name, fields]) => [name, Object.values(fields)]));

/**
 * @param {Uint8Array} bytes of a profile, not compressed
 * @returns {PprofProfile} what it says; a field that it lacks is 0 or an empty list, `periodType` is missing
 * @throws {Failure} `pprof-invalid` with what is wrong as `problem`: damaged, or too much
 */
export function decodePprofMessage(bytes) {
  const reader = new Reader(bytes);
  return /** @type {PprofProfile} */ (/** @type {unknown} */ (reader.message('Profile', bytes.length)));
}

class Reader {
  #messages = 0;
  #numbers = 0;
  #at = 0;
  #bytes;
  #text;

  /** @param {Uint8Array} bytes of a profile */
  constructor(bytes) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * @param {MessageName} name of the message that begins here
   * @param {number} end of it
   * @returns {Record<string, unknown>} its fields
   */
  message(name, end) {
    this.#count(1, 0);
    const fields = MESSAGES[name];
    const made = empty(name);
    while (this.#at < end) {
      const tag = this.#bytes[this.#at++];
      // Fields above 15 have longer tags; there are none.
      if (tag > 0x7f) throw damaged();
      this.#count(0, 1);
      const field = fields[tag >> 3];
      const value = this.#number(end);
      if ((tag & 7) === WIRE.number) add(made, field, 'number', value);
      else if ((tag & 7) === WIRE.length && field !== undefined) this.#addContent(made, field, this.#endAt(value, end));
      else throw damaged();
    }
    return made;
  }

  /**
   * @param {Record<string, unknown>} made message that gets it
   * @param {Field} field that it is of
   * @param {number} end of the content that begins here
   */
  #addContent(made, field, end) {
    if (field.holds === 'text') {
      this.#count(1, 0);
      add(made, field, 'text', this.#text.toString('utf8', this.#at, end));
      this.#at = end;
    } else if (field.holds !== 'number') add(made, field, field.holds, this.message(field.holds, end));
    else if (field.many) {
      while (this.#at < end) {
        this.#count(0, 1);
        add(made, field, 'number', this.#number(end));
      }
    } else throw damaged();
  }

  /**
   * @param {Int} length of what begins here
   * @param {number} most end of what holds it
   * @returns {number} its end
   */
  #endAt(length, most) {
    const end = this.#at + Number(length);
    if (end > most) throw damaged();
    return end;
  }

  /**
   * @param {number} end of what holds the number that begins here
   * @returns {Int}
   */
  #number(end) {
    const start = this.#at;
    const most = Math.min(end, start + MOST_NUMBER_BYTES);
    let value = 0;
    let unit = 1;
    for (let at = start; at < most; at++) {
      const byte = this.#bytes[at];
      value += (byte & 0x7f) * unit;
      unit *= 128;
      if (byte > 0x7f) continue;
      this.#at = at + 1;
      return at - start < EXACT_BYTES ? value : this.#large(start, at);
    }
    throw damaged();
  }

  /**
   * @param {number} start of a number
   * @param {number} last byte of it
   * @returns {Int}
   */
  #large(start, last) {
    let value = 0n;
    for (let at = last; at >= start; at--) value = (value << 7n) | BigInt(this.#bytes[at] & 0x7f);
    const exact = BigInt.asUintN(64, value);
    return exact <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(exact) : exact;
  }

  /**
   * @param {number} messages more, texts included
   * @param {number} numbers more
   */
  #count(messages, numbers) {
    this.#messages += messages;
    this.#numbers += numbers;
    if (this.#messages > MOST_PPROF.messages || this.#numbers > MOST_PPROF.numbers)
      throw invalid(`it has more than ${MOST_PPROF.messages} messages or ${MOST_PPROF.numbers} numbers`);
  }
}

/**
 * @param {MessageName} name of a message
 * @returns {Record<string, unknown>} one that says nothing
 */
function empty(name) {
  /** @type {Record<string, unknown>} */
  const made = {};
  for (const { name: key, holds, many } of FIELDS.get(name) ?? [])
    if (many) made[key] = [];
    else if (holds === 'number') made[key] = 0;
  return made;
}

/**
 * @param {Record<string, unknown>} made message that gets a value
 * @param {Field | undefined} field of it; undefined if it is not read
 * @param {Field['holds']} kind of the value
 * @param {unknown} value of that kind
 */
function add(made, field, kind, value) {
  if (field === undefined) return;
  if (field.holds !== kind) throw damaged();
  if (field.many) /** @type {unknown[]} */ (made[field.name]).push(value);
  else made[field.name] = value;
}

/** @returns {Failure} to be thrown */
function damaged() {
  return invalid('it is damaged');
}

/**
 * @param {string} problem what is wrong with the file, as the end of a sentence
 * @returns {Failure} to be thrown
 */
function invalid(problem) {
  return new Failure('pprof-invalid', { problem });
}
