/** What a baseline holds under another file or function than a run. */
import { loopTicks } from '../model/event-loop.js';
import { movedSites } from './baseline/moved-sites.js';
import { mattering } from './run.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { Calls } from './baseline/moved-sites.js' */
/** @import { Run } from './run.js' */

/** More of them, nobody reads. */
const MOST_NAMED = 5;

/**
 * @param {Baseline} baseline that was accepted
 * @param {Run} run that is held against it
 * @returns {Map<string, Calls>} call sites of the baseline that are gone, by the name that each has now
 */
export function movesSince({ callSites }, run) {
  const onLoop = (/** @type {CallSiteReport[]} */ sites) =>
    sites.map((site) => ({ ...site, share: loopTicks(site) / run.steadyTicks }));
  return movedSites(callSites.values(), onLoop(mattering(run)), onLoop(run.callSites));
}

/**
 * @param {Run[]} runs that are judged
 * @param {Baseline | null} baseline that they are held against
 * @param {GateConfig} config that says whether new call sites count
 * @returns {Notice[]} one, or none if nothing has moved, or nobody asks
 */
export function moveNotices(runs, baseline, config) {
  if (baseline === null || config.baseline === null || config.baseline.newCallSites === 'off') return [];
  const moves = new Map(
    runs.flatMap((run) =>
      Array.from(movesSince(baseline, run), ([name, { name: old }]) => /** @type {const} */ ([name, old])),
    ),
  );
  if (moves.size === 0) return [];
  const named = Array.from(moves, ([name, old]) => `${old} → ${name}`)
    .sort()
    .slice(0, MOST_NAMED);
  const rest = moves.size > MOST_NAMED ? `, and ${moves.size - MOST_NAMED} more` : '';
  return [
    {
      code: 'call-sites-moved',
      message: `Moved, and so not new: ${named.join(', ')}${rest}. An updated baseline holds the new names.`,
    },
  ];
}
