import { argon2Blocks } from '../catalogue/guidance.js';
import { blockingRule } from './shared/blocking.js';
import { callText, plainSyntax, replacedCall } from './shared/edit.js';
import { importedName } from './shared/new-names.js';
import { iterationNotes } from './shared/pbkdf2-cost.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** @typedef {import('../model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('../model/profile.js').SourceCall} SourceCall */

/** Native packages whose blocking functions are the asynchronous ones plus `Sync`, with the same arguments. */
const ASYNC_WITHOUT_SYNC = new Set(['bcrypt', '@node-rs/bcrypt', '@node-rs/argon2']);

/** The asynchronous function that stands for an operation where the call itself is unknown. */
const FALLBACKS = new Map(Object.entries({
  'kdf.pbkdf2': 'pbkdf2', 'kdf.scrypt': 'scrypt', 'kdf.hkdf': 'hkdf', 'kdf.argon2': 'argon2',
}));

const WORKER = [
  '// in a worker thread (node:worker_threads, for instance through the package piscina):',
  '// before Node 24.16 and 26.1, crypto.argon2() with a callback computes on the event loop, too',
];

/** Key derivation is slow on purpose: on the event loop, everybody waits for one user's password. */
export default blockingRule({
  id: 'sync-kdf',
  title: 'Key derivation blocks the event loop',
  byShare: 'notable',
  applies: ({ operation }) => operation.startsWith('kdf.'),
  remedy: (callSite, context) => {
    const call = context.calls.get(callSite.id);
    if (ASYNC_WITHOUT_SYNC.has(callSite.package)) return withoutSync(callSite, call) ?? packageSketch(callSite);
    if (callSite.operation === 'kdf.argon2' && !callSite.package && argon2Blocks(context.node)) return { edit: null, advice: WORKER, notes: [] };
    const remedy = poolRemedy(callSite, context, FALLBACKS.get(callSite.operation) ?? 'scrypt');
    const iterations = callSite.operation === 'kdf.pbkdf2' ? iterationNotes(callSite.algorithm, callSite.parameters) : [];
    return { ...remedy, notes: [...remedy.notes, ...iterations] };
  },
});

/**
 * @param {CallSiteReport} callSite a call of a native package such as `bcrypt.hashSync(password, 12)`
 * @param {SourceCall | undefined} call what the source says there
 * @returns {import('./shared/edit.js').ShownEdit | null} the package's own asynchronous function; null if no exact edit can be made
 */
function withoutSync(callSite, call) {
  const syntax = callSite.api.endsWith('Sync') ? plainSyntax(call, callSite.api) : null;
  if (!call || !syntax) return null;
  const name = callSite.api.slice(0, -'Sync'.length);
  const { calleeText, argumentTexts, imported } = syntax;
  if (calleeText.endsWith(`.${callSite.api}`)) {
    return replacedCall(callSite, call, { expression: callText(calleeText.slice(0, -'Sync'.length), argumentTexts), isPromise: true });
  }
  if (imported?.module !== callSite.package) return null;
  const { local, imports } = importedName(syntax, imported.module, name);
  return replacedCall(callSite, call, { expression: callText(local, argumentTexts), isPromise: true, imports });
}

/**
 * @param {CallSiteReport} callSite a call of a native package
 * @returns {import('./shared/blocking.js').Remedy} its asynchronous functions in general
 */
function packageSketch({ operation }) {
  const advice = operation === 'kdf.bcrypt'
    ? ['const isValid = await bcrypt.compare(password, hash); // and await bcrypt.hash(...) where hashes are made']
    : ['const isValid = await argon2.verify(hash, password); // and await argon2.hash(...) where hashes are made'];
  return { edit: null, advice, notes: [] };
}
