import { blockingRule } from './shared/blocking.js';
import { isBulk } from './shared/bulk.js';
import { whoWaits, whyHidden } from './shared/edit.js';
import { updatedInPieces } from './shared/in-pieces.js';
import { packageRemedy } from './shared/pool-remedy.js';

/** @import { CallSiteReport } from '../model/report.js' */

/** Hashing is fast; only large inputs hold the event loop. Small hashes are best synchronous. */
export default blockingRule({
  id: 'sync-hash',
  title: 'Hashing a lot of data at once blocks the event loop',
  byShare: 'nothing',
  operations: /^(?:hash|hmac|hash-or-hmac|mac)$/,
  applies: isBulk,
  remedy: (callSite, { calls }) => {
    const call = calls.get(callSite.id);
    if (callSite.package) return packageRemedy(callSite, call);
    return (
      updatedInPieces(callSite, call) ?? {
        edit: null,
        advice: [...sketch(callSite), ...whoWaits(call, callSite), ...whyHidden(call)],
        notes: [],
      }
    );
  },
});

const IN_PIECES =
  '// in pieces, so that other work runs in between: chunks of a stream, or 256 KiB of a buffer at a time';

/**
 * @param {CallSiteReport} callSite a call that hashes
 * @returns {string[]} lines of code that hash a stream
 */
function sketch({ operation, algorithm }) {
  const maker = makerOf(operation, quoted(algorithm));
  // Whoever makes a hash in place of an HMAC loses the key. So unless it is known, the object stays what it is.
  if (maker === '')
    return [
      IN_PIECES,
      'for await (const chunk of stream) object.update(chunk); // with a buffer: await setImmediate() after each',
    ];
  return [
    IN_PIECES,
    `const hash = ${maker};`,
    'for await (const chunk of stream) hash.update(chunk); // with a buffer: await setImmediate() after each',
    'const digest = hash.digest();',
  ];
}

/**
 * @param {string} operation id
 * @param {string} name of the algorithm, as code
 * @returns {string} the call that makes the object, `''` if unknown
 */
function makerOf(operation, name) {
  if (operation === 'hash') return `crypto.createHash(${name})`;
  return operation === 'hmac' ? `crypto.createHmac(${name}, key)` : '';
}

/**
 * @param {string} algorithm `''` if unknown
 * @returns {string} what to write for it in code; the name comes from a user's source or log
 */
function quoted(algorithm) {
  return /^[\w./-]+$/.test(algorithm) ? `'${algorithm}'` : 'algorithm';
}
