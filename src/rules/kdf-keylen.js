import { replacedArgumentAdvice } from './shared/advice.js';
import { findingAt } from './shared/finding.js';
import { digestName } from '../catalogue/index.js';
import { digestBytes, iterationNotes } from './shared/pbkdf2-cost.js';
import { docsOf } from './shared/rule.js';
import { loopCost, MIN_TICKS, severityOfShare } from './shared/severity.js';
import { grouped, percent } from '../text/numbers.js';
import { AGAIN } from './shared/wording.js';

/** @typedef {import('../model/report.js').CallSiteReport} CallSiteReport */

const ID = 'kdf-keylen';

/** `pbkdf2Sync(password, salt, iterations, keylen, digest)` */
const KEYLEN_ARGUMENT = 3;

/**
 * PBKDF2 runs all its iterations again for each further block of output. Whoever checks a password pays
 * for all of them, whoever guesses one needs the first only.
 * @type {import('./shared/rule.js').Rule}
 */
export default {
  meta: { id: ID, title: 'PBKDF2 derives more bytes than make it stronger', severityRange: ['info', 'warning'], docs: docsOf(ID) },
  check: ({ callSites, profile }) => callSites.flatMap((callSite) => {
    const bytes = callSite.operation === 'kdf.pbkdf2' ? digestBytes(callSite.algorithm) : null;
    const cost = loopCost(callSite, profile.busyTicks);
    const { keylen } = callSite.parameters;
    // The thread pool is not sampled: what the asynchronous form wastes there is not in this profile.
    if (bytes === null || callSite.form === 'async' || cost.ticks < MIN_TICKS || !(keylen > bytes)) return [];
    const wasted = 1 - 1 / Math.ceil(keylen / bytes);
    const severity = severityOfShare(cost.shareLow * wasted, 'notable') ?? 'info';
    return [findingAt(ID, callSite, cost, { severity, ...words(callSite, bytes, cost.share) })];
  }),
};

/**
 * @param {CallSiteReport} callSite a call of PBKDF2 whose parameters are known
 * @param {number} bytes size of the digest
 * @param {number} share 0..1 of busy ticks, of the phase `event-loop`
 * @returns {Pick<import('../model/report.js').Finding, 'message'|'advice'|'notes'|'verify'>} what to say
 */
function words(callSite, bytes, share) {
  const { algorithm, parameters: { keylen, iterations } } = callSite;
  const blocks = Math.ceil(keylen / bytes);
  const runs = iterations ? `${blocks} runs of ${grouped(iterations)} iterations` : `${blocks} runs of all iterations`;
  const wasted = share * (1 - 1 / blocks);
  return {
    message: `${keylen} bytes of PBKDF2 ${algorithm} are ${runs} for this program and one for an attacker, who needs only the first `
      + `${bytes} bytes to check a guess. The further runs take about ${percent(wasted)} of this program's CPU and add no strength.`,
    advice: replacedArgumentAdvice(callSite, KEYLEN_ARGUMENT, String(keylen), String(bytes))
      ?? [`const key = await pbkdf2(password, salt, iterations, ${bytes}, '${digestName(algorithm)}');`],
    notes: [
      'Keep the iterations: they are what makes guessing expensive.',
      `Hashes that are stored already stay valid: their first ${bytes} bytes are what the shorter call returns. Compare with those `
        + '(of the bytes, not of their hex or base64).',
      `If you need more than ${bytes} bytes of key material, derive ${bytes} bytes here and expand them with HKDF.`,
      ...iterationNotes(algorithm, callSite.parameters),
    ],
    verify: `${AGAIN} each call should take about 1/${blocks} of its time.`,
  };
}
