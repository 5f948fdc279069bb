/** Which code of a binary or a library is OpenSSL's. */

/**
 * Where OpenSSL's code is. In Node's own builds it is one stretch of the binary, because the linker takes the objects
 * of deps/openssl in order: it begins with ssl/bio_ssl.c and ends with the last perlasm file, which is that of the VIA
 * PadLock engine on x64 and that of SM4 on arm64 (OpenSSL 3.1 and later; before that, the last file is not known for
 * certain, and the last known one is SHA-512's). Verified with the symbol tables of Node 18, 20, 22, 24 and 26 for x64
 * and of Node 24 for arm64.
 */
const FIRST = 'BIO_f_ssl';
const LAST = { x64: ['padlock_ctr32_encrypt'], arm64: ['vpsm4_ex_xts_encrypt', 'sha512_block_armv8'] };
const ALL_LAST = Object.values(LAST).flat();

/** The shared libraries of OpenSSL: `libcrypto.so.3`, `libssl.3.dylib`, `libcrypto-1_1-x64.dll`. */
const LIBRARY = /(?:^|[/\\])lib(?:crypto|ssl)[.-][^/\\]*$/;

/**
 * @param {string} path of a library
 * @returns {boolean} true if all of it is OpenSSL
 */
export function isOpensslLibrary(path) {
  return LIBRARY.test(path);
}

/**
 * @param {'x64' | 'arm64' | ''} [machine] that the file is for, `''` if another one or unknown: searching Node's strings
 *   for a name takes 3 ms
 * @returns {string[]} names of the functions that `opensslCode` asks for
 */
export function opensslEnds(machine = '') {
  return [FIRST, ...(machine === '' ? ALL_LAST : LAST[machine])];
}

/**
 * @param {ReadonlyMap<string, {start: number, end: number}>} found those of `opensslEnds` that a file has
 * @returns {{start: number, end: number} | null} where OpenSSL is linked into the file, addresses as
 *   linked, [start, end); null if it is not, or the ends are not known
 */
export function opensslCode(found) {
  const first = found.get(FIRST);
  const end = Math.max(...ALL_LAST.map((name) => found.get(name)?.end ?? 0));
  return first !== undefined && end > first.start ? { start: first.start, end } : null;
}
