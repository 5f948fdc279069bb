import { blockingRule } from './shared/blocking.js';
import { isBulk } from './shared/bulk.js';
import { onOneLine, whoWaits, whyHidden } from './shared/edit.js';
import { updatedInPieces } from './shared/in-pieces.js';
import { packageRemedy } from './shared/pool-remedy.js';

/** @import { SourceCall } from '../model/source-call.js' */
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
        advice: [...sketch(callSite, call), ...whoWaits(call, callSite), ...whyHidden(call)],
        notes: [],
      }
    );
  },
});

const IN_PIECES =
  '// in pieces, so that other work runs in between: chunks of a stream, or 256 KiB of a buffer at a time';
const ALL_UPDATES = '// all updates of the chain stay, in their order: those of much data in pieces';

/** Methods of an object that hashes. */
const METHODS = /^(?:update|digest)$/;

/** What makes an object, or a chain that begins with it. */
const IS_CALL = /\)$/;

/**
 * @param {CallSiteReport} callSite a call that hashes
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string[]} lines of code that hash a stream
 */
function sketch({ operation, algorithm }, call) {
  const receiver = receiverOf(call);
  // It may have been given other data before, by whoever made it.
  if (receiver !== '' && !IS_CALL.test(receiver)) return [IN_PIECES, updates(receiver)];
  const isLast = call?.callee === 'update' && receiver !== '';
  const maker = isLast ? receiver : makerOf(operation, quoted(algorithm));
  // Whoever makes a hash in place of an HMAC loses the key. So unless it is known, the object stays what it is.
  if (maker === '') return [IN_PIECES, updates('object')];
  return [
    IN_PIECES,
    ...(!isLast && receiver.split('.update(').length > 2 ? [ALL_UPDATES] : []),
    `const hash = ${maker};`,
    updates('hash'),
    'const digest = hash.digest();',
  ];
}

/**
 * @param {SourceCall | undefined} call what the source says
 * @returns {string} the object that is called, as code; `''` if no method of one that hashes is known to be called
 */
function receiverOf(call) {
  return call && METHODS.test(call.callee) ? onOneLine(call.syntax?.receiverText ?? 'object') : '';
}

/**
 * @param {string} object that hashes, as code
 * @returns {string} a line that gives it a stream
 */
function updates(object) {
  return `for await (const chunk of stream) ${object}.update(chunk); // with a buffer: await setImmediate() after each`;
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
