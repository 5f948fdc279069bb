/** What a check has measured, in a clause that needs nothing beside it. */
import { percent } from '../text/numbers.js';
import { quantity } from '../text/quantity.js';
import { capitalised, counted } from '../text/words.js';
import { clipped } from './words.js';

/** @import { Bare, Told } from './messages.js' */

/**
 * What a clause is made of.
 * @typedef {object} Parts
 * @property {number} value
 * @property {string} amount the value in words
 * @property {string} operation that it is limited to, `''` for all
 * @property {string} of the same, to stand behind a noun
 * @property {string} within the path that it is limited to, likewise
 * @property {string} by the rule, likewise
 * @property {string} severity likewise
 * @property {string} side likewise
 * @property {string[]} names that are forbidden and were found
 * @property {boolean} isStretch whether a block may hold several calls
 */

/** @type {Record<string, (parts: Parts) => string>} */
const STATEMENTS = {
  sync_call_sites: ({ value, of, within, by }) => `${noneOr(value, 'synchronous crypto call site')}${of}${within}${by} ${value === 1 ? 'holds' : 'hold'} the event loop`,
  findings: ({ value, of, within, by, severity }) => `There ${value === 1 ? 'is' : 'are'} ${noneOr(value, 'finding').toLowerCase()}${by}${severity}${of}${within}`,
  handshakes_per_request: ({ value, amount, side }) => `There ${value === 1 ? 'is' : 'are'} ${amount} TLS ${value === 1 ? 'handshake' : 'handshakes'} per request${side}`,
  resumption_ratio: ({ amount, side }) => `${amount} of all TLS handshakes${side} resumed a session`,
  tls_protocols: ({ names, side }) => negotiated(names, 'TLS protocol', side),
  tls_ciphers: ({ names, side }) => negotiated(names, 'cipher suite', side),
  crypto_share: ({ amount, operation, within }) => `${operation || 'Cryptography'}${within} takes ${amount} of busy time`,
  event_loop_share: ({ amount, operation, within }) => `${operation || 'Cryptography'} on the event loop${within} takes ${amount} of busy time`,
  longest_block: ({ value, amount, of, within, isStretch }) => (value === 0
    ? `No synchronous crypto call${of}${within} holds the event loop`
    : `The longest ${isStretch ? 'stretch of synchronous crypto calls' : 'synchronous crypto call'}${of}${within} holds the event loop for ${amount}`),
  cpu_ms_per_request: ({ value }) => `CPU time per request ${value < 0 ? 'shrank' : 'grew'} by ${percent(Math.abs(value))} from the base to these runs`,
  new_call_sites: ({ value }) => `${noneOr(value, 'synchronous crypto call site')} on the event loop ${value === 1 ? 'is' : 'are'} new to the baseline`,
};

/**
 * @param {Bare} check that has measured something, or not
 * @param {Pick<Told, 'title' | 'names' | 'isStretch'>} told what else is known
 * @returns {string} such as `kdf.* in src/** takes 20.3 % of busy time`; what it is about if there is no value
 */
export function statement({ metric, operation, path, rule, severity, side, value, unit }, { title, names, isStretch }) {
  const parts = {
    operation: clipped(operation),
    of: operation && ` of ${clipped(operation)}`,
    within: path && ` in ${clipped(path)}`,
    by: rule && ` by ${clipped(rule)}`,
    severity: severity && ` of severity ${severity}${severity === 'error' ? '' : ' or worse'}`,
    side: side && ` on the ${side} side`,
  };
  if (value === null) return capitalised(title) + parts.of + parts.within + parts.side;
  return STATEMENTS[metric]({ ...parts, value, amount: quantity(value, unit), names, isStretch });
}

/**
 * @param {number} count how many
 * @param {string} noun in the singular
 * @returns {string} such as `No findings`, `1 finding`, `2 findings`
 */
function noneOr(count, noun) {
  return count === 0 ? `No ${noun}s` : counted(count, noun);
}

/**
 * @param {string[]} names that are forbidden and were found
 * @param {string} noun for one of them
 * @param {string} side of the connections
 * @returns {string} such as `TLSv1.1 was negotiated`
 */
function negotiated(names, noun, side) {
  if (names.length === 0) return `No ${noun} that the config forbids was negotiated${side}`;
  return `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} negotiated${side}`;
}
