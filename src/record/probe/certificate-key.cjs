'use strict';

/** @import { Certificate } from '../../model/tls.js' */

const { isView } = ArrayBuffer;
const { create } = Object;
const { clz32 } = Math;

/** Tags of DER (https://www.itu.int/rec/T-REC-X.690). */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const SEQUENCE = 0x30;
/** `[0]`: the version of a certificate, which may be left out. */
const VERSION = 0xa0;
/** Between the version and the key: serial number, algorithm, issuer, validity, subject. */
const FIELDS_BEFORE_KEY = 5;
/** Certificates are shorter, and lengths of more bytes are no lengths of ours. */
const MOST_LENGTH_BYTES = 3;
/** From here on a length's first byte is the number of bytes after it that say the length. */
const LONG = 0x80;

/** Algorithms of keys: https://www.rfc-editor.org/rfc/rfc3279, rfc4055 and rfc8410. */
const RSA = table(['1.2.840.113549.1.1.1', true], ['1.2.840.113549.1.1.10', true]);
const EC = '1.2.840.10045.2.1';
const ED25519 = '1.3.101.112';
/** Names and bits of curves: https://www.rfc-editor.org/rfc/rfc5480 and rfc5639. */
const CURVES = table(
  ['1.2.840.10045.3.1.7', { curve: 'P-256', bits: 256 }],
  ['1.3.132.0.33', { curve: 'P-224', bits: 224 }],
  ['1.3.132.0.34', { curve: 'P-384', bits: 384 }],
  ['1.3.132.0.35', { curve: 'P-521', bits: 521 }],
  ['1.3.132.0.10', { curve: 'secp256k1', bits: 256 }],
  ['1.3.36.3.3.2.8.1.1.7', { curve: 'brainpoolP256r1', bits: 256 }],
  ['1.3.36.3.3.2.8.1.1.8', { curve: 'brainpoolP256t1', bits: 256 }],
  ['1.3.36.3.3.2.8.1.1.11', { curve: 'brainpoolP384r1', bits: 384 }],
  ['1.3.36.3.3.2.8.1.1.12', { curve: 'brainpoolP384t1', bits: 384 }],
  ['1.3.36.3.3.2.8.1.1.13', { curve: 'brainpoolP512r1', bits: 512 }],
  ['1.3.36.3.3.2.8.1.1.14', { curve: 'brainpoolP512t1', bits: 512 }],
);

/** @typedef {{tag: number, start: number, end: number}} Element of DER: where its content is */

/** Nothing is found in it, or after it. @type {Element} */
const NONE = { tag: -1, start: NaN, end: NaN };

/**
 * The key of a certificate; nothing else in it is read. Node's own objects of certificates (`getPeerCertificate`,
 * `toLegacyObject`) are not for us: of a key on secp256k1 or a Brainpool curve, making one ends the process by SIGSEGV on Node
 * 24 and 26, and a server never asks for its own.
 * @param {any} der bytes of it
 * @returns {Certificate | null} null if that is no certificate
 */
module.exports = function keyOf(der) {
  if (!isView(der)) return null;
  const bytes = /** @type {Uint8Array} */ (der);
  const key = keyIn(bytes);
  const algorithm = elementAt(bytes, key.start, key.end, SEQUENCE);
  const id = elementAt(bytes, algorithm.start, algorithm.end, OBJECT_ID);
  const bits = elementAt(bytes, algorithm.end, key.end, BIT_STRING);
  if (id === NONE || bits === NONE) return null;
  const name = dotted(bytes, id);
  if (RSA[name]) return { type: 'rsa', bits: bitsOfModulus(bytes, bits), curve: '' };
  if (name === EC) return curveOf(bytes, elementAt(bytes, id.end, algorithm.end, OBJECT_ID));
  return { type: name === ED25519 ? 'ed25519' : 'other', bits: null, curve: '' };
};

/**
 * @param {Uint8Array} der of a certificate
 * @returns {Element} its SubjectPublicKeyInfo
 */
function keyIn(der) {
  const certificate = elementAt(der, 0, der.length, SEQUENCE);
  const { start, end } = elementAt(der, certificate.start, certificate.end, SEQUENCE);
  let field = elementAt(der, start, end);
  if (field.tag === VERSION) field = elementAt(der, field.end, end);
  for (let index = 0; index < FIELDS_BEFORE_KEY; index++) field = elementAt(der, field.end, end);
  return field.tag === SEQUENCE ? field : NONE;
}

/**
 * @param {Uint8Array} der bytes
 * @param {number} at offset of an element
 * @param {number} most where it must have ended
 * @param {number} [expected] tag that it must have; default any
 * @returns {Element} NONE if there is none, as in or after NONE
 */
function elementAt(der, at, most, expected) {
  if (!(at + 2 <= most)) return NONE;
  const tag = der[at];
  const start = at + 2 + (der[at + 1] < LONG ? 0 : der[at + 1] - LONG);
  const length = lengthAt(der, at + 1, start);
  const isThere = length >= 0 && start + length <= most && (expected === undefined || tag === expected);
  return isThere ? { tag, start, end: start + length } : NONE;
}

/**
 * @param {Uint8Array} der bytes
 * @param {number} at offset of a length
 * @param {number} end offset after it
 * @returns {number} it; -1 if it is none, or not one of a certificate
 */
function lengthAt(der, at, end) {
  if (der[at] < LONG) return der[at];
  if (der[at] === LONG || end - at - 1 > MOST_LENGTH_BYTES || end > der.length) return -1;
  let length = 0;
  for (let index = at + 1; index < end; index++) length = length * 256 + der[index];
  return length;
}

/**
 * @param {Uint8Array} der bytes
 * @param {Element} id an object identifier
 * @returns {string} such as `1.2.840.113549.1.1.1`
 */
function dotted(der, { start, end }) {
  const first = der[start] < 80 ? (der[start] / 40) | 0 : 2;
  let text = `${first}.${der[start] - first * 40}`;
  let value = 0;
  for (let index = start + 1; index < end; index++) {
    value = value * 128 + (der[index] & 0x7f);
    if (der[index] >= 0x80) continue;
    text += `.${value}`;
    value = 0;
  }
  return text;
}

/**
 * @param {Uint8Array} der bytes
 * @param {Element} bits of an RSA key
 * @returns {number | null} size of its modulus
 */
function bitsOfModulus(der, { start, end }) {
  // The first byte of a bit string is the number of unused bits in its last.
  const key = elementAt(der, start + 1, end, SEQUENCE);
  const modulus = elementAt(der, key.start, key.end, INTEGER);
  let at = modulus.start;
  while (at < modulus.end && der[at] === 0) at++;
  return at === modulus.end ? null : (modulus.end - at) * 8 - (clz32(der[at]) - 24);
}

/**
 * @param {Uint8Array} der bytes
 * @param {Element} id of a named curve; NONE if the key has its curve's numbers instead
 * @returns {Certificate}
 */
function curveOf(der, id) {
  if (id === NONE) return { type: 'other', bits: null, curve: '' };
  const name = dotted(der, id);
  const { bits, curve } = CURVES[name] ?? { bits: null, curve: name };
  return { type: 'ec', bits, curve };
}

/**
 * @template Value
 * @param {[string, Value][]} rows names with values
 * @returns {Record<string, Value>} them, without what objects inherit
 */
function table(...rows) {
  const found = create(null);
  for (let index = 0; index < rows.length; index++) found[rows[index][0]] = rows[index][1];
  return found;
}
