/**
 * The Profile: what one isolate (a thread with its own V8 heap) did, as columns. Every input format is read into this
 * shape, and nothing after the readers sees any other.
 *
 *     samples:  stack ─┐ time  state  weight        one row per tick
 *     stacks:          └► frame ─┐  parent ┐        a tree; parent[i] < i, -1 at a root
 *                          ▲     │         │
 *                          └─────┼─────────┘
 *     frames:                    └► name kind file line ...
 *
 * A stack row names its innermost frame; following `parent` leads outwards to the root. The innermost frame of a sample
 * is the symbol of the exact program counter; above it, if there was one, the C++ binding that JavaScript called; then
 * the JavaScript frames, inlined ones expanded.
 *
 * Invariants (checked by integrity.js): `parent[i] < i`; every index is in range; times are non-negative and do not
 * decrease; weights are non-negative; `ticks = samples.length + Σ dropped`.
 */

/** @import { Interrupted } from './cpu.js' */
/** @import { CpuTimes } from './report.js' */
/** @import { CompiledFile, PlainCode } from './compiled-file.js' */
/** @import { OperationId } from './operation.js' */
/** @import { SourceCall } from './source-call.js' */
/** @import { LogClock } from './thread-times.js' */
/** @import { ThreadPool, TlsLedger } from './tls.js' */

/**
 * `js`: a JavaScript function · `builtin`: V8's own machine code for the language · `native`: C, C++ or assembly ·
 * `regexp`, `wasm`: generated code · `kernel`, `gc`, `idle`: if a format says so · `unknown`: an address with no
 * explanation.
 * @typedef {'js'|'builtin'|'native'|'regexp'|'wasm'|'kernel'|'gc'|'idle'|'unknown'} FrameKind
 */

/** @typedef {''|'ignition'|'sparkplug'|'maglev'|'turbofan'} Tier */

/**
 * One function at one position. Two frames are the same row if every field is equal.
 * @typedef {object} Frame
 * @property {string} name function or symbol name; `''` for an anonymous function. Hostile data: escape on output
 * @property {string} [displayName] for a function without a name in V8: its place in the source, such as
 *   `POST /login handler`
 * @property {FrameKind} kind
 * @property {string} file absolute path (never a `file://` URL), `node:...` for Node's own modules, `''` if none
 * @property {number} line 1-based line where the function is defined, 0 if unknown
 * @property {number} column 1-based column where the function is defined, 0 if unknown
 * @property {number} callLine 1-based line that was executing (for a caller: the call's line), 0 if unknown
 * @property {number} callColumn 1-based column of the same, 0 if unknown
 * @property {number} callOffset for a call in baseline code without positions: bytes from the code's start to the
 *   call's return address. It distinguishes the calls of one function; a later call has a larger one. 0 if unknown or
 *   not needed
 * @property {Tier} tier
 * @property {string} library path of the native library that holds the code, `''` if none
 * @property {''|'openssl'} component `openssl` if the address lies in OpenSSL's code, wherever it is linked
 * @property {boolean} named false for an address without a name: an unknown address, or a library's address that no
 *   symbol covers (then `name` is the library's base name)
 * @property {boolean} moduleBody true for the top-level code of a script or module
 * @property {CodePlace} [generated] where V8 ran it, if a compiler made that from the file: then the positions above
 *   are the original's, all 0 if no source map tells
 * @property {BundledCode} [bundled] for a function in a bundle, or one whose source shows what it is: what the source
 *   says
 * @property {string[]} [users] for an otherwise unidentified function in a file with recognised code: positions
 *   (`line:column`) of the functions in the file that called it and use it by name, or contain it; below cryptography
 *   it is their helper, not a callback
 * @property {FrameRoute[]} [routes] for a function that answers requests, or is inside one that does: what it is
 *   registered for, according to the sources
 * @property {SampleLabels} [labels] of the innermost frame, in a profile that cryptoprof wrote for other tools: the
 *   labels of its samples
 */

/**
 * What cryptoprof had found a sample to be doing when it wrote the file.
 * @typedef {object} SampleLabels
 * @property {OperationId | ''} operation `''` if not cryptography
 * @property {string} algorithm `''` if unknown
 * @property {boolean | null} hasCallSite whether a line called for it, null if the file does not say
 */

