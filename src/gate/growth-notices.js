/** Limits of growth that can't be reached from where the baseline is: such a check passes whatever happens. */
import { exactly } from '../text/numbers.js';

/** @import { Check, Notice } from '../model/verdict.js' */

/** From there on no smaller limit can be reached, either: less growth than 2 points fails nothing. */
const NEARLY_ALL = 0.98;

/**
 * @param {readonly Check[]} checks of a verdict
 * @returns {Notice[]} one for each that compares a share with the baseline, and can't fail
 */
export function growthNotices(checks) {
  return checks
    .filter(({ unit, baseline, limit }) => unit === 'share' && baseline !== null && limit !== null && limit >= 1)
    .map(({ id, baseline }) => ({
      code: 'growth-unreachable',
      message:
        `${id} can't fail: the baseline has ${exactly(Number(baseline), 'share')}, and no share grows beyond 100 %.` +
        (Number(baseline) < NEARLY_ALL ? ' Accept less growth, in points.' : ''),
    }));
}
