/** The text of `perf script -F comm,tid,time,ip,sym,dso`: what perf saw of a thread, and what of it is TLS. */
import { OPENSSL_NAME } from '../../src/formats/openssl-names.js';

/**
 * @typedef {object} PerfFrame
 * @property {string} name of the function, `[unknown]` where nothing names it
 * @property {string} dso path of its code, `[kernel.kallsyms]` and the like in brackets
 */

/** A sample's frames, innermost first. @typedef {PerfFrame[]} PerfSample */

const FRAME = /^\s+[0-9a-f]+ (.*?)(?:\+0x[0-9a-f]+)? \((.*)\)$/;
/** V8's profiler runs only once Node has been initialised. */
const START_UP = /InitializeOncePerProcess|^_dl_start|^dl_main|_GLOBAL__sub/;
const JAVASCRIPT = /^(?:Builtins_|JS:|\[unknown\]$)/;
/**
 * Node's own crypto, and OpenSSL's functions where no frame of Node's is seen: hand-written assembly can't be unwound.
 */
const CRYPTO = new RegExp(`^(?:node::crypto::|ncrypto::)|${OPENSSL_NAME.source}`);
/** Cryptography of Node's that is no TLS. */
const NO_TLS = /^node::crypto::(?:Hmac|Hash|Sign|Verify|Cipher|KeyObject|\w*(?:Job|Traits|Bits)\b)/;
/**
 * What Node's crypto calls when it has bytes for others, or something to tell JavaScript: HTTP's parser, streams,
 * callbacks.
 */
const ONWARDS =
  /^(?:non-virtual thunk to )?node::(?!crypto::)(?:.*Parser::|.*Listener|StreamBase|InternalMakeCallback|InternalCallbackScope|AsyncWrap::MakeCallback|WriteWrap|ShutdownWrap)/;
/** Calls of the system that do a program's work on sockets and files, or wait. */
const IO =
  /^_*(?:GI_+|libc_)*(?:p?writev?(?:64)?|p?readv?(?:64)?|send(?:m?msg|to)?|recv(?:m?msg|from)?|connect|accept4?|shutdown|close|socket|bind|listen|[gs]etsockopt|getsockname|getpeername|ioctl|epoll_(?:ctl|create1?)|eventfd_?\w*|fcntl(?:64)?|open(?:at)?(?:64)?|f?stat\w*|syscall)$/;
const WAIT = /^_*(?:GI_+)?epoll_p?wait2?$/;

/**
 * @param {string} text of `perf script`
 * @returns {PerfSample[]} of samples once Node had started
 */
export function perfSamples(text) {
  return text
    .split(/\n\s*\n/)
    .map(framesOf)
    .filter((frames) => frames.length > 0 && !frames.some(({ name }) => START_UP.test(name)));
}

/**
 * @param {string} block of lines: a header, then frames
 * @returns {PerfSample} its frames
 */
function framesOf(block) {
  return block.split('\n').flatMap((line) => {
    const found = FRAME.exec(line);
    return found === null ? [] : [{ name: found[1], dso: found[2] }];
  });
}

/**
 * What a sample was.
 *
 *   - `tls`: a function of Node's crypto or OpenSSL lies between its leaf and the nearest JavaScript, and none of them
 *     is for something else
 *   - `onwards`: so it is, but it called HTTP's parser, a stream or JavaScript, which is at work
 *   - `io`: so it is, but it called the system, to send or receive
 *   - `wait`: the loop waited, or the kernel did what that takes
 *   - `other`: all else
 * @param {PerfSample} frames innermost first
 * @returns {'tls' | 'onwards' | 'io' | 'wait' | 'other'} what it was
 */
export function kindOf(frames) {
  const user = frames.filter(({ dso }) => !isKernel(dso));
  if (user.length > 0 && WAIT.test(user[0].name)) return 'wait';
  const end = user.findIndex(({ name }) => JAVASCRIPT.test(name));
  const native = end === -1 ? user : user.slice(0, end);
  const first = native.findIndex(({ name }) => CRYPTO.test(name));
  if (first === -1 || native.some(({ name }) => NO_TLS.test(name))) return 'other';
  const called = native.slice(0, first);
  if (called.some(({ name }) => IO.test(name))) return 'io';
  return called.some(({ name }) => ONWARDS.test(name)) ? 'onwards' : 'tls';
}

/** Of the samples in the C library this many may be without a caller. */
const MOST_CUT = 0.1;

/**
 * On some runs perf can't unwind the C library, and all of malloc is without a caller.
 * @param {PerfSample[]} samples of a run
 * @returns {boolean} whether stacks go beyond it
 */
export function areUnwound(samples) {
  const stacks = samples
    .map((frames) => frames.filter(({ dso }) => !isKernel(dso)))
    .filter((frames) => /\/libc[.-]/.test(frames[0]?.dso ?? ''));
  return stacks.filter(({ length }) => length === 1).length <= MOST_CUT * stacks.length;
}

/**
 * @param {string} dso of a frame
 * @returns {boolean} whether it is the kernel's
 */
function isKernel(dso) {
  return dso.startsWith('[kernel') || dso.startsWith('[guest.kernel');
}
