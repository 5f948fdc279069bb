/**
 * A processed text is some kilobytes; what is larger is not one, or is damaged. The limit keeps memory
 * bounded, and is far below the longest string that V8 can make.
 */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Decodes what a shell redirected into a file: UTF-8, or UTF-16 with a byte order mark, which is what `>`
 * writes in Windows PowerShell. Bytes that are not valid become U+FFFD.
 * @param {Buffer} bytes a file or its beginning
 * @returns {{text: string, bytesLeftOut: number}} lines that end in LF only; bytes beyond the limit
 */
export function decodeText(bytes) {
  const kept = bytes.subarray(0, MOST_BYTES);
  const isUtf16 = kept.length >= 2 && kept[0] === 0xff && kept[1] === 0xfe;
  const text = kept.toString(isUtf16 ? 'utf16le' : 'utf8');
  return {
    text: text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'),
    bytesLeftOut: bytes.length - kept.length,
  };
}