/**
 * A place in the text that V8 compiled, as a Frame has it.
 * @typedef {object} CodePlace
 * @property {string} file absolute path
 * @property {number} line 1-based line where the function is defined, 0 if unknown
 * @property {number} column 1-based column where the function is defined, 0 if unknown
 * @property {number} callLine 1-based line that was executing, 0 if unknown
 * @property {number} callColumn 1-based column of the same, 0 if unknown
 */

/**
 * A position in the text that V8 compiled, if a compiler made that from the file.
 * @typedef {object} GeneratedPlace
 * @property {string} file absolute path
 * @property {number} line 1-based
 * @property {number | null} column 1-based, null if unknown
 */

/**
 * What the source of a bundle says about a function in it.
 * @typedef {object} BundledCode
 * @property {string} module path of the function's module, as the bundler wrote it: `node_modules/bcryptjs/index.js`;
 *   `<runtime>` if a compiler or bundler made it up (model/made-up); `''` if the file does not show it
 * @property {string} known what its code is recognised as, an id of the catalogue's fingerprints; `''` if not
 *   recognised
 * @property {string} name of the property that holds the function, since the function's own name may be mangled; `''`
 *   if none does
 */

/**
 * What a function is registered for in a router.
 * @typedef {object} FrameRoute
 * @property {string} method such as `POST`; `ALL` for any; `''` for middleware of no particular route, and for
 *   callers that answer no known route; one of `PROCEDURES` (route.js) for what clients request by name
 * @property {string} pattern of the path as in the source, with the prefixes of routers: `/api/users/:id`; `…` stands
 *   for parts that the sources don't show. For procedures the name: `auth.login`. For middleware the path that it is
 *   limited to, `''` for none
 * @property {string} path the same without prefixes, as Express knows it; `''` if several routes share it, or for
 *   middleware
 * @property {{path: string, handler?: string, prefix?: string, tails?: string[], mounts?: number}} [shared] the path that
 *   several routes share, and what tells this one from the others, as in RouteCount: the hash of the text of the function
 *   that answers it, absent if others have the same text, that of its routers' prefixes, absent if they are not known or
 *   others have the same, and those of the prefixes' last parts that no other has. `mounts`: how many routes the call
 *   registers that have `handler` and `tails`, absent for one. Absent if it is the only route of its path, or nothing
 *   tells it
 * @property {'handler' | 'middleware' | 'callee'} role `callee` for a function that such handlers call and,
 *   without a method, others; if there is none without a method, nothing else does, as far as the sources show
 * @property {string} file absolute path of the file that registers it
 * @property {number} line 1-based, where it does
 */

/**
 * @typedef {object} StackTable
 * @property {number} length
 * @property {Int32Array} parent index of the caller's row, -1 at the root
 * @property {Int32Array} frame index into frames
 */

/**
 * @typedef {object} SampleTable
 * @property {number} length
 * @property {Int32Array} stack index into stacks, -1 for a sample without any frame
 * @property {Float64Array} time µs since this isolate's profiler started
 * @property {Uint8Array} state VM_STATE code
 * @property {Float64Array} weight µs that this sample stands for
 */

/**
 * Kinds of threads. `main` and `worker` run JavaScript; `pool` belongs to libuv's thread pool; `helper` is any other,
 * such as V8's own. V8's logs contain the first two.
 * @typedef {'main'|'worker'|'pool'|'helper'} ThreadKind
 */

