/** Certificates for the servers that are measured. */
import { randomBytes, sign } from 'node:crypto';

/** @import { KeyObject } from 'node:crypto' */

/** Tags of DER (https://www.itu.int/rec/T-REC-X.690). */
const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
};

/** Object identifiers, as DER has them. */
const COMMON_NAME = '550403';
const ALTERNATIVE_NAME = '551d11';
/**
 * Algorithms of signatures (https://www.rfc-editor.org/rfc/rfc5758, rfc4055, rfc8410): sha256WithRSAEncryption has an
 * explicit NULL.
 */
const SIGNATURES = new Map([
  ['rsa', { oid: '2a864886f70d01010b', parameters: '0500', digest: 'sha256' }],
  ['ec', { oid: '2a8648ce3d040302', parameters: '', digest: 'sha256' }],
  ['ed25519', { oid: '2b6570', parameters: '', digest: null }],
]);

/** How long it is good, ms. */
const LIFE = 86_400_000;

/**
 * A certificate for `localhost` (https://www.rfc-editor.org/rfc/rfc5280#section-4.1), for our own servers, which live
 * for a second.
 * @param {{publicKey: KeyObject, privateKey: KeyObject}} pair RSA, EC or Ed25519
 * @param {number} now ms since 1970
 * @returns {string} PEM
 */
export function selfSigned({ publicKey, privateKey }, now) {
  const { oid, parameters, digest } = /** @type {{oid: string, parameters: string, digest: string | null}} */ (
    SIGNATURES.get(String(publicKey.asymmetricKeyType))
  );
  const algorithm = der(TAG.sequence, der(TAG.objectId, hex(oid)), hex(parameters));
  const name = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, der(TAG.objectId, hex(COMMON_NAME)), der(TAG.utf8, Buffer.from('localhost')))),
  );
  const hosts = der(TAG.sequence, der(TAG.dnsName, Buffer.from('localhost')));
  const toBeSigned = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, hex('02'))),
    der(TAG.integer, Buffer.concat([hex('01'), randomBytes(15)])),
    algorithm,
    name,
    der(TAG.sequence, time(now - LIFE), time(now + LIFE)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      TAG.extensions,
      der(TAG.sequence, der(TAG.sequence, der(TAG.objectId, hex(ALTERNATIVE_NAME)), der(TAG.octetString, hosts))),
    ),
  );
  const signature = sign(digest, toBeSigned, privateKey);
  const certificate = der(TAG.sequence, toBeSigned, algorithm, der(TAG.bitString, hex('00'), signature));
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

/**
 * @param {number} tag of a value
 * @param {...Buffer} contents of it
 * @returns {Buffer} the value
 */
function der(tag, ...contents) {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head =
    length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

/**
 * @param {number} ms since 1970
 * @returns {Buffer} a UTCTime, which ends with 2049
 */
function time(ms) {
  return der(
    TAG.utcTime,
    Buffer.from(
      `${new Date(ms)
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );
}

/**
 * @param {string} text hexadecimal digits
 * @returns {Buffer} the bytes
 */
function hex(text) {
  return Buffer.from(text, 'hex');
}
