/**
 * The Profile: what one isolate (a thread with its own V8 heap) did, as columns. Every input format
 * is read into this shape, and everything after the readers sees nothing else.
 *
 *     samples:  stack ─┐ time  state  weight        one row per tick
 *     stacks:          └► frame ─┐  parent ┐        a tree; parent[i] < i, -1 at a root
 *                          ▲     │         │
 *                          └─────┼─────────┘
 *     frames:                    └► name kind file line ...
 *
 * A stack row names its innermost frame; following `parent` leads outwards to the root. The innermost
 * frame of a sample is the symbol of the exact program counter; above it, if there was one, the C++
 * binding that JavaScript called; then the JavaScript frames, inlined ones expanded.
 *
 * Invariants (checked by integrity.js): `parent[i] < i`; every index is in range; times are
 * non-negative and do not decrease; weights are non-negative; `ticks = samples.length + Σ dropped`.
 */

/** @import { CpuTimes } from './report.js' */
/** @import { CompiledFile, PlainCode } from './compiled-file.js' */
/** @import { OperationId } from './operation.js' */
/** @import { SourceCall } from './source-call.js' */
/** @import { LogClock } from './thread-times.js' */
/** @import { ThreadPool, TlsLedger } from './tls.js' */

/**
 * `js`: a JavaScript function · `builtin`: V8's own machine code for the language · `native`: C, C++
 * or assembly · `regexp`, `wasm`: generated code · `kernel`, `gc`, `idle`: where a format says so ·
 * `unknown`: an address that nothing explains.
 * @typedef {'js'|'builtin'|'native'|'regexp'|'wasm'|'kernel'|'gc'|'idle'|'unknown'} FrameKind
 */

/** @typedef {''|'ignition'|'sparkplug'|'maglev'|'turbofan'} Tier */

/**
 * One function at one position. Two frames are the same row if every field is equal.
 * @typedef {object} Frame
 * @property {string} name function or symbol name; `''` for an anonymous function. Hostile data: escape on output
 * @property {string} [displayName] for a function that V8 has no name for: where it is in the source, such as `POST
 *   /login handler`
 * @property {FrameKind} kind
 * @property {string} file absolute path (never a `file://` URL), `node:...` for Node's own modules, `''` if none
 * @property {number} line 1-based line where the function is defined, 0 if unknown
 * @property {number} column 1-based column where the function is defined, 0 if unknown
 * @property {number} callLine 1-based line that was executing (for a caller: the call's line), 0 if unknown
 * @property {number} callColumn 1-based column of the same, 0 if unknown
 * @property {number} callOffset of a call in baseline code that has no positions: bytes from the code's start to where
 *   the call returns to. It tells the calls of one function apart, and what is compiled later has the larger one. 0 if
 *   unknown or not needed
 * @property {Tier} tier
 * @property {string} library path of the native library that holds the code, `''` if none
 * @property {''|'openssl'} component `openssl` if the address lies in OpenSSL's code, wherever it is linked
 * @property {boolean} named false for an address without a name: an unknown address, or a library's address that no
 *   symbol covers (then `name` is the library's base name)
 * @property {boolean} moduleBody true for the top-level code of a script or module
 * @property {CodePlace} [generated] where V8 ran it, if a compiler made that of the file: then the positions above are
 *   the original's, all of them 0 where no source map tells
 * @property {BundledCode} [bundled] of a function in a bundle, and of one whose source tells what it is: what that says
 * @property {string[]} [users] of a function of which nothing else tells whose it is, in a file with code that is recognised:
 *   positions (`line:column`) of those functions of the file that called it and use it by its name, or hold it; beneath
 *   cryptography it is a helper of theirs, and no callback
 * @property {FrameRoute[]} [routes] of a function that answers requests, or is in one that does: what it is registered
 *   for, as the sources say
 * @property {SampleLabels} [labels] of the innermost frame, in a profile that cryptoprof wrote for other tools: what the
 *   labels of its samples say
 */

