/** What becomes of a baseline when further runs are accepted, and what changed in it. */
import { DESIGN_EFFECT, wilsonInterval } from '../../model/interval.js';
import { siteId } from '../../model/site-id.js';
import { differences } from '../environment.js';
import { metricKey, unitOfKey } from '../metrics/index.js';
import { updatedWaiting } from '../waiting.js';
import { makeBaseline } from './baseline.js';
import { sameCallsIn, movedSites, siteText } from './call-sites.js';
import { areOfOneRun } from './file.js';

/** @import { GateConfig } from '../../model/gate-config.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { Baseline } from './baseline.js' */
/** @import { BaselineSite } from './call-sites.js' */

/** Ratios of counts vary with timing: connections that happened to be reused. */
const SAME_RATIO = 0.1;
/** How many times larger one of two design effects of the same program may come out. */
const SAME_EFFECT = 2;
/** What a share to a point may differ from the share, either way. */
const ROUNDING = 0.005;
/** More than this many times the ticks make a better baseline even where nothing changed. */
const MUCH_MORE = 2;

/**
 * Accepts some runs: writes what changed beyond noise and keeps every other line, so the file's history shows what each
 * change did. Small growth isn't written either, so it adds up until it shows. Runs with much more ticks know better:
 * their values are written.
 * @param {Baseline | null} old null if there is none yet
 * @param {Report[]} reports of one program, at least one
 * @param {GateConfig} config whose budgets are recorded
 * @param {string} today ISO date: what allows have expired
 * @returns {Baseline} the complete new baseline
 */
export function updateBaseline(old, reports, config, today) {
  const fresh = makeBaseline(reports, config, today);
  // Nothing that was measured elsewhere can be compared with this.
  if (old === null || differences(old.environment, fresh.environment).length > 0) return fresh;
  const designEffects = updatedEffects(old, fresh);
  const waiting = updatedWaiting(old.waiting, fresh.waiting);
  const unmeasured = [...old.metrics].filter(([key]) => !fresh.metrics.has(key) && isMeasuredBy(config, key));
  if (fresh.busyTicks > MUCH_MORE * old.busyTicks)
    return { ...fresh, metrics: new Map([...fresh.metrics, ...unmeasured]), designEffects, waiting };
  const metrics = new Map([...updatedMetrics(old, fresh), ...unmeasured]);
  const updated = { callSites: updatedSites(old, fresh), metrics, designEffects, waiting };
  const isSame =
    old.waiting === waiting &&
    sameEntries(old.callSites, updated.callSites) &&
    sameEntries(old.metrics, updated.metrics) &&
    sameEntries(old.designEffects, updated.designEffects);
  return { ...(isSame ? old : fresh), ...updated, environment: fresh.environment };
}

/**
 * @param {GateConfig} config whose budgets are recorded
 * @param {string} key of a metric in a baseline
 * @returns {boolean} whether runs would have a value of it if they could: as long as they can't, the old one is valid
 */
function isMeasuredBy({ budgets }, key) {
  return unitOfKey(key) !== null && (!key.includes(' ') || budgets.some((budget) => metricKey(budget) === key));
}

/**
 * @param {Baseline} old baseline
 * @param {Baseline} fresh one of the new runs alone
 * @returns {Baseline['metrics']} the new runs' metrics, with the old values that are still valid
 */
function updatedMetrics(old, fresh) {
  return new Map(
    Array.from(fresh.metrics, ([key, value]) => {
      const before = old.metrics.get(key);
      return [key, before !== undefined && isSameValue(key, before, value, old, fresh) ? before : value];
    }),
  );
}

/**
 * @param {Baseline} old baseline
 * @param {Baseline} fresh one of the new runs alone
 * @returns {Baseline['designEffects']} those that are still valid: some runs of a program show half of what others do,
 *   and fewer runs show less
 */
function updatedEffects(old, fresh) {
  return new Map(
    [...new Set([...old.designEffects.keys(), ...fresh.designEffects.keys()])].flatMap((key) => {
      const [before, after] = [old.designEffects.get(key), fresh.designEffects.get(key)];
      const isKept =
        before !== undefined &&
        (after === undefined || fresh.runs < old.runs || Math.max(before / after, after / before) <= SAME_EFFECT);
      const value = isKept ? before : after;
      return value === undefined ? [] : [/** @type {[string, number]} */ ([key, value])];
    }),
  );
}

/**
 * @param {string} key of the metric
 * @param {number} before value
 * @param {number} after value
 * @param {Baseline} old that contains the first
 * @param {Baseline} fresh that contains the second
 * @returns {boolean} whether the difference may be chance
 */
