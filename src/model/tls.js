/**
 * The ledger of TLS connections and the account of cryptography on the thread pool: counted by the probe inside the
 * program (RunInfo.tls, RunInfo.threadPool), completed by the report (Report.tls, Report.threadPool). They contain
 * names of algorithms, sizes, counts, hosts and ports, but no paths, headers, tickets, keys or certificates.
 */

/** @import { GeneratedPlace } from './profile.js' */
/** @import { SourceCall } from './source-call.js' */

/** @typedef {Record<string, number>} Tally counts by name */

/**
 * A place in the user's source that requested something, found in the stack of the request.
 * @typedef {object} AskedAt
 * @property {string} id of its row in a report's `callSites`; `''` in recordings
 * @property {string} file absolute path
 * @property {number | null} line 1-based, null if unknown
 * @property {number | null} column 1-based, null if unknown
 * @property {string} function as V8 names it, `''` if it has no name
 * @property {number} count of its requests: exact for the first 384 of a peer in a thread; after that, fewer and fewer
 *   stacks are taken, at random, and each stands for the requests since the one before
 * @property {boolean} isAsync whether the frame had continued after an `await`
 * @property {string} [package] npm package through which it requested connections, `''` if none, where that is another than
 *   the peer's; absent otherwise, and for anything but connections
 * @property {boolean} [isFirstUse] true if nothing leads back to the request: then the line made the first request over the
 *   connection, waited for its answer when the package read that, or was the first to use one of the peer's connections
 * @property {number} [caBytes] mean size of the CA certificates of the contexts that were made for it; absent if it was
 *   not seen, and for anything but contexts
 * @property {GeneratedPlace} [generated] where V8 ran it, if a compiler made that from the file; then the line is null
 *   if no source map tells
 * @property {SourceCall | null} [call] what the source says there, null if it does not tell; present in analysed
 *   recordings, not in reports
 */

/**
 * All connections of one side to one host and port that were made by agents, or all that were not; all threads and
 * processes together.
 * @typedef {object} TlsPeer
 * @property {'client' | 'server'} role of the program
 * @property {string} host as requested, `''` on servers and where withheld; `(others)` for all beyond the first 200
 * @property {number} port of the peer; on servers the one that they listen on; 0 if unknown
 * @property {'agent' | ''} by what made them: `agent` for `Agent`s of `http` or `https`, and for requests with `agent:
 *   false`; `''` for anything else, such as dispatchers of undici and `tls.connect`, and on servers. In recordings of
 *   earlier versions, all are together
 * @property {number} handshakes completed
 * @property {number} full with a key exchange and a certificate: handshakes - resumed
 * @property {number} resumed resumed an earlier session
 * @property {number} refused handshakes after which one side did not accept the other's certificate, if this one could know: a
 *   server may close the connection without an alert; 0 in recordings of earlier versions
 * @property {number} overlapped full handshakes that began before the peer's first one had ended: they had no session
 *   to offer
 * @property {number} requests HTTP requests answered over these connections; 0 for other protocols
 * @property {number} reusedRequests of them over a connection that had carried one before
 * @property {number} agents different `Agent`s of `http` or `https`, or dispatchers of undici, that requests went
 *   through
 * @property {number} agentsUsedOnce of them, those that a single request went through; 0 in recordings of earlier
 *   versions
 * @property {number} servernames different names that the server was asked for (SNI, or none) on one host and port, of each
 *   thread, added up: they share neither connections nor sessions. Beyond 256, connections with others; 0 on servers and in
 *   recordings of earlier versions
 * @property {Tally} protocol handshakes by version, such as `TLSv1.3`
 * @property {Tally} cipher handshakes by cipher suite
 * @property {Tally} group handshakes by key-exchange group, if Node tells
 * @property {Tally} alpn handshakes by application protocol, such as `h2`; the rest negotiated none
 * @property {Certificate | null} certificate the server's, on either side; null if not seen, or if it has several. A client that
 *   does not verify it sees it on Node 24 and later once a connection is closed
 * @property {number} bytesIn of all handshakes until they were done, as on the wire
 * @property {number} bytesOut of all handshakes until they were done, as on the wire
 * @property {number | null} helloBytesOut median bytes sent in full handshakes: a second ClientHello is visible in it;
 *   null if there was none
 * @property {number | null} p50Ms median time from the start of the connection's TLS to the end of its handshake; null
 *   if unknown
 * @property {number | null} p95Ms the same, 95th percentile
 * @property {number} mostOpen most connections open at the same time, of each thread, added up; in recordings of earlier
 *   versions, of the thread with the most
 * @property {number | null} lifeP50Ms median time from the end of a handshake to the end of its connection, for those
 *   that ended; null if none did
 * @property {string} package npm package on the stack that is the closest to the user's code (axios, not what axios uses), of
 *   most connections; `''` if none
 * @property {PeerChoices} choices how the program requested them, in numbers of handshakes
 * @property {AskedAt[]} callSites most handshakes first
 * @property {number} unplaced handshakes whose connection can't be traced to a line, or only to one beyond the 32 in
 *   `callSites`; earlier versions counted them at the first line
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
 * Handshakes by how their connection was requested; no option values are kept.
 * @typedef {object} PeerChoices
 * @property {number} withAgent through an `Agent`, or a dispatcher of undici
 * @property {number} withDispatcher of them, through a dispatcher of undici (`Agent`, `Pool`, `Client`), such as that
 *   of `fetch`
 * @property {number} agentKeepsAlive through an `Agent` or dispatcher that keeps connections alive
 * @property {number} agentIsPlain through an `Agent` with no options except about keeping connections, such as an
 *   unchanged `https.globalAgent`
 * @property {number} agentKeepsNoSessions through an `Agent` whose `maxCachedSessions` is 0
 * @property {number} sessionOffered a session was offered
 * @property {number} ownContext a `secureContext` was given
 * @property {number} ownCa a `ca` was given
 * @property {number} ownIdentityCheck `checkServerIdentity` is in the request's options, not in its agent's
 * @property {number} forbidsTls13 the options allow no TLS 1.3
 * @property {number} ownCurves `ecdhCurve` was given
 * @property {number} preSharedKey a `pskCallback` was given: with TLS 1.3 none of these counts as resumed, as it is not known which
 *   were; 0 in recordings of earlier versions
 * @property {number} renegotiated the program requested a renegotiation, which TLS 1.3 does not have
 * @property {number} closedByServer responses after which the server chose to close a connection that the agent or
 *   dispatcher would have kept: `connection: close`, or a keep-alive time too short for another request
 * @property {number} closedByRequest the same by the request's choice: `connection: close` or `HEAD`
 * @property {number} leftIdle kept connections that the server closed unannounced while no request was on them
 */

