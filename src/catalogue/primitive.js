/** What OpenSSL's native code computes. */
import { LONG_SHA2 } from './long-sha2.js';
import { COMPUTATIONS, DISTINCTIVE, KEY_READING, OPENSSL_SYMBOLS } from './openssl-symbols.js';

/** @import { OperationId, Primitive } from '../model/operation.js' */
/** @import { Frame } from '../model/profile.js' */

/** Longer names are cut: no OpenSSL function has a name of this length. */
const MAX_LENGTH = 200;

/**
 * Compilers append suffixes to names of parts and copies (`.cold`, `.constprop.0`), linkers append versions
 * (`@@OPENSSL_3.0.0`).
 */
const SUFFIX = /[.@].*$/s;

/** @type {{pattern: RegExp, primitive: Primitive}[]} */
const ROWS = OPENSSL_SYMBOLS.map(([pattern, name, specificity, algorithm, operations]) => ({
  pattern,
  primitive: { name, specificity, algorithm, operations },
}));

/** @type {Primitive} */
const PLUMBING = { name: 'OpenSSL plumbing', specificity: 'generic', algorithm: '', operations: [] };

/**
 * @param {string} symbol without suffix
 * @returns {Primitive | undefined} the table's entry
 */
function lookUp(symbol) {
  return ROWS.find(({ pattern }) => pattern.test(symbol))?.primitive;
}

/**
 * What the native code of a frame computes. Only OpenSSL's code is known; if the format doesn't say whose code a frame
 * is, only names that OpenSSL alone has count.
 * @param {Frame} frame of any kind, usually the leaf of a stack
 * @returns {Primitive | null} null if the frame is not OpenSSL's; shared by all frames of one kind
 */
export function primitiveOf(frame) {
  if (frame.kind !== 'native') return null;
  const symbol = frame.name.slice(0, MAX_LENGTH).replace(SUFFIX, '');
  if (frame.component !== 'openssl' && !(frame.named && DISTINCTIVE.test(symbol))) return null;
  if (!frame.named) return PLUMBING;
  // macOS puts an underscore before every C symbol.
  return lookUp(symbol) ?? (symbol.startsWith('_') ? lookUp(symbol.slice(1)) : undefined) ?? PLUMBING;
}

/** Functions around a digest's computation, which say which one it is. Of 224 and 384 bits it is the next one's code. */
const DIGEST_PLUMBING = /^_?sha(1|224|256|384|512)_/i;
/** @type {Record<string, string>} */
const DIGEST_OF_BITS = { 1: 'sha1', 224: 'sha256', 256: 'sha256', 384: LONG_SHA2, 512: LONG_SHA2 };

/**
 * @param {Frame} frame native code of OpenSSL
 * @param {Primitive} primitive what it computes
 * @returns {string} the digest whose code it is, also where it only prepares the computation; `''` if it is of none or of any
 */
export function digestOf(frame, { specificity, algorithm, operations }) {
  if (!operations.includes('hash')) return '';
  return specificity === 'exact' ? algorithm : (DIGEST_OF_BITS[DIGEST_PLUMBING.exec(frame.name)?.[1] ?? ''] ?? '');
}

/**
 * Chooses among the operations that a frame may mean, given what its leaf computed.
 * @param {readonly OperationId[]} candidates operations that a frame serves
 * @param {Primitive | null} primitive of the leaf of the same stack
 * @returns {OperationId | ''} the only candidate that the primitive fits, `''` if none or several do
 */
export function refine(candidates, primitive) {
  if (primitive === null || primitive.specificity === 'generic') return '';
  const fitting = candidates.filter((candidate) => primitive.operations.includes(candidate));
  return fitting.length === 1 ? fitting[0] : '';
}

/**
 * @param {Primitive | null} primitive of a leaf
 * @returns {boolean} whether it does the work itself, and calls nothing
 */
export function isComputation(primitive) {
  return primitive !== null && COMPUTATIONS.has(primitive.name);
}

/** Functions of C libraries that copy and fill memory, in variants for each kind of processor: glibc, musl, macOS. */
const COPYING = /^_*(?:platform_)?mem(?:cpy|move|set)(?:$|_|\$)/;

/**
 * Functions of V8 and simdutf that write a string as bytes before it is hashed or encrypted: a third of the time to
 * hash a string of 1 MiB on Node 20 and 22.
 */
const WRITING = /^(?:v8::String::(?:WriteUtf8|WriteOneByte|Write|Utf8Length)|simdutf::)/;

/**
 * @param {Frame} frame without a name
 * @param {string} executable path of the program's binary
 * @returns {boolean} whether it lies in OpenSSL, or may
 */
function mayBeOpenssl({ kind, component, library }, executable) {
  return kind === 'unknown' || (kind === 'native' && (component === 'openssl' || library === executable));
}

/**
 * Whether a leaf computed, read a key or copied data, or may have, since it lies in OpenSSL, or in a binary that contains
 * OpenSSL, and has no name, or since the profiler saw only what called OpenSSL; `''` if it did anything else.
 * @typedef {'computing' | 'decoding' | 'copying' | 'nameless' | ''} LeafKind
 */

/**
 * Functions of Node that make a hash or a cipher, or take its result, in JavaScript and as its native code is called:
 * they get a block of data at most.
 */
const NO_DATA =
  /^(?:createHash|createHmac|Hash|Hmac|init|digest|create(?:C|Dec)ipheriv|createCipher(?:Base|WithIV)|(?:C|Dec)ipheriv|CipherBase|initiv|final)$/;

/**
 * @param {Frame} frame a leaf of a profile without names of native code
 * @returns {boolean} whether it may stand for OpenSSL's code, which it calls
 */
function mayCallOpenssl({ kind, file, name }) {
  return (kind === 'native' || (kind === 'js' && file.startsWith('node:'))) && !NO_DATA.test(name);
}

/**
 * What kind of work a leaf was.
 * @param {Frame} frame the leaf
 * @param {Primitive | null} primitive of it
 * @param {{executable: string, hasNative: boolean}} profile path of the program's binary, and whether the profiler
 *   named native code
 * @returns {LeafKind} what it did
 */
export function leafKind(frame, primitive, { executable, hasNative }) {
  const kind = ownKind(frame, primitive, executable);
  return kind === '' && !hasNative && mayCallOpenssl(frame) ? 'nameless' : kind;
}

/**
 * @param {Frame} frame a leaf
 * @param {Primitive | null} primitive of it
 * @param {string} executable path of the program's binary
 * @returns {LeafKind} what the code of that name does
 */
function ownKind(frame, primitive, executable) {
  if (!frame.named) return mayBeOpenssl(frame, executable) ? 'nameless' : '';
  if (primitive === null)
    return frame.kind === 'native' && (COPYING.test(frame.name) || WRITING.test(frame.name)) ? 'copying' : '';
  if (isComputation(primitive)) return 'computing';
  return KEY_READING.has(primitive.name) ? 'decoding' : '';
}
