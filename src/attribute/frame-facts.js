/**
 * What a single frame says, without its stack: whose code it is, what cryptography it shows, and what it does for Node.
 */
import { forwards, matchFrame, packageOf, packageOfKnown, primitiveOf } from '../catalogue/index.js';
import { MADE_UP, PROBE } from '../model/made-up.js';
import isTracer from '../record/probe/tracers.cjs';

/** @import { FrameMatch, Primitive } from '../model/operation.js' */
/** @import { Frame, Profile } from '../model/profile.js' */

/**
 * Owner of a frame's code. `user`: the program's own; `package`: under node_modules, including modules in a bundle, and
 * code recognised by its content; `node`: Node's JavaScript; `other`: anything that is not a JavaScript function with a
 * file, helpers that a compiler or bundler made up, and what agents put around functions: these act for their callers.
 * @typedef {'user'|'package'|'node'|'other'} Owner
 */

/**
 * What a single frame says.
 * @typedef {object} FrameFacts
 * @property {Owner} owner
 * @property {string} package name of the npm package, `''` if none or unknown
 * @property {boolean} isTracer whether an agent put it around the function that its caller calls
 * @property {boolean} isOpaque whether it is in a bundle, and its owner is unknown
 * @property {boolean} forwards whether it is framework code that only passes requests on to handlers
 * @property {FrameMatch | null} match
 * @property {Primitive | null} primitive
 * @property {boolean} isProbe whether it is ours, in the program: it runs none of the program's code
 * @property {boolean} isLoader whether it is Node's code that loads modules, the program's or its own
 * @property {boolean} isWait the event loop's own wait for events
 * @property {boolean} isChildWait Node's function that waits for a child process
 * @property {boolean} isLockWait a wait for another thread
 * @property {boolean} isWake whether it wakes another thread
 * @property {boolean} isOnwards what Node's C++ calls when it has data for others: HTTP's parser, streams, JavaScript
 */

/** Node's own code of an HTTP server. */
const SERVER = /^node:(?:_http_server|_http_common|internal\/http2\/)/;
/** Node's code that loads the program's modules. */
export const LOADER = 'node:internal/modules/';

/** Node's code that loads its own modules. */
const OWN_LOADER = 'node:internal/bootstrap/';

/** Node's own wrapper around code from `-e`, `-p`, standard input and a worker's `eval`. */
const WRAPPER = /^\[(?:(?:worker )?eval|stdin)\]-wrapper$/;

/** The system calls in which libuv waits (uv__io_poll, on Windows uv__poll): Linux, macOS and the BSDs, Windows. */
const WAIT = /^(?:_*epoll_p?wait2?|__GI_epoll_p?wait|_*kevent(?:64)?|NtRemoveIoCompletion(?:Ex)?)$/;

/** Functions in which glibc, musl and Windows wait for another thread: futexes, mutexes, conditions, semaphores. */
const LOCK_WAIT =
  /^(?:__GI_+)?_*(?:lll_lock_wait\w*|futex_abstimed_wait\w*|futex_wait\w*|pthread_cond_(?:timed|clock)?wait|new_sem_wait\w*|sem_(?:timed|clock)?wait|timedwait(?:_cp)?|NtWaitFor(?:AlertByThreadId|SingleObject|MultipleObjects|KeyedEvent))$/;

/**
 * Functions in which glibc, musl, Windows, libuv and Node wake another thread: conditions, mutexes, semaphores, the
 * descriptor that its loop polls, the queue of the thread pool.
 */
const WAKE =
  /^(?:__GI_+)?_*(?:lll_(?:lock|unlock)_wake\w*|futex_wake\w*|pthread_cond_(?:signal|broadcast)|private_cond_signal|pthread_mutex_unlock\w*|(?:new_)?sem_post|eventfd_write|write|uv_+(?:async_send|cond_signal|cond_broadcast|sem_post|mutex_unlock|queue_work|work_submit)|node::ThreadPoolWork::ScheduleWork\(\)|Nt(?:AlertThreadByThreadId|SetIoCompletion(?:Ex)?|ReleaseSemaphore|SetEvent|ReleaseKeyedEvent))$/;

/** Only profilers that see the whole native stack see these below a binding. */
const ONWARDS =
  /^(?:non-virtual thunk to )?node::(?!crypto::)(?:.*Parser::|.*Listener|StreamBase|InternalMakeCallback|InternalCallbackScope|AsyncWrap::MakeCallback|WriteWrap|ShutdownWrap)/;

/**
 * @param {Frame[]} frames of a profile
 * @returns {FrameFacts[]} one for each frame
 */
export function frameFacts(frames) {
  return frames.map((frame) => {
    const owner = ownerOf(frame);
    return {
      owner,
      package: owner === 'package' ? ownPackage(frame) : '',
      isTracer: isTracer(frame.file),
      isOpaque: frame.bundled?.module === '' && frame.bundled.known === '' && !frame.moduleBody,
      forwards: owner === 'package' && forwards(writtenIn(frame)),
      match: matchFrame(frame),
      primitive: frame.kind === 'js' ? null : primitiveOf(frame),
      isProbe: isOfProbe(frame),
      isLoader: owner === 'node' && (frame.file.startsWith(LOADER) || frame.file.startsWith(OWN_LOADER)),
      isWait: hasName(frame, WAIT),
      isChildWait: frame.kind === 'js' && frame.name === 'spawnSync' && frame.file === 'node:internal/child_process',
      isLockWait: hasName(frame, LOCK_WAIT),
      isOnwards: owner === 'node' || hasName(frame, ONWARDS),
      isWake: hasName(frame, WAKE),
    };
  });
}

/**
 * @param {Frame} frame of a profile
 * @returns {boolean} whether it is a function of our probe
 */
function isOfProbe({ kind, file }) {
  return kind === 'js' && PROBE.test(file);
}

/**
 * @param {Frame} frame of a profile
 * @param {RegExp} names of functions
 * @returns {boolean} whether it is native, with one of those names
 */
function hasName({ kind, named, name }, names) {
  return kind === 'native' && named && names.test(name);
}

/**
 * @param {Frame} frame of a profile
 * @returns {Owner} whose code it is
 */
function ownerOf(frame) {
  if (frame.kind !== 'js' || frame.file === '' || isOfProbe(frame)) return 'other';
  if (frame.bundled?.module === MADE_UP) return 'other';
  if (frame.file.startsWith('node:') || WRAPPER.test(frame.file)) return 'node';
  return isTracer(frame.file) ? 'other' : outsideOwner(frame);
}

/**
 * @param {Frame} frame of JavaScript that is not Node's
 * @returns {Owner} whose code it is
 */
function outsideOwner(frame) {
  return packageOf(writtenIn(frame)) === '' && !frame.bundled?.known ? 'user' : 'package';
}

/**
 * @param {Frame} frame of a JavaScript function
 * @returns {string} path of the file in which it was written, as far as known
 */
export function writtenIn({ file, bundled }) {
  return bundled !== undefined && packageOf(bundled.module) !== '' ? bundled.module : file;
}

/**
 * @param {Frame} frame of a package's function
 * @returns {string} the package, `''` if unknown
 */
function ownPackage(frame) {
  return packageOf(writtenIn(frame)) || packageOfKnown(frame.bundled?.known ?? '');
}

/**
 * @param {Profile} profile of a thread
 * @param {FrameFacts[]} facts of its frames
 * @returns {boolean} whether it was seen answering HTTP requests, or passing them on in a framework
 */
export function answersRequests({ frames }, facts) {
  return frames.some(({ file }, index) => facts[index].forwards || SERVER.test(file));
}