/**
 * TLS contexts, into which certificates, keys and CAs are parsed.
 * @typedef {object} TlsContexts
 * @property {number} created contexts made
 * @property {number} withCa contexts to which CA certificates were seen being added: not those made before the first connection, unless its
 *   options have them
 * @property {number} caBytes of those certificates, if they were in the options of a connection or server: 0 where contexts were
 *   given that have them
 * @property {AskedAt[]} callSites where contexts with CAs were requested, most first
 * @property {number} unplaced of those with CAs, such that can't be traced to one of these lines
 */

/**
 * What TLS costs on the sampled threads, in ticks. The parts add up to `ticks`.
 * @typedef {object} TlsCost
 * @property {number} ticks certainly TLS, or inferred from the counts
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} range smallest and largest possible share of CPU time, 0..1: without inferred ticks, and
 *   with all ticks that can't be tied to anything, as if no time in system calls had been CPU time (95 %)
 * @property {number | null} [cpuShare] 0..1 of CPU time, estimated: system calls take the kernel's measured part of the
 *   thread's CPU time, and the rest of their ticks is waiting; null if unknown
 * @property {number} keyExchangeTicks ephemeral keys and shared secrets
 * @property {number} certificateTicks signatures, their verification, reading the peer's certificate
 * @property {number} contextTicks secure contexts, CA certificates, keys
 * @property {number} bytesTicks records: encryption, decryption, their hashes
 * @property {number} otherTicks OpenSSL's own bookkeeping, and what can't be classified
 * @property {number} inferredTicks of `ticks`: OpenSSL's plumbing and the C library functions it calls, explained only
 *   by the counted handshakes
 * @property {number} untiedTicks busy ticks in native code without JavaScript callers that can't be tied to anything:
 *   they may be TLS, and are not in `ticks`
 */

