import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

const GROUP = ["const dh = crypto.getDiffieHellman('modp16'); // a standard group of 4096 bits: no search, no check"];

/** How long a search for a prime takes is a matter of luck; checking one takes a fixed number of rounds. */
export default blockingRule({
  id: 'sync-prime',
  title: 'Finding or checking primes blocks the event loop',
  byShare: 'notable',
  // createDiffieHellman(size) searches for a prime; a prime that it is given is dh-prime's.
  operations: /^(?:prime\.|kex)/,
  isAbout: ({ operation, api, parameters }) =>
    operation.startsWith('prime.') || (api === 'createDiffieHellman' && 'primeLength' in parameters),
  remedy: (callSite, context) => {
    if (callSite.api === 'createDiffieHellman' && !callSite.package) return { edit: null, advice: GROUP, notes: [] };
    return poolRemedy(callSite, context, callSite.operation === 'prime.check' ? 'checkPrime' : 'generatePrime');
  },
});
