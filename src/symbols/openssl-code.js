/**
 * Where OpenSSL's code is. In Node's own builds it is one stretch of the binary, because the linker takes the objects
 * of deps/openssl in order: it begins with ssl/bio_ssl.c and ends with the last perlasm file, which is that of the VIA
 * PadLock engine on x64 and that of SM4 on arm64 (OpenSSL 3.1 and later; before that, the last file is not known for
 * certain, and the last known one is SHA-512's). Verified with the symbol tables of Node 18, 20, 22, 24 and 26 for x64
 * and of Node 24 for arm64.
 */
const FIRST = 'BIO_f_ssl';
const LAST = ['padlock_ctr32_encrypt', 'vpsm4_ex_xts_encrypt', 'sha512_block_armv8'];

/** The shared libraries of OpenSSL: `libcrypto.so.3`, `libssl.3.dylib`, `libcrypto-1_1-x64.dll`. */
const LIBRARY = /(?:^|[/\\])lib(?:crypto|ssl)[.-][^/\\]*$/;

/**
 * @param {string} path of a library
 * @returns {boolean} true if all of it is OpenSSL
 */
export function isOpensslLibrary(path) {
  return LIBRARY.test(path);
}

/** Names of the functions that `opensslCode` asks for. */
export const OPENSSL_ENDS = [FIRST, ...LAST];

/**
 * @param {ReadonlyMap<string, {start: number, end: number}>} found those of `OPENSSL_ENDS` that a file has
 * @returns {{start: number, end: number} | null} where OpenSSL is linked into the file, addresses as
 *   linked, [start, end); null if it is not, or the ends are not known
 */
export function opensslCode(found) {
  const first = found.get(FIRST);
  const end = Math.max(...LAST.map((name) => found.get(name)?.end ?? 0));
  return first !== undefined && end > first.start ? { start: first.start, end } : null;
}
