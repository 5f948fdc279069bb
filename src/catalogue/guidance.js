/** Numbers that go out of date: measurements and other people's guidance, each with its source and date. */

/**
 * What OWASP requires of password hashes
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, read on `date`).
 */
export const PASSWORD_STORAGE = Object.freeze({
  source: 'OWASP Password Storage Cheat Sheet',
  date: '2026-11-21',
  /** For SHA-1 it says: legacy only, not for new systems. */
  pbkdf2Iterations: { sha1: 1_400_000, sha256: 600_000, sha512: 220_000 },
  /** Equally strong. Node's defaults are N=2^14, r=8, p=1; 2^17 throws without `maxmem`. */
  scrypt: [
    { N: 2 ** 17, r: 8, p: 1 },
    { N: 2 ** 16, r: 8, p: 2 },
    { N: 2 ** 15, r: 8, p: 3 },
    { N: 2 ** 14, r: 8, p: 5 },
    { N: 2 ** 13, r: 8, p: 10 },
  ],
  /** Equally strong: memory in MiB, passes; one lane. */
  argon2id: [
    { m: 46, t: 1 },
    { m: 19, t: 2 },
    { m: 12, t: 3 },
    { m: 9, t: 4 },
    { m: 7, t: 5 },
  ],
  /** For legacy systems only: new hashes should be Argon2id or scrypt. */
  bcryptRounds: 10,
});

/**
 * Time to read an RSA private key of 2048 bits from PEM, ms, by major version of Node. Measured 2026-11-21 on a 2-core
 * Xeon with Node 20.20, 22.23, 24.21 and 26.10.
 */
const KEY_READING_MS = new Map([
  [20, 0.55],
  [22, 0.03],
  [24, 0.03],
  [26, 0.03],
]);

/**
 * What parsing a private key costs.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {number | null} ms; null if it was not measured for that version
 */
export function keyReadingMs(node) {
  return KEY_READING_MS.get(Number(node.split('.')[0])) ?? null;
}

/**
 * The part of `crypto.sign` or `crypto.verify` that reading its key from PEM takes, 0..1: the least of several runs
 * and, for RSA, of keys of 2048 to 4096 bits. Measured 2026-11-22 on a 2-core Xeon with Node 20.20 (first column),
 * 22.23, 24.21 and 26.10 (second).
 */
const KEY_READING_SHARE = Object.freeze(
  /** @type {Record<string, [number, number]>} */ ({
    'sign ed25519': [0.92, 0.58],
    'sign p-256': [0.93, 0.46],
    'sign p-384': [0.38, 0.04],
    'sign p-521': [0.2, 0.02],
    'sign rsa': [0.25, 0.36],
    'verify ed25519': [0.46, 0.06],
    'verify p-256': [0.61, 0.16],
    'verify p-384': [0.19, 0.01],
    'verify p-521': [0.09, 0.01],
    'verify rsa': [0.65, 0.27],
  }),
);

/**
 * What part of a call with a key as text is spent parsing the key.
 * @param {string} operation `sign` or `verify`
 * @param {string} algorithm of the call site, such as `ecdsa-p-256-sha256`, or `ecdsa-p-256+rsa-sha256` for keys of
 *   both kinds
 * @param {string} node version such as `24.21.0`
 * @returns {number | null} 0..1, at least; null if it was not measured
 */
export function keyReadingShare(operation, algorithm, node) {
  const keys = algorithm.match(/ed25519|p-(?:256|384|521)|rsa/g) ?? [];
  const known = keys.flatMap((key) => KEY_READING_SHARE[`${operation} ${key}`]?.[node.startsWith('20.') ? 0 : 1] ?? []);
  return known.length > 0 && KEY_READING_MS.has(Number(node.split('.')[0])) ? Math.min(...known) : null;
}

/**
 * `crypto.hash` came with Node 21.7 and 20.12 (https://nodejs.org/api/crypto.html#cryptohashalgorithm-data-options,
 * 2026-11-21).
 */
const ONE_SHOT_HASH = [
  [20, 12],
  [21, 7],
];

/**
 * Whether a version of Node has `crypto.hash`.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {boolean} true also if the version is unknown: all maintained versions have it
 */
export function hasOneShotHash(node) {
  return node === '' || isAtLeast(node, ONE_SHOT_HASH);
}

/**
 * @param {string} node version that has no `crypto.hash`
 * @returns {string} the first that has it: of the same line, or else of all, such as `20.12.0`
 */
export function oneShotHashSince(node) {
  const [major, minor] = ONE_SHOT_HASH.find(([line]) => line === Number(node.split('.')[0])) ?? ONE_SHOT_HASH[0];
  return `${major}.${minor}.0`;
}

/**
 * @param {string} node version such as `24.21.0`
 * @param {number[][]} releases first release of each line, `[major, minor]`, the newest line last; later lines have it
 *   from their start
 * @returns {boolean} whether the version is one of these or later
 */
function isAtLeast(node, releases) {
  const [major, minor] = node.split('.').map(Number);
  const line = releases.find(([release]) => release === major);
  return line === undefined ? major > releases[releases.length - 1][0] : minor >= line[1];
}

/**
 * `crypto.argon2()` with a callback computes on the calling thread before these (nodejs/node#62861, 2026-11-21); 25.x
 * was never fixed.
 */
const ARGON2_OFF_LOOP = [
  [24, 16],
  [26, 1],
];

/**
 * Whether `crypto.argon2()` computes on the event loop in a version of Node.
 * @param {string} node version such as `24.12.0`, `''` if unknown
 * @returns {boolean} false also if the version is unknown
 */
