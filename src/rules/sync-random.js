import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/**
 * Below this many bytes the blocking form is the right one, whatever the profile says: 64 KiB take
 * some 0.1 ms, and a block of several milliseconds is then a loop around the call.
 */
const LARGE_BYTES = 64 * 1024;

/** Random bytes are cheap; only very many at a time hold the event loop. */
export default blockingRule({
  id: 'sync-random',
  title: 'A large amount of random bytes blocks the event loop',
  byShare: 'nothing',
  applies: ({ operation, parameters }) => operation === 'random' && (parameters.size ?? Infinity) >= LARGE_BYTES,
  remedy: (callSite) => {
    const { advice, notes } = poolRemedy(callSite, 'randomBytes');
    return {
      advice,
      notes: [...notes, 'If these are many small calls in a loop, keep the blocking form, which is the faster one for small sizes, '
        + 'and let other work in between batches.'],
    };
  },
});
