import { blockingRule } from './shared/blocking.js';
import { isBulk, LARGE_RANDOM_BYTES } from './shared/bulk.js';
import { whoWaits } from './shared/edit.js';
import { packageRemedy, poolRemedy } from './shared/pool-remedy.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { RuleContext } from './shared/rule.js' */

/** Node's documentation advises to split large requests: one job keeps a thread of the pool busy for all of them. */
const ONE_JOB_BYTES = 4 * 1024 * 1024;

const IN_PIECES = [
  '// in pieces: one job of this size would keep a thread of the pool from all other work; into a buffer that nobody else has',
  'for (let at = 0; at < buffer.length; at += 2 ** 20) await randomFill(buffer.subarray(at, at + 2 ** 20));',
  '// with: const randomFill = promisify(crypto.randomFill); // from node:util',
];

/** Random bytes are cheap; only very large requests hold the event loop. */
export default blockingRule({
  id: 'sync-random',
  title: 'A large amount of random bytes blocks the event loop',
  byShare: 'nothing',
  operations: /^random$/,
  applies: isLarge,
  remedy: (callSite, context) => {
    const call = context.calls.get(callSite.id);
    if (callSite.package) return packageRemedy(callSite, call);
    // Two calls that wait may fill one buffer at once, and both would take what was written last: two tokens that are alike.
    if (!(callSite.parameters.size <= ONE_JOB_BYTES) || callSite.api === 'randomFillSync')
      return { edit: null, advice: [...IN_PIECES, ...whoWaits(call, callSite)], notes: [] };
    return poolRemedy(callSite, context, 'randomBytes');
  },
});

/**
 * @param {CallSiteReport} callSite one that makes random bytes
 * @param {RuleContext} context of it
 * @returns {boolean} whether it makes many at a time. If the source doesn't say how many, the ticks' functions decide:
 *   nine bytes in a loop hold the event loop just as long
 */
function isLarge(callSite, context) {
  const { size } = callSite.parameters;
  return size === undefined ? callSite.leaves !== undefined && isBulk(callSite, context) : size >= LARGE_RANDOM_BYTES;
}
