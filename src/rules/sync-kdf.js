import { argon2Blocks } from '../catalogue/guidance.js';
import { isShortHkdf } from './shared/bulk.js';
import { blockingRule } from './shared/blocking.js';
import { derivedOnce, isKeptAlready, mayBeForTime } from './shared/derived-once.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** The asynchronous function that replaces an operation where the call itself is unknown. */
const FALLBACKS = new Map(
  Object.entries({
    'kdf.pbkdf2': 'pbkdf2',
    'kdf.scrypt': 'scrypt',
    'kdf.hkdf': 'hkdf',
    'kdf.argon2': 'argon2',
  }),
);

const WORKER = [
  '// in a worker thread (node:worker_threads, for instance through the package piscina):',
  '// before Node 24.16 and 26.1, crypto.argon2() with a callback computes on the event loop, too',
];

/** Key derivation is slow on purpose: on the event loop, everyone waits for one user's password. */
export default blockingRule({
  id: 'sync-kdf',
  title: 'Key derivation blocks the event loop',
  byShare: 'notable',
  operations: /^kdf\./,
  applies: (callSite) => !isShortHkdf(callSite) && !isKeptAlready(callSite),
  remedy: (callSite, context) => {
    if (callSite.operation === 'kdf.argon2' && !callSite.package && argon2Blocks(context.node))
      return { edit: null, advice: WORKER, notes: [] };
    const call = context.calls.get(callSite.id);
    const kept = mayBeForTime(callSite, context) ? null : derivedOnce(callSite, call, callSite.blocks.count);
    return kept === null
      ? poolRemedy(callSite, context, FALLBACKS.get(callSite.operation) ?? 'scrypt')
      : { ...kept, leavesFirst: call?.syntax?.inputs ?? 1 };
  },
});
