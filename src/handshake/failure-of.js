/** What it means that a connection failed. */
import { Failure } from '../model/failure.js';
import { hostBeforePort } from '../model/tls.js';

/**
 * Alerts about the client's certificate (https://www.rfc-editor.org/rfc/rfc8446#section-6.2): it is missing, or
 * something is wrong with it.
 */
const REFUSES_CLIENT =
  /ALERT_(?:CERTIFICATE_\w+|BAD_CERTIFICATE\w*|UNSUPPORTED_CERTIFICATE|NO_CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED)/;
/** Code of ours: the server has closed a connection once its handshake was done, and a client certificate sent. */
export const CLOSED_AFTER = 'CLOSED_AFTER_HANDSHAKE';
/** Nothing got as far as a server: this machine has no way to the address, or something on it says so. */
const UNREACHABLE = /^(?:EHOSTUNREACH|ENETUNREACH)$/;

/**
 * @typedef {{host: string, port: number, servername: string, timeoutMs: number, isCertified: boolean}} Where the
 *   connection went, how long it had, and whether it had a certificate of the client
 */

/**
 * @param {unknown} error of the system, of Node or of OpenSSL that ended a connection, or prevented it
 * @param {Where} where it went
 * @returns {Failure} that says what it means
 */
export function failureOf(error, { host: address, port, servername, timeoutMs, isCertified }) {
  const host = hostBeforePort(address);
  const reason = codeOf(error);
  const is = (/** @type {RegExp} */ pattern) => pattern.test(reason);
  if (is(/^(?:ENOTFOUND$|EAI_)/)) return lookUpFailure({ host: address, reason }, error);
  if (is(UNREACHABLE)) return new Failure('handshake-unreachable', { host, port, reason }, error);
  if (is(/^ECONNREFUSED$/)) return new Failure('handshake-refused', { host: address, port }, error);
  if (is(/^ETIMEDOUT$/))
    return new Failure('handshake-timeout', { host, port, reason, seconds: timeoutMs / 1000 }, error);
  if (isRefusal(reason)) return clientFailure({ host, port, reason }, isCertified, error);
  if (is(/HANDSHAKE_FAILURE/)) return new Failure('handshake-rejected', { host, port, reason }, error);
  if (is(/CERT|SIGNED|LEAF_SIGNATURE|ISSUER|HOSTNAME|CRL|CA_KEY|PATH_LENGTH|PURPOSE|CHAIN/))
    return certificateFailure({ host, port, reason }, servername || address, error);
  if (is(/^ECONNRESET$/))
    return new Failure(isCertified ? 'handshake-closed' : 'handshake-ended', { host, port, reason }, error);
  return languageFailure({ host, port, reason }, error);
}

/**
 * @param {{host: string, port: number, reason: string}} facts of the connection; the reason is OpenSSL's code
 * @param {unknown} error that was thrown
 * @returns {Failure} that says whether the other side speaks TLS, and a version of it that we measure, if that is known
 */
function languageFailure(facts, error) {
  if (
    /WRONG_VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST|BAD_RECORD_TYPE|UNEXPECTED_MESSAGE|RECORD_LAYER/.test(facts.reason)
  )
    return new Failure('handshake-no-tls', facts, error);
  const isOld = /ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/.test(facts.reason);
  return new Failure(isOld ? 'handshake-old' : 'handshake-failed', facts, error);
}

/**
 * @param {{host: string, reason: string}} facts of the look-up; the reason is the system's code
 * @param {unknown} error that was thrown
 * @returns {Failure} that says whether there is no such name, or nobody who knows
 */
function lookUpFailure({ host, reason }, error) {
  return new Failure(
    reason === 'ENOTFOUND' ? 'handshake-host-unknown' : 'handshake-no-look-up',
    { host, reason },
    error,
  );
}

/**
 * @param {{host: string, port: number, reason: string}} facts of the connection; the reason is OpenSSL's code, or ours
 * @param {boolean} isCertified whether it had a certificate of the client
 * @param {unknown} error that was thrown
 * @returns {Failure} that says what the server wants
 */
function clientFailure({ host, port, reason }, isCertified, error) {
  if (reason === CLOSED_AFTER) return new Failure('handshake-client-closed', { host, port }, error);
  return new Failure(
    isCertified ? 'handshake-client-refused' : 'handshake-client-missing',
    { host, port, reason },
    error,
  );
}

/**
 * What is wrong with a server's certificate (https://nodejs.org/api/tls.html#x509-certificate-error-codes).
 * @param {{host: string, port: number, reason: string}} facts of the connection; the reason is Node's or OpenSSL's code
 * @param {string} servername that the certificate was checked against
 * @param {unknown} error that was thrown
 * @returns {Failure} that says what to do about it
 */
function certificateFailure({ host, port, reason }, servername, error) {
  if (/EXPIRED|NOT_YET_VALID/.test(reason))
    return new Failure('handshake-certificate-date', { host, port, reason }, error);
  if (/ALTNAME|HOSTNAME/.test(reason))
    return new Failure('handshake-certificate-name', { host, port, reason, servername }, error);
  if (/LEAF_SIGNATURE/.test(reason)) return new Failure('handshake-certificate-alone', { host, port, reason }, error);
  if (/SELF_SIGNED|ISSUER|CERT_UNTRUSTED/.test(reason))
    return new Failure('handshake-certificate-trust', { host, port, reason }, error);
  return new Failure('handshake-certificate', { host, port, reason }, error);
}

/**
 * @param {unknown[]} errors one for each address of a host
 * @returns {unknown} the last that tells of the host, as a machine may have addresses of one family only; undefined if there is none
 */
export function mostTelling(errors) {
  return errors.findLast((error) => !UNREACHABLE.test(codeOf(error))) ?? errors.at(-1);
}

/**
 * @param {string} code of an error of OpenSSL, or ours
 * @returns {boolean} whether the server has refused the client's certificate, or wants one
 */
export function isRefusal(code) {
  return code === CLOSED_AFTER || REFUSES_CLIENT.test(code);
}

/**
 * @param {unknown} error anything that was thrown
 * @returns {string} its code, or its message
 */
export function codeOf(error) {
  const { code, message } = /** @type {{code?: string, message?: string}} */ (error);
  return code ?? message ?? String(error);
}
