/** Says what can't be judged, instead of passing over it. */
import { isComplete } from '../../model/certainty.js';
import { remediesFor } from '../../text/remedies.js';
import { loopCost, MIN_TICKS, NOTABLE_SHARE } from './severity.js';

/** @import { Diagnostic } from '../../model/profile.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * Counts the call sites that might matter but can't be judged yet: too few ticks, in a profile so short that their true
 * share may well be notable.
 * @param {RuleContext} context everything that was measured
 * @returns {Diagnostic[]} one or none
 */
export function tooFewTicks({ callSites, profile }) {
  const count = callSites.filter((callSite) => {
    const { ticks } = loopCost(callSite, profile.busyTicks);
    const shareHigh = callSite.ticks > 0 ? (callSite.interval[1] * ticks) / callSite.ticks : 0;
    return callSite.form !== 'async' && ticks > 0 && ticks < MIN_TICKS && shareHigh >= NOTABLE_SHARE;
  }).length;
  if (count === 0) return [];
  const places = count === 1 ? '1 call site on the event loop has' : `${count} call sites on the event loop have`;
  return [
    {
      code: 'call-sites-too-few-ticks',
      count,
      message: `${places} fewer than ${MIN_TICKS} ticks, too few to judge, and may matter${
        isComplete(profile)
          ? ': profile for longer, or under more load.'
          : `. Not all of the program was recorded. ${remediesFor(profile.unprofiled)}`
      }`,
    },
  ];
}
