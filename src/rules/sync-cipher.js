import { blockingRule } from './shared/blocking.js';
import { isBulk } from './shared/bulk.js';
import { whoWaits, whyHidden } from './shared/edit.js';
import { updatedInPieces } from './shared/in-pieces.js';
import { packageRemedy } from './shared/pool-remedy.js';

const STREAM = [
  '// a file or a stream: in pieces, so that other work runs in between',
  'await pipeline(source, cipher, destination); // from node:stream/promises',
  '// a buffer: pieces of 256 KiB, with `await setImmediate()` of node:timers/promises in between',
];

const TAG_NOTE =
  'When decrypting with GCM, CCM or ChaCha20-Poly1305, use none of the plaintext before final() has checked the tag.';

/** Encryption is fast; only large inputs hold the event loop. */
export default blockingRule({
  id: 'sync-cipher',
  title: 'Encrypting or decrypting a lot of data at once blocks the event loop',
  byShare: 'nothing',
  operations: /^cipher(?:\.|$)/,
  applies: isBulk,
  remedy: (callSite, { calls }) => {
    const call = calls.get(callSite.id);
    if (callSite.package) return packageRemedy(callSite, call);
    const notes = callSite.operation === 'cipher.encrypt' ? [] : [TAG_NOTE];
    const exact = updatedInPieces(callSite, call);
    return exact
      ? { ...exact, notes: [...exact.notes, ...notes] }
      : {
          edit: null,
          advice: [...STREAM, ...whoWaits(call, callSite), ...whyHidden(call)],
          notes,
        };
  },
});
