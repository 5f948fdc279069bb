/** Methods of TLS connections after whose use a change of the connection is not safe. */

/** They return nothing where a session was resumed: https://nodejs.org/api/tls.html#tlssocketgetpeercertificatedetailed */
export const INSPECTS_PEER = Object.freeze(['getPeerCertificate', 'getPeerX509Certificate']);

/** In TLS 1.3, sessions come after the handshake, as `session` events. */
export const TAKES_SESSION = 'getSession';
