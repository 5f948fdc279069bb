import { AWAIT_NOTE, blockingRule, POOL_NOTE } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** @typedef {import('../model/report.js').CallSiteReport} CallSiteReport */

/** Signatures are short compared with key derivation, but a server may make one per request. */
export default blockingRule({
  id: 'sync-sign',
  title: 'Signing or verifying blocks the event loop',
  byShare: 'minor',
  applies: ({ operation }) => operation === 'sign' || operation === 'verify',
  remedy: (callSite) => {
    const { advice, notes } = callSite.package === 'jsonwebtoken' ? jsonWebToken(callSite) : poolRemedy(callSite, callSite.operation);
    return { advice, notes: [...notes, ...keyNotes(callSite)] };
  },
});

/**
 * @param {CallSiteReport} callSite a call of jsonwebtoken
 * @returns {import('./shared/blocking.js').Remedy} a package that signs on the thread pool
 */
function jsonWebToken({ operation }) {
  return {
    advice: operation === 'verify'
      ? ['const { payload } = await jwtVerify(token, publicKey, { algorithms: [alg] });', "// with: import { jwtVerify } from 'jose';"]
      : ['const token = await new SignJWT(payload).setProtectedHeader({ alg }).sign(privateKey);', "// with: import { SignJWT } from 'jose';"],
    notes: ['jsonwebtoken computes on the event loop even when it is given a callback; jose uses the thread pool.', AWAIT_NOTE, POOL_NOTE],
  };
}

/**
 * @param {CallSiteReport} callSite a call that signs or verifies
 * @returns {string[]} what else may help
 */
function keyNotes({ operation, algorithm }) {
  const keyObject = 'Make the key once with createPrivateKey or createPublicKey and pass that object: reading PEM text '
    + 'took 0.5 ms for each call on Node 20 in our measurements.';
  if (operation !== 'sign' || /^(ec|ed|p-?\d|x\d)/i.test(algorithm)) return [keyObject];
  return [keyObject, 'If this signs with RSA and you may choose, ECDSA P-256 (ES256) is at least as strong as RSA with 2048 or '
    + '3072 bits and signs in a tenth of the time; verifying takes about three times as long.'];
}
