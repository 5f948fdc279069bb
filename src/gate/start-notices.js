/** What budgets of the event loop leave out of a program that serves nobody. */
import { ownStartTicks } from '../model/start-phase.js';
import { percent } from '../text/numbers.js';
import { listed } from '../text/words.js';
import { metricNamed, NEW_CALL_SITES } from './metrics/index.js';
import { isServer, NOTICEABLE } from './run.js';

/** @import { Check, Notice } from '../model/verdict.js' */
/** @import { Run } from './run.js' */

/**
 * A server's start is paid once. All that a script does may be done while its modules load, and who limits its blocks would
 * take a pass for all of it.
 * @param {Run[]} runs of the program
 * @param {Check[]} checks of them
 * @returns {Notice[]} one if checks pass because they leave out cryptography that matters
 */
export function startNotices(runs, checks) {
  const scripts = runs.filter(({ report }) => !isServer(report));
  const busyTicks = scripts.reduce((sum, run) => sum + run.busyTicks, 0);
  const share = scripts.reduce((sum, { report }) => sum + ownStartTicks(report.crypto), 0) / Math.max(1, busyTicks);
  const blind = new Set(checks.filter(isWithinOnLoop).map(({ metric }) => metric));
  if (share < NOTICEABLE || blind.size === 0) return [];
  const message = `${percent(share)} of busy time is cryptography while modules load. ${listed([...blind])} ${blind.size === 1 ? 'leaves' : 'leave'} that out, since no request waits for it; a budget of crypto_share counts it.`;
  return [{ code: 'start-left-out', message }];
}

/**
 * @param {Check} check of a verdict
 * @returns {boolean} whether it is met by what runs on the event loop
 */
function isWithinOnLoop({ metric, outcome }) {
  const { isOnLoop } = metricNamed(metric) ?? NEW_CALL_SITES;
  return isOnLoop === true && (outcome === 'pass' || outcome === 'near');
}
