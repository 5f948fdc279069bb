import { loopTicks } from '../../model/event-loop.js';
import { siteKey } from '../../model/site-key.js';
import { placeKey } from '../measure/evidence.js';
import { syncCallSites } from '../measure/flagged-sites.js';
import { EVERYTHING, selectorOf } from '../selector.js';
import { roundShare } from './round.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */

/**
 * All call sites of one key: in functions of one name, or in anonymous ones of one file.
 * @typedef {object} BaselineSite
 * @property {number} count how many there are
 * @property {string} operation
 * @property {number} share 0..1 of busy ticks, on the event loop, of all of them; to a point
 */

/**
 * The synchronous call sites on the event loop that matter: flagged in some run, or 1 % of busy ticks when rounded.
 * Lighter ones are seen in one run and not in the next, and would make a new file of each.
 * @param {Report[]} reports of one program
 * @returns {Map<string, BaselineSite>} by key
 */
export function recordedSites(reports) {
  const busyTicks = reports.reduce((sum, { profile }) => sum + profile.busyTicks, 0);
  /** @type {Map<string, {key: string, site: CallSiteReport, ticks: number, isFlagged: boolean}>} */
  const sites = new Map();
  for (const report of reports) {
    const { certain, unsure } = syncCallSites(report, selectorOf(EVERYTHING));
    const flagged = new Set([...certain, ...unsure].map(({ id }) => id));
    for (const site of report.callSites.filter((each) => loopTicks(each) > 0)) {
      const place = placeKey(site, report.target.root);
      const known = sites.get(place) ?? { key: siteKey(site, report.target.root), site, ticks: 0, isFlagged: false };
      sites.set(place, { ...known, ticks: known.ticks + loopTicks(site), isFlagged: known.isFlagged || flagged.has(place) });
    }
  }
  /** @type {Map<string, {count: number, operation: string, ticks: number}>} */
  const keys = new Map();
  for (const { key, site, ticks, isFlagged } of sites.values()) {
    if (!isFlagged && roundShare(ticks / busyTicks) === 0) continue;
    const { operation } = site;
    const known = keys.get(key) ?? { count: 0, operation, ticks: 0 };
    keys.set(key, { operation, count: known.count + 1, ticks: known.ticks + ticks });
  }
  return new Map(Array.from(keys, ([key, { count, operation, ticks }]) => [key, { count, operation, share: roundShare(ticks / busyTicks) }]));
}
