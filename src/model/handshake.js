/** What `cryptoprof handshake` has measured about one server. Times are medians in ms, each stage separately. */

/**
 * What `cryptoprof handshake --json` writes.
 * @typedef {object} HandshakeReport
 * @property {1} schemaVersion of this format
 * @property {{name: 'cryptoprof', version: string}} tool what made it
 * @property {string} node version that measured
 * @property {string} openssl version that measured
 * @property {HandshakeTarget} target what was measured
 * @property {boolean} verified false if the certificate was not checked
 * @property {HandshakeMeasurement[]} measurements by protocol version, newest first, cold before resumed
 * @property {string[]} refused protocol versions that the server does not speak
 * @property {ServerKey} certificate the server's
 * @property {ChainLink[]} chain certificates that the server sends, its own first
 * @property {string} alpn application protocol that it chose from h2 and http/1.1, `''` if it chose none
 * @property {boolean} stapled whether it sends proof that the certificate is not revoked (OCSP stapling)
 * @property {number | null} tickets session tickets received on a connection; null if all were closed before any can have come
 * @property {boolean | null} keepsAlive whether it answered a second request on most connections; null if that was not found
 *   out: it doesn't speak HTTP, an answer was too long or too late, or it closed the connection after an error (status 400 or more)
 * @property {Projection} projection cost at a given rate
 * @property {HandshakeFinding[]} findings most expensive first
 */

/**
 * The server.
 * @typedef {object} HandshakeTarget
 * @property {string} host as given
 * @property {number} port of the server
 * @property {string} address connected to
 * @property {string} servername requested (SNI), `''` for none
 * @property {string} path of the requests
 */

/**
 * Connections of one kind. A stage's time does not include earlier stages.
 * @typedef {object} HandshakeMeasurement
 * @property {string} protocol such as `TLSv1.3`
 * @property {'cold' | 'resumed'} mode whether an earlier session was offered
 * @property {number} n connections
 * @property {number} resumed connections that resumed the session
 * @property {number} dnsMs host look-up
 * @property {number} tcpMs connection
 * @property {number} tlsMs handshake
 * @property {number | null} firstByteMs from an HTTP/1.1 request to the first byte of its answer; null if it doesn't answer one
 * @property {number | null} keptAliveMs the same for a second request on the connection; null if there is none
 * @property {number} cpuMs CPU time of this client for the handshake
 * @property {number | null} requestCpuMs CPU time of this client for a connection, its handshake and its first request; null if
 *   there is no answer
 * @property {number | null} keptAliveCpuMs CPU time of this client for the second request; null if there is none
 * @property {number} bytesIn on the wire, until the handshake was done
 * @property {number} bytesOut on the wire, until the handshake was done
 * @property {string} group of the key exchange, `''` if there was none or Node does not tell
 * @property {string} cipher suite, with IANA's name
 */

/**
 * The key of a certificate.
 * @typedef {object} ServerKey
 * @property {'rsa' | 'ec' | 'ed25519' | 'other'} type of the key
 * @property {number | null} bits null if unknown
 * @property {string} curve such as `P-256`, `''` if it has none
 */

/**
 * A certificate that the server sends.
 * @typedef {object} ChainLink
 * @property {string} subject common name, `''` if it has none
 * @property {ServerKey} key of the certificate
 * @property {number} bytes of the certificate
 * @property {boolean} hasOcsp whether it names an OCSP responder
 */

/**
 * Processor use of a client like this one, estimated from medians; of handshakes alone if the server answers no request.
 * @typedef {object} Projection
 * @property {number} rate requests per second
 * @property {number} coldCores processors, with a new connection for each request
 * @property {number | null} resumedCores with a new connection that resumes a session for each request; null if not
 *   measured
 * @property {number | null} keptAliveCores over kept-alive connections; null if not measured
 */

/**
 * Something that costs time or CPU and can be changed.
 * @typedef {object} HandshakeFinding
 * @property {string} id such as `rsa-certificate`
 * @property {string} message what was seen, and what it costs
 * @property {string} advice what to change
 */

export {};
