import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

const GROUPS_NOTE = 'If the prime is for Diffie-Hellman, use X25519, or a standard group of at least the same size: they need '
  + 'no search and no check.';

/** Searching for a prime takes as long as luck wants; checking one takes a fixed number of rounds. */
export default blockingRule({
  id: 'sync-prime',
  title: 'Finding or checking primes blocks the event loop',
  byShare: 'notable',
  // createDiffieHellman(size) searches for a prime; createDiffieHellman(prime) checks it from Node 24 on.
  applies: ({ operation, api }) => operation.startsWith('prime.') || api === 'createDiffieHellman',
  remedy: (callSite) => {
    if (callSite.api === 'createDiffieHellman' && !callSite.package) {
      return { advice: ['const dh = crypto.getDiffieHellman(\'modp16\'); // a standard group of 4096 bits'], notes: [GROUPS_NOTE] };
    }
    const { advice, notes } = poolRemedy(callSite, callSite.operation === 'prime.check' ? 'checkPrime' : 'generatePrime');
    return { advice, notes: [...notes, GROUPS_NOTE] };
  },
});
