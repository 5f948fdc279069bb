import { blockingRule, leftOfShort } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** Key generation searches for primes or does curve arithmetic; RSA's search has no upper bound. */
export default blockingRule({
  id: 'sync-keygen',
  title: 'Key generation blocks the event loop',
  byShare: 'minor',
  operations: /^keygen(?:\.|$)/,
  remedy: (callSite, context) =>
    poolRemedy(callSite, context, callSite.operation === 'keygen.secret' ? 'generateKey' : 'generateKeyPair'),
  left: leftOfShort,
});
