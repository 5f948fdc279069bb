import { blockingRule } from './shared/blocking.js';
import { whoWaits } from './shared/edit.js';
import { packageRemedy } from './shared/pool-remedy.js';
import { workerSketch } from './shared/worker-sketch.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Remedy } from './shared/blocking.js' */
/** @import { RuleContext } from './shared/rule.js' */

/**
 * Padding that WebCrypto has, too.
 * @typedef {object} Oaep
 * @property {string} hash of it, as WebCrypto calls it
 * @property {boolean} hasLabel whether it has a label
 * @property {boolean} isKnown whether the source says so; else it is what Node does by default
 */

/** WebCrypto's names of the hashes that OAEP can have there. */
const OAEP_HASHES = new Map([
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
]);

/** As https://nodejs.org/api/crypto.html#cryptoprivatedecryptprivatekey-buffer says. */
const DEFAULT_HASH = 'SHA-1';
const OAEP_PADDING = /\bpadding: *(?:[\w$]+\.)*RSA_PKCS1_OAEP_PADDING\b/;

const IN_WORKER = workerSketch({
  returns: 'bytes',
  input: 'encrypted',
  task: 'crypto.privateDecrypt(options, encrypted)',
});

const WORKER_NOTE =
  'Only OAEP padding has an asynchronous form, in WebCrypto. The worker reads its own key, once; what is decrypted is copied between the threads.';

const KEY_NOTE = 'privateKey is a KeyObject, as crypto.createPrivateKey(pem) makes one.';

const ERROR_NOTE =
  'If decryption fails, the promise rejects with an OperationError, without the code of the error that privateDecrypt throws.';

/**
 * RSA's private operation takes as long as a signature. node:crypto has no asynchronous form of it; WebCrypto's runs on
 * the thread pool, but knows OAEP alone.
 */
export default blockingRule({
  id: 'sync-decrypt',
  title: 'Public-key decryption blocks the event loop',
  byShare: 'minor',
  operations: /^asym\.decrypt$/,
  applies: ({ id }, { calls }) => !isPublic(calls.get(id)),
  remedy,
});

/**
 * What the public key does, takes less than a worker's answer (publicDecrypt with RSA-2048: 25-40 µs).
 * @param {SourceCall | undefined} call what the source says
 * @returns {boolean} whether it is known to need no private key
 */
function isPublic(call) {
  return call?.callee === 'publicDecrypt';
}

/**
 * @param {CallSiteReport} callSite that decrypts
 * @param {Pick<RuleContext, 'calls'>} context what the source says there
 * @returns {Remedy} a sketch
 */
function remedy(callSite, { calls }) {
  const call = calls.get(callSite.id);
  if (callSite.package) return packageRemedy(callSite, call);
  const padding = paddingAt(call);
  const why = whoWaits(call, callSite);
  return padding === 'other'
    ? { edit: null, advice: [...IN_WORKER, ...why], notes: [WORKER_NOTE] }
    : { edit: null, advice: [...onPool(padding), ...why], notes: [KEY_NOTE, ERROR_NOTE] };
}

/**
 * @param {Oaep} padding of the call
 * @returns {string[]} lines of code
 */
function onPool({ hash, hasLabel, isKnown }) {
  const algorithm = `{ name: 'RSA-OAEP'${hasLabel ? ', label: oaepLabel' : ''} }`;
  return [
    `const bytes = Buffer.from(await crypto.subtle.decrypt(${algorithm}, await oaepKey, encrypted));`,
    "// with: const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }); // once, when the program starts",
    `// with: const oaepKey = crypto.subtle.importKey('pkcs8', pkcs8, { name: 'RSA-OAEP', hash: '${hash}' }, false, ['decrypt']);`,
    ...(isKnown ? [] : ['// only if the padding is OAEP, the default; hash as in oaepHash, SHA-1 if there is none']),
  ];
}

/**
 * @param {SourceCall | undefined} call what the source says there
 * @returns {Oaep | 'other'} its padding: `other` if it has another one, or a hash that WebCrypto has not
 */
function paddingAt(call) {
  if (call !== undefined && call.callee !== 'privateDecrypt') return 'other';
  const options = call?.syntax?.argumentTexts[0] ?? '';
  // Whatever has a name may be the options.
  if (!options.startsWith('{') || options.includes('...'))
    return { hash: DEFAULT_HASH, hasLabel: false, isKnown: false };
  const hash = options.includes('oaepHash') ? OAEP_HASHES.get(namedHash(options)) : DEFAULT_HASH;
  const isOaep = !options.includes('padding') || OAEP_PADDING.test(options);
  return isOaep && hash !== undefined ? { hash, hasLabel: options.includes('oaepLabel'), isKnown: true } : 'other';
}

/**
 * @param {string} options as written
 * @returns {string} the hash that they name, `''` if that is not a literal
 */
function namedHash(options) {
  const [, name = ''] = /\boaepHash: *['"](?:RSA-)?([\w-]+)['"]/i.exec(options) ?? [];
  return name.toLowerCase().replace('-', '');
}