/**
 * @typedef {object} ProfileMeta
 * @property {string} format id of the reader that made it
 * @property {string} source path or name of the input
 * @property {string} node version such as `24.21.0`, `''` if unknown
 * @property {string} v8 version such as `13.6.233.17`, `''` if unknown
 * @property {string} platform `process.platform` of the profiled program, `''` if unknown
 * @property {string} arch `process.arch` of the profiled program, `''` if unknown
 * @property {number} pid 0 if unknown
 * @property {ThreadKind} thread
 * @property {number} intervalUs requested sampling interval, µs
 * @property {true} [usualGap] that `intervalUs` is what mostly lies between two samples, since the format does not say what was
 *   requested: it grows with the machine's load
 * @property {string} executable path of the program's own binary (Node), `''` if unknown
 * @property {boolean} timed false if the format has no times: then weights are count × interval
 * @property {number} [startedUs] when its time begins, µs after that of the first thread of the recording; absent if that
 *   is not known of all threads
 * @property {number} [listenedUs] of a server's main thread: when its process first listened on a port, µs since the
 *   isolate's profiler started; absent if it is not known to have been a server from then on (`withListening`)
 * @property {SampledBy} [sampledBy] how a running program was sampled; absent if it was recorded from its start, or by
 *   other tools
 * @property {true} [showsIdle] that V8 was told to write ticks while the thread waits; absent if that is not known
 * @property {string} [declaredNode] oldest version of Node on which the program runs by its package.json (`engines`), such as
 *   `18.0.0`; absent if that says nothing, or in a form that we don't read
 * @property {'perf'} [collector] what took the samples, if the format does not say it: a `.cpuprofile` of perf's
 */

/**
 * How V8's profiler was switched on in a running program: from outside, or by the program itself.
 * @typedef {'attach' | 'live'} SampledBy
 */

/**
 * @typedef {object} Diagnostic
 * @property {string} code such as `lines-unparsable`, `library-stripped`
 * @property {number} count
 * @property {string} message one sentence for people
 */

/**
 * How often something happened in a thread, over time.
 * @typedef {object} SlotCounts
 * @property {number} slotUs length of a slot, µs
 * @property {number[]} counts of each slot, up to the last with any; empty if nothing was counted
 */

/**
 * What a thread counted over time, inside the program.
 * @typedef {object} ThreadTimes
 * @property {number} startUs when its slots begin, µs since the isolate's profiler started
 * @property {number} errorUs how much earlier they may have begun, µs
 * @property {SlotCounts} requests HTTP requests that its servers began to answer
 * @property {SlotCounts} handshakes completed TLS handshakes, on either side
 * @property {SlotCounts} jobs crypto jobs on the thread pool that it saw finish
 * @property {boolean} complete false if the last tenth of a second may be missing
 */

/**
 * @typedef {object} Profile
 * @property {ProfileMeta} meta
 * @property {Frame[]} frames
 * @property {StackTable} stacks
 * @property {SampleTable} samples
 * @property {Record<string, number>} dropped ticks that are not in `samples`, by reason
 * @property {Map<string, SourceCall>} calls what the source says at crypto calls, by `<frame index>:<called name>`, and
 *   what else it says of a frame, by words of `attribute/kept-calls` instead of a name
 * @property {Map<string, string>} sources text of the files on the stacks, by path, if the input contains it; of the
 *   originals, if they were compiled; never saved
 * @property {boolean} [hasAllSources] false if the program's other files, too, may call what is in these; absent if the
 *   input contains all of them that ran, or none; never saved
 * @property {ReadonlyMap<string, CompiledFile>} [compiled] what V8 compiled in place of originals, by path; never saved
 * @property {ReadonlyMap<string, PlainCode | null>} [originals] those of `sources` that were compiled into something
 *   else, with their JavaScript part if they are not all JavaScript; never saved
 * @property {ReadonlySet<string>} [typed] names of functions whose types the program's TypeScript repeats or depends on;
 *   never saved
 * @property {LogClock} [clock] a moment that the log records; never saved
 * @property {ThreadTimes} [times] absent if nothing was counted by time
 * @property {Diagnostic[]} diagnostics
 * @property {true} [sawHandshakes] where runs are added up, that TLS handshakes were counted in this profile's; never saved
 * @property {Interrupted} [interrupted] where runs are added up, how many calls of this profile's waited for a processor; never
 *   saved
 */