/**
 * What cryptoprof had found a sample to be doing when it wrote the file.
 * @typedef {object} SampleLabels
 * @property {OperationId | ''} operation `''` for no cryptography
 * @property {string} algorithm `''` if unknown
 * @property {boolean | null} hasCallSite whether a line asked for it, null if the file does not say
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
 * A position in the text that V8 compiled, where a compiler made that of the file.
 * @typedef {object} GeneratedPlace
 * @property {string} file absolute path
 * @property {number} line 1-based
 * @property {number | null} column 1-based, null if unknown
 */

/**
 * What the source of a bundle says of a function in it.
 * @typedef {object} BundledCode
 * @property {string} module path of the module that the function is of, as the bundler wrote it:
 *   `node_modules/bcryptjs/index.js`; `<runtime>` if a compiler or bundler made it up (model/made-up); `''` if nothing in
 *   the file tells
 * @property {string} known what its code is recognised as, an id of the catalogue's fingerprints; `''` if it is not
 * @property {string} name of the property that holds the function, where its own may be mangled; `''` if none does
 */

/**
 * What a function is registered for in a router.
 * @typedef {object} FrameRoute
 * @property {string} method such as `POST`; `ALL` for any; `''` for middleware that is of no route; one of `PROCEDURES`
 *   (route.js) for what clients ask for by name
 * @property {string} pattern of the path as the source has it, prefixes of routers before it: `/api/users/:id`; `…`
 *   stands for what the sources don't tell. Of procedures the name: `auth.login`. Of middleware the path that it is limited
 *   to, `''` for none
 * @property {string} path the same without prefixes, as Express knows it; `''` if several routes share it, or it is of
 *   middleware
 * @property {'handler' | 'middleware' | 'callee'} role `callee` of a function that only such handlers call, as far as the
 *   sources show
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
 * What a thread does. `main` and `worker` run JavaScript; `pool`: one of libuv's thread pool; `helper`: all others, such
 * as V8's own. V8's logs know the first two.
 * @typedef {'main'|'worker'|'pool'|'helper'} ThreadKind
 */

/**
 * @typedef {object} ProfileMeta
 * @property {string} format id of the reader that made it
 * @property {string} source path or name of what was read
 * @property {string} node version such as `24.21.0`, `''` if unknown
 * @property {string} v8 version such as `13.6.233.17`, `''` if unknown
 * @property {string} platform `process.platform` of the profiled program, `''` if unknown
 * @property {string} arch `process.arch` of the profiled program, `''` if unknown
 * @property {number} pid 0 if unknown
 * @property {ThreadKind} thread
 * @property {number} intervalUs sampling interval that was asked for, in µs
 * @property {string} executable path of the program's own binary (Node), `''` if unknown
 * @property {boolean} timed false if the format carries no times: then weights are count × interval
 * @property {SampledBy} [sampledBy] who sampled a program that was running already; absent for all that was recorded from its
 *   start, or by others
 */

/**
 * How V8's profiler was switched on in a program that was running: from outside, or by the program itself.
 * @typedef {'attach' | 'live'} SampledBy
 */

/**
 * @typedef {object} Diagnostic
 * @property {string} code such as `lines-unparsable`, `library-stripped`
 * @property {number} count
 * @property {string} message one sentence for people
 */

/**
 * How often something happened in a thread, by time.
 * @typedef {object} SlotCounts
 * @property {number} slotUs length of a slot, µs
 * @property {number[]} counts of each slot, up to the last in which anything happened; empty if nothing was counted
 */

/**
 * What a thread counted by time, inside the program.
 * @typedef {object} ThreadTimes
 * @property {number} startUs when its slots begin, µs since the isolate's profiler started
 * @property {number} errorUs by how much they may have begun before that, µs
 * @property {SlotCounts} requests HTTP requests that its servers began to answer
 * @property {SlotCounts} handshakes TLS handshakes that were done, on either side
 * @property {SlotCounts} jobs jobs of cryptography on the thread pool that it heard to be done
 * @property {boolean} complete false if the last tenth of a second may be missing
 */

