import { blockingRule } from './shared/blocking.js';
import { digestName } from '../catalogue/index.js';
import { packageRemedy } from './shared/pool-remedy.js';

/** @typedef {import('../model/report.js').CallSiteReport} CallSiteReport */

/** WebCrypto's names of the digests that it offers (https://nodejs.org/api/webcrypto.html). */
const SUBTLE_NAMES = new Map(Object.entries({ sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }));

const LOOP_NOTE = 'If these are many small hashes in a loop, keep the blocking form, which is the faster one for small data, '
  + 'and let other work in between batches: await setImmediate() from node:timers/promises.';

/** Hashing is fast; only much data at a time holds the event loop. Small hashes are best synchronous. */
export default blockingRule({
  id: 'sync-hash',
  title: 'Hashing much data at once blocks the event loop',
  byShare: 'nothing',
  applies: ({ operation }) => ['hash', 'hmac', 'mac'].includes(operation),
  remedy: (callSite) => {
    if (callSite.package) return packageRemedy(callSite.package);
    return { advice: callSite.operation === 'hash' ? hashAdvice(callSite) : hmacAdvice(callSite), notes: [LOOP_NOTE] };
  },
});

/**
 * @param {CallSiteReport} callSite a call that hashes
 * @returns {string[]} lines of code
 */
function hashAdvice({ algorithm }) {
  const pieces = piecewise(`crypto.createHash(${quoted(algorithm)})`);
  const subtle = algorithm === '' ? 'algorithm' : SUBTLE_NAMES.get(digestName(algorithm));
  if (!subtle) return pieces;
  const argument = algorithm === '' ? subtle : `'${subtle}'`;
  return [
    ...pieces,
    '// or, for a buffer that is in memory already: on the thread pool',
    `const digest = Buffer.from(await crypto.subtle.digest(${argument}, buffer));`,
  ];
}

/**
 * @param {CallSiteReport} callSite a call that computes a MAC
 * @returns {string[]} lines of code
 */
function hmacAdvice({ algorithm }) {
  return piecewise(`crypto.createHmac(${quoted(algorithm)}, key)`);
}

/**
 * @param {string} constructor the call that makes the hash or HMAC
 * @returns {string[]} lines of code that hash a stream
 */
function piecewise(constructor) {
  return [
    '// a file or a stream: in pieces, so that other work runs in between',
    `const hash = ${constructor};`,
    'for await (const chunk of stream) hash.update(chunk);',
    'const digest = hash.digest();',
  ];
}

/**
 * @param {string} algorithm `''` if unknown
 * @returns {string} what stands for it in code; the name comes from somebody's source or log
 */
function quoted(algorithm) {
  return /^[\w./-]+$/.test(algorithm) ? `'${algorithm}'` : 'algorithm';
}
