/** What became of each call site between two runs. */
import { wasSampled } from '../model/askings.js';
import { loopTicks } from '../model/event-loop.js';
import { fileInRoot } from '../model/site-id.js';
import { formChange, movedOffLoop } from './form-change.js';
import { partIn } from './part.js';
import { fullerAlgorithm, mayBeSameAlgorithm } from './same-algorithm.js';
import { byChange, weightChange } from './weight-change.js';

/** @import { CallSiteChange, SiteSide } from '../model/comparison.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */
/** @import { SitePair } from './pair-sites.js' */
/** @import { Part, Side } from './part.js' */
/** @import { Requests } from './rate-change.js' */

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {SitePair[]} pairs their call sites
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {CallSiteChange[]} what became of each call site that was sampled
 */
export function callSiteChanges(before, after, pairs, requests) {
  const sampled = pairs.filter((pair) => [pair.before, pair.after].some((site) => site !== null && wasSampled(site)));
  const changes = sampled.map((pair) => callSiteChange(pair, [before, after], requests));
  return byChange(
    changes,
    ({ weight }) => weight,
    ({ id, before: side, after: other }) => `${id} ${(side ?? other)?.line}`,
  );
}

/**
 * @param {SitePair} pair a call site in both runs
 * @param {[before: Side, after: Side]} runs both
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {CallSiteChange}
 */
function callSiteChange({ before, after, moved }, [runBefore, runAfter], requests) {
  const site = /** @type {CallSiteReport} */ (after ?? before);
  const form = formChange(before?.form, after?.form);
  /** @type {(whole: CallSiteReport | null, run: Side) => Part} */
  const part = (whole, run) => partIn(run, { whole, piecesIn: ({ bySite }) => bySite.get(whole?.id ?? null) });
  /** @type {(whole: CallSiteReport | null, run: Side) => Part} */
  const onLoop = (whole, run) =>
    partIn(run, {
      whole,
      piecesIn: ({ bySite }) => bySite.get(whole?.id ?? null),
      loopTicks: whole === null ? 0 : loopTicks(whole),
    });
  const eventLoop = weightChange(onLoop(before, runBefore), onLoop(after, runAfter), requests);
  return {
    id: site.id,
    operation: site.operation,
    algorithm: algorithmOf(before?.algorithm ?? '', after?.algorithm ?? ''),
    before: before && siteSide(before, runBefore.report),
    after: after && siteSide(after, runAfter.report),
    moved: moved && before !== null ? { from: before.id } : null,
    weight: weightChange(part(before, runBefore), part(after, runAfter), requests),
    eventLoop,
    form,
    movedOffLoop: movedOffLoop(form, eventLoop),
  };
}

/**
 * @param {string} before algorithm in one run, `''` if unknown
 * @param {string} after the other's
 * @returns {string} what is known about both; the later one if they differ
 */
function algorithmOf(before, after) {
  return mayBeSameAlgorithm(before, after) ? fullerAlgorithm(before, after) : after;
}

/**
 * @param {CallSiteReport} site a call site
 * @param {Report} report of its run
 * @returns {SiteSide} what a comparison contains about it
 */
function siteSide(site, { target: { root } }) {
  const { line, function: name, package: packageName, api, form, phase, blocks } = site;
  return { file: fileInRoot(site.file, root), line, function: name, package: packageName, api, form, phase, blocks };
}