/**
 * @typedef {object} Profile
 * @property {ProfileMeta} meta
 * @property {Frame[]} frames
 * @property {StackTable} stacks
 * @property {SampleTable} samples
 * @property {Record<string, number>} dropped ticks that are not in `samples`, by reason
 * @property {Map<string, SourceCall>} calls what the source says at calls of crypto, by
 *   `<frame index>:<name that is called>`
 * @property {Map<string, string>} sources text of the files on the stacks, by path, where the input holds
 *   it: those of the originals, where it was compiled; never saved
 * @property {ReadonlyMap<string, CompiledFile>} [compiled] what V8 compiled in place of originals, by path; never saved
 * @property {ReadonlyMap<string, PlainCode | null>} [originals] which of `sources` a compiler made something else of,
 *   with what is JavaScript in them if that is not all; never saved
 * @property {LogClock} [clock] where the log tells a moment; never saved
 * @property {ThreadTimes} [times] absent if nothing was counted by time
 * @property {Diagnostic[]} diagnostics
 */

/**
 * How a program was run, where we ran it.
 * @typedef {object} RunInfo
 * @property {string[]} command
 * @property {string} cwd
 * @property {string} root absolute path of the repository that `cwd` is in
 * @property {string} openssl version in the Node that ran
 * @property {string} processor how many of which, such as `2 × AMD EPYC 7763`
 * @property {string} startTime ISO 8601
 * @property {number} durationMs
 * @property {number | null} exitCode
 * @property {string | null} signal
 * @property {LoadResult | null} load
 * @property {boolean} counted whether requests, TLS connections and jobs of the thread pool were counted inside the
 *   program: not with `--no-probe`
 * @property {number | null} uncountedThreads that were recorded, and of which nothing was counted: workers with
 *   `execArgv` of their own, or that were ended at once; null if unknown
 * @property {Traffic | null} traffic null if no thread of the program could tell
 * @property {TlsLedger | null} tls null if no thread of the program could tell
 * @property {ThreadPool | null} threadPool null if no thread of the program could tell
 * @property {Drive | null} drive null in recordings of earlier versions
 * @property {CpuTimes | null} cpu null if nothing is known
 * @property {Unprofiled[]} unprofiled threads and child processes that were not recorded, or not to their end
 * @property {ProfiledProcess[]} processes that left a log; none in recordings of earlier versions
 */

/**
 * A process that was profiled.
 * @typedef {object} ProfiledProcess
 * @property {number} pid
 * @property {string} script absolute path of what it ran; `-e` or the like for code, `--test` for tests, `-` for standard
 *   input; `''` if it did not tell
 * @property {number[]} ports on which it listened
 */

/**
 * Why a thread or a child process was not recorded, or not to its end.
 *
 *   - `directory-gone`, `directory-not-writable`, `disk-full`, `no-descriptors`: its log could not be opened when it
 *     was started; V8 would have printed it on the program's stdout
 *   - `log-limit`: the logs had reached the size that the user allows
 *   - `recording-stopped`: the disk had no more room to spare, or the recording was over
 *   - `other-user`: it was started as another user
 *   - `other-node`: another Node, whose options may be others
 *   - `own-options`: it has options that would spoil the log, such as `--cpu-prof`
 *   - `not-passed-on`: something else than Node started it, such as a shell, or a program under the permission model did
 *   - `own-exec-argv`: a worker with `execArgv` of its own started it
 *   - `no-log`: it was to be recorded, and there is no log of it
 *   - `log-ended-early`: its log ends before it did
 *   - `replaced`: a process that was recorded ran it in its own place (`process.execve`)
 *   - `own-executable`: its Node, or another engine, is part of an executable of its own, which takes no options: a single
 *     executable application, Electron, Bun
 *   - `still-running`: it went on after the report was made
 * @typedef {'directory-gone' | 'directory-not-writable' | 'disk-full' | 'no-descriptors' | 'log-limit' |
 *   'recording-stopped' | 'other-user' | 'other-node' | 'own-options' | 'not-passed-on' | 'own-exec-argv' | 'no-log' |
 *   'log-ended-early' | 'own-executable' | 'replaced' | 'still-running' | 'unknown'} UnprofiledReason
 */