function isSameValue(key, before, after, old, fresh) {
  const unit = unitOfKey(key);
  if (unit === 'share') return isSameShare(before, after, old, fresh);
  return unit === 'ratio' ? Math.abs(after - before) <= SAME_RATIO * before : after === before;
}

/**
 * @param {number} before share
 * @param {number} after share
 * @param {Baseline} old that contains the first
 * @param {Baseline} fresh that contains the second
 * @returns {boolean} whether the difference may be chance
 */
function isSameShare(before, after, old, fresh) {
  return Math.abs(after - before) <= Math.hypot(halfWidth(before, old), halfWidth(after, fresh)) + ROUNDING;
}

/**
 * @param {number} share 0..1
 * @param {Baseline} baseline that it is of
 * @returns {number} half of its 95 % interval
 */
function halfWidth(share, { busyTicks }) {
  const total = busyTicks / DESIGN_EFFECT;
  const [low, high] = wilsonInterval(share * total, total);
  return (high - low) / 2;
}

/**
 * @param {Baseline} old baseline
 * @param {Baseline} fresh one of the new runs alone
 * @returns {Baseline['callSites']} call sites that are there, and those that the new runs may have missed; what moved
 *   has its new name alone. Those of the new runs if old and new shares are more than all together
 */
function updatedSites(old, fresh) {
  /** @type {Baseline['callSites']} */
  const sites = new Map();
  const gone = new Map([...old.callSites].filter(([id]) => !fresh.callSites.has(id)));
  const ids = new Map(Array.from(gone, ([id, site]) => [site, id]));
  const goneLike = sameCallsIn(gone.values());
  for (const [id, site] of fresh.callSites) {
    // The same call site may have got another name: one run knows more of what it does than the other.
    const others = old.callSites.has(id) ? [] : goneLike(site).map((other) => String(ids.get(other)));
    const known = others.find((other) => gone.has(other)) ?? id;
    gone.delete(known);
    const before = old.callSites.get(known);
    if (before !== undefined && isSameShare(before.share, site.share, old, fresh))
      sites.set(known, withSource(before, site));
    else sites.set(id, site);
  }
  const now = [...fresh.callSites.values()];
  const moved = new Set(Array.from(movedSites([...old.callSites.values()], now, now).values(), ({ name }) => name));
  for (const [id, site] of gone) {
    if (!moved.has(siteId(site, '', 1)) && mayBeMissed(site, old, fresh)) sites.set(id, site);
  }
  return areOfOneRun(sites.values()) ? sites : fresh.callSites;
}

/**
 * @param {BaselineSite} before entry whose share is still valid
 * @param {BaselineSite} after what the new runs show
 * @returns {BaselineSite} the same entry if its source is, too, or if the new runs know less of it
 */
function withSource(before, after) {
  const isKept = siteText(after) === null || siteText(after) === siteText(before);
  return isKept ? before : { ...after, share: before.share };
}

/**
 * @param {BaselineSite} site of the old baseline that the new runs don't show
 * @param {Baseline} old baseline
 * @param {Baseline} fresh one of the new runs
 * @returns {boolean} whether that may be chance
 */
function mayBeMissed({ share }, old, fresh) {
  return share === 0 ? fresh.busyTicks < old.busyTicks : isSameShare(share, 0, old, fresh);
}

/**
 * @param {Map<string, unknown>} a entries
 * @param {Map<string, unknown>} b entries
 * @returns {boolean} whether they are the same
 */
function sameEntries(a, b) {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

/**
 * One entry that is not what it was.
 * @typedef {object} BaselineChange
 * @property {'call site' | 'metric'} kind
 * @property {string} key of the entry
 * @property {number | null} before share of a call site, value of a metric; null if it is new
 * @property {number | null} after the same; null if it is gone
 */

/**
 * @param {Baseline | null} old null if there was none
 * @param {Baseline} updated what is there now
 * @returns {BaselineChange[]} what to look at before committing it, by key
 */
export function baselineChanges(old, updated) {
  return [
    ...changesOf('call site', shares(old), shares(updated)),
    ...changesOf('metric', old?.metrics ?? new Map(), updated.metrics),
  ];
}

/**
 * @param {Baseline | null} baseline what was accepted
 * @returns {Map<string, number>} the shares of its call sites
 */
function shares(baseline) {
  return new Map(Array.from(baseline?.callSites ?? [], ([key, { share }]) => [key, share]));
}

/**
 * @param {BaselineChange['kind']} kind of the entries
 * @param {Map<string, number>} before entries
 * @param {Map<string, number>} after entries
 * @returns {BaselineChange[]} those that differ
 */
function changesOf(kind, before, after) {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys
    .map((key) => ({ kind, key, before: before.get(key) ?? null, after: after.get(key) ?? null }))
    .filter((change) => change.before !== change.after);
}
