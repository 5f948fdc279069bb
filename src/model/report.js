/**
 * The Report: the answer, as plain JSON. Every output except the flame graphs renders only this. docs/report-format.md
 * explains each field to its readers.
 */

/** @import { Diagnostic, Drive, GeneratedPlace, LoadResult, SampledBy, ThreadKind, Traffic, Unprofiled } from './profile.js' */
/** @import { InlineAllow, SourceRange } from './source-call.js' */
/** @import { ThreadPool, TlsLedger } from './tls.js' */

/** @typedef {'top-level'|'starting'|'event-loop'|'worker'|'gc'|'idle'|'bootstrap'|'pool'} Phase */

/** How a crypto function was called: `unknown` if one frame serves both forms and nothing shows which.
 * @typedef {'sync'|'async'|'unknown'} CallForm */

/**
 * What an attribution rests on, strongest first. `source`: names are mangled, but the code's constants and properties
 * show what it is.
 * @typedef {'binding'|'js-frame'|'symbol'|'package'|'source'|'inferred'} Evidence
 */

/**
 * Durations of uninterrupted stretches in one operation from one call site, ms, including asynchronous calls.
 * @typedef {object} Blocks
 * @property {number} count
 * @property {number} p50Ms
 * @property {number} p95Ms
 * @property {number} maxMs
 * @property {number} errorMs the sampling interval: the error of each duration
 * @property {boolean} split true if back-to-back calls were separated by their common duration
 */

/**
 * @typedef {object} OperationReport
 * @property {string} id such as `kdf.pbkdf2`
 * @property {string} algorithm such as `sha512`, `''` if unknown
 * @property {number} ticks
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} interval 95 % confidence interval of `share`
 * @property {number} cpuMs time that the ticks stand for: wall time of V8's, CPU time of perf's, ms
 * @property {Partial<Record<Phase, number>>} byPhase ticks by phase
 * @property {Partial<Record<Evidence, number>>} evidence ticks by evidence
 * @property {{name: string, ticks: number}[]} primitives what the program counter was in: the heaviest eight
 * @property {number} [unlocatedTicks] ticks on the event loop without a known call site, except those of asynchronous
 *   calls; absent in reports of earlier versions
 */

/**
 * @typedef {object} CallSiteReport
 * @property {string} id names it in every document (model/site-id.js): relative to the root, stable against edits,
 *   unique in the report
 * @property {string} file absolute path of the user's file (of the package's, if no user code was on the stack)
 * @property {number | null} line 1-based line of the call, null if unknown
 * @property {number | null} column 1-based column of the call, null if unknown
 * @property {boolean} lineInferred true if the line comes from the source, not from samples
 * @property {string} function
 * @property {string} package the npm package between the user's line and the crypto, `''` if none
 * @property {string} [computedBy] the npm package whose own code computes, `''` if Node's does; absent in reports of
 *   earlier versions
 * @property {boolean} [recognised] true if the computing code is JavaScript that was recognised by its content
 *   (evidence `source`), whether or not its package is known; else absent
 * @property {{file: string, line: number}[]} [askers] lines of the program that call the package for such work, if the
 *   package continued without any of them on the stack, as after an `await`; absent if none is known
 * @property {string} operation
 * @property {string} algorithm
 * @property {string} api the crypto function called, such as `pbkdf2Sync`, `''` if unknown
 * @property {CallForm} form
 * @property {Record<string, number>} parameters sizes and counts known from the source, such as `{iterations: 10000}`
 * @property {number} ticks
 * @property {number} [inferredTicks] of `ticks`: TLS work called by libuv, given to the line that requested the
 *   connections; absent in reports of earlier versions
 * @property {number} share
 * @property {[number, number]} interval
 * @property {number} cpuMs as that of an operation
 * @property {Phase} phase the phase with most ticks; for an asynchronous call without ticks, the phase in which it woke
 *   other threads
 * @property {Partial<Record<Phase, number>>} byPhase
 * @property {LeafTicks} [leaves] what the ticks were spent in; absent in reports of earlier versions
 * @property {Blocks} blocks in the phase `event-loop`; in `phase` if there are none
 * @property {{lines: string[], firstLine: number} | null} excerpt
 * @property {InlineAllow[]} [allows] what comments at the call allow; absent in reports of earlier versions
 * @property {GeneratedPlace} [generated] where V8 ran the call, if a compiler made that from the file; then `line` is
 *   null if no source map gives the original's
 */