/**
 * @typedef {object} Unprofiled
 * @property {'thread' | 'child'} kind a thread that runs JavaScript, or a process
 * @property {UnprofiledReason} reason
 * @property {number} count how many; of `not-passed-on`, `own-exec-argv`, `own-executable` and `replaced` at least:
 *   short ones may have been missed
 * @property {number | null} cpuMs CPU time of all of them that was not seen, at least; null if unknown of each
 */

/**
 * What the program's own servers and clients did, counted inside the program; all threads and processes together.
 * @typedef {object} Traffic
 * @property {number} requests HTTP requests that its servers began to answer
 * @property {number} [serverErrors] answers of HTTP/1 with a status of 500 or more; absent if there were none, and in
 *   recordings of earlier versions
 * @property {number} clientRequests HTTP requests that it sent
 * @property {TlsSide | null} tlsServer null if handshakes could not be seen
 * @property {TlsSide | null} tlsClient null if handshakes could not be seen
 * @property {RouteCount[]} [routes] requests by route, where the program's framework lets them be counted, or the load
 *   drove one route; absent in recordings of earlier versions
 * @property {number} processes that sent their counts
 * @property {boolean} complete false if something may have happened that was not counted: a thread was ended in the
 *   midst of it, or did not tell
 */

/**
 * How often requests led to a route, as its framework has it.
 * @typedef {object} RouteCount
 * @property {string} method of the requests
 * @property {string} path of the route: with Express without the prefixes of its routers
 * @property {number} requests
 * @property {boolean} isAlone false if several routes have that path and answer that method: with Express in routers
 *   that are mounted at different paths
 */

/**
 * The TLS connections that were set up, seen from one side.
 * @typedef {object} TlsSide
 * @property {number} handshakes completed, one for each connection
 * @property {number} resumed those of them that took up an earlier session
 * @property {Record<string, number>} protocols handshakes by version, such as `TLSv1.3`
 * @property {Record<string, number>} ciphers handshakes by cipher suite, such as `TLS_AES_256_GCM_SHA384`
 * @property {Record<string, number>} groups handshakes by key-exchange group, such as `X25519`, where Node tells: to
 *   clients, if the handshake had a key exchange, and not for hybrid groups before Node 24
 */

/**
 * Whether the program was there to be asked, and whether that went wrong.
 * @typedef {object} Drive
 * @property {boolean} listened whether a process of the program listened on a TCP port
 * @property {string} failure code of what went wrong with its load, such as `load-failed`; `''` if nothing did, or
 *   there was none
 */

/**
 * What the load generator saw.
 * @typedef {object} LoadResult
 * @property {number} requests
 * @property {number} requestsPerSecond
 * @property {number} latencyP50Ms
 * @property {number} latencyP99Ms
 * @property {number} errors requests that failed or were answered with another status than 2xx
 */

/**
 * What of the beginning of a run is left out: its ticks are in the profiles' `dropped`.
 * @typedef {object} WarmUp
 * @property {number} seconds how long it was
 * @property {'start' | 'load'} from when: since the program's first profiled process started, or since its load did
 */

/**
 * The profiles of all isolates of one run.
 * @typedef {object} Recording
 * @property {RunInfo | null} run null for logs that we did not record
 * @property {Profile[]} profiles
 * @property {WarmUp | null} [warmUp] what was left out, if anything was
 * @property {string} [drivenPath] path that `--load` asked for, without what follows `?`; never saved
 */

export {};
