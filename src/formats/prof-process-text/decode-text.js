/**
 * Decodes what a shell redirected into a file: UTF-8, or UTF-16 with a byte order mark, which is what `>`
 * writes in Windows PowerShell. Bytes that are not valid become U+FFFD.
 * @param {Buffer} bytes a file or its beginning
 * @returns {string} lines that end in LF only
 */
export function decodeText(bytes) {
  const isUtf16 = bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}
