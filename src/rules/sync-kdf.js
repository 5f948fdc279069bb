import { withoutSyncAdvice } from './shared/advice.js';
import { AWAIT_NOTE, blockingRule, POOL_NOTE } from './shared/blocking.js';
import { iterationNotes } from './shared/pbkdf2-cost.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** Native packages whose blocking functions are the asynchronous ones plus `Sync`. */
const ASYNC_WITHOUT_SYNC = new Set(['bcrypt', '@node-rs/bcrypt', '@node-rs/argon2']);

/** The asynchronous function that stands for an operation where the call itself is unknown. */
const FALLBACKS = new Map(Object.entries({
  'kdf.pbkdf2': 'pbkdf2', 'kdf.scrypt': 'scrypt', 'kdf.hkdf': 'hkdf', 'kdf.argon2': 'argon2',
}));

/** Key derivation is slow on purpose: on the event loop, everybody waits for one user's password. */
export default blockingRule({
  id: 'sync-kdf',
  title: 'Key derivation blocks the event loop',
  byShare: 'notable',
  applies: ({ operation }) => operation.startsWith('kdf.'),
  remedy: (callSite) => {
    if (ASYNC_WITHOUT_SYNC.has(callSite.package) || callSite.operation === 'kdf.bcrypt') return packageKdf(callSite);
    const { advice, notes } = poolRemedy(callSite, FALLBACKS.get(callSite.operation) ?? 'scrypt');
    const iterations = callSite.operation === 'kdf.pbkdf2' ? iterationNotes(callSite.algorithm, callSite.parameters) : [];
    return { advice, notes: [...notes, ...iterations] };
  },
});

/**
 * @param {import('../model/report.js').CallSiteReport} callSite a call of bcrypt, or of a native package
 * @returns {import('./shared/blocking.js').Remedy} the same package's asynchronous form
 */
function packageKdf(callSite) {
  const general = callSite.operation === 'kdf.bcrypt'
    ? ['const hash = await bcrypt.hash(password, rounds);', 'const isValid = await bcrypt.compare(password, hash);']
    : ['const hash = await argon2.hash(password, options);', 'const isValid = await argon2.verify(hash, password);'];
  return { advice: withoutSyncAdvice(callSite) ?? general, notes: [AWAIT_NOTE, POOL_NOTE] };
}
