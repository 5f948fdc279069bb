import { checksStandardPrimes } from '../catalogue/guidance.js';
import { areStretches } from '../model/event-loop.js';
import { blockingRule } from './shared/blocking.js';
import { standardGroup } from './shared/standard-group.js';
import { calledName } from './shared/wording.js';
import { duration, percent } from '../text/numbers.js';

const SKETCH = [
  "const dh = crypto.getDiffieHellman('modp16'); // use a standard group on both sides, with at least as many bits as your prime: nothing to check",
  "// if both sides are new: X25519, crypto.generateKeyPair('x25519', ...) and crypto.diffieHellman()",
];

const CAUSE_NOTE = 'createDiffieHellman() checks a given prime each time (given a number, it searches for a prime).';

const STANDARD_NOTE =
  'The edit helps if the prime is that of modp14 to modp18, and changes nothing if it is not: then take one of these groups on both sides.';

/** Only at run time is it known which prime it is. */
const STANDARD_GOAL = 'should, if the prime is that of modp14 to modp18, fall to about 0';

const KEEP_NOTE =
  'Do not keep one object for all connections: generateKeys() keeps an existing private key, and forward secrecy is lost.';

/** A custom prime is tested for primality every time, at the same cost; the standard groups are known to be prime. */
export default blockingRule({
  id: 'dh-prime',
  title: 'A Diffie-Hellman prime is checked for each key agreement',
  byShare: 'notable',
  operations: /^kex\.dh$/,
  isAbout: ({ api, parameters }) => api === 'createDiffieHellman' && !('primeLength' in parameters),
  // The edit uses most of the lines that a finding may have.
  message: (callSite, share) => {
    const { api, blocks, package: name } = callSite;
    const longest = areStretches(callSite)
      ? `, in stretches of up to ${duration(blocks.maxMs)}`
      : `, up to ${duration(blocks.maxMs)} at once`;
    return `${name ? calledName(callSite) : api} checks its prime each time: ${percent(share)} of busy time${blocks.count > 0 ? longest : ''}.`;
  },
  remedy: (callSite, { calls, node }) => {
    const call = calls.get(callSite.id);
    // On earlier versions a standard group's prime costs nothing: a prime that took time here isn't one.
    const exact = call && callSite.package === '' && checksStandardPrimes(node) ? standardGroup(callSite, call) : null;
    return exact
      ? { ...exact, notes: [CAUSE_NOTE, STANDARD_NOTE, ...exact.notes], goal: STANDARD_GOAL }
      : { edit: null, advice: SKETCH, notes: [CAUSE_NOTE, KEEP_NOTE] };
  },
});
