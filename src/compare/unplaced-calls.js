/** Functions of which a run does not always know which of several calls was sampled. */
import { addToList } from '../model/add-to-list.js';
import { fileInRoot } from '../model/site-id.js';
import { isUnplaced } from '../model/unknown-line.js';

/** @import { CallSiteReport, Report } from '../model/report.js' */

/**
 * Functions with several calls that do the same, of which a run does not always know which one was sampled: V8 keeps no lines
 * of baseline code. How many samples each row gets then differs from run to run, though the program does the same.
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {CallSiteReport[]} one call site of each such function that has several rows in a run
 */
export function unplacedCalls(before, after) {
  const groups = [before, after].map(groupsOf);
  const isShared = (/** @type {string} */ key) => groups.some((each) => (each.get(key)?.length ?? 0) > 1);
  /** @type {Map<string, CallSiteReport>} */
  const found = new Map();
  for (const [key, sites] of groups.flatMap((each) => [...each])) {
    const unplaced = sites.find(isUnplaced);
    if (unplaced !== undefined && isShared(key)) found.set(key, unplaced);
  }
  return [...found.values()];
}

/**
 * @param {Report} report of a run
 * @returns {Map<string, CallSiteReport[]>} its call sites by function and operation
 */
function groupsOf({ callSites, target: { root } }) {
  /** @type {Map<string, CallSiteReport[]>} */
  const groups = new Map();
  for (const site of callSites)
    addToList(groups, JSON.stringify([fileInRoot(site.file, root), site.function, site.operation]), site);
  return groups;
}
