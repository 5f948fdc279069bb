/** Key-exchange groups: the names that Node reports, the names that options take, and lists of them. */
import { hasHybridGroups } from '../../catalogue/guidance.js';
import { curveName } from '../../text/names.js';

const SLOW = new Set(['P-384', 'P-521']);

/** Groups for which Node's clients send a key share by default: these need no second ClientHello. */
const OFFERED_FIRST = new Set(['X25519', 'X25519MLKEM768']);

/**
 * @param {string} name of a group
 * @returns {boolean} whether its arithmetic takes several times as long as that of X25519 and P-256
 */
export function isSlowGroup(name) {
  return SLOW.has(curveName(name));
}

/**
 * @param {string} name of a group
 * @returns {boolean} whether a Node client sends a key share for it right away, unless its options say otherwise
 */
export function isOfferedFirst(name) {
  return OFFERED_FIRST.has(name);
}

/**
 * The fast groups that an OpenSSL version has: the hybrid group, which is safe from quantum computers, stays the first
 * offered.
 * @param {string} openssl version in the profiled Node
 * @returns {string[] | null} as options name them; null if the version is unknown
 */
export function fastGroups(openssl) {
  if (openssl === '') return null;
  return hasHybridGroups(openssl) ? ['X25519MLKEM768', 'X25519'] : ['X25519'];
}

/** From OpenSSL 3.5 on. */
const WITH_HYBRIDS = ['X25519MLKEM768', 'X25519', 'P-256', 'X448', 'P-384', 'P-521', 'ffdhe2048', 'ffdhe3072'];
/** Before. */
const WITHOUT_HYBRIDS = [
  ...['X25519', 'P-256', 'X448', 'P-521', 'P-384'],
  ...['ffdhe2048', 'ffdhe3072', 'ffdhe4096', 'ffdhe6144', 'ffdhe8192'],
];

/**
 * What Node's clients offer without options, which is OpenSSL's default: the ClientHellos of Node 20.20 (OpenSSL 3.0), and
 * of 22.23, 24.21 and 26.10 (3.5), which
 * https://github.com/openssl/openssl/blob/openssl-3.5.0/ssl/t1_lib.c (TLS_DEFAULT_GROUP_LIST) and
 * https://github.com/openssl/openssl/blob/openssl-3.0.0/ssl/t1_lib.c (supported_groups_default) explain.
 * @param {string} openssl version in the profiled Node
 * @returns {string[]} in the order of preference, as options name them; what any version takes if it is unknown
 */
export function defaultGroups(openssl) {
  return hasHybridGroups(openssl) ? WITH_HYBRIDS : WITHOUT_HYBRIDS;
}

const HYBRID_NOTE =
  'A Node with an OpenSSL before 3.5 throws where X25519MLKEM768 is named: leave that name out as long as the line also runs on such a Node.';

/**
 * @param {string} openssl version in the profiled Node
 * @returns {string[]} what to know about the fast groups that it has, one sentence each
 */
export function fastGroupNotes(openssl) {
  return mayHaveHybrid(openssl) ? [HYBRID_NOTE] : [];
}

/**
 * @param {string} openssl version in the profiled Node
 * @returns {boolean} whether its handshakes may take the hybrid group; true also if the version is unknown
 */
export function mayHaveHybrid(openssl) {
  return fastGroups(openssl)?.includes('X25519MLKEM768') ?? true;
}

/**
 * @param {readonly string[]} groups in the order of preference
 * @returns {string} value for `ecdhCurve`, each group once
 */
export function groupList(groups) {
  return [...new Set(groups.map(curveName))].join(':');
}

/**
 * @param {string | number | null | undefined} value of `ecdhCurve`
 * @returns {string[] | null} its groups; null if unknown, or if it leaves them to OpenSSL
 */
export function groupsIn(value) {
  return typeof value === 'string' && value !== 'auto' ? value.split(':') : null;
}
