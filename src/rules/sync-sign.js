import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** Signatures are short compared with key derivation, but a server may make one per request. */
export default blockingRule({
  id: 'sync-sign',
  title: 'Signing or verifying blocks the event loop',
  byShare: 'minor',
  applies: ({ operation }) => operation === 'sign' || operation === 'verify',
  remedy: (callSite, context) => poolRemedy(callSite, context, callSite.operation),
});
