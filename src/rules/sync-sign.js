import { blockingRule, leftOfShort } from './shared/blocking.js';
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
  if (!isKeyRead(callSite, calls.get(callSite.id))) return leftOfShort(callSite);
  return callSite.package === '' ? READING : null;
}
