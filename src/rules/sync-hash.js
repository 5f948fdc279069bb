import { whyNotAwaited } from './shared/awaitable.js';
import { blockingRule } from './shared/blocking.js';
import { isBulk } from './shared/bulk.js';
import { whoMustAwait } from './shared/edit.js';
import { updatedInPieces } from './shared/in-pieces.js';
import { packageRemedy } from './shared/pool-remedy.js';

/** @import { CallSiteReport } from '../model/report.js' */

/** Hashing is fast; only large inputs hold the event loop. Small hashes are best synchronous. */
export default blockingRule({
  id: 'sync-hash',
  title: 'Hashing a lot of data at once blocks the event loop',
  byShare: 'nothing',
  applies: (callSite) => ['hash', 'hmac', 'mac'].includes(callSite.operation) && isBulk(callSite),
  remedy: (callSite, { calls }) => {
    const call = calls.get(callSite.id);
    if (callSite.package) return packageRemedy(callSite, call);
    return (
      updatedInPieces(callSite, call) ?? {
        edit: null,
        advice: [...sketch(callSite), ...whyNotAwaited(call, callSite.file), ...whoMustAwait(call, callSite.file)],
        notes: [],
      }
    );
  },
});

/**
 * @param {CallSiteReport} callSite a call that hashes
 * @returns {string[]} lines of code that hash a stream
 */
function sketch({ operation, algorithm }) {
  const name = quoted(algorithm);
  return [
    '// in pieces, so that other work runs in between: chunks of a stream, or 256 KiB of a buffer at a time',
    `const hash = ${operation === 'hash' ? `crypto.createHash(${name})` : `crypto.createHmac(${name}, key)`};`,
    'for await (const chunk of stream) hash.update(chunk); // with a buffer: await setImmediate() after each',
    'const digest = hash.digest();',
  ];
}

/**
 * @param {string} algorithm `''` if unknown
 * @returns {string} what to write for it in code; the name comes from a user's source or log
 */
function quoted(algorithm) {
  return /^[\w./-]+$/.test(algorithm) ? `'${algorithm}'` : 'algorithm';
}
