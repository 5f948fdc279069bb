/**
 * The ledger of TLS connections and the account of cryptography on the thread pool: counted by the probe inside the
 * program (RunInfo.tls, RunInfo.threadPool), completed by the report (Report.tls, Report.threadPool). They hold no
 * paths, headers, tickets, keys or certificates: names of algorithms, sizes, counts, hosts and ports.
 */

/** @import { GeneratedPlace } from './profile.js' */
/** @import { SourceCall } from './source-call.js' */

/** @typedef {Record<string, number>} Tally counts by name */

/**
 * A place in the user's source that asked for something, found in the stack of whoever did.
 * @typedef {object} AskedAt
 * @property {string} id of its row in a report's `callSites`; `''` in recordings
 * @property {string} file absolute path
 * @property {number | null} line 1-based, null if unknown
 * @property {number | null} column 1-based, null if unknown
 * @property {string} function as V8 names it, `''` if it has no name
 * @property {number} count of what it asked for: exact for the first 16 of a peer, then the stack of each power of two
 *   stands for those since, the last for those after
 * @property {boolean} isAsync whether the frame had gone on after an `await`
 * @property {boolean} [isFirstUse] true if nothing leads back to whoever asked: it is the first line that used one of
 *   the peer's connections
 * @property {GeneratedPlace} [generated] where V8 ran it, if a compiler made that of the file; then the line is null
 *   where no source map tells
 * @property {SourceCall | null} [call] what the source says there, null if it does not tell; in recordings that were
 *   analysed, not in reports
 */

/**
 * All connections of one side to one host and port, all threads and processes together.
 * @typedef {object} TlsPeer
 * @property {'client' | 'server'} role of the program
 * @property {string} host that was asked for, `''` on servers and where it is withheld; `(others)` for all beyond
 *   the first 200
 * @property {number} port of the peer; on servers the one that they listen on; 0 if unknown
 * @property {number} handshakes completed
 * @property {number} full with a key exchange and a certificate: handshakes - resumed
 * @property {number} resumed took up an earlier session
 * @property {number} overlapped full ones that began before the first of the peer had ended: they had no session to
 *   offer
 * @property {number} requests HTTP requests that were answered over these connections; 0 for other protocols
 * @property {number} reusedRequests of them over a connection that had carried one before
 * @property {number} agents different `Agent`s of `http` or `https`, or dispatchers of undici, that requests went through
 * @property {Tally} protocol handshakes by version, such as `TLSv1.3`
 * @property {Tally} cipher handshakes by cipher suite
 * @property {Tally} group handshakes by key-exchange group, where Node says
 * @property {Tally} alpn handshakes by application protocol, such as `h2`; none was negotiated for the rest
 * @property {Certificate | null} certificate the server's, on either side; null if it was not seen, or if it has several
 * @property {number} bytesIn of all handshakes until they were done, as on the wire
 * @property {number} bytesOut of all handshakes until they were done, as on the wire
 * @property {number | null} helloBytesOut median bytes out of full handshakes: two ClientHellos show in it; null if
 *   there was none
 * @property {number | null} p50Ms median time from the start of the connection's TLS to the end of its handshake; null
 *   if unknown
 * @property {number | null} p95Ms the same, 95th percentile
 * @property {number} mostOpen most connections that were open at once, in one thread
 * @property {number | null} lifeP50Ms median time from the end of a handshake to the end of its connection, of those
 *   that ended; null if none did
 * @property {string} package npm package that the user's code calls for the connections (axios, and not what axios uses),
 *   `''` if none
 * @property {PeerChoices} choices what the program asked for, in numbers of handshakes
 * @property {AskedAt[]} callSites most handshakes first
 * @property {AskedAt[]} agentSites where those agents were made, most first
 */

/**
 * The key of a certificate.
 * @typedef {object} Certificate
 * @property {'rsa' | 'ec' | 'ed25519' | 'other'} type of its key
 * @property {number | null} bits of its key, null if unknown
 * @property {string} curve such as `P-256`, `''` if it has none
 */

/**
 * Handshakes whose connection was asked for in some way; no value of an option is kept.
 * @typedef {object} PeerChoices
 * @property {number} withAgent through an `Agent`, or a dispatcher of undici
 * @property {number} withDispatcher of them, through a dispatcher of undici (`Agent`, `Pool`, `Client`), such as that of
 *   `fetch`
 * @property {number} agentKeepsAlive through an `Agent` or dispatcher that keeps connections alive
 * @property {number} agentIsPlain through an `Agent` that has no options of its own but for keeping connections, as
 *   `https.globalAgent` if nobody changed it
 * @property {number} agentKeepsNoSessions through an `Agent` whose `maxCachedSessions` is 0
 * @property {number} sessionOffered a session was offered
 * @property {number} ownContext a `secureContext` was given
 * @property {number} ownCa a `ca` was given
 * @property {number} ownIdentityCheck `checkServerIdentity` is in the request's options, and not in its agent's
 * @property {number} forbidsTls13 the options allow no TLS 1.3
 * @property {number} ownCurves `ecdhCurve` was given
 * @property {number} renegotiated the program asked for a renegotiation, which TLS 1.3 has not
 * @property {number} closedByServer answers after which a connection that the agent or dispatcher would have kept was
 *   closed by the server's choice: `connection: close`, or so little time to keep it that no request could follow
 * @property {number} closedByRequest the same, by the request's: `connection: close` or `HEAD`
 * @property {number} leftIdle connections that the agent or dispatcher kept and the server closed without a word, while no
 *   request was on them
 */