/**
 * How a program was run, if we ran it.
 * @typedef {object} RunInfo
 * @property {string[]} command
 * @property {string} cwd
 * @property {string} root absolute path of the repository that `cwd` is in
 * @property {string} openssl version in the Node that ran it
 * @property {string} processor number and model, such as `2 × AMD EPYC 7763`
 * @property {string} startTime ISO 8601
 * @property {number} durationMs
 * @property {number | null} exitCode
 * @property {string | null} signal
 * @property {true} [wasAsked] whether it was asked to end, by us or by the user, before it ended with that exit code;
 *   absent otherwise, and in earlier versions
 * @property {LoadResult | null} load
 * @property {boolean} counted whether requests, TLS connections and thread-pool jobs were counted inside the program:
 *   not with `--no-probe`
 * @property {number | null} uncountedThreads recorded but not counted in: workers with their own `execArgv`, or
 *   terminated at once; null if unknown
 * @property {Traffic | null} traffic null if no thread of the program could tell
 * @property {TlsLedger | null} tls null if no thread of the program could tell
 * @property {ThreadPool | null} threadPool null if no thread of the program could tell
 * @property {Drive | null} drive null in recordings of earlier versions
 * @property {CpuTimes | null} cpu null if nothing is known
 * @property {Unprofiled[]} unprofiled threads and child processes that were not recorded, or not to their end
 * @property {ProfiledProcess[]} processes that left a log; none in recordings of earlier versions
 */

/**
 * A profiled process.
 * @typedef {object} ProfiledProcess
 * @property {number} pid
 * @property {string} script absolute path of what it ran; an option such as `-e` for code, `--test` for tests, `-` for
 *   standard input; `''` if unknown
 * @property {number[]} ports on which it listened
 */

/**
 * Why a thread or a child process was not recorded, or not to its end.
 *
 *   - `directory-gone`, `directory-not-writable`, `disk-full`, `no-descriptors`: its log could not be opened when it
 *     was started; V8 would have printed it on the program's stdout
 *   - `log-limit`: the logs had reached the size that the user allows
 *   - `recording-stopped`: the disk was nearly full, or the recording was over
 *   - `other-user`: it was started as another user
 *   - `other-node`: it runs another Node, which may have other options
 *   - `own-options`: it has options that would spoil the log, such as `--cpu-prof`
 *   - `not-passed-on`: something other than Node started it, such as a shell, or a program under the permission model
 *     did
 *   - `own-exec-argv`: a worker with `execArgv` of its own started it
 *   - `no-log`: it should have been recorded, but left no log
 *   - `log-ended-early`: its log ends before it did
 *   - `not-sampled`: V8 took no ticks for a part of it, as while the program runs another of V8's CPU profilers
 *   - `replaced`: a recorded process replaced itself with it (`process.execve`)
 *   - `own-executable`: its Node, or another engine, is built into its own executable, which takes no options: a single
 *     executable application, Electron, Bun
 *   - `still-running`: it kept running after the report was made
 * @typedef {'directory-gone' | 'directory-not-writable' | 'disk-full' | 'no-descriptors' | 'log-limit' |
 *   'recording-stopped' | 'other-user' | 'other-node' | 'own-options' | 'not-passed-on' | 'own-exec-argv' | 'no-log' |
 *   'log-ended-early' | 'not-sampled' | 'own-executable' | 'replaced' | 'still-running' | 'unknown'} UnprofiledReason
 */

/**
 * @typedef {object} Unprofiled
 * @property {'thread' | 'child'} kind a thread that runs JavaScript, or a process
 * @property {UnprofiledReason} reason
 * @property {number} count how many; at least that many for `own-options`, `not-passed-on`, `own-exec-argv`, `own-executable`
 *   and `replaced`, since short ones may have been missed
 * @property {number | null} cpuMs least CPU time of all of them that was not recorded, ms; null if unknown for any of
 *   them
 */

/**
 * What the program's own servers and clients did, counted inside the program, in all threads and processes together.
 * @typedef {object} Traffic
 * @property {number} requests HTTP requests that its servers began to answer
 * @property {number} [unanswered] HTTP/1 requests that were not answered to the end; absent if there were none, and in
 *   recordings of earlier versions
 * @property {number} [serverErrors] HTTP/1 responses with a status of 500 or more; absent if there were none, and in
 *   recordings of earlier versions
 * @property {number} [clientErrors] HTTP/1 responses with a status of 400 to 499; absent if there were none, and in
 *   recordings of earlier versions
 * @property {number} clientRequests HTTP requests that it sent; without those whose connection was refused, by either side
 * @property {TlsSide | null} tlsServer null if handshakes could not be seen
 * @property {TlsSide | null} tlsClient null if handshakes could not be seen
 * @property {RouteCount[]} [routes] requests by route, if the program's framework lets us count them, or the load drove
 *   a single route; absent in recordings of earlier versions
 * @property {number} processes that sent their counts
 * @property {boolean} complete false if something may not have been counted: a thread was terminated, or did not report
 */

