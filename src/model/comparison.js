/**
 * The Comparison: what changed between two runs of a program, as plain JSON. It is made from two Reports (report.js);
 * writers render it. docs/report-format.md explains each field to its readers.
 */

/** @import { LoadResult } from './profile.js' */
/** @import { Blocks, CallForm, CallSiteRef, Phase, RouteReport, Severity } from './report.js' */
/** @import { Certificate, Tally } from './tls.js' */

/**
 * `grew`, `shrank`: the interval of the difference excludes 0 · `appeared`, `vanished`: the same, and one side has none
 * at all · `within-noise`: a difference that two runs of the same program can also show · `may-have-grown`,
 * `may-have-shrunk`: it differs by more than that, but either consists of prime searches, which can take several times
 * as long in one run as in another, or is a route's, while work tied to no route changed as much in the opposite
 * direction · `too-few-ticks`: one of the runs has too few to say anything. If `rate` is not null, it is what is
 * judged, together with the share; otherwise the share without work that is done once, which may say something else
 * than `interval`.
 * @typedef {'grew'|'shrank'|'appeared'|'vanished'|'may-have-grown'|'may-have-shrunk'|'within-noise'|'too-few-ticks'}
 *   Change
 */

/**
 * A part of a run's work.
 * @typedef {object} Weight
 * @property {number} ticks
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} interval 95 % confidence interval of `share`, including the design effect and the
 *   variation of prime searches
 * @property {number} cpuMs time that the ticks stand for, ms
 * @property {number} designEffect how much larger than binomial the variance of these ticks is taken to be
 */

/**
 * The same part of both runs.
 * @typedef {object} WeightChange
 * @property {Change} change
 * @property {Weight} before
 * @property {Weight} after
 * @property {number} difference of the shares, -1..1; positive if it grew
 * @property {[number, number]} interval 95 % confidence interval of `difference`, with the design effect
 * @property {number} cpuMs difference of the time that the ticks stand for, ms
 * @property {RateChange | null} rate its time per request or per run, which decides what changed; null if only its
 *   share does: when requests were not counted in both runs on the same processor, and most of the work is not done
 *   once
 */

/**
 * Cost of a part in both runs, ms.
 * @typedef {object} RateChange
 * @property {'request'|'run'} per `run` for work that is mostly done while modules load
 * @property {number} before
 * @property {number} after
 * @property {number} difference
 * @property {[number, number]} interval 95 % confidence interval of `difference`
 */

/**
 * One of the two runs.
 * @typedef {object} RunSummary
 * @property {string[]} command that was run, empty if unknown
 * @property {string} startTime ISO 8601, `''` if unknown
 * @property {number} durationMs 0 if unknown
 * @property {number | null} exitCode
 * @property {string | null} signal
 * @property {string} node version, `''` if unknown
 * @property {number} busyTicks
 * @property {number} busyMs
 * @property {number} wallMs 0 if its format has no times: then it has no blocks
 * @property {LoadResult | null} load
 */

/** How the calls of an operation or of a call site changed, if they did.
 * @typedef {'same'|'sync-to-async'|'async-to-sync'} FormChange */

/**
 * @typedef {object} OperationChange
 * @property {string} id such as `kdf.pbkdf2`
 * @property {string} algorithm such as `sha512`, `''` if unknown
 * @property {WeightChange} weight
 * @property {WeightChange} eventLoop its part that holds the event loop: synchronous calls of known call sites
 * @property {FormChange} form of its calls on the event loop
 * @property {boolean} movedOffLoop true if its calls became asynchronous and its work on the event loop shrank
 *   accordingly
 */

/**
 * A call site in one of the runs.
 * @typedef {object} SiteSide
 * @property {string} file relative to the root of the repository, `/` as separator
 * @property {number | null} line 1-based, null if unknown
 * @property {string} function
 * @property {string} package the npm package between the user's line and the crypto, `''` if none
 * @property {string} api such as `pbkdf2Sync`, `''` if unknown
 * @property {CallForm} form
 * @property {Phase} phase
 * @property {Blocks} blocks
 */

/**
 * @typedef {object} CallSiteChange
 * @property {string} id of `after`, or of `before` if it has vanished (model/site-id.js)
 * @property {string} operation
 * @property {string} algorithm
 * @property {SiteSide | null} before
 * @property {SiteSide | null} after
 * @property {{from: string} | null} moved its previous id, if its file or function now has another name
 * @property {WeightChange} weight
 * @property {WeightChange} eventLoop its part that holds the event loop
 * @property {FormChange} form
 * @property {boolean} movedOffLoop true if the call became asynchronous and its work on the event loop shrank
 *   accordingly
 */

/**
 * The longest time for which a synchronous crypto call held the event loop.
 * @typedef {object} LongestBlock
 * @property {number} maxMs
 * @property {number} errorMs error of `maxMs`: the sampling interval
 * @property {string} file relative to the root of the repository
 * @property {number | null} line 1-based, null if unknown
 * @property {string} function
 * @property {string} api
 */

/**
 * @typedef {object} FindingChange
 * @property {string} rule
 * @property {Severity} severity in the later run that has it
 * @property {string} operation
 * @property {CallSiteRef | null} callSite file relative to the root of the repository
 * @property {WeightChange} weight of its ticks: a finding that disappeared with only a few ticks may come back
 * @property {boolean} isCounted whether it rests on counts, not ticks: then it doesn't come and go by chance
 */

