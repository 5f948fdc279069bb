import { blockingRule, HAND_OVER } from './shared/blocking.js';
import { isKeyRead } from './shared/key-calls.js';
import { poolRemedy } from './shared/pool-remedy.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Left } from './shared/blocking.js' */
/** @import { RuleContext } from './shared/rule.js' */

/**
 * With a key as text, the asynchronous form holds the loop for as long as the blocking one where the arithmetic is short: for 41-144 and
 * 38-196 µs verifying with RSA-2048, and signing with RSA for 0.6-0.95 and 0.1-0.5 ms (Node 20 to 26).
 * @type {Left}
 */
const READING = {
  note: 'Its key is read from text in each call, and that stays on the event loop: read it once first (key-per-call).',
  goal: 'should fall to what reading its key takes',
};

/**
 * With a KeyObject, signing with P-256 takes 25-31 µs and with Ed25519 35-44 µs, verifying with RSA-2048 21-27 µs, and their asynchronous
 * forms 14-45, 12-48 and 12-38 µs of the event loop (Node 20 to 26).
 */
const SHORT = /^(?:sign (?:ecdsa-p-256|ed25519)|verify rsa)(?:-|$)/;

/** A signature is quick compared with key derivation, but a server may make one per request. */
export default blockingRule({
  id: 'sync-sign',
  title: 'Signing or verifying blocks the event loop',
  byShare: 'minor',
  operations: /^(?:sign|verify)$/,
  remedy: (callSite, context) => poolRemedy(callSite, context, callSite.operation),
  left,
});

/**
 * @param {CallSiteReport} callSite that signs or verifies
 * @param {Pick<RuleContext, 'calls'>} context what the source says there
 * @returns {Left | null} what the asynchronous form leaves on the event loop
 */
function left(callSite, { calls }) {
  const { operation, algorithm, package: packageName } = callSite;
  if (packageName !== '') return null;
  if (isKeyRead(callSite, calls.get(callSite.id))) return READING;
  return SHORT.test(`${operation} ${algorithm}`) ? HAND_OVER : null;
}
