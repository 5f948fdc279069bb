'use strict';

/** @import { Certificate } from '../../model/tls.js' */

const { apply } = Reflect;
const { indexOf } = Buffer.prototype;

/** How the public key of an Ed25519 certificate begins (https://www.rfc-editor.org/rfc/rfc8410#section-4). */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The key of a certificate; nothing else in it is read.
 * @param {any} certificate as Node's TLS connections give it
 * @returns {Certificate | null} null if there is none
 */
module.exports = function keyOf(certificate) {
  if (typeof certificate !== 'object' || certificate === null || certificate.raw === undefined) return null;
  const { bits, modulus, nistCurve, asn1Curve } = certificate;
  const size = typeof bits === 'number' && bits > 0 ? bits : null;
  if (modulus !== undefined && modulus !== null) return { type: 'rsa', bits: size, curve: '' };
  const curve = nistCurve ?? asn1Curve;
  if (typeof curve === 'string' && curve !== '') return { type: 'ec', bits: size, curve };
  return { type: apply(indexOf, certificate.raw, [ED25519]) >= 0 ? 'ed25519' : 'other', bits: size, curve: '' };
};