/**
 * What one run spent per request.
 * @typedef {object} RequestFigures
 * @property {number} requests
 * @property {number | null} requestsPerSecond null if unknown
 * @property {number} cryptoMs time that crypto ticks stand for, per request, ms; like all of these, without the program's
 *   start-up (Node's own, and the loading of modules)
 * @property {number} busyMs time that all busy ticks stand for, per request, ms
 * @property {number | null} cpuMs CPU time of all threads per request, from the operating system, ms; start-up's part
 *   of it is estimated from ticks; null if not recorded
 */

/**
 * @typedef {object} PerRequest
 * @property {'traffic'|'load'|'client'} source of the numbers: counted by the program's own servers, by the load
 *   generator, or, for a program that serves none or few, by its clients
 * @property {boolean} comparable false unless both ran on the same processor
 * @property {RequestFigures} before
 * @property {RequestFigures} after
 */

/**
 * Event-loop cryptography of one run for the requests to a route.
 * @typedef {object} RouteSide
 * @property {string} file relative to the root of the repository, `''` if that run has no cryptography for it, or it is
 *   not a single route
 * @property {number | null} line 1-based, null if there is no file
 * @property {number | null} requests to the route; all of the run's for work tied to no route; null if not counted
 * @property {number} ticks
 * @property {number} cryptoMs time that the ticks stand for: wall time of V8's, CPU time of perf's, ms
 * @property {number | null} cryptoMsPerRequest null if its requests were not counted
 */

/**
 * How the cryptography for the requests to a route changed.
 * @typedef {object} RouteChange
 * @property {RouteReport['kind']} kind
 * @property {string | null} method such as `POST`; null if not a single route
 * @property {string | null} pattern such as `/users/:id`; null if not a single route
 * @property {string[]} candidates of `shared` the routes
 * @property {string | null} renamedFrom the route's previous name, such as `POST /login`: it has the same call sites,
 *   and neither run has both names; null if its name is the same
 * @property {RouteSide | null} before null if that run doesn't have it
 * @property {RouteSide | null} after
 * @property {WeightChange | null} weight with its `rate` per request to the route; null unless both runs counted those
 */

/**
 * The TLS connections of one run with a peer.
 * @typedef {object} PeerSide
 * @property {number} handshakes
 * @property {number} requests HTTP requests over its connections; 0 for other protocols
 * @property {number} resumed handshakes that resumed an earlier session
 * @property {Tally} protocol handshakes by version
 * @property {Tally} group handshakes by key-exchange group, if Node tells
 * @property {Certificate | null} certificate the server's; null if not seen
 * @property {number} bytesIn of all handshakes
 * @property {number} bytesOut of all handshakes
 * @property {number | null} p50Ms median time of a handshake; null if unknown
 */

/**
 * Something counted in both runs.
 * @typedef {object} CountChange
 * @property {'peer-request'|'request'|'run'|'handshake'} per what it is divided by: HTTP requests to the peer, or the
 *   program's, runs, or handshakes (then it is a share of them)
 * @property {Change} change
 * @property {number} before
 * @property {number} after
 * @property {number} difference
 * @property {[number, number]} interval 95 % confidence interval of `difference`, assuming that connections arrive at
 *   random
 */

/**
 * How the TLS connections with a peer changed. Peers of one role and host count as one if only the port differs.
 * @typedef {object} PeerChange
 * @property {'client'|'server'} role of the program
 * @property {string} host that was requested, `''` on servers and where withheld
 * @property {number} port of the later run that has the peer
 * @property {PeerSide | null} before null if that run had no connection to it
 * @property {PeerSide | null} after
 * @property {CountChange} handshakes
 * @property {CountChange | null} resumption share of handshakes that resumed an earlier session; null unless both runs
 *   had 20 or more
 */

/**
 * @typedef {object} EnvironmentDifference
 * @property {'node'|'openssl'|'platform'|'processor'|'interval'} name
 * @property {string} before
 * @property {string} after
 */

/**
 * Something that limits what the comparison means.
 * @typedef {object} Note
 * @property {string} code such as `too-few-ticks`
 * @property {string} message a sentence or two
 */

/**
 * @typedef {object} Comparison
 * @property {2} schemaVersion
 * @property {{name: 'cryptoprof', version: string}} tool
 * @property {number} designEffect least factor by which the variance of tick counts is assumed to exceed binomial
 *   variance
 * @property {RunSummary} before
 * @property {RunSummary} after
 * @property {WeightChange} crypto all cryptography together
 * @property {WeightChange} eventLoop cryptography in synchronous calls on the event loop
 * @property {{before: LongestBlock | null, after: LongestBlock | null}} longestBlock null if there was none
 * @property {OperationChange[]} operations changes beyond the noise first, then the largest difference
 * @property {CallSiteChange[]} callSites in the same order
 * @property {{gone: FindingChange[], new: FindingChange[], remaining: FindingChange[]}} findings most severe first;
 *   `gone`: fixed, or no longer visible because the work is elsewhere now
 * @property {PerRequest | null} perRequest null unless both runs counted requests in the same way
 * @property {RouteChange[] | null} [routes] cryptography by route, changes beyond the noise first; null unless both
 *   runs counted all their requests by route on the same processor; absent in comparisons of earlier versions
 * @property {PeerChange[] | null} tls most handshakes first; null unless both runs counted TLS connections by peer
 * @property {EnvironmentDifference[]} environment
 * @property {Note[]} notes
 */

export {};