/**
 * Where the program counter was during a call site's ticks; the rest was set-up, JavaScript and everything else.
 * @typedef {object} LeafTicks
 * @property {number} computing ticks in OpenSSL's block functions, ciphers and arithmetic; where the profiler names no native code,
 *   those in crypto.hash if its calls are shown to be long
 * @property {number} decoding ticks in code that reads keys: PEM, key decoders
 * @property {number} [copying] ticks in memcpy and similar functions, and in encoding strings as bytes; absent in
 *   reports of earlier versions
 * @property {number} [nameless] ticks in unnamed functions of OpenSSL, or of a binary that contains it, and, where the
 *   profiler names no native code, in Node's JavaScript below calls that may compute or copy there: any of the above, or
 *   none; absent in reports of earlier versions
 */

/** @typedef {'error'|'warning'|'info'} Severity */

/** How much findings matter, most severe first. */
export const SEVERITIES = /** @type {const} */ (['error', 'warning', 'info']);

/**
 * @typedef {object} Finding
 * @property {string} rule
 * @property {Severity} severity
 * @property {string} operation
 * @property {string | null} site id of its call site, null if there is none
 * @property {CallSiteRef | null} callSite
 * @property {number} ticks
 * @property {number} share
 * @property {number} [ms] how long its ticks took, whole, if they are estimated from those of several call sites
 * @property {string} message what is wrong and what it costs, one or two sentences
 * @property {Edit | null} edit exactly what to write instead; null if no exact edit is possible: then `advice` is a
 *   sketch
 * @property {string[]} advice what to write instead: lines of code, which show the edit if there is one
 * @property {string[]} notes further advice, a sentence each
 * @property {string} verify how to check the gain
 * @property {string} docs path of the rule's page in the package
 * @property {string} fingerprint the rule and the call site's id, which survive edits
 */

/**
 * A complete change to the user's source: applied as it is, the program still does what it did. No two edits of a
 * report overlap, or declare one name for two things.
 * @typedef {object} Edit
 * @property {string} file absolute path
 * @property {{length: number, sha256: string | null}} profiled the file as it was: its text's length without a byte
 *   order mark, in UTF-16 units, and the SHA-256 of that text in UTF-8; null for TypeScript, whose types V8 does not
 *   see
 * @property {SourceRange} range to replace, in the file as it was profiled; empty to insert the text
 * @property {string} text the replacement
 * @property {string[]} imports lines for the top of the file, after a hashbang and directives; each works there on its
 *   own
 * @property {{line: number, column: number} | null} asyncAt where to insert `async `, so that the call can be awaited;
 *   null if not needed
 * @property {{line: number, column: number}} [closeAt] where to insert the `)` that belongs to a parenthesis which the text
 *   opens: behind the call; absent if not needed
 * @property {boolean} callersMustAwait whether the function around the call now returns a promise; its callers in the
 *   files that ran already wait for it, if the sources were available
 */

/**
 * Where a finding is.
 * @typedef {object} CallSiteRef
 * @property {string} file
 * @property {number | null} line 1-based, null if unknown
 * @property {string} function
 * @property {string} api
 */

/**
 * Event-loop cryptography for the requests to one route. Kinds:
 *
 *   - `route`: one route, whose handler was on the stack
 *   - `shared`: one of several routes that register the same function; it is unknown which
 *   - `middleware`: middleware of any route, such as a package's
 *   - `untied`: nothing ties it to a route: timers, and code that continues after an `await` outside of handlers
 *
 * @typedef {object} RouteReport
 * @property {'route' | 'shared' | 'middleware' | 'untied'} kind
 * @property {string | null} method such as `POST`, `ALL` for any; null if not a single route
 * @property {string | null} pattern of the path as in the source, such as `/api/users/:id`; `…` stands for parts that
 *   the sources don't show; null if not a single route
 * @property {string} [path] as its framework names it, such as `/:id` below a router's prefix: requests are counted
 *   under it; `''` if several routes share it, or it is not a single route; absent in reports of earlier versions
 * @property {string[]} candidates of `shared` the routes, such as `POST /login`
 * @property {string} file absolute path of the file that registers the handler, `''` if not a single route
 * @property {number | null} line 1-based, null if not a single route
 * @property {number | null} requests to it; null if not counted by route
 * @property {number} ticks of cryptography on the event loop
 * @property {number} inferredTicks of `ticks`, those in functions that continued after an `await` and were seen only
 *   below this route, or are called only for it as far as the sources show
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} interval 95 % confidence interval of `share`
 * @property {number} cryptoMs time that the ticks stand for: wall time of V8's, CPU time of perf's, ms
 * @property {number | null} busyMs time of its requests on the event loop, including cryptography, as far as
 *   stacks show, ms; null for `untied`
 * @property {number | null} cryptoMsPerRequest `cryptoMs` per request, null if unknown
 * @property {number | null} maxPerSecondPerCore requests per second that one event loop could serve if it did only
 *   their cryptography: 1000 / `cryptoMsPerRequest`, an estimate from this run; null if unknown, and where calls are
 *   asynchronous, since the thread pool's work for them is not included
 * @property {{id: string, algorithm: string, ticks: number}[]} operations heaviest first
 * @property {string[]} callSites ids, heaviest first
 */