export function argon2Blocks(node) {
  return node !== '' && !isAtLeast(node, ARGON2_OFF_LOOP);
}

/**
 * `crypto.diffieHellman` takes a callback since Node 23.11 (https://nodejs.org/api/crypto.html#cryptodiffiehellmanoptions-callback,
 * tried 2026-11-28). 20.20 and 22.23 return the secret, and never call it.
 */
const AGREEMENT_WITH_CALLBACK = [[23, 11]];

/**
 * Whether `crypto.diffieHellman` has a form that runs on the thread pool in a version of Node.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {boolean} false also if the version is unknown: a promise of it would never settle where it has none
 */
export function agreesOffLoop(node) {
  return node !== '' && isAtLeast(node, AGREEMENT_WITH_CALLBACK);
}

/**
 * First major version whose `createDiffieHellman(prime)` checks the primes of RFC 3526, too. Measured 2026-11-22 with
 * 20.20, 22.23, 24.21 and 26.10.
 */
const CHECKS_ALL_PRIMES = 24;

/**
 * Whether `createDiffieHellman(prime)` takes long for the prime of a standard group.
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @returns {boolean} true also if the version is unknown
 */
export function checksStandardPrimes(node) {
  return node === '' || Number(node.split('.')[0]) >= CHECKS_ALL_PRIMES;
}

/**
 * First OpenSSL that knows hybrid post-quantum groups. Node 22.20 and 24.5 bundle it, 20 never did; others may be
 * linked to another one (https://github.com/nodejs/node/releases/tag/v22.20.0; measured 2026-11-22 with 3.0.19 and
 * 3.5.8).
 */
const HYBRIDS_SINCE = [3, 5];

/**
 * Whether an OpenSSL knows the group `X25519MLKEM768`. Creating a context with an unknown name throws.
 * @param {string} openssl version such as `3.5.8`
 * @returns {boolean} false if the version is unknown
 */
export function hasHybridGroups(openssl) {
  const [major = 0, minor = 0] = openssl.split('.').map(Number);
  return major > HYBRIDS_SINCE[0] || (major === HYBRIDS_SINCE[0] && minor >= HYBRIDS_SINCE[1]);
}

/**
 * A column for OpenSSL 3.0 (Node 20, 22 before 22.20, 24 before 24.5), and one for later versions.
 * @typedef {readonly [first: number, later: number]} ByOpenssl
 */

/**
 * What full handshakes of TLS 1.3 cost. Measured 2026-11-22 on a 2-core Xeon with Node 20.20 (OpenSSL 3.0) and 24.21
 * (3.5), the least of three runs: µs of a server's CPU by the key of its certificate (with default groups); how many
 * times as much CPU a handshake takes on each side with a slow group (with a P-256 certificate, against default groups).
 */
const HANDSHAKE_COST = Object.freeze({
  date: '2026-11-22',
  serverUs: /** @type {Record<string, ByOpenssl>} */ ({
    'p-256': [397, 443],
    'rsa-2048': [665, 674],
    'rsa-3072': [1896, 1265],
    'rsa-4096': [4036, 2003],
  }),
  slowGroup: /** @type {Record<string, Record<'client' | 'server', ByOpenssl>>} */ ({
    'P-384': { client: [2.6, 2.3], server: [4.5, 3.3] },
    'P-521': { client: [4.6, 4.1], server: [9.6, 6.8] },
  }),
});

/**
 * What part of a server's handshake CPU time would remain with a P-256 certificate. What a slow group adds remains.
 * @param {number | null} bits of its RSA key
 * @param {string | null} group that handshakes take if it is slow: `P-384` or `P-521`, or another name, as of
 *   `slowGroupFactor`; null for a fast one
 * @param {string} openssl version such as `3.5.8`
 * @returns {number | null} 0..1; null if that size was not measured
 */
export function leftWithP256(bits, group, openssl) {
  const { serverUs } = HANDSHAKE_COST;
  const now = serverUs[`rsa-${bits}`];
  if (now === undefined) return null;
  const least = byOpenssl(serverUs['p-256'], openssl);
  const added = group === null ? 0 : least * (slowGroupFactor(group, 'server', openssl, 'p-256').factor - 1);
  return (least + added) / (byOpenssl(now, openssl) + added);
}

/**
 * How many times as much CPU time a handshake with a slow group takes as one with X25519. What the group adds is the
 * same whatever a server signs with.
 * @param {string} group `P-384` or `P-521`
 * @param {'client' | 'server'} role whose CPU
 * @param {string} openssl version such as `3.5.8`
 * @param {string} key of the server's certificate, such as `p-256` or `rsa-2048`
 * @returns {{factor: number, isOfKey: boolean}} P-384's for other groups; with a P-256 certificate, if the key was not
 *   measured
 */
export function slowGroupFactor(group, role, openssl, key) {
  const { slowGroup, serverUs } = HANDSHAKE_COST;
  const factor = byOpenssl((slowGroup[group] ?? slowGroup['P-384'])[role], openssl);
  if (role === 'client') return { factor, isOfKey: true };
  const isOfKey = serverUs[key] !== undefined;
  const ratio = isOfKey ? byOpenssl(serverUs['p-256'], openssl) / byOpenssl(serverUs[key], openssl) : 1;
  return { factor: 1 + (factor - 1) * ratio, isOfKey };
}

/**
 * @param {ByOpenssl} columns of a measurement
 * @param {string} openssl version, `''` if unknown
 * @returns {number} that of its version
 */
function byOpenssl([first, later], openssl) {
  return openssl.startsWith('3.0.') ? first : later;
}
