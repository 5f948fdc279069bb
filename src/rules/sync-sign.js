import { blockingRule } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** @typedef {import('../model/report.js').CallSiteReport} CallSiteReport */

/** jose signs and verifies on the thread pool, where jsonwebtoken doesn't, callback or not. What jsonwebtoken's options set has to
 *  be set by name: without `expiresIn` a token never expires, without `algorithms` any of the key's kind is accepted. */
const JOSE = {
  sign: [
    '// key: a KeyObject from crypto.createPrivateKey(pem), made once; set what your options set (expiresIn, issuer, ...)',
    "const token = await new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).setIssuedAt().setExpirationTime('1h').sign(key);",
    "// with: import { SignJWT } from 'jose';",
  ],
  verify: [
    '// key: a KeyObject from crypto.createPublicKey(pem), made once; check what your options check (issuer, audience, ...)',
    "const { payload } = await jwtVerify(token, key, { algorithms: ['RS256'] });",
    "// with: import { jwtVerify } from 'jose';",
  ],
};

/** Signatures are short compared with key derivation, but a server may make one per request. */
export default blockingRule({
  id: 'sync-sign',
  title: 'Signing or verifying blocks the event loop',
  byShare: 'minor',
  applies: ({ operation }) => operation === 'sign' || operation === 'verify',
  remedy: (callSite, context) => {
    const operation = callSite.operation === 'verify' ? 'verify' : 'sign';
    if (callSite.package === 'jsonwebtoken') return { edit: null, advice: JOSE[operation], notes: [] };
    return poolRemedy(callSite, context, operation);
  },
});