/**
 * @typedef {object} IsolateReport
 * @property {string} source
 * @property {number} pid
 * @property {ThreadKind} thread
 * @property {string} [script] absolute path of the file that it runs, as of a process (`ProfiledProcess`), or else of the
 *   user's file that most of its samples are in; absent if neither is known, in the report of one thread that we
 *   did not run, and in reports of earlier versions
 * @property {string} node
 * @property {string} v8
 * @property {number} ticks
 * @property {number} busyTicks
 * @property {number} cryptoTicks
 */

/**
 * One of the runs that a report adds up.
 * @typedef {object} RunReport
 * @property {string} name of the service, with its version, as the user named it; `''` if not named
 * @property {string} source path of the input
 * @property {string} node version of its first process, `''` if unknown
 * @property {number} ticks
 * @property {number} busyTicks
 * @property {number} cryptoTicks
 * @property {number} share 0..1 of its busy ticks, 0 if it has none
 * @property {[number, number]} interval 95 % confidence interval of `share`
 */

/**
 * @typedef {object} ProfileTotals
 * @property {number} ticks all tick records read: busy + idle + dropped
 * @property {number} busyTicks
 * @property {number} idleTicks
 * @property {number} namedTicks busy ticks whose leaf has the name of the function that covers it
 * @property {number} libraryTicks busy ticks for which only a library's name is known
 * @property {number} droppedTicks
 * @property {Record<string, number>} dropped by reason
 * @property {number} busyMs time that the busy ticks stand for: wall time of V8's, CPU time of perf's
 * @property {number} wallMs
 * @property {number} intervalUs
 * @property {true} [usualGap] that `intervalUs` is what mostly lies between two ticks, since a file does not say what was requested
 * @property {'perf'} [collector] what took the ticks, if not V8: then each stands for CPU time, and none is taken while
 *   a thread waits
 * @property {SampledBy} [sampledBy] how a running program was sampled; absent if it was recorded from its start, or by
 *   other tools
 * @property {number} schedulingTicks busy ticks in which a thread woke another for asynchronous cryptography: they
 *   count neither as cryptography nor for a call site
 * @property {number} [probeTicks] busy ticks in which our own probe ran, part of other work; absent if there are none
 * @property {number} startTicks busy ticks of the start: while Node starts, while modules are loaded, and before the program
 *   listens
 * @property {number} [bootstrapTicks] those of them before any code of the program ran, while Node itself starts; absent if
 *   there are none, and in reports of earlier versions
 * @property {CpuTimes | null} cpu CPU time by thread, as the operating system counts it; null if not recorded
 * @property {Unprofiled[]} unprofiled threads and child processes that were not recorded, or not to their end: no share
 *   includes them
 * @property {WarmUpReport} [warmUp] the beginning of the run, if left out: no share includes it, and of the tick counts
 *   only `droppedTicks`
 * @property {ProcessReport[]} [processes] a row for each script, the main one first, then by busy ticks; absent if
 *   there was one process
 */

/**
 * The beginning of a run that was left out. CPU times and counts are still those of the whole run.
 * @typedef {object} WarmUpReport
 * @property {number} seconds how long it was
 * @property {'start' | 'load'} from start of the warm-up: when the program's first profiled process started, or when
 *   its load did
 * @property {number} ticks left out
 */

