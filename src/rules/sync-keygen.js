import { blockingRule, HAND_OVER } from './shared/blocking.js';
import { poolRemedy } from './shared/pool-remedy.js';

/**
 * A pair takes 33-47 µs (X25519, Ed25519) or 24-53 µs (P-256), and handing it over 15-68 µs of the event loop, or 9-39 µs if there are
 * ten at once (Node 20, 24 and 26, 2026-11-28).
 */
const SHORT = /^keygen\.(?:x25519|ed25519|ec (?:p-256|prime256v1)$)/i;

/** Key generation searches for primes or does curve arithmetic; RSA's search has no upper bound. */
export default blockingRule({
  id: 'sync-keygen',
  title: 'Key generation blocks the event loop',
  byShare: 'minor',
  operations: /^keygen(?:\.|$)/,
  remedy: (callSite, context) =>
    poolRemedy(callSite, context, callSite.operation === 'keygen.secret' ? 'generateKey' : 'generateKeyPair'),
  left: ({ operation, algorithm, package: name }) =>
    name === '' && SHORT.test(`${operation} ${algorithm}`) ? HAND_OVER : null,
});
