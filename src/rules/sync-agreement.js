import { agreesOffLoop } from '../catalogue/guidance.js';
import { blockingRule } from './shared/blocking.js';
import { whoWaits } from './shared/edit.js';
import { packageRemedy, poolRemedy } from './shared/pool-remedy.js';
import { workerSketch } from './shared/worker-sketch.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Left, Remedy } from './shared/blocking.js' */
/** @import { RuleContext } from './shared/rule.js' */

/** WebCrypto's names of the curves that it has, by OpenSSL's and by those of reports. */
const CURVES = new Map([
  ['x25519', "{ name: 'X25519' }"],
  ['prime256v1', "{ name: 'ECDH', namedCurve: 'P-256' }"],
  ['p-256', "{ name: 'ECDH', namedCurve: 'P-256' }"],
  ['secp384r1', "{ name: 'ECDH', namedCurve: 'P-384' }"],
  ['p-384', "{ name: 'ECDH', namedCurve: 'P-384' }"],
  ['secp521r1', "{ name: 'ECDH', namedCurve: 'P-521' }"],
  ['p-521', "{ name: 'ECDH', namedCurve: 'P-521' }"],
]);

/** It is in the advice itself: where the callback is ignored, nobody would get an answer. */
const ONLY_NEW = '// in Node 23.11 and later: earlier ones never call back';

/** What a worker does, with a pair of its own: one that is made once would cost forward secrecy. */
const TASKS = /** @type {const} */ ({
  diffieHellman: 'crypto.diffieHellman({ privateKey, publicKey: crypto.createPublicKey(theirs) })',
  'kex.dh': newPair('getDiffieHellman(group)'),
  other: newPair('createECDH(curve)'),
});

const NEW_SIDES =
  "Where both sides are new, X25519 takes less: crypto.generateKeyPair('x25519', ...) and crypto.diffieHellman().";

const KEPT_NOTE =
  "A pair that is kept today is imported once instead: subtle.importKey('pkcs8', privateKey.export({ format: 'der', type: 'pkcs8' }), ...), or as 'jwk'.";

const BYTES_NOTE =
  'theirs and what is sent are the bytes of public keys, as ecdh.getPublicKey() gives them, and the secret has the same bytes as now.';

/**
 * X25519 and P-256 take 39 and 61-106 µs, and of the event loop, handed over with a callback, 6-15 and 19 µs, by WebCrypto with
 * the other side's key as bytes 19-35 and 65-75 µs (Node 20 and 24, 2026-11-28).
 * @type {Left}
 */
const HAND_OVER = {
  note: 'Such a call takes 0.04 to 0.1 ms, and handing it to the thread pool 0.01 to 0.08 ms: that lets other work run in between, and saves a part.',
  goal: 'should fall to three quarters or less',
};
const SHORT = /^(?:x25519|prime256v1|p-256)$/;

/** Functions that have a form with a callback, all but the first since they exist. */
const WITH_CALLBACK = new Set(['diffieHellman', 'encapsulate', 'decapsulate']);

/** A server agrees on a key for each connection or message; on P-384 and P-521 that takes milliseconds. */
export default blockingRule({
  id: 'sync-agreement',
  title: 'Key agreement blocks the event loop',
  byShare: 'minor',
  // What createDiffieHellman() does with its prime is dh-prime's, or sync-prime's.
  operations: /^kex(?:\.|$)/,
  isAbout: ({ api }) => api !== 'createDiffieHellman',
  remedy,
  left: ({ algorithm, package: name }) => (name === '' && SHORT.test(algorithm) ? HAND_OVER : null),
});

/**
 * @param {CallSiteReport} callSite that agrees on a key
 * @param {RuleContext} context what the source says there
 * @returns {Remedy} what to write instead
 */
function remedy(callSite, context) {
  const { api, algorithm } = callSite;
  const call = context.calls.get(callSite.id);
  if (callSite.package) return packageRemedy(callSite, call);
  if (WITH_CALLBACK.has(api) && (api !== 'diffieHellman' || agreesOffLoop(context.oldestNode ?? context.node))) {
    const shown = poolRemedy(callSite, context, api);
    return api === 'diffieHellman' ? { ...shown, advice: [...shown.advice, ONLY_NEW] } : shown;
  }
  const why = whoWaits(call, callSite);
  const curve = CURVES.get(algorithm.toLowerCase());
  return curve === undefined
    ? { edit: null, advice: [...workerSketch(taskOf(callSite)), ...why], notes: [NEW_SIDES] }
    : { edit: null, advice: [...onCurve(curve), ...why], notes: [KEPT_NOTE, BYTES_NOTE] };
}

/**
 * @param {string} maker call of node:crypto that makes an object for a key agreement
 * @returns {string} a function's body that agrees with a new pair of it
 */
function newPair(maker) {
  return `{ const ours = crypto.${maker}; return { publicKey: ours.generateKeys(), secret: ours.computeSecret(theirs) }; }`;
}

/**
 * @param {CallSiteReport} callSite that agrees on a key
 * @returns {{returns: string, task: string, input: string}} the same in a worker
 */
function taskOf({ api, operation }) {
  if (api === 'diffieHellman') return { returns: 'secret', input: 'theirs', task: TASKS.diffieHellman };
  const task = operation === 'kex.dh' ? TASKS['kex.dh'] : TASKS.other;
  return { returns: '{ publicKey, secret }', input: 'theirs', task };
}

/**
 * Who makes a new pair for each agreement has forward secrecy, so that the sketch makes one, too.
 * @param {string} curve as WebCrypto's algorithm
 * @returns {string[]} lines of code, by which both sides get the bytes that they get now
 */
function onCurve(curve) {
  return [
    "const ours = await subtle.generateKey(curve, false, ['deriveBits']); // where a pair is made now",
    'const secret = Buffer.from(await subtle.deriveBits({ ...curve, public: await read(theirs) }, ours.privateKey, null));',
    `// with: const { subtle } = crypto, curve = ${curve};`,
    "// with: const read = (bytes) => subtle.importKey('raw', bytes, curve, false, []);",
    "// to send: Buffer.from(await subtle.exportKey('raw', ours.publicKey))",
  ];
}
