import { loopTicks } from '../../model/event-loop.js';
import { mayBeSameOperation } from '../../model/operation.js';
import { roundShare } from './round.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Run } from '../run.js' */

/**
 * A call site as a baseline has it.
 * @typedef {object} BaselineSite
 * @property {string} file relative to the root of the repository
 * @property {string} function
 * @property {string} operation
 * @property {number} share 0..1 of busy ticks, on the event loop; to a point
 */

/**
 * The synchronous call sites on the event loop that matter: flagged in some run, or 1 % of busy ticks when rounded.
 * Lighter ones are seen in one run and not in the next, and would make a new file of each.
 * @param {Run[]} runs of one program
 * @returns {Map<string, BaselineSite>} by id
 */
export function recordedSites(runs) {
  const busyTicks = runs.reduce((sum, run) => sum + run.steadyTicks, 0);
  /** @type {Map<string, {site: CallSiteReport, ticks: number, isFlagged: boolean}>} */
  const sites = new Map();
  for (const { callSites, loop } of runs) {
    const flagged = new Set([...loop.certain, ...loop.seen].map(({ id }) => id));
    for (const site of callSites.filter((each) => loopTicks(each) > 0)) {
      const { ticks, isFlagged } = sites.get(site.id) ?? { ticks: 0, isFlagged: false };
      sites.set(site.id, { site, ticks: ticks + loopTicks(site), isFlagged: isFlagged || flagged.has(site.id) });
    }
  }
  return new Map(
    Array.from(sites).flatMap(([id, { site, ticks, isFlagged }]) => {
      const share = roundShare(ticks / busyTicks);
      const { file, function: name, operation } = site;
      return isFlagged || share > 0 ? [[id, { file, function: name, operation, share }]] : [];
    }),
  );
}

/**
 * @param {Omit<BaselineSite, 'share'>} a call site
 * @param {Omit<BaselineSite, 'share'>} b another
 * @returns {boolean} whether they may be calls of one function that do the same, as far as samples tell what they do
 */
export function mayBeSameCall(a, b) {
  return a.file === b.file && a.function === b.function && mayBeSameOperation(a.operation, b.operation);
}
