import { Failure } from '../model/failure.js';

/**
 * @typedef {{host: string, port: number, servername: string, timeoutMs: number}} Where the connection went, and how
 *   long it had
 */

/**
 * @param {unknown} error of the system, of Node or of OpenSSL that ended a connection, or kept it from being made
 * @param {Where} where it went
 * @returns {Failure} that says what it means
 */
export function failureOf(error, { host, port, servername, timeoutMs }) {
  const reason = codeOf(error);
  const is = (/** @type {RegExp} */ pattern) => pattern.test(reason);
  if (is(/^(?:ENOTFOUND|EAI_)/)) return new Failure('handshake-host-unknown', { host, reason }, error);
  if (is(/^ECONNREFUSED$/)) return new Failure('handshake-refused', { host, port }, error);
  if (is(/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/))
    return new Failure('handshake-timeout', { host, port, reason, seconds: timeoutMs / 1000 }, error);
  if (is(/HANDSHAKE_FAILURE|CERTIFICATE_REQUIRED|BAD_CERTIFICATE/))
    return new Failure('handshake-rejected', { host, port, reason }, error);
  if (is(/CERT|SIGNED|ISSUER|HOSTNAME|CRL|CA_KEY|PATH_LENGTH|PURPOSE|CHAIN/)) {
    return new Failure('handshake-certificate', { host, port, reason, servername: servername || host }, error);
  }
  if (
    is(/WRONG_VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST|BAD_RECORD_TYPE|UNEXPECTED_MESSAGE|RECORD_LAYER|^ECONNRESET$/)
  ) {
    return new Failure('handshake-no-tls', { host, port, reason }, error);
  }
  return new Failure('handshake-failed', { host, port, reason }, error);
}

/**
 * @param {unknown} error anything that was thrown
 * @returns {string} its code, or what it says
 */
export function codeOf(error) {
  const { code, message } = /** @type {{code?: string, message?: string}} */ (error);
  return code ?? message ?? String(error);
}
