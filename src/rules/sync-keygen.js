import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** An Ed25519 or P-256 key has 128 bits of security, as RSA has with 3072 (NIST SP 800-57, table 2). */
const RSA_BITS_OF_P256 = 3072;

/** Key generation searches for primes or calls the curve's arithmetic; RSA's search has no upper limit. */
export default blockingRule({
  id: 'sync-keygen',
  title: 'Key generation blocks the event loop',
  byShare: 'minor',
  applies: ({ operation }) => operation === 'keygen' || operation.startsWith('keygen.'),
  remedy: (callSite) => {
    const { advice, notes } = poolRemedy(callSite, callSite.operation === 'keygen.secret' ? 'generateKey' : 'generateKeyPair');
    return { advice, notes: [...notes, ...furtherNotes(callSite)] };
  },
});

/**
 * @param {import('../model/report.js').CallSiteReport} callSite a call that makes keys
 * @returns {string[]} what else may help
 */
function furtherNotes({ operation, parameters }) {
  const ahead = 'If requests need keys at once, make some ahead of time and take them from a queue. Use each only once.';
  const bits = parameters.modulusLength ?? 0;
  if (operation !== 'keygen.rsa' || bits > RSA_BITS_OF_P256) return [ahead];
  return [ahead, 'If the protocol lets you choose, an Ed25519 or P-256 key is as strong as RSA with 3072 bits and is made '
    + 'in less than 0.1 ms; RSA with 2048 bits took 25-165 ms in our measurements.'];
}