/**
 * The processes of a run that ran one script. Package managers are not profiled and have none.
 * @typedef {object} ProcessReport
 * @property {string} script path relative to the root, or to the `node_modules` that contains it; an option such as
 *   `-e` for code, `--test` for tests, `-` for standard input; `''` if unknown
 * @property {boolean} main whether it is considered the program itself: it listens on a port, or else it was the
 *   busiest, with scripts of packages weighted by a tenth
 * @property {number} count how many processes
 * @property {number[]} ports on which they listened
 * @property {number} ticks
 * @property {number} busyTicks
 * @property {number} cryptoTicks
 */

/**
 * CPU time of the whole run, all its processes together, ms. Null where it is not known.
 * @typedef {object} CpuTimes
 * @property {number | null} totalMs
 * @property {number | null} mainMs threads that run the event loops of processes
 * @property {number | null} [mainKernelMs] of `mainMs`, time in the kernel: system calls, signals, page faults; absent
 *   in reports of earlier versions
 * @property {number | null} workersMs worker threads
 * @property {number | null} poolMs libuv's thread pool: asynchronous cryptography, files, DNS, zlib
 * @property {number | null} v8Ms V8's own threads: garbage collection, compilation, its profiler
 * @property {number | null} otherMs threads that are none of these
 * @property {number | null} runQueueWaitMs how long threads that had work waited for a processor, without V8's profiler
 * @property {number | null} [mainRunQueueWaitMs] of `runQueueWaitMs`, those that run the event loops of processes; absent
 *   in reports of earlier versions
 */

/**
 * Samples of threads that run no JavaScript. None of them are in any other sum of the report.
 * @typedef {object} PoolWork
 * @property {number} threads of the thread pool that were seen working
 * @property {number} ticks on them: busy + idle
 * @property {number} busyTicks
 * @property {number} idleTicks
 * @property {number} busyMs CPU time that the busy ticks stand for
 * @property {OperationReport[]} operations cryptography there, heaviest first; shares are of `busyTicks`
 * @property {number} helperTicks ticks on other threads: V8's own, for garbage collection and compilation, and Node's
 */

/**
 * A file that contains several modules and has no source map to separate them.
 * @typedef {object} BundleReport
 * @property {string} file absolute path
 * @property {number} ticks busy ticks whose innermost JavaScript is in it
 * @property {number} unidentifiedTicks of `ticks`, those outside recognised cryptography, in code whose package is
 *   unknown
 */

/**
 * @typedef {object} CryptoTotals
 * @property {number} ticks
 * @property {number} share 0..1 of busy ticks
 * @property {[number, number]} interval
 * @property {number} cpuMs as that of an operation
 * @property {Partial<Record<Phase, number>>} byPhase
 * @property {number} unlocatedTicks crypto ticks without a call site (TLS inside libuv, what OpenSSL frees later, lost
 *   stacks)
 * @property {number} [pipedTicks] of `unlocatedTicks`, those of streams that Node feeds, where nothing tells which line
 *   made them; absent if there are none
 * @property {number} asyncTicks ticks spent handing work to the thread pool, part of `ticks`
 */

/**
 * @typedef {object} Report
 * @property {2} schemaVersion
 * @property {{name: 'cryptoprof', version: string}} tool
 * @property {{command: string[], root: string, node: string, openssl: string, platform: string, processor: string,
 *   startTime: string, durationMs: number, exitCode: number | null, signal: string | null, wasAsked?: true}} target
 * @property {ProfileTotals} profile
 * @property {CryptoTotals} crypto
 * @property {OperationReport[]} operations heaviest first
 * @property {CallSiteReport[]} callSites heaviest first
 * @property {Finding[]} findings most severe first, then heaviest
 * @property {RouteReport[] | null} [routes] cryptography by route, heaviest first; null if the program was not seen
 *   answering HTTP requests; absent in reports of earlier versions
 * @property {IsolateReport[]} isolates
 * @property {RunReport[]} [runs] those that `cryptoprof merge` added up; absent in the report of one run
 * @property {BundleReport[]} [bundles] bundles that ran without a source map, heaviest first; absent in reports of
 *   earlier versions
 * @property {PoolWork | null} [poolWork] samples of the thread pool; absent or null if it wasn't sampled: V8 samples
 *   only threads that run JavaScript
 * @property {LoadResult | null} load
 * @property {Traffic | null} traffic
 * @property {TlsLedger | null} tls null if it was not counted
 * @property {ThreadPool | null} threadPool null if it was not counted
 * @property {Drive | null} drive null if unknown
 * @property {Diagnostic[]} diagnostics
 */

export {};
