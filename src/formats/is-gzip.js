/**
 * @param {Uint8Array} bytes of a file, or its first ones
 * @returns {boolean} whether it begins as gzip's do (RFC 1952), with deflate, its only method
 */
export function isGzip(bytes) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}
