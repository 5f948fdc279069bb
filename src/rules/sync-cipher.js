import { blockingRule } from './shared/blocking.js';
import { packageRemedy } from './shared/pool-remedy.js';

const STREAM = [
  '// a file or a stream: in pieces, so that other work runs in between',
  'await pipeline(source, cipher, destination);',
  '// with: import { pipeline } from \'node:stream/promises\';',
];

const MEMORY_NOTE = 'For a buffer that is in memory already, crypto.subtle.encrypt and decrypt work on the thread pool. With AES-GCM '
  + 'they keep the authentication tag behind the ciphertext, where createCipheriv keeps it apart.';

const TAG_NOTE = 'When decrypting with GCM, CCM or ChaCha20-Poly1305, use nothing of the plaintext before final() has checked the tag.';

/** Encryption is fast; only much data at a time holds the event loop. */
export default blockingRule({
  id: 'sync-cipher',
  title: 'Encrypting or decrypting much data at once blocks the event loop',
  byShare: 'nothing',
  applies: ({ operation }) => operation === 'cipher' || operation.startsWith('cipher.'),
  remedy: ({ package: name, operation }) => {
    if (name) return packageRemedy(name);
    return { advice: STREAM, notes: operation === 'cipher.encrypt' ? [MEMORY_NOTE] : [MEMORY_NOTE, TAG_NOTE] };
  },
});
