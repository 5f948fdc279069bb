/** Files packed with gzip (RFC 1952) that anybody may have written. */
import { constants, gunzipSync } from 'node:zlib';
import { isRecord } from '../model/is-record.js';

/** Bytes that are unpacked at once, at least. */
const SMALLEST_CHUNK = 64 * 1024;
/** Bytes of an empty file, packed. */
const LEAST = 18;

/**
 * @param {Uint8Array} bytes of a file, or its first ones
 * @returns {boolean} whether it begins as gzip's do, with deflate, its only method
 */
export function isGzip(bytes) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}

/**
 * @param {Uint8Array} head first bytes of a file, packed
 * @returns {Buffer} the first ones that they hold, none if they are damaged
 */
export function unpackedHead(head) {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * @param {Uint8Array} bytes of a whole file, packed
 * @param {number} most bytes that it may unpack to
 * @param {(problem: string, cause: unknown) => Error} invalid returns what is thrown if it can't be unpacked
 * @returns {Uint8Array} unpacked
 */
export function unpacked(bytes, most, invalid) {
  try {
    // gzip says at its end how long the text is: if that is true, there is one copy of it.
    const claimed =
      bytes.length < LEAST
        ? 0
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readUInt32LE(bytes.length - 4);
    return gunzipSync(bytes, {
      maxOutputLength: most,
      chunkSize: Math.min(Math.max(claimed, SMALLEST_CHUNK), most) + 1,
    });
  } catch (cause) {
    throw invalid(problemOf(cause, most), cause);
  }
}

/**
 * @param {unknown} cause what zlib threw
 * @param {number} most bytes that the file may unpack to
 * @returns {string} what that means, as the end of a sentence
 */
function problemOf(cause, most) {
  const code = isRecord(cause) ? cause.code : '';
  if (code === 'Z_BUF_ERROR') return 'it is cut off';
  if (code === 'ERR_BUFFER_TOO_LARGE') return `it unpacks to more than ${most} bytes`;
  return 'it is damaged';
}