/**
 * Number of requests to a route, as its framework names it.
 * @typedef {object} RouteCount
 * @property {string} method of the requests
 * @property {string} path of the route; with Express, without the prefixes of its routers
 * @property {number} requests
 * @property {boolean} isAlone false if several routes have that path and method: with Express, in routers mounted at
 *   different paths
 * @property {string} [handler] hash of the text of the function that answers, by which such routes are told apart;
 *   absent if others have the same
 * @property {string} [prefix] hash of the prefixes of the route's routers, in lower case and with `:` for a parameter, by
 *   which such routes are told apart as well; `''` if requests come by several; absent if that is not known
 * @property {string} [tail] the same of the last part of the prefixes, where these are not known as a whole or not the same for
 *   all requests
 */

/**
 * The TLS connections that were set up, as seen from one side.
 * @typedef {object} TlsSide
 * @property {number} handshakes completed, one for each connection
 * @property {number} resumed handshakes that resumed an earlier session
 * @property {Record<string, number>} protocols handshakes by version, such as `TLSv1.3`
 * @property {Record<string, number>} ciphers handshakes by cipher suite, such as `TLS_AES_256_GCM_SHA384`
 * @property {Record<string, number>} groups handshakes by key-exchange group, such as `X25519`, if Node tells: only to
 *   clients, if the handshake had a key exchange, and not for hybrid groups before Node 24
 */

/**
 * Whether the program listened for requests, and whether driving it went wrong.
 * @typedef {object} Drive
 * @property {boolean} listened whether a process of the program listened on a TCP port
 * @property {boolean} [onlyHttp] whether all that listened were HTTP servers without WebSockets, whose requests are counted
 * @property {boolean} [mayServeTls] whether something that listened was no server of plain HTTP; absent in recordings of earlier
 *   versions
 * @property {number[]} [undrivenPorts] of its other HTTP servers, where `--load` chose one of several; absent if there are none,
 *   and in recordings of earlier versions
 * @property {string} failure code of what went wrong with its load, such as `load-failed`, or `CUT_SHORT`; `''` if
 *   nothing did, or there was no load
 */

/**
 * What the load generator saw.
 * @typedef {object} LoadResult
 * @property {number} requests
 * @property {number} requestsPerSecond
 * @property {number} latencyP50Ms
 * @property {number} latencyP99Ms
 * @property {number} errors requests that failed, were never answered, or got a status other than 2xx
 * @property {number} [unanswered] of `errors`, those without an answer: they are not among the requests; absent in
 *   recordings of earlier versions
 * @property {number} [sent] requests that it sent: it no longer waited for the last ones; absent in recordings of earlier
 *   versions
 */

/**
 * How much of a run's beginning is left out: its ticks are in the profiles' `dropped`.
 * @typedef {object} WarmUp
 * @property {number} seconds how long it was
 * @property {'start' | 'load'} from start of the warm-up: when the program's first profiled process started, or when its
 *   load did
 */

/**
 * When and where a program was sampled that we did not start: it was running already, or another tool took the samples.
 * @typedef {object} SampledWindow
 * @property {string} root absolute path of the repository that the program's code lies in, `''` if unknown
 * @property {string} startTime ISO 8601, when sampling began
 * @property {number} durationMs for which it was sampled
 * @property {CpuTimes | null} [cpu] of that time; null if unknown, absent in files of earlier versions
 */

/**
 * The profiles of all isolates of one run.
 * @typedef {object} Recording
 * @property {RunInfo | null} run null for logs that we did not record
 * @property {Profile[]} profiles
 * @property {SampledWindow} [sampled] absent unless somebody attached to the program, or a file of another tool says when it
 *   was made
 * @property {WarmUp | null} [warmUp] what was left out, if anything
 * @property {Unprofiled[]} [unprofiled] threads whose logs are empty; absent if there are none
 * @property {string} [drivenPath] path that `--load` requested, without the query; never saved
 */

export {};
