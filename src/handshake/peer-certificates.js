/** The certificates that a server sends. */
import keyOf from '../record/probe/certificate-key.cjs';

/** @import { PeerCertificate, TLSSocket } from 'node:tls' */
/** @import { X509Certificate } from 'node:crypto' */
/** @import { ChainLink, ServerKey } from '../model/handshake.js' */

/** Curves of whose keys Node can make an object. */
const NAMED_BY_NIST = new Set(['P-224', 'P-256', 'P-384', 'P-521']);

/**
 * Reads the certificates that a server sends, however it is asked for them. Node asks by `getPeerCertificate` once it has verified
 * them, and of a key on a curve without a name of NIST's (secp256k1, Brainpool) the object that it makes ends the process by
 * SIGSEGV on Node 24 and 26; so does that of an authority which is found here, and need not be sent.
 * @param {TLSSocket} socket whose handshake is not done
 * @returns {() => ChainLink[]} what was sent, its own first, once the handshake is done; nothing if it has resumed a session
 */
export function watchCertificates(socket) {
  /** @type {X509Certificate[] | null} */
  let sent = null;
  // On Node 20 to 24 a second call returns nothing.
  const certificates = () => (sent ??= withIssuers(socket.getPeerX509Certificate()));
  Object.assign(socket, { getPeerCertificate: () => objectOf(certificates()) });
  return () => certificates().map(linkOf);
}

/**
 * @param {X509Certificate | undefined} own a server's; undefined if it has none
 * @returns {X509Certificate[]} that and the others that it sent, in their order
 */
function withIssuers(own) {
  const all = [];
  for (let one = own; one !== undefined; one = one.issuerCertificate) all.push(one);
  return all;
}

/**
 * @param {X509Certificate[]} certificates that a server sent, its own first
 * @returns {Partial<PeerCertificate>} what a name is checked against: if possible Node's own object, as making it is a part of
 *   what a handshake costs
 */
function objectOf(certificates) {
  const [own] = certificates;
  if (own === undefined) return {};
  if (!certificates.every(({ raw }) => isHarmless(readKey(raw))))
    return {
      subject: /** @type {PeerCertificate['subject']} */ ({ CN: commonName(own) }),
      subjectaltname: own.subjectAltName,
    };
  return certificates.map((certificate) => certificate.toLegacyObject())[0];
}

/**
 * @param {ServerKey} key of a certificate
 * @returns {boolean} whether Node can make an object of it, as far as we know
 */
function isHarmless({ type, curve }) {
  return type === 'ec' ? NAMED_BY_NIST.has(curve) : type !== 'other';
}

/**
 * @param {X509Certificate} certificate sent
 * @returns {ChainLink} what is said about it
 */
function linkOf(certificate) {
  return {
    subject: commonName(certificate),
    key: readKey(certificate.raw),
    bytes: certificate.raw.length,
    hasOcsp: /^OCSP - URI:/m.test(certificate.infoAccess ?? ''),
  };
}

/**
 * @param {Buffer} raw certificate, DER
 * @returns {ServerKey} its key
 */
function readKey(raw) {
  return keyOf(raw) ?? { type: 'other', bits: null, curve: '' };
}

/**
 * @param {X509Certificate} certificate any
 * @returns {string} the first common name of its subject, `''` if it has none
 */
function commonName({ subject }) {
  // Each name has a line, or a part of one that ends at a plus; characters that have a meaning in names are escaped.
  const name = (subject ?? '').split(/\n| \+ /).find((part) => part.startsWith('CN='));
  return name?.slice('CN='.length).replace(/\\([ #+,;<=>"\\])/g, '$1') ?? '';
}
