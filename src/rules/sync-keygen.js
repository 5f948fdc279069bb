import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** Key generation searches for primes or calls the curve's arithmetic; RSA's search has no upper limit. */
export default blockingRule({
  id: 'sync-keygen',
  title: 'Key generation blocks the event loop',
  byShare: 'minor',
  applies: ({ operation }) => operation === 'keygen' || operation.startsWith('keygen.'),
  remedy: (callSite, context) =>
    poolRemedy(callSite, context, callSite.operation === 'keygen.secret' ? 'generateKey' : 'generateKeyPair'),
});