/**
 * The ledger of TLS connections.
 * @typedef {object} TlsLedger
 * @property {TlsPeer[]} peers most handshakes first
 * @property {TlsContexts} contexts all that were made
 * @property {TlsCost | null} cost null in recordings, and if its ticks can't be distinguished, as in the text of
 *   `--prof-process`
 * @property {boolean} complete false if there may have been more: a thread was terminated, or did not report
 */

/**
 * Asynchronous cryptography on libuv's thread pool. When a job began to run is inferred from the order of the jobs and
 * the size of the pool, which serves them in order. Other work on the pool (files, DNS, zlib) makes waits look like
 * runs, and a busy event loop learns late that a job is done.
 * @typedef {object} ThreadPool
 * @property {number} size threads in each process's pool
 * @property {number} jobs crypto jobs handed to it
 * @property {number} maxInFlight most that were unfinished at the same time, in one thread
 * @property {number | null} waitP95Ms 95th percentile of the time from the call to the start of the work; null if
 *   unknown
 * @property {number | null} runP50Ms median time from then until it is done; null if unknown, for example if the pool
 *   used far more CPU time than all runs together: the event loop learned of many ends at once, or the pool had other
 *   work
 * @property {number | null} cpuMs CPU time of the pool's threads for all their work; null if unknown
 * @property {number | null} runQueueWaitMs how long the pool's threads waited for a processor; null if unknown
 * @property {PoolCallSite[]} callSites most jobs first
 * @property {boolean} complete false if there may have been more
 */

/**
 * Asynchronous cryptography requested at one place.
 * @typedef {object} PoolCallSite
 * @property {string} id of its row in a report's `callSites`; `''` in recordings
 * @property {string} file absolute path
 * @property {number | null} line 1-based, null if unknown
 * @property {number | null} column 1-based, null if unknown
 * @property {string} function as V8 names it, `''` if it has no name
 * @property {boolean} isAsync whether the frame had continued after an `await`
 * @property {string} package npm package through which the user's code called it, `''` if none
 * @property {string} job Node class of the job, such as `PBKDF2Job`
 * @property {string} [called] Node crypto function that was called, such as `verify`; `''` if unknown, absent in
 *   recordings of earlier versions
 * @property {number} jobs number of them: exact up to 64 of a class in a thread, and if they all run for a millisecond
 *   or more; else estimated from a sample
 * @property {number} maxInFlight most jobs of this class that were unfinished at the same time, in one thread
 * @property {number | null} [ownMaxInFlight] most jobs of this line that were unfinished at the same time, in one
 *   thread; null if not all jobs of the class were examined, absent in recordings of earlier versions
 * @property {number | null} waitP95Ms as above, of this line's examined jobs; of all of this class for its lines beyond
 *   the first 20, and in recordings of earlier versions
 * @property {number | null} runP50Ms likewise
 * @property {GeneratedPlace} [generated] as of AskedAt
 * @property {SourceCall | null} [call] what the source says there, null if it does not tell; present in analysed
 *   recordings, not in reports
 */

/** Host of the peer that stands for all beyond the first 200, as the probe calls it too (record/probe/tally.cjs). */
export const OTHER_HOSTS = '(others)';

/**
 * @param {Pick<TlsPeer, 'certificate'>[]} peers that are counted as one
 * @returns {Certificate | null} theirs, null if not seen, or if they have several
 */
export function onlyCertificate(peers) {
  const seen = peers.map(({ certificate }) => certificate).filter((certificate) => certificate !== null);
  return new Set(seen.map((certificate) => JSON.stringify(certificate))).size === 1 ? seen[0] : null;
}

/**
 * @param {Pick<TlsPeer, 'host' | 'port'>} peer any
 * @returns {string} such as `api.example.com:443`; `:8443` for a server, or if hosts are withheld; `''` if nothing is
 *   known
 */
export function peerName({ host, port }) {
  const name = hostBeforePort(host);
  return port > 0 ? `${name}:${port}` : name;
}

/**
 * @param {string} host name or address
 * @returns {string} as it is written before a port: addresses of IPv6 in brackets
 */
export function hostBeforePort(host) {
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * @param {string} cipher suite, with IANA's name
 * @returns {boolean} whether it has no key exchange: clients encrypt the premaster secret with the certificate's RSA
 *   key, and servers decrypt it and sign nothing
 */
export function isKeyTransport(cipher) {
  return cipher.startsWith('TLS_RSA_WITH_');
}