/**
 * What certificates, keys and CAs are parsed into.
 * @typedef {object} TlsContexts
 * @property {number} created contexts that were made
 * @property {number} withCa those that CA certificates were added to
 * @property {number} caBytes of those certificates, where they are in the options of a connection or server
 * @property {AskedAt[]} callSites who had contexts with CAs made, most first
 */

/**
 * What TLS costs on the threads that were sampled, in ticks. The parts add up to `ticks`.
 * @typedef {object} TlsCost
 * @property {number} ticks that are TLS for certain, or inferred from the counts
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} range least and most share of CPU time, 0..1, that TLS can have: without what was
 *   inferred, and with all that can't be tied to anything, as if no time in calls of the system had been CPU time (95
 *   %)
 * @property {number | null} [cpuShare] 0..1 of CPU time, estimated: calls of the system take what the kernel was seen
 *   to take of the thread's CPU time, and the rest of their ticks is waiting; null if unknown
 * @property {number} keyExchangeTicks ephemeral keys and shared secrets
 * @property {number} certificateTicks signatures, their verification, reading the peer's certificate
 * @property {number} contextTicks secure contexts, CA certificates, keys
 * @property {number} bytesTicks records: encryption, decryption, their hashes
 * @property {number} otherTicks OpenSSL's own bookkeeping, and what can't be told apart
 * @property {number} inferredTicks of `ticks`: OpenSSL's plumbing and the C library's help, which only the counted
 *   handshakes explain
 * @property {number} untiedTicks busy ticks in native code without JavaScript below that nothing ties: they may be TLS,
 *   and are not in `ticks`
 */

/**
 * The ledger of TLS connections.
 * @typedef {object} TlsLedger
 * @property {TlsPeer[]} peers most handshakes first
 * @property {TlsContexts} contexts all that were made
 * @property {TlsCost | null} cost null in recordings, and where ticks can't be told from others, as in the text of
 *   `--prof-process`
 * @property {boolean} complete false if there may have been more: a thread was ended in the midst of it, or did not
 *   tell
 */

/**
 * Asynchronous cryptography on libuv's thread pool. When a job began to run is worked out from the order of the jobs
 * and the size of the pool, which serves them in turn: other work on the pool (files, DNS, zlib) makes waits look like
 * runs, and a busy event loop hears late that a job is done.
 * @typedef {object} ThreadPool
 * @property {number} size threads of the pool of each process
 * @property {number} jobs of cryptography that were handed to it
 * @property {number} maxInFlight most that were begun and not done at once, in one thread
 * @property {number | null} waitP95Ms 95th percentile of the time from the call to the start of the work; null if
 *   unknown
 * @property {number | null} runP50Ms median time from there until it is done; null if unknown, as where the pool used far
 *   more CPU than all runs together: the event loop heard of many ends at once, or the pool had other work
 * @property {number | null} cpuMs of the pool's threads, all their work; null if unknown
 * @property {number | null} runQueueWaitMs how long the pool's threads waited for a processor; null if unknown
 * @property {PoolCallSite[]} callSites most jobs first
 * @property {boolean} complete false if there may have been more
 */

/**
 * Asynchronous cryptography that one place asked for.
 * @typedef {object} PoolCallSite
 * @property {string} id of its row in a report's `callSites`; `''` in recordings
 * @property {string} file absolute path
 * @property {number | null} line 1-based, null if unknown
 * @property {number | null} column 1-based, null if unknown
 * @property {string} function as V8 names it, `''` if it has no name
 * @property {boolean} isAsync whether the frame had gone on after an `await`
 * @property {string} package npm package that the user's code calls for it, `''` if none
 * @property {string} job class of Node's that did it, such as `PBKDF2Job`
 * @property {string} [called] function of Node's cryptography that was called for it, such as `verify`; `''` if
 *   unknown, absent in recordings of earlier versions
 * @property {number} jobs of it: exact up to 64 of a class in a thread, and where they all run for a millisecond or
 *   more; else estimated from a sample
 * @property {number} maxInFlight most of this class of job that were begun and not done at once, in one thread
 * @property {number | null} waitP95Ms of this class of job, as above
 * @property {number | null} runP50Ms of this class of job, as above
 * @property {GeneratedPlace} [generated] as of AskedAt
 * @property {SourceCall | null} [call] what the source says there, null if it does not tell; in recordings that were
 *   analysed, not in reports
 */

/**
 * @param {Pick<TlsPeer, 'host' | 'port'>} peer any
 * @returns {string} such as `api.example.com:443`; `:8443` of a server, or where hosts are not told; `''` if nothing is
 *   known
 */
export function peerName({ host, port }) {
  const name = host.includes(':') ? `[${host}]` : host;
  return port > 0 ? `${name}:${port}` : name;
}

/**
 * @param {string} cipher suite, with IANA's name
 * @returns {boolean} whether it has no key exchange: clients encrypt what keys are made of for the certificate's RSA key,
 *   and servers decrypt it and sign nothing
 */
export function isKeyTransport(cipher) {
  return cipher.startsWith('TLS_RSA_WITH_');
}
