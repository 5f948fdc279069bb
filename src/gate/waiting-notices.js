/**
 * Limits of a share (`max`) that are met, or not, only because the program waited for a processor as long as it did: with
 * a baseline this would be inconclusive, but `max` is about the machine that the gate runs on.
 */
import { exactly, percent, times } from '../text/numbers.js';
import { changedByWaiting, isOfOpenSsl, waitingIn, withOdds } from './waiting.js';

/** @import { Notice } from '../model/verdict.js' */
/** @import { Result } from './checks.js' */
/** @import { Run } from './run.js' */

/** What a program that has the machine for itself waits. */
const NOTHING = 0;

/**
 * @param {Result[]} results of all checks
 * @param {Run[]} runs of the program
 * @returns {Notice[]} one for each limit on whose other side the share may be where nothing else runs
 */
export function waitingNotices(results, runs) {
  const waited = waitingIn(runs) ?? NOTHING;
  return results.flatMap(({ id, metric, budget, baseline, judgement, value, limit, evidence }) => {
    const isDecided = judgement.outcome === 'pass' || judgement.outcome === 'fail';
    if (metric.unit !== 'share' || budget === null || baseline !== null || value === null || limit === null) return [];
    const { larger, smaller } = changedByWaiting(NOTHING, runs, isOfOpenSsl(evidence));
    const isBeyond = value > limit;
    const quiet = isBeyond ? withOdds(value, 1 / larger) : withOdds(value, smaller);
    if (!isDecided || quiet > limit === isBeyond) return [];
    const message = `${id}: the event loop waited for a processor ${times(waited)} as long as it ran. Where less else runs, the share may be as ${isBeyond ? 'small' : 'large'} as ${percent(quiet)}, and the limit is ${exactly(limit, 'share')}: gate on a quieter machine, or limit growth ("regression"), which takes waiting into account.`;
    return [{ code: 'limit-while-waiting', message }];
  });
}
